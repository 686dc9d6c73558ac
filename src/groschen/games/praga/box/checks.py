"""What the tables of a box must keep to, beside what `reading` understands. Every mistake is named by table,
row and field."""

from __future__ import annotations

from typing import Final

from groschen.engine.box import Tables
from groschen.engine.reading import refuse
from groschen.games.praga.hexes import SIDES
from groschen.games.praga.names import ACTIONS, COLOURS, POSITIONS, PROJECTS, TIERS, TRACKS, ZONES

Value = int | str
TURNS: Final = 16

LIMITS: Final = (
    ("upgrades", "era", 1, 2),
    ("walls", "era", 1, 2),
    ("walls", "stone", 0, 9),
    ("walls", "gold", 0, 9),
    ("buildings", "era", 1, 2),
    ("buildings", "gold", 0, 9),
    ("buildings", "stone", 0, 9),
    ("technologies", "level", 1, 4),
    ("production_tokens", "players", 2, 4),
    ("seals", "silver_windows", 0, 9),
    ("seals", "gold_windows", 0, 9),
    ("seals", "gold", 0, 9),
    ("seals", "stone", 0, 9),
    ("crane", "gold", 0, 9),
    ("crane", "points", 0, 99),
    ("counting", "box", 1, 11),
    ("counting", "platform", 1, 99),
    ("counting", "era_two", 1, 99),
    ("wealth", "amount", 1, 9),
    ("technology_track", "level", 0, 4),
    ("university_track", "multiplier", 0, 99),
    ("road", "gold", 0, 9),
    ("road_tiles", "space", 1, 3),
    ("road_tiles", "gold", 0, 9),
    ("bridge", "plank", 1, 5),
    ("hunger_wall", "tier", 1, 3),
    ("hunger_wall", "gold", 0, 9),
    ("hunger_wall", "stone", 0, 9),
    ("hunger_wall", "points", 0, 99),
    ("cathedral", "tier", 1, 3),
    ("cathedral", "gold", 0, 9),
    ("cathedral", "stone", 0, 9),
    ("cathedral", "points", 0, 99),
    ("grid_columns", "points", 0, 99),
    ("plaza_hexes", "players", 2, 4),
    ("sites", "gold", 0, 9),
    ("sites", "points", 0, 99),
    ("parler", "recycles", 1, 6),
    ("egg_scores", "points", 0, 99),
    ("wall_scores", "points", 0, 99),
)
"""Table, field, least and most."""

WORDS: Final = (
    ("tracks", "track", TRACKS),
    ("tracks", "mark", ("", "start", "token", "seal")),
    ("crane", "mark", ("", "hole", "star")),
    ("crane", "zone", ZONES),
    ("hunger_wall", "tiers", TIERS),
    ("cathedral", "tiers", TIERS),
    ("grid_columns", "project", PROJECTS),
    ("plazas", "colour", COLOURS),
    ("plaza_hexes", "colour", COLOURS),
    ("action_board", "key", ACTIONS),
    ("sites", "prebuilt", ("", "2", "3", "2 3", "3 2")),
    ("road_tiles", "side", ("front", "back")),
)

ORDERS: Final = (
    ("wheel", "sector", "", 0),
    ("crane", "position", "", 0),
    ("counting", "players", "", 2),
    ("tracks", "number", "track", 1),
    ("technology_track", "space", "", 0),
    ("university_track", "space", "", 0),
    ("road", "space", "", 1),
    ("hunger_wall", "row", "tiers", 1),
    ("cathedral", "row", "tiers", 1),
    ("grid_columns", "column", "project", 0),
    ("egg_scores", "eggs", "", 0),
    ("wall_scores", "walls", "", 0),
)
"""Table, field that counts up row by row, field of which each value counts for itself, first number."""

BEGINS: Final = ("any action", "upgrade action", "building action", "wall action", "both plaza rewards")
"""Effects from which an action may follow, or other rewards from which one may."""
PRODUCES: Final = ("produce gold", "produce stone")

PIECES: Final = (
    *("upgrades", "walls", "buildings", "technologies", "bridge_tiles", "plazas", "production_tokens"),
    *("seals", "road", "road_tiles"),
)


