"""Mine and building effects: the icons of the rulebook's key, and those of houses and events.

An effect is written in the tables as a word and a number ("pelicans 2"). `apply` carries it out for
the seat that built the tile; whatever needs a choice is put on the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.games.kutna_hora.actions.houses import RemoveHouse
from groschen.games.kutna_hora.actions.mine import PlaceTechnology
from groschen.games.kutna_hora.actions.rights import TakePublicTile
from groschen.games.kutna_hora.actions.st_barbara import flip_by_guild
from groschen.games.kutna_hora.names import FROM_EFFECTS

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Tile
    from groschen.games.kutna_hora.state import State


class Effect:
    """One icon."""

    __slots__ = ("amount",)

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def apply(self, state: State, seat: int, tile: Tile) -> None:
        raise NotImplementedError


class Production(Effect):
    """More of the tile's commodity; for ore, the ore deck follows."""

    def apply(self, state: State, seat: int, tile: Tile) -> None:
        state.raise_production(seat, tile.guild, self.amount)


class Arm(Effect):
    """The guild's indicator arm moves one notch to the right."""

    def apply(self, state: State, seat: int, tile: Tile) -> None:
        state.move_arm(tile.guild)


class Technology(Effect):
    """Play the top mining technology tile as a free mine."""

    def apply(self, state: State, seat: int, tile: Tile) -> None:
        if state.technology_left():
            state.then(PlaceTechnology(seat))


class OreDeck(Effect):
    def apply(self, state: State, seat: int, tile: Tile) -> None:
        state.advance_ore(self.amount)


class Population(Effect):
    def apply(self, state: State, seat: int, tile: Tile) -> None:
        state.advance_population(self.amount)


class Points(Effect):
    def apply(self, state: State, seat: int, tile: Tile) -> None:
        state.score(seat, self.amount, FROM_EFFECTS)


class Reputation(Effect):
    def apply(self, state: State, seat: int, tile: Tile) -> None:
        state.change_reputation(seat, self.amount)


class Pelicans(Effect):
    def apply(self, state: State, seat: int, tile: Tile) -> None:
        state.gain_pelicans(seat, self.amount)


class Taxes(Effect):
    def apply(self, state: State, seat: int, tile: Tile) -> None:
        state.raise_taxes(self.amount)


class Patrician(Effect):
    """The patrician on the tile goes from the bank to the pool."""

    def apply(self, state: State, seat: int, tile: Tile) -> None:
        state.patrician_to_pool(tile.patrician)


class House(Effect):
    """Remove the leftmost house of one row, without its effect."""

    def apply(self, state: State, seat: int, tile: Tile) -> None:
        if any(state.players[seat].houses):
            state.then(RemoveHouse(seat))


class Flip(Effect):
    """The guild flips the current St. Barbara tile, and its tax is raised."""

    def apply(self, state: State, seat: int, tile: Tile) -> None:
        flip_by_guild(state)


class PublicTile(Effect):
    """House effect: take a public building tile for nothing."""

    def apply(self, state: State, seat: int, tile: Tile) -> None:
        state.then(TakePublicTile(seat))


KINDS: dict[str, type[Effect]] = {
    "produce": Production,
    "arm": Arm,
    "technology": Technology,
    "ore deck": OreDeck,
    "population": Population,
    "points": Points,
    "reputation": Reputation,
    "pelicans": Pelicans,
    "taxes": Taxes,
    "patrician": Patrician,
    "remove house": House,
    "flip barbara": Flip,
    "public tile": PublicTile,
}


def word_of(kind: type[Effect]) -> str:
    """How the tables write an effect."""
    return next(word for word, named in KINDS.items() if named is kind)


def parse(text: str) -> tuple[Effect, ...]:
    """The effects of a table row, e.g. "produce 3, arm, population 1"."""
    return tuple(_parse_one(" ".join(part.split())) for part in text.split(",") if part.strip())


def _parse_one(text: str) -> Effect:
    word, _, number = text.rpartition(" ")
    if number.removeprefix("-").isdigit() and word in KINDS:
        return KINDS[word](int(number))
    if text in KINDS:
        return KINDS[text]()
    raise ValueError(f"{text!r} is not an effect; the effects are {', '.join(KINDS)}")
