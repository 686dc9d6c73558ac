"""Moves everything from one database to another, empty one: from SQLite to PostgreSQL, when friends are many.

python -m groschen.web.store.moving groschen.sqlite postgresql://groschen@localhost/groschen
"""

from __future__ import annotations

import sys

from sqlalchemy import Connection, func, insert, select

from groschen.engine.errors import BadSetup, GroschenError
from groschen.web.settings import Settings
from groschen.web.store import upgrade
from groschen.web.store.engine import engine_of
from groschen.web.store.schema import METADATA, TABLES

AT_ONCE = 500


def move(source: str, target: str) -> dict[str, int]:
    """Copy every row; all or nothing. How many there were, by table of the database."""
    here, there = (engine_of(Settings(database=name).url) for name in (source, target))
    upgrade.to_newest(here)
    upgrade.to_newest(there)
    with here.connect() as reading, there.begin() as writing:
        if writing.execute(select(func.count()).select_from(TABLES)).scalar_one():
            raise BadSetup("the database to move to has tables already")
        return {table.name: copy(reading, writing, table.name) for table in METADATA.sorted_tables}


def copy(reading: Connection, writing: Connection, name: str) -> int:
    table, moved = METADATA.tables[name], 0
    for rows in reading.execution_options(stream_results=True).execute(select(table)).partitions(AT_ONCE):
        writing.execute(insert(table), [row._asdict() for row in rows])
        moved += len(rows)
    return moved


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__)
        return 2
    try:
        moved = move(*sys.argv[1:])
    except GroschenError as error:
        print(error, file=sys.stderr)
        return 2
    print(", ".join(f"{name}: {count}" for name, count in moved.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
