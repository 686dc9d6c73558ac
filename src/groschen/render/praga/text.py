"""The table of Praga Caput Regni as text: crane, rows, city, road, grids and players, for any width.

`table` draws everything, `panel` what a decision is about. Numbers of choices, if given, stand on the
tiles, sites and places that they mean.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from groschen.games.praga.names import BUILDING, TILE_ROWS, UPGRADE, WALL
from groschen.render import drawing as shared
from groschen.render.ink import EMPTY, Block, Span, block_breadth, breadth, flow
from groschen.render.praga import (
    text_city,
    text_crane,
    text_players,
    text_projects,
    text_road,
    text_tiles,
)
from groschen.render.praga.text_players import player
from groschen.render.words.praga import Teller

NARROWEST_PLAYER = 38
WIDEST_PLAYER = 98
ROW_OF = dict(zip((UPGRADE, WALL, BUILDING), TILE_ROWS, strict=True))
"""By action: the row that it takes a tile from."""
ERAS = ("", "I", "II")


class Drawing(shared.Drawing):
    """What the parts of a drawing share."""

    teller: Teller

    def piece(self, key: str) -> Any:
        return self.teller.box.pieces[key]


Part = Callable[[Drawing], Block]


def table(drawing: Drawing) -> Block:
    """Everything that lies on the table."""
    seats = range(len(drawing.view["players"]))
    half = text_tiles.half_width(drawing, len(seats))
    boards = flow([text_tiles.action_board(drawing, seat, half) for seat in seats], drawing.width)
    return [*overview(drawing), *boards]


def overview(drawing: Drawing) -> Block:
    """The table without the pictures of the action boards, whose tiles are listed."""
    width = drawing.width
    crane = flow([text_crane.crane(drawing), text_tiles.rows(drawing)], width)
    map_ = text_city.city(drawing)
    side = beside_width(drawing, map_)
    beside = [*text_city.plazas(drawing, side), *text_road.road(drawing, side)]
    city = flow([map_, beside], width)
    grids = text_projects.projects(drawing)
    rest = width - block_breadth(grids) - 2
    side = rest if rest >= NARROWEST_PLAYER else min(width, text_road.SIDE_WIDTH)
    others = [text_road.seals(drawing, side), text_road.supplies(drawing, side)]
    middle = flow([grids, [*others[0], *others[1]]] if side == rest else [grids, *others], width)
    return [*header(drawing), *crane, *city, *middle, *open_line(drawing), *players(drawing)]


def beside_width(drawing: Drawing, block: Block) -> int:
    """What is left beside a block, as far as it is of use."""
    return max(text_road.SIDE_WIDTH, min(drawing.width - block_breadth(block) - 2, WIDEST_PLAYER))


def status(drawing: Drawing) -> Block:
    """The state of things: turn and era, what is open this turn, and a line for each player."""
    label, block = drawing.label, [*header(drawing), *open_line(drawing)]
    for seat, seen in enumerate(drawing.view["players"]):
        texts = [label("gold", n=seen["gold"]), label("stone", n=seen["stone"])]
        texts.append(label("status windows", silver=seen["silver_windows"], gold=seen["gold_windows"]))
        points, total = sum(seen["points"].values()), (drawing.totals or {seat: 0})[seat]
        texts += [label("eggs", n=seen["eggs"]), label("status points", n=points, total=total)]
        block += shared.player_line(drawing, seat, texts)
    return block


def header(drawing: Drawing) -> Block:
    view, label = drawing.view, drawing.label
    parts = [label("turn", turn=view["turn"], turns=view["turns"]), label("era", era=ERAS[view["era"]])]
    if view["over"]:
        parts.append(label("over"))
    else:
        turns = text_crane.turns_to_drop(drawing)
        if view["era"] == 1:
            parts.append(label("era ahead", turns=text_crane.turns_to_era_two(drawing)))
        parts.append(label("platform", left=view["crane"]["platform"], turns=turns))
    if view["solo"]:
        parts.append(label(f"solo {view['solo']}"))
    title = label("game")
    first, *others = shared.joined(parts, drawing.width - breadth(title) - 3)
    indent = Span(" " * (breadth(title) + 3))
    return [(Span(title, "title"), Span(" · "), *first), *[(indent, *each) for each in others]]


def open_line(drawing: Drawing) -> Block:
    """What the active player has in hand, has done and may still do this turn."""
    if drawing.view["over"]:
        return []
    title = drawing.titled(drawing.label("open"))
    block = shared.joined(text_crane.open_turn(drawing), drawing.width - breadth(title))
    return [
        (Span(title if at == 0 else " " * breadth(title), "strong"), *each) for at, each in enumerate(block)
    ]


def players(drawing: Drawing) -> Block:
    def draw(seat: int, width: int) -> Block:
        return player(drawing, seat, width)

    seats = range(len(drawing.view["players"]))
    return shared.side_by_side(seats, draw, drawing.width, NARROWEST_PLAYER, WIDEST_PLAYER)


# What a decision is about


def is_whole(drawing: Drawing) -> bool:
    """Whether whoever decides should see everything."""
    return drawing.view["seat"] is None or is_start(drawing.view)


def focus(drawing: Drawing) -> Block:
    """Only the part that the pending decision is about, or whoever decides if it is about none."""
    view = drawing.view
    if view["seat"] is None:
        return []
    if is_start(view):
        return text_crane.crane(drawing)
    parts = FOCUS.get(view["decision"]) or PANELS.get(view["decision"], _open_parts(drawing))
    own = player(drawing, view["seat"], min(drawing.width, WIDEST_PLAYER))
    blocks = [part(drawing) for part in parts] or [own]
    return [*text_tiles.to_be_laid(drawing), *flow(blocks, drawing.width)]


def panel(drawing: Drawing) -> Block:
    """The part of the table that the pending decision is about, and whoever decides."""
    if is_whole(drawing):
        return overview(drawing)
    return [*open_line(drawing), EMPTY, *closeup(drawing)]


def closeup(drawing: Drawing) -> Block:
    view = drawing.view
    parts = [part(drawing) for part in PANELS.get(view["decision"], _open_parts(drawing))]
    left = drawing.width - sum(block_breadth(part) + 2 for part in parts)
    room = min(left if left >= NARROWEST_PLAYER else drawing.width, WIDEST_PLAYER)
    shown = flow([*parts, player(drawing, view["seat"], room)], drawing.width)
    return [*text_tiles.to_be_laid(drawing), *shown]


def is_start(view: Any) -> bool:
    """Whether a turn has just begun."""
    left = view["open"]
    done = left["acted"] or left["extra"] or left["refreshed"]
    return view["decision"] == "TakeTurn" and left["tile"] is None and not done


def _open_parts(drawing: Drawing) -> list[Part]:
    """In the middle of a turn: the grids if there is a move to make, the rows before the action."""
    moves = [text for text in drawing.marks if text.startswith(("climb ", "step "))]
    left = drawing.view["open"]
    parts: list[Part] = []
    if drawing.view["decision"] == "TakeTurn" and not left["acted"]:
        parts.append(open_rows)
    return [*parts, text_projects.projects] if moves else parts


def open_rows(drawing: Drawing) -> Block:
    """The rows that the actions of the tile in hand take from; all of them before a tile is taken."""
    tile = drawing.view["open"]["tile"]
    if tile is None or "extra action" in drawing.marks:
        return text_tiles.rows(drawing)
    pair = drawing.view["crane"]["sides"][tile]
    return text_tiles.rows(drawing, [ROW_OF[action] for action in pair if action in ROW_OF])


def own_board(drawing: Drawing) -> Block:
    return text_tiles.action_board(drawing, drawing.view["seat"])


def upgrades(drawing: Drawing) -> Block:
    return text_tiles.rows(drawing, ("upgrades",)) + own_board(drawing)


def walls(drawing: Drawing) -> Block:
    return text_tiles.rows(drawing, ("walls",)) + own_board(drawing)


def buildings(drawing: Drawing) -> Block:
    return text_tiles.rows(drawing, ("buildings",)) + text_city.city(drawing)


PANELS: dict[str, list[Part]] = {
    "TakeUpgrade": [upgrades],
    "TurnUpgrade": [own_board],
    "TakeWall": [walls],
    "PlaceWall": [own_board],
    "TurnWall": [own_board],
    "TakeBuilding": [buildings, text_city.plazas],
    "ChooseSite": [text_city.city, text_city.plazas],
    "TurnBuilding": [text_city.city],
    "SiteForParler": [text_city.city, text_city.plazas],
    "TurnForParler": [text_city.city],
    "PlacePawn": [text_city.city, text_city.plazas],
    "ChoosePlaza": [text_city.city, text_city.plazas],
    "ChoosePlazaReward": [text_city.plazas],
    "RefreshRow": [text_tiles.rows],
    "RemoveTiles": [text_tiles.rows],
    "LayPlank": [text_road.bridge],
    "KeepBridgeTile": [text_road.road],
    "TakeFinalTile": [text_road.road],
    "FollowArrow": [text_projects.projects],
    "ChooseProject": [text_projects.projects],
    "ClaimFinalTile": [text_projects.projects, text_road.supplies],
    "ClaimSeal": [text_road.seals],
    "TakeToken": [text_road.supplies],
}
"""The parts of the table that a decision is about, besides whoever decides."""


# By name


def whole_player(drawing: Drawing, seat: int) -> Block:
    """A player with the action board and every tile that lies there, and what it does."""
    width = min(drawing.width, WIDEST_PLAYER)
    board_ = text_tiles.action_board(drawing, seat, text_tiles.half_width(drawing, 1))
    tiles = text_players.laid_tiles(drawing, seat, width)
    return [*player(drawing, seat, width), *board_, *tiles]


def upgrade_row(drawing: Drawing) -> Block:
    return text_tiles.rows(drawing, ("upgrades",))


def wall_row(drawing: Drawing) -> Block:
    return text_tiles.rows(drawing, ("walls",))


def building_row(drawing: Drawing) -> Block:
    return text_tiles.rows(drawing, ("buildings",))


def parler(drawing: Drawing) -> Block:
    return text_road.parler(drawing, text_road.SIDE_WIDTH) or shared.nothing(drawing)


AREAS: dict[str, Part] = {
    "crane": text_crane.crane,
    "rows": text_tiles.rows,
    "upgrades": upgrade_row,
    "walls": wall_row,
    "buildings": building_row,
    "city": text_city.city,
    "plazas": text_city.plazas,
    "king's road": text_road.road,
    "bridge": text_road.bridge,
    "projects": text_projects.projects,
    "seals": text_road.seals,
    "supplies": text_road.supplies,
    "parler": parler,
}
"""The parts of the table by the names under which they can be looked at."""
FOCUS: dict[str, list[Part]] = {
    "TakeUpgrade": [upgrade_row],
    "TakeWall": [wall_row],
    "TakeBuilding": [building_row],
    "ChooseSite": [text_city.city],
}
"""Where there is little room: less than in PANELS."""
MORE = ("rows", "projects", "city", "plazas", "king's road", "seals", "supplies")
"""What else to show where there is room, the most wanted first."""
PAGES = ("crane", "rows", "city", "plazas", "king's road", "projects", "seals", "supplies")
"""The areas that make up the table."""
