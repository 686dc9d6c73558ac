"""The city board: plazas, building sites and printed blue corners on the hex lattice."""

from __future__ import annotations

from groschen.engine.box import Tables
from groschen.engine.errors import BadBox
from groschen.games.praga import rows
from groschen.games.praga.hexes import SIDES, Hex, around, corner, meeting
from groschen.games.praga.names import COLOURS
from groschen.games.praga.pieces import PlazaHex, Site


def read(tables: Tables) -> tuple[list[PlazaHex], list[Site]]:
    """Plazas and sites, each site beside exactly one plaza."""
    plazas = {row.key: (row.q, row.r) for row in tables["plaza_hexes"]}
    places: dict[Hex, int] = {(row.q, row.r): at for at, row in enumerate(tables["sites"])}
    if len(places) != len(tables["sites"]) or set(places) & set(plazas.values()):
        raise BadBox("sites: two sites or a site and a plaza lie on the same hex")
    printed = _printed_corners(tables)
    names = list(plazas)
    sites: list[Site] = []
    for row in tables["sites"]:
        at = (row.q, row.r)
        beside = [name for name, plaza in plazas.items() if plaza in around(at)]
        if beside != [row.plaza]:
            raise BadBox(
                f"sites ({row.key}): it lies beside {', '.join(beside) or 'no plaza'}, not {row.plaza}"
            )
        prebuilt = tuple(int(word) for word in row.prebuilt.split())
        has_corner = tuple(corner(at, number) in printed for number in range(SIDES))
        shared = _shared_corners(at, places)
        plaza = names.index(row.plaza)
        sites.append(Site(row.key, at, plaza, row.gold, row.points, prebuilt, shared, has_corner))
    return [_plaza_hex(row, number, sites) for number, row in enumerate(tables["plaza_hexes"])], sites


def _plaza_hex(row: rows.PlazaHex, number: int, sites: list[Site]) -> PlazaHex:
    if row.colour not in COLOURS:
        raise BadBox(f"plaza_hexes ({row.key}): {row.colour!r} is none of {', '.join(COLOURS)}")
    around_it = tuple([at for at, site in enumerate(sites) if site.plaza == number])
    return PlazaHex(row.key, (row.q, row.r), COLOURS.index(row.colour), row.players, around_it)


def _printed_corners(tables: Tables) -> set[frozenset[Hex]]:
    found: set[frozenset[Hex]] = set()
    for row in tables["corners"]:
        meets = frozenset(((row.q, row.r), _hex(row.one), _hex(row.other)))
        if meets not in [corner((row.q, row.r), number) for number in range(SIDES)]:
            raise BadBox(f"corners ({row.key}): these three hexes do not meet")
        found.add(meets)
    return found


def _hex(text: str) -> Hex:
    q, _, r = text.partition(",")
    try:
        return int(q), int(r)
    except ValueError:
        raise BadBox(f"corners: {text!r} should be two numbers, q,r") from None


def _shared_corners(at: Hex, places: dict[Hex, int]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By corner: the other sites that meet there, each with its own number of the corner."""
    near = tuple([places.get(other, -1) for other in around(at)])
    return tuple(
        tuple([(other, (number + turn) % SIDES) for other, turn in meeting(near, number) if other >= 0])
        for number in range(SIDES)
    )
