"""A table's game as text."""

from __future__ import annotations

import json

from groschen.engine import record
from groschen.engine.record import Record
from groschen.render.words import web
from groschen.web.tables import Table


def record_of(table: Table, language: str) -> str:
    """The record; without its seed, and so not to be replayed, until the game is over."""
    text = table.game.record() if table.game is not None else as_written(table)
    if table.header.over:
        return text
    seed = f"seed: {json.dumps(table.header.seed)}\n"
    return text.replace(seed, f"# {web.say('seed hidden', language)}\n", 1)


def as_written(table: Table) -> str:
    """The record of a game whose rules are no longer played: the choices that stand."""
    header = table.header
    return record.write(
        Record(
            game=header.game,
            rules=header.rules,
            box=header.box,
            options=header.options,
            seats=table.names(),
            seed=header.seed,
            choices=table.choices_at(table.number),
        )
    )
