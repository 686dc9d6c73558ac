"""Components: the box, made ready for play from its tables.

The tables hold the printed values as plain text and numbers (`rows.py`, our values in `tables.py`).
A `Box` turns them into pieces (`pieces.py`) with numbers instead of names, and checks them on the way.
"""

from __future__ import annotations

from groschen.engine.box import Tables
from groschen.engine.codec import Piece
from groschen.engine.reading import build, one_of, within, wrong
from groschen.games.praga.actions.ways import WAYS
from groschen.games.praga.box import boards, rows
from groschen.games.praga.box.checks import check
from groschen.games.praga.box.pieces import (
    ARROW,
    ARROW_UP,
    BOX,
    EGG_BONUS,
    GAIN_BONUS,
    SPECIAL_BONUS,
    BoardTile,
    BridgeTile,
    Building,
    Effects,
    Face,
    HexTile,
    Plaza,
    Project,
    Seal,
    Sector,
    Street,
    Technology,
    Token,
    Track,
    Wealth,
)
from groschen.games.praga.box.reading import corners, edges, effects_of, scoring
from groschen.games.praga.effects import OneOf
from groschen.games.praga.names import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    FLAT,
    NO_TRIGGER,
    NOBODY,
    ONCE,
    PER_GOLD,
    PROJECTS,
    ROAD_SPACES,
    SCORINGS,
    TIERS,
    TRACKS,
    TRIGGERS,
    UPGRADES,
    WALLS,
    WHEEL_EGG,
    ZONES,
)


