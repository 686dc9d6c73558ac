"""What the tile in hand would meet in each orientation; the rule is `games/praga/meetings.py`."""

from __future__ import annotations

from typing import NamedTuple

from groschen.games.praga import meetings
from groschen.games.praga.box.pieces import BoardTile, Building, Effects, HexTile
from groschen.games.praga.hexes import FIRST_WALL, WALL_PLACES
from groschen.games.praga.names import ACTIONS
from groschen.render.praga.scene import Scene
from groschen.render.scene import View


class Met(NamedTuple):
    """The sides on which symbols meet, the corners that do, what the symbols give and how many tokens the
    corners bring."""

    sides: tuple[int, ...]
    corners: tuple[int, ...]
    effects: Effects
    tokens: int


def met(scene: Scene, tile: HexTile, at: str | int, turned: int) -> Met:
    """If the tile is laid there, turned so."""
    if isinstance(tile, BoardTile):
        return _on_board(scene, tile, place_of(scene, at), turned)
    assert isinstance(tile, Building)
    return _in_city(scene, tile, str(at), turned)


def place_of(scene: Scene, at: str | int) -> int:
    """The place of an action, or of the walls that the view numbers from 1."""
    return scene.box.places[ACTIONS.index(at)] if isinstance(at, str) else at + FIRST_WALL - 1


def _on_board(scene: Scene, tile: BoardTile, place: int, turned: int) -> Met:
    assert scene.asked is not None
    board, turns = laid(scene, scene.asked)
    sides = [side for side in meetings.sides(board, turns, place, tile, turned) if side.is_joined()]
    corners = [each for each in meetings.red_corners(board, turns, place, tile, turned) if each.met]
    return Met(
        tuple([side.direction for side in sides]),
        tuple([each.number for each in corners]),
        tuple([effect for side in sides for effect in side.own + side.symbol]),
        sum([len(each.met) for each in corners]),
    )


def laid(scene: Scene, seen: View) -> tuple[tuple[BoardTile | None, ...], tuple[int, ...]]:
    """By place: a player's upgrades and walls, and how they are turned."""
    places: list[BoardTile | None] = [None] * (FIRST_WALL + WALL_PLACES)
    turned = [0] * len(places)
    found = [(place_of(scene, action), each) for action, each in seen["board"].items()]
    for place, each in found + [(place_of(scene, wall["place"]), wall) for wall in seen["walls"]]:
        places[place], turned[place] = scene.board_tile(each["tile"]), each["turned"]
    return tuple(places), tuple(turned)


def _in_city(scene: Scene, tile: Building, site: str, turned: int) -> Met:
    names = scene.box.site_names
    city: list[Building | None] = [None] * len(names)
    turns = [0] * len(names)
    for each in scene.view["city"]:
        at = names.index(each["site"])
        city[at], turns[at] = scene.building(each["tile"]), each["turned"]
    found = meetings.city_corners(scene.box.sites, city, turns, names.index(site), tile, turned)
    return Met(
        (), tuple([number for number, count in found if count]), (), sum([count for _, count in found])
    )
