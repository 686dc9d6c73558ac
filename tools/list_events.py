"""docs/events.md: every event of every game, with its facts, from the classes that the rules tell.

python tools/list_events.py            prints the page
python tools/list_events.py --write    writes it
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from groschen.catalogue import GAMES

PROJECT = Path(__file__).resolve().parent.parent
SOURCES = PROJECT / "src"
PAGE = PROJECT / "docs" / "events.md"
HEAD = """\
# Events

What happened at a choice: `game.play()`, `game.foresee()`, `game.opening` and `game.history` give it as
plain data, `{"event": "RightsTaken", "seat": 0, "tile": "mill", "cost": 3}`. Facts are in the view's words:
seats are numbers from 0, pieces are keys of the box, places are named as on the board. An event without
`seat` concerns the whole table. This page is made by `tools/list_events.py`.
"""


def page() -> str:
    parts = [HEAD]
    for rules in GAMES.values():
        parts += [f"\n## {rules.title}\n", "| event | facts | |", "| --- | --- | --- |"]
        source = SOURCES / rules.package.replace(".", "/") / "events.py"
        parts += [row(kind) for kind in kinds(source.read_text(encoding="utf-8"))]
    return "\n".join(parts) + "\n"


def kinds(source: str) -> list[ast.ClassDef]:
    """The event classes of a module, in the order in which they stand there."""
    return [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]


def row(kind: ast.ClassDef) -> str:
    fields = [each for each in kind.body if isinstance(each, ast.AnnAssign)]
    facts = [f"`{ast.unparse(each.target)}` {plain(ast.unparse(each.annotation))}" for each in fields]
    said = " ".join((ast.get_docstring(kind) or "").split())
    return f"| `{kind.name}` | {', '.join(facts)} | {said} |"


def plain(what: str) -> str:
    """A type as people say it."""
    said = {
        "int": "number",
        "str": "text",
        "str | None": "text or nothing",
        "bool": "true or false",
        "tuple[str, ...]": "texts",
        "Owner": 'seat, or "parler"',
        "tuple[Owner, ...]": 'seats, or "parler"',
    }
    return said.get(what, what)


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")