class Box:
    """Every component, ready for play."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        check(tables)
        self.upgrades: list[BoardTile] = build(tables, "upgrades", _upgrade)
        self.walls: list[BoardTile] = build(tables, "walls", _wall)
        self.buildings: list[Building] = build(tables, "buildings", _building)
        self.stacks: list[list[list[HexTile]]] = self._stacks()
        self.technologies: list[Technology] = build(tables, "technologies", _technology)
        self.bridge_tiles: list[BridgeTile] = build(tables, "bridge_tiles", _bridge_tile)
        self.plazas: list[Plaza] = build(tables, "plazas", _plaza)
        self.tokens: list[Token] = build(tables, "production_tokens", _token)
        self.seals: list[Seal] = build(tables, "seals", _seal)
        self.wealth: list[Wealth] = build(tables, "wealth", _wealth)
        self.wheel: list[Sector] = build(tables, "wheel", _sector)
        self.zones: list[int] = build(tables, "crane", _zone)
        self.crane_gold: list[int] = [row.gold for row in tables["crane"]]
        self.crane_points: list[int] = [row.points for row in tables["crane"]]
        self.hole: int = _marked(tables, "hole")
        self.star: int = _marked(tables, "star")
        self.counting: dict[int, rows.Counting] = {row.players: row for row in tables["counting"]}
        self.tile_names: list[str] = [row.key for row in tables["action_tiles"]]
        self.sides: dict[str, list[tuple[int, int]]] = {
            "A": build(tables, "action_tiles", _side_a),
            "B": build(tables, "action_tiles", _side_b),
        }
        self.places: list[int] = _places(tables)
        self.tracks: list[Track] = [_track(tables, name) for name in TRACKS]
        self.levels: list[int] = [row.level for row in tables["technology_track"]]
        self.multipliers: list[int] = [row.multiplier for row in tables["university_track"]]
        self.streets: list[Street] = [Street(ROAD_SPACES[0], 0, "", 0, (), NO_TRIGGER)]
        self.streets += build(tables, "road", _street)
        self.egg_effects: list[Effects] = [(), *build(tables, "road", _egg_effects)]
        self.road_tiles: list[Street] = build(tables, "road_tiles", _road_tile)
        self.planks: list[Effects] = _planks(tables)
        self.projects: dict[str, Project] = {
            f"{project} {tiers}": _project(tables, at, tiers)
            for at, project in enumerate(PROJECTS)
            for tiers in TIERS
        }
        self.plaza_hexes, self.sites = boards.read(tables)
        self.site_names: list[str] = [site.key for site in self.sites]
        self.parler: list[tuple[str, int]] = build(tables, "parler", _parler_card)
        self.egg_points: list[int] = [row.points for row in tables["egg_scores"]]
        self.wall_points: list[int] = [row.points for row in tables["wall_scores"]]
        self.pieces: dict[str, Piece] = self._all_pieces()

    def _stacks(self) -> list[list[list[HexTile]]]:
        """The hex tiles of Era I and II, for each row the normal ones and the special ones."""
        kinds: list[list[HexTile]] = [[*self.upgrades], [*self.walls], [*self.buildings]]
        return [
            [[t for t in tiles if t.era == era and t.is_special == special] for era in (1, 2)]
            for tiles in kinds
            for special in (False, True)
        ]

    def _all_pieces(self) -> dict[str, Piece]:
        """By key; choices among rewards and ways to perform an action are pieces too, by their text."""
        hex_tiles: list[Piece] = [*self.upgrades, *self.walls, *self.buildings]
        others: list[Piece] = [
            *self.technologies,
            *self.bridge_tiles,
            *self.plazas,
            *self.tokens,
            *self.seals,
        ]
        streets: list[Piece] = [*self.streets, *self.road_tiles]
        every = [*hex_tiles, *others, *streets, *self.projects.values()]
        return {piece.key: piece for piece in every} | self._choices() | WAYS

    def _choices(self) -> dict[str, Piece]:
        """Every choice among rewards in this box."""
        printed: list[Effects] = [tile.effects for tile in (*self.upgrades, *self.walls, *self.buildings)]
        printed += [edge for tile in (*self.upgrades, *self.walls) for edge in tile.edges]
        printed += [tile.effects for tile in self.technologies] + [tile.effects for tile in self.bridge_tiles]
        printed += [token.effects for token in self.tokens] + [bonus.effects for bonus in self.wealth]
        printed += [half for plaza in self.plazas for half in (plaza.upper, plaza.lower)]
        printed += [street.first for street in (*self.streets, *self.road_tiles)]
        printed += [*self.egg_effects, *self.planks, *[track.bonuses[-1] for track in self.tracks]]
        every = [effect for gained in printed for effect in gained]
        return {effect.key: effect for effect in every if isinstance(effect, OneOf)}


def _upgrade(row: rows.Upgrade) -> BoardTile:
    face = _face(row, UPGRADES, 0, 0, effects_of(row.bonus, "bonus"))
    return BoardTile(face, edges(row.edges), one_of(ACTIONS, row.action, "action"), hunger_wall=False)


def _wall(row: rows.Wall) -> BoardTile:
    face = _face(row, WALLS, row.gold, row.stone, effects_of(row.reward, "reward"))
    return BoardTile(face, edges(row.edges), NOBODY, row.hunger_wall)


def _building(row: rows.Building) -> Building:
    face = _face(row, BUILDINGS, row.gold, row.stone, effects_of(row.reward, "reward"))
    return Building(face, row.cathedral, row.cube)


def _face(
    row: rows.Upgrade | rows.Wall | rows.Building, kind: int, gold: int, stone: int, effects: Effects
) -> Face:
    return Face(row.key, kind, row.era, row.special, gold, stone, effects, corners(row.corners))


def _technology(row: rows.Technology) -> Technology:
    level = row.level
    trigger = one_of(TRIGGERS, row.trigger, "trigger")
    if (trigger == ONCE) != (level > 2) or trigger == NO_TRIGGER:
        raise wrong("trigger", f"{row.trigger!r} does not suit level {level}")
    return Technology(row.key, level, trigger, effects_of(row.effects, "effects"))


def _bridge_tile(row: rows.BridgeTile) -> BridgeTile:
    is_final = one_of(("IV", "V"), row.group, "group") == 1
    counts, value = scoring(row.scoring)
    if bool(counts) != is_final:
        raise wrong("scoring", "V tiles have one, IV tiles have none")
    if is_final and counts <= FLAT:
        raise wrong("scoring", f"a tile counts one of {', '.join(SCORINGS[FLAT + 1 :])}")
    return BridgeTile(row.key, is_final, effects_of(row.effects, "effects"), counts, value)


def _plaza(row: rows.Plaza) -> Plaza:
    colour = one_of(COLOURS, row.colour, "colour")
    return Plaza(row.key, colour, effects_of(row.upper, "upper"), effects_of(row.lower, "lower"))


def _token(row: rows.ProductionToken) -> Token:
    return Token(row.key, row.players, effects_of(row.effects, "effects"))


def _seal(row: rows.Seal) -> Seal:
    counts, value = scoring(row.scoring)
    if not PER_GOLD <= counts <= FLAT:
        raise wrong("scoring", f"a seal counts one of {', '.join(SCORINGS[PER_GOLD : FLAT + 1])}")
    return Seal(row.key, row.silver_windows, row.gold_windows, row.gold, row.stone, counts, value)


def _wealth(row: rows.WealthBonus) -> Wealth:
    resource = one_of((*TRACKS, "either"), row.resource, "resource")
    return Wealth(row.key, resource, row.amount, effects_of(row.effects, "effects"))


def _sector(row: rows.WheelSector) -> Sector:
    word, _, number = row.bonus.rpartition(" ")
    if row.bonus == "box":
        return Sector(row.key, BOX, 0, 0, (), NO_TRIGGER)
    if word == "special" and number.isdigit():
        return Sector(row.key, SPECIAL_BONUS, within(0, int(number), "bonus"), 0, (), NO_TRIGGER)
    if word == "egg for":
        return Sector(row.key, EGG_BONUS, 0, one_of(TRACKS, number, "bonus"), (), WHEEL_EGG)
    gained = effects_of(row.bonus, "bonus")
    return Sector(row.key, GAIN_BONUS, 0, 0, gained, one_of(TRIGGERS, f"wheel {word}", "bonus"))


def _zone(row: rows.CranePosition) -> int:
    return one_of(ZONES, row.zone, "zone")


def _marked(tables: Tables, mark: str) -> int:
    return [row.mark for row in tables["crane"]].index(mark)


def _side_a(row: rows.ActionTile) -> tuple[int, int]:
    return _pair(row.a_one, row.a_other, "a")


def _side_b(row: rows.ActionTile) -> tuple[int, int]:
    return _pair(row.b_one, row.b_other, "b")


def _pair(one: str, other: str, side: str) -> tuple[int, int]:
    if one == other:
        raise wrong(f"{side}_one", f"both actions are {one!r}")
    return one_of(ACTIONS, one, f"{side}_one"), one_of(ACTIONS, other, f"{side}_other")


def _places(tables: Tables) -> list[int]:
    """Action -> place of its hex."""
    found = {row.key: row.place for row in tables["action_board"]}
    return [found[action] for action in ACTIONS]


def _track(tables: Tables, name: str) -> Track:
    made: list[Effects] = build(tables, "tracks", _track_space)
    spaces = [(row, gained) for row, gained in zip(tables["tracks"], made, strict=True) if row.track == name]
    bonuses: list[Effects] = [(), *[gained for _, gained in spaces]]
    marks = {row.mark: row.number for row, _ in spaces}
    return Track(bonuses, int(marks["start"]), int(marks["token"]))


def _track_space(row: rows.TrackSpace) -> Effects:
    return effects_of(row.effects, "effects")


def _street(row: rows.RoadSpace) -> Street:
    trigger = one_of(TRIGGERS, row.trigger, "trigger")
    return Street(row.key, row.space, "", row.gold, effects_of(row.first, "first"), trigger)


def _egg_effects(row: rows.RoadSpace) -> Effects:
    return effects_of(row.egg, "egg")


def _road_tile(row: rows.RoadTile) -> Street:
    trigger = one_of(TRIGGERS, row.trigger, "trigger")
    space = row.space
    return Street(row.key, space, row.side, row.gold, effects_of(row.first, "first"), trigger)


def _planks(tables: Tables) -> list[Effects]:
    """What the two spaces below each plank give."""
    made: list[Effects] = build(tables, "bridge", _bridge_space)
    planks: list[Effects] = [(), (), (), (), ()]
    for row, gained in zip(tables["bridge"], made, strict=True):
        planks[row.plank - 1] += gained
    return planks


def _bridge_space(row: rows.BridgeSpace) -> Effects:
    return effects_of(row.effects, "effects")


def _project(tables: Tables, project: int, tiers: str) -> Project:
    name = ("hunger_wall", "cathedral")[project]
    made: list[list[int]] = build(tables, name, _squares)
    lines: list[rows.GridRow] = [row for row in tables[name] if row.tiers == tiers]
    columns = [row for row in tables["grid_columns"] if row.project == PROJECTS[project]]
    squares = [tuple(line) for row, line in zip(tables[name], made, strict=True) if row.tiers == tiers]
    return Project(
        f"{PROJECTS[project]} {tiers}",
        tier=tuple(row.tier for row in lines),
        numbers=tuple(row.row for row in lines),
        gold=tuple(row.gold for row in lines),
        stone=tuple(row.stone for row in lines),
        row_points=tuple(row.points for row in lines),
        squares=tuple(squares),
        column_points=tuple(row.points for row in columns),
    )


def _squares(row: rows.GridRow) -> list[int]:
    words = {".": 0, ">": ARROW, "^": ARROW_UP}
    found: list[int] = []
    for word in row.squares.split():
        if word not in words and not word.isdigit():
            raise wrong("squares", f"{word!r} is none of a number . > ^")
        found.append(words[word] if word in words else within(0, int(word), "squares"))
    return found


def _parler_card(row: rows.ParlerCard) -> tuple[str, int]:
    one_of(("building", "wall", "track", "upgrade"), row.does, "does")
    return row.does, row.recycles
