"""The games that there are, by name."""

from __future__ import annotations

from groschen.engine.errors import BadSetup, quoted
from groschen.engine.rules import Rules
from groschen.games import kutna_hora, praga

GAMES: dict[str, Rules] = {rules.name: rules for rules in (kutna_hora.RULES, praga.RULES)}


def rules_of(name: object) -> Rules:
    if not isinstance(name, str) or name not in GAMES:
        raise BadSetup(f"there is no game {quoted(name)}; there are {', '.join(GAMES)}")
    return GAMES[name]