def check(tables: Tables) -> None:
    for name, field, least, most in LIMITS:
        for number, value in enumerate(_values(tables, name, field), 1):
            if not isinstance(value, int) or not least <= value <= most:
                refuse(tables, name, number, field, f"{value} is not between {least} and {most}")
    for name, field, words in WORDS:
        for number, value in enumerate(_values(tables, name, field), 1):
            if value not in words:
                refuse(tables, name, number, field, f"{value!r} is none of {', '.join(words)}")
    for name, field, group, first in ORDERS:
        _check_order(tables, name, field, group, first)
    _check_keys(tables)
    _check_endless(tables)
    _check_once(tables)
    _check_marks(tables)
    _check_crane(tables)
    _check_tiers(tables)
    _check_colours(tables)
    _check_prebuilt(tables)
    _check_counting(tables)


def _values(tables: Tables, name: str, field: str) -> list[Value]:
    return [getattr(row, field) for row in tables[name]]


def _check_order(tables: Tables, name: str, field: str, group: str, first: int) -> None:
    groups = _values(tables, name, group) if group else [""] * len(tables[name])
    following: dict[Value, int] = {}
    for number, (value, of) in enumerate(zip(_values(tables, name, field), groups, strict=True), 1):
        wanted = following.get(of, first)
        following[of] = wanted + 1
        if value != wanted:
            refuse(tables, name, number, field, f"{value} should be {wanted}: table {name} is not in order")


def _check_keys(tables: Tables) -> None:
    """A key is there once in the whole box; only the sites, tracks and scores have keys for themselves."""
    pieces: dict[str, str] = {}
    for name, rows in tables.items():
        found = pieces if name in PIECES else {}
        for number, row in enumerate(rows, 1):
            if row.key.casefold() in found:
                refuse(tables, name, number, "key", f"two pieces are called {row.key!r}")
            found[row.key.casefold()] = name


def _check_once(tables: Tables) -> None:
    """What is there once, or twice."""
    places = [row.place for row in tables["action_board"]]
    sides = [(row.space, row.side) for row in tables["road_tiles"]]
    planks = [row.plank for row in tables["bridge"]]
    for number, place in enumerate(places, 1):
        if place not in range(SIDES) or places.count(place) != 1:
            what = "every action needs a place of its own from 0 to 5"
            refuse(tables, "action_board", number, "place", what)
    for number, side in enumerate(sides, 1):
        if sides.count(side) != 1:
            refuse(tables, "road_tiles", number, "side", "two tiles show it for the same space")
    for number, plank in enumerate(planks, 1):
        if planks.count(plank) != 2:
            refuse(tables, "bridge", number, "plank", "a plank covers two spaces")


def _check_marks(tables: Tables) -> None:
    """The box of the wheel, the hole and the star of the crane, and the marks of the two tracks."""
    for number, row in enumerate(tables["wheel"], 1):
        if (row.bonus == "box") != (number == 1):
            refuse(tables, "wheel", number, "bonus", "sector 0 is the box, the others are not")
    marks = [row.mark for row in tables["crane"]]
    for mark in ("hole", "star"):
        at = [number for number, found in enumerate(marks, 1) if found == mark]
        if len(at) != 1:
            refuse(tables, "crane", at[-1] if at else POSITIONS, "mark", f"one position is the {mark}")
        if at[0] == 1:
            refuse(tables, "crane", 1, "mark", f"the box never stands at position 0, so it is not the {mark}")
    for name in TRACKS:
        numbers = [number for number, row in enumerate(tables["tracks"], 1) if row.track == name]
        found = [tables["tracks"][number - 1].mark for number in numbers]
        if any(found.count(mark) != 1 for mark in ("start", "token", "seal")) or found[-1] != "seal":
            what = "start, token and, at the end, seal are marked"
            refuse(tables, "tracks", numbers[-1], "mark", what)


