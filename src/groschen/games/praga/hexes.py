"""A lattice of hexes with a corner at the top.

A hex is a pair (q, r): (1, 0) is a step to the right, (0, 1) to the upper right. Directions are counted
from the right, against the clock: right, upper right, upper left, left, lower left, lower right. Side k
of a hex faces direction k; corner k lies between the sides k and k + 1. A tile turned by t has its
side k facing direction k + t.
"""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SIDES: Final = 6

ACTION_HEXES: Final = 6
WALL_PLACES: Final = 12
FIRST_WALL: Final = ACTION_HEXES
"""Places of an action board: six hexes round the centre, then twelve round those, each ring from the
right on, against the clock."""


def step(at: Hex, direction: int) -> Hex:
    q, r = DIRECTIONS[direction % SIDES]
    return at[0] + q, at[1] + r


def around(at: Hex) -> list[Hex]:
    return [step(at, direction) for direction in range(SIDES)]


def corner(at: Hex, number: int) -> frozenset[Hex]:
    """A corner is where three hexes meet."""
    return frozenset((at, step(at, number), step(at, number + 1)))


def flower() -> list[Hex]:
    """The hexes of an action board and of the walls around it, by place."""
    inner = around((0, 0))
    outer: list[Hex] = []
    for direction, at in enumerate(inner):
        outer.append(step(at, direction))
        outer.append(step(at, direction + 1))
    return inner + outer


def _neighbours() -> tuple[tuple[int, ...], ...]:
    """By place and direction: the place next to it, or -1."""
    places = flower()
    number = {at: place for place, at in enumerate(places)}
    return tuple(tuple(number.get(other, -1) for other in around(at)) for at in places)


def _corners() -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
    """By place and corner: the other places that meet there, each with its own number of the corner."""
    near = _neighbours()
    return tuple(
        tuple(
            tuple(
                [
                    (other, (number + turn) % SIDES)
                    for other, turn in meeting(near[place], number)
                    if other >= 0
                ]
            )
            for number in range(SIDES)
        )
        for place in range(len(near))
    )


def meeting(near: tuple[int, ...], number: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two neighbours at a corner, and how much further round the corner is for each."""
    return (near[number], 2), (near[(number + 1) % SIDES], 4)


NEIGHBOURS: Final = _neighbours()
CORNERS: Final = _corners()
