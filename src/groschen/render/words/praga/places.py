"""What lies around a place: which symbols and corners a tile would meet there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from groschen.games.praga.hexes import FIRST_WALL, NEIGHBOURS, SIDES, corner
from groschen.games.praga.names import ACTIONS
from groschen.render.praga.geometry import Laid, blue_corners, board, red_corners

if TYPE_CHECKING:
    from groschen.render.words.praga import Teller

View = Mapping[str, Any]
Move = Mapping[str, Any]

TURNS = ("TurnUpgrade", "TurnWall", "TurnBuilding", "TurnForParler")


def turned(teller: Teller, view: View, move: Move) -> list[str]:
    """Which symbols and corners meet what, if the tile is turned so."""
    placing, turn = view["placing"], move["turned"]
    laid = Laid(teller.box.pieces[placing["tile"]], turn)
    if view["decision"] in ("TurnBuilding", "TurnForParler"):
        return _city_corners(teller, view, laid, placing["at"])
    at = placing["at"]
    place = teller.box.places[ACTIONS.index(at)] if isinstance(at, str) else at + FIRST_WALL - 1
    others = board(view["players"][view["seat"]], teller.box)
    below = others.pop(place, None)
    return _sides(teller, others, laid, place, below) + _red_corners(teller, others, laid, place, below)


def place_name(teller: Teller, place: int) -> str:
    """An action, or a place for a wall by its number."""
    if place < FIRST_WALL:
        return teller.phrases.name("short action", ACTIONS[teller.box.places.index(place)])
    return teller.phrases.label("wall place", n=place - FIRST_WALL + 1)


def _sides(teller: Teller, others: dict[int, Laid], laid: Laid, place: int, below: Laid | None) -> list[str]:
    """What each symbol faces; where the tile below showed one, too, what meets there was joined before."""
    label, found = teller.phrases.label, []
    for direction, other in enumerate(NEIGHBOURS[place]):
        own = laid.symbol(direction)
        if not own:
            continue
        facts = {"own": teller.symbol(own), "where": teller.phrases.name("side", str(direction))}
        if other < 0:
            found.append(label("faces the middle" if place < FIRST_WALL else "faces nothing", **facts))
        elif other not in others:
            found.append(label("faces empty", other=place_name(teller, other), **facts))
        else:
            symbol = others[other].symbol((direction + 3) % SIDES)
            facts |= {"other": place_name(teller, other), "symbol": teller.symbol(symbol)}
            was_joined = below is not None and below.symbol(direction)
            found.append(label("faces blank" if not symbol else "joined" if was_joined else "meets", **facts))
    return found


def _red_corners(
    teller: Teller, others: dict[int, Laid], laid: Laid, place: int, below: Laid | None
) -> list[str]:
    """Each red corner: where it lies, and whose corners it meets, unless the tile below met them before."""
    found = []
    for number in laid.corners():
        met = [teller.tile(each.tile.key) for each in red_corners(others, place, number)]
        was_joined = below is not None and below.has_corner(number)
        found.append(_corner(teller, number, met, "corner joined" if was_joined else "corner meets"))
    return found


def _city_corners(teller: Teller, view: View, laid: Laid, site: str) -> list[str]:
    at = teller.box.sites[teller.box.site_names.index(site)].at
    there = blue_corners(view, teller.box)
    return [
        _corner(teller, number, [_owner(teller, key) for key in there.get(corner(at, number), [])])
        for number in laid.corners()
    ]


def _owner(teller: Teller, key: str) -> str:
    return teller.tile(key) if key else teller.phrases.label("the board")


def _corner(teller: Teller, number: int, met: list[str], key: str = "corner meets") -> str:
    where = teller.phrases.name("corner", str(number))
    if not met:
        return teller.phrases.label("corner free", where=where)
    return teller.phrases.label(key, where=where, what=teller.all_of(met))


def beside_board(teller: Teller, view: View, move: Move) -> list[str]:
    """The neighbours of a place for a wall, with the symbols that they show to it."""
    place = int(move["at"]) + FIRST_WALL - 1
    laid, label, found = board(view["players"][view["seat"]], teller.box), teller.phrases.label, []
    for direction, other in enumerate(NEIGHBOURS[place]):
        if other not in laid:
            continue
        symbol = laid[other].symbol((direction + 3) % SIDES)
        facts = {"other": place_name(teller, other), "where": teller.phrases.name("side", str(direction))}
        shown = label("shows", symbol=teller.symbol(symbol), **facts)
        found.append(shown if symbol else label("shows nothing", **facts))
    corners = sum(bool(red_corners(laid, place, number)) for number in range(SIDES))
    return found + ([label("red corners there", n=corners)] if corners else [])


def in_city(teller: Teller, view: View, move: Move) -> list[str]:
    """A building site: its price, its plaza, who claims it, and the blue corners there."""
    site = teller.box.sites[teller.box.site_names.index(move["at"])]
    label, parts = teller.phrases.label, []
    if site.gold or site.points:
        parts.append(label("old town", gold=site.gold, points=site.points))
    parts.append(_plaza(teller, view, site.plaza))
    parts += _rewards(teller, view, site.plaza)
    there = blue_corners(view, teller.box)
    corners = [number for number in range(SIDES) if corner(site.at, number) in there]
    named = [teller.phrases.name("corner", str(number)) for number in corners]
    return parts + ([label("corners there", where=teller.all_of(named))] if named else [])


def in_city_briefly(teller: Teller, view: View, move: Move) -> list[str]:
    """A building site: its price, whether it completes its plaza, and the blue corners there."""
    site = teller.box.sites[teller.box.site_names.index(move["at"])]
    full = in_city(teller, view, move)
    state = full[1 if site.gold or site.points else 0]
    rewards = _rewards(teller, view, site.plaza)
    is_last = teller.phrases.label("last site") in state
    return [part for part in full if part not in rewards and (is_last or part != state)]


def _rewards(teller: Teller, view: View, number: int) -> list[str]:
    """Both rewards of a plaza."""
    key = view["plazas"][teller.box.plaza_hexes[number].key]
    if key is None:
        return []
    tile: Any = teller.box.pieces[key]
    return [
        teller.phrases.label(
            "plaza gives", upper=teller.effects(tile.upper), lower=teller.effects(tile.lower)
        )
    ]


def _plaza(teller: Teller, view: View, number: int) -> str:
    """How far a plaza is built, and by whom."""
    place, label, shared = teller.box.plaza_hexes[number], teller.phrases.label, teller.phrases.shared
    names = {teller.box.site_names[site] for site in place.sites}
    built = [each for each in view["city"] if each["site"] in names]
    if view["plazas"][place.key] is None:
        return label("no plaza", plaza=place.key)
    text = label("plaza state", plaza=place.key, built=len(built), sites=len(place.sites))
    if len(built) == len(place.sites) - 1:
        text = shared.row([text, label("last site")])
    owners = [each["cube"] for each in built if each["cube"] is not None]
    if not owners:
        return text
    counts = {owner: owners.count(owner) for owner in owners}
    said = [shared.say("counted", name=_cube(teller, owner), n=count) for owner, count in counts.items()]
    return shared.say("aside", text=text, more=shared.row(said))


def _cube(teller: Teller, owner: int | str) -> str:
    return teller.phrases.label("parler") if isinstance(owner, str) else teller.seats[owner]
