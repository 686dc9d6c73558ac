"""The games that there are, by name."""

from __future__ import annotations

from groschen.engine.errors import BadSetup
from groschen.engine.rules import Rules
from groschen.games import kutna_hora, praga

GAMES: dict[str, Rules] = {rules.name: rules for rules in (kutna_hora.RULES, praga.RULES)}


def rules_of(name: str) -> Rules:
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]
