"""The city board: plazas, building sites and printed blue corners on the hex lattice."""

from __future__ import annotations

from groschen.engine.box import Tables
from groschen.engine.reading import refuse
from groschen.games.praga.box import rows
from groschen.games.praga.box.pieces import PlazaHex, Site
from groschen.games.praga.hexes import SIDES, Hex, around, corner, meeting
from groschen.games.praga.names import COLOURS


def read(tables: Tables) -> tuple[list[PlazaHex], list[Site]]:
    """Plazas and sites, each site beside exactly one plaza."""
    places: dict[Hex, int] = {(row.q, row.r): at for at, row in enumerate(tables["sites"])}
    plazas = {row.key: (row.q, row.r) for row in tables["plaza_hexes"]}
    printed = _printed_corners(tables)
    sites: list[Site] = []
    for number, row in enumerate(tables["sites"], 1):
        at = (row.q, row.r)
        if at in plazas.values():
            refuse(tables, "sites", number, "q", "a site and a plaza lie on the same hex")
        if places[at] != number - 1:
            refuse(tables, "sites", number, "q", "two sites lie on the same hex")
        beside = [name for name, plaza in plazas.items() if plaza in around(at)]
        if beside != [row.plaza]:
            near = ", ".join(beside) or "no plaza"
            refuse(tables, "sites", number, "plaza", f"it lies beside {near}, not {row.plaza}")
        prebuilt = tuple([int(word) for word in row.prebuilt.split()])
        has_corner = tuple([corner(at, side) in printed for side in range(SIDES)])
        plaza = list(plazas).index(row.plaza)
        shared = _shared_corners(at, places)
        sites.append(Site(row.key, at, plaza, row.gold, row.points, prebuilt, shared, has_corner))
    return [_plaza_hex(row, number, sites) for number, row in enumerate(tables["plaza_hexes"])], sites


def _plaza_hex(row: rows.PlazaHex, number: int, sites: list[Site]) -> PlazaHex:
    around_it = tuple([at for at, site in enumerate(sites) if site.plaza == number])
    return PlazaHex(row.key, (row.q, row.r), COLOURS.index(row.colour), row.players, around_it)


def _printed_corners(tables: Tables) -> set[frozenset[Hex]]:
    found: set[frozenset[Hex]] = set()
    for number, row in enumerate(tables["corners"], 1):
        one, other = [_hex(tables, number, field, getattr(row, field)) for field in ("one", "other")]
        meets = frozenset(((row.q, row.r), one, other))
        if meets not in [corner((row.q, row.r), side) for side in range(SIDES)]:
            refuse(tables, "corners", number, "other", "these three hexes do not meet")
        found.add(meets)
    return found


def _hex(tables: Tables, number: int, field: str, text: str) -> Hex:
    q, _, r = text.partition(",")
    try:
        return int(q), int(r)
    except ValueError:
        refuse(tables, "corners", number, field, f"{text!r} should be two numbers, q,r")


def _shared_corners(at: Hex, places: dict[Hex, int]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By corner: the other sites that meet there, each with its own number of the corner."""
    near = tuple([places.get(other, -1) for other in around(at)])
    return tuple(
        tuple([(other, (number + turn) % SIDES) for other, turn in meeting(near, number) if other >= 0])
        for number in range(SIDES)
    )
