"""The games that there are, by name."""

from __future__ import annotations

from groschen.engine.errors import BadSetup, quoted
from groschen.engine.rules import Rules
from groschen.games import kutna_hora, praga

GAMES: dict[str, Rules] = {rules.name: rules for rules in (kutna_hora.RULES, praga.RULES)}


def rules_of(name: object) -> Rules:
    if not isinstance(name, str) or name not in GAMES:
        raise BadSetup(
            "there is no game {name}; there are {games}", name=quoted(name), games=", ".join(GAMES)
        )
    return GAMES[name]
