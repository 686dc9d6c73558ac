"""The action crane as text: twelve positions, what each pays, the wheel below it and the tiles on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groschen.games.praga.box.pieces import BOX
from groschen.games.praga.crane import FIVE
from groschen.games.praga.names import POSITIONS, ZONES
from groschen.render.ink import Block, Line, Span, breadth, fit, heading, line

if TYPE_CHECKING:
    from groschen.render.praga.text import Drawing

CRANE_WIDTH = 54
"""Where the bonuses of the wheel have short names; otherwise it is as much wider as they are."""
WHEEL_WIDTH = 17
STYLES = {"red": "zone red", "green": "zone green", "blue": "zone blue"}


def crane(drawing: Drawing) -> Block:
    seen = drawing.view["crane"]
    by_position = {each["position"]: each for each in seen["tiles"]}
    block: Block = [heading(drawing.label("crane"), crane_width(drawing))]
    for position in range(POSITIONS):
        sector = drawing.teller.box.wheel[(position - seen["box"]) % POSITIONS]
        block.append(_position(drawing, position, sector, by_position.get(position)))
    return block


def wheel_width(drawing: Drawing) -> int:
    teller = drawing.teller
    bonuses = [sector for sector in teller.box.wheel if sector.kind != BOX]
    return max(WHEEL_WIDTH, *[breadth(teller.sector(each, short=True)) + 1 for each in bonuses])


def crane_width(drawing: Drawing) -> int:
    return CRANE_WIDTH - WHEEL_WIDTH + wheel_width(drawing)


def _position(drawing: Drawing, position: int, sector: Any, tile: dict[str, Any] | None) -> Line:
    box, label = drawing.teller.box, drawing.label
    zone = ZONES[box.zones[position]]
    gold, points = box.crane_gold[position], box.crane_points[position]
    points = FIVE if tile is not None and tile["five"] else points
    pays = label("pays gold", n=gold) if gold else label("gives points", n=points) if points else ""
    head = (
        Span(fit(drawing.name("zone", zone), 6), STYLES[zone]),
        Span(fit(pays, 8), STYLES[zone]),
    )
    wheel = drawing.teller.sector(sector, short=True)
    if sector.kind == BOX:
        return line(*head, Span(f"■ {wheel}", "faint"))
    if tile is None:
        return line(*head, Span(wheel, "faint"))
    return line(*head, fit(wheel, wheel_width(drawing)), *_tile(drawing, tile))


def _tile(drawing: Drawing, tile: dict[str, Any]) -> Line:
    choice = f"tile {tile['tile']} {'/'.join(tile['actions'])}"
    actions = drawing.row([drawing.name("short action", action) for action in tile["actions"]], "choices")
    return line(
        Span(fit(drawing.mark(choice), 4), "mark" if drawing.mark(choice) else ""),
        Span(f"{tile['tile']} ", "faint"),
        Span(actions, "strong"),
    )


def turns_to_drop(drawing: Drawing) -> int:
    """Turns until the cube on the wheel falls into the hole: the box visits every position but the first."""
    left: int = (drawing.teller.box.hole - drawing.view["crane"]["box"]) % (POSITIONS - 1)
    return left or POSITIONS - 1


def turns_to_era_two(drawing: Drawing) -> int:
    """Turns until the platform cube crosses the line, for two players until the box then reaches the star."""
    view, box = drawing.view, drawing.teller.box
    counting = box.counting[max(len(view["players"]), 2)]
    at, platform, turns = view["crane"]["box"], view["crane"]["platform"], 0
    while platform > counting.era_two or (counting.at_star and at != box.star):
        at, turns = at % (POSITIONS - 1) + 1, turns + 1
        platform -= at == box.hole
    return turns


def open_turn(drawing: Drawing) -> list[str]:
    """What the active player has in hand, has done and may still do."""
    left, label, teller = drawing.view["open"], drawing.label, drawing.teller
    texts: list[str] = []
    if left["tile"] is None:
        texts.append(label("no tile yet"))
    else:
        key = "in hand done" if left["acted"] else "in hand"
        texts.append(label(key, tile=teller.action_tile(left["tile"])))
    if left["bonus"] is not None:
        sector = next(each for each in teller.box.wheel if each.key == left["bonus"])
        texts.append(label("bonus waits", what=teller.sector(sector)))
    for project, moves in left["steps"].items():
        if moves:
            texts.append(label("moves wait", n=moves, project=drawing.name("project", project)))
    texts += [label("street waits", space=space) for space in left["street"]]
    texts += [label("egg waits", space=space) for space in left["street_egg"]]
    texts += [label("extra done")] if left["extra"] else []
    texts += [label("refreshed")] if left["refreshed"] else []
    return texts
