"""Where tiles lie and what they show: the action boards and the city, read from a view.

How a turned tile shows its sides and corners is a rule: `games/praga/meetings.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from groschen.games.praga import meetings
from groschen.games.praga.box.components import Box
from groschen.games.praga.hexes import CORNERS, FIRST_WALL, SIDES, Hex, corner
from groschen.games.praga.names import ACTIONS


class Laid(NamedTuple):
    """A tile and how it is turned."""

    tile: Any
    turned: int

    def symbol(self, direction: int) -> tuple[Any, ...]:
        """What the side in this direction shows."""
        return meetings.symbol(self.tile, self.turned, direction)

    def has_corner(self, number: int) -> bool:
        return meetings.has_corner(self.tile, self.turned, number)

    def corners(self) -> list[int]:
        """The numbers of its corners as it lies."""
        return sorted(meetings.corners(self.tile, self.turned))


def board(seen: Mapping[str, Any], box: Box) -> dict[int, Laid]:
    """By place: the upgrades and walls of a player."""
    found = {
        box.places[ACTIONS.index(action)]: Laid(box.pieces[each["tile"]], each["turned"])
        for action, each in seen["board"].items()
    }
    for wall in seen["walls"]:
        found[wall["place"] + FIRST_WALL - 1] = Laid(box.pieces[wall["tile"]], wall["turned"])
    return found


def red_corners(laid: Mapping[int, Laid], place: int, number: int) -> list[Laid]:
    """The tiles with a red corner where this corner of a place lies."""
    others = [(laid[other], its) for other, its in CORNERS[place][number] if other in laid]
    return [tile for tile, its_number in others if tile.has_corner(its_number)]


def city(view: Mapping[str, Any], box: Box) -> dict[str, Laid]:
    """By site: the buildings."""
    return {each["site"]: Laid(box.pieces[each["tile"]], each["turned"]) for each in view["city"]}


def blue_corners(view: Mapping[str, Any], box: Box) -> dict[frozenset[Hex], list[str]]:
    """By the three hexes that meet: the keys of the buildings with a blue corner there, "" if printed."""
    found: dict[frozenset[Hex], list[str]] = {}
    built = city(view, box)
    for site in box.sites:
        for number in range(SIDES):
            meets = corner(site.at, number)
            if site.printed[number] and "" not in found.get(meets, []):
                found.setdefault(meets, []).append("")
            if site.key in built and built[site.key].has_corner(number):
                found.setdefault(meets, []).append(built[site.key].tile.key)
    return found
