"""What the tables of a box must keep to, beside what `reading` understands: what cannot be printed in any
copy of the game is a slip of whoever typed it. Every mistake is named by table, row and field."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final

from groschen.engine.box import Tables
from groschen.engine.reading import refuse
from groschen.games.kutna_hora import effects
from groschen.games.kutna_hora.box.pieces import Building
from groschen.games.kutna_hora.effects import Arm, Patrician, Production, Technology
from groschen.games.kutna_hora.names import ACTIONS, GUILDS, MINERS

TILES_OF_A_GUILD_ON_PLAYER_BOARDS: Final = 2


def check_guild_buildings(tables: Tables, buildings: list[Building]) -> None:
    """Every one raises its production and moves its arm; the miners' have a technology instead of an arm."""
    for number, tile in enumerate(buildings, 1):
        for kind in (Production, Arm, Technology):
            found = [type(effect) for effect in tile.effects].count(kind)
            wanted = int(kind is Production or (kind is Technology) == (tile.guild == MINERS))
            if found != wanted:
                what = (
                    f"{effects.word_of(kind)!r} is there {found} times on a tile of the {GUILDS[tile.guild]}"
                )
                refuse(tables, "guild_buildings", number, "effects", f"{what}, not {wanted}")


def check_public_buildings(tables: Tables, buildings: list[Building]) -> None:
    """Every one brings its patrician."""
    for number, tile in enumerate(buildings, 1):
        found = [type(effect) for effect in tile.effects].count(Patrician)
        if found != 1:
            what = f"'patrician' is there {found} times; every public building brings one"
            refuse(tables, "public_buildings", number, "effects", what)


def check_technologies(tables: Tables) -> None:
    """The stack is in order: the number on the back is how many tiles are drawn."""
    for number, row in enumerate(tables["technologies"], 1):
        if row.draw != number:
            refuse(tables, "technologies", number, "draw", f"{row.draw} stands where {number} should")


def check_guild_sets(tables: Tables, setups: list[list[list[tuple[int, ...]]]]) -> None:
    """There are two tiles of each guild, and no two players have the same guilds; of three players, each
    shares one guild with each of the others."""
    for number, setup in enumerate(setups, 1):
        for field, sets in zip(("two", "three", "four"), setup, strict=True):
            members = Counter(guild for guilds in sets for guild in guilds)
            guild, most = members.most_common(1)[0]
            if most > TILES_OF_A_GUILD_ON_PLAYER_BOARDS:
                what = f"the {GUILDS[guild]} have {most} members, but there are two tiles of each guild"
                refuse(tables, "guild_setups", number, field, what)
            if len({frozenset(guilds) for guilds in sets}) != len(sets):
                refuse(tables, "guild_setups", number, field, "two players have the same guilds")
            shared = [len({*one} & {*other}) for one, other in combinations(sets, 2)]
            if field == "three" and shared != [1, 1, 1]:
                refuse(tables, "guild_setups", number, field, "two players do not share exactly one guild")


def check_action_cards(tables: Tables, cards: list[tuple[int, int]]) -> None:
    """Every action is on a card, the Joker on one only."""
    ends = [action for card in cards for action in card]
    for action, word in enumerate(ACTIONS):
        if action not in ends:
            refuse(tables, "action_cards", len(cards), "other", f"no card has the action {word!r}")