def _check_crane(tables: Tables) -> None:
    """Red, then green, then blue; red costs gold, blue gives points, and some tile can always be paid."""
    before, costly = 0, 0
    for number, row in enumerate(tables["crane"], 1):
        zone = ZONES.index(row.zone)
        is_last = number == POSITIONS and zone != len(ZONES) - 1
        if zone not in ((0,) if number == 1 else (before, before + 1)) or is_last:
            refuse(tables, "crane", number, "zone", "the zones run from red by green to blue")
        before = zone
        if row.gold and row.zone != "red":
            refuse(tables, "crane", number, "gold", "only tiles in the red zone cost gold")
        if row.points and row.zone != "blue":
            refuse(tables, "crane", number, "points", "only tiles in the blue zone give points")
        costly += row.gold > 0
        if costly >= len(tables["action_tiles"]):
            refuse(tables, "crane", number, "gold", "there must always be a tile that costs none")


def _check_tiers(tables: Tables) -> None:
    """Tiers rise from 1 to 3, and every row has a square for each column."""
    for name, project in zip(("hunger_wall", "cathedral"), PROJECTS, strict=True):
        columns = [row.project for row in tables["grid_columns"]].count(project)
        before = 3
        for number, row in enumerate(tables[name], 1):
            if len(row.squares.split()) != columns:
                refuse(tables, name, number, "squares", f"every row needs {columns} squares")
            if row.tier not in ((1,) if row.row == 1 else (before, before + 1)):
                refuse(tables, name, number, "tier", f"{row.tier} does not follow {before}")
            before = row.tier


def _check_colours(tables: Tables) -> None:
    """There are plaza tiles enough of every colour."""
    tiles = [row.colour for row in tables["plazas"]]
    colours = [row.colour for row in tables["plaza_hexes"]]
    for number, colour in enumerate(colours, 1):
        if colours[:number].count(colour) > tiles.count(colour):
            refuse(tables, "plaza_hexes", number, "colour", f"there are {tiles.count(colour)} {colour} tiles")


def _check_prebuilt(tables: Tables) -> None:
    """What stands in the city from the start comes from the normal buildings of Era I."""
    normal = sum(row.era == 1 and not row.special for row in tables["buildings"])
    for players in ("2", "3"):
        standing = 0
        for number, row in enumerate(tables["sites"], 1):
            standing += players in row.prebuilt.split()
            if standing > normal:
                what = f"there are only {normal} normal buildings of Era I"
                refuse(tables, "sites", number, "prebuilt", what)


def _check_endless(tables: Tables) -> None:
    """What is gained again and again never brings about that it is gained once more: a turn has an end."""
    for name, field, trigger in (
        ("upgrades", "bonus", ""),
        ("technologies", "effects", "trigger"),
        ("road", "first", "trigger"),
        ("road_tiles", "first", "trigger"),
    ):
        for number, row in enumerate(tables[name], 1):
            when = getattr(row, trigger) if trigger else "action"
            if when not in ("", "once"):
                _refuse_words(tables, name, number, field, (*BEGINS, "egg") if when == "egg" else BEGINS)
    for name, field in (("tracks", "effects"), ("production_tokens", "effects")):
        for number in range(1, len(tables[name]) + 1):
            _refuse_words(tables, name, number, field, (*BEGINS, *PRODUCES))
    for field in ("upper", "lower"):
        for number in range(1, len(tables["plazas"]) + 1):
            _refuse_words(tables, "plazas", number, field, ("both plaza rewards",))


def _refuse_words(tables: Tables, name: str, number: int, field: str, words: tuple[str, ...]) -> None:
    """None of these effects is among those of a row."""
    text: str = getattr(tables[name][number - 1], field)
    for part in text.replace("|", ",").replace("&", ",").split(","):
        word = " ".join(part.split()).rstrip("0123456789").rstrip()
        if word in words:
            refuse(tables, name, number, field, f"{word!r} here could go on without end")


def _check_counting(tables: Tables) -> None:
    """The box and the platform give every player 16 turns."""
    hole = next(row.position for row in tables["crane"] if row.mark == "hole")
    for number, row in enumerate(tables["counting"], 1):
        at, left, turns = row.box, row.platform, 0
        while left:
            at = (at + 1) % POSITIONS or 1
            turns += 1
            left -= at == hole
        if turns != TURNS * row.players:
            refuse(tables, "counting", number, "platform", f"{turns} turns are not {TURNS} for each")
