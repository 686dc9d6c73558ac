"""The players as text: goods, tracks, technologies, and the tiles of their action boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groschen.games.praga.names import ACTIONS, GOLD, LEVELS, PROJECTS, ROAD_SPACES, TRACKS
from groschen.render.drawing import joined
from groschen.render.ink import Block, Line, Span, breadth, fit, heading, line, wrap
from groschen.render.praga.geometry import Laid
from groschen.render.praga.text_tiles import icons, rim
from groschen.render.words.messages import say

if TYPE_CHECKING:
    from groschen.render.praga.text import Drawing

WALL_NAME = 17


def player(drawing: Drawing, seat: int, width: int) -> Block:
    """Everything that belongs to one seat."""
    seen, title = drawing.view["players"][seat], drawing.player_title(seat)
    block: Block = [heading(fit(title, min(breadth(title), width - 6)), width, drawing.seat_style(seat))]
    return block + belongings(drawing, seat, seen, width) + _tiles(drawing, seen, width)


def belongings(drawing: Drawing, seat: int, seen: dict[str, Any], width: int) -> Block:
    """Goods, tracks, places and abilities, in words."""
    block = _standing(drawing, seat, seen, width)
    for track in TRACKS:
        block += wrap(_track(drawing, seen, track), width)
    block += _academics(drawing, seen, width)
    block += _places(drawing, seen, width)
    return block + _abilities(drawing, seen, width)


def _standing(drawing: Drawing, seat: int, seen: dict[str, Any], width: int) -> Block:
    label = drawing.label
    points = [label("points", n=sum(seen["points"].values()))]
    if drawing.totals is not None:
        points.append(label("total", n=drawing.totals[seat]))
    if seen["seal_claims"]:
        points.append(label("seal claims", n=seen["seal_claims"]))
    windows = label("windows", silver=seen["silver_windows"], gold=seen["gold_windows"])
    goods = [label("gold", n=seen["gold"]), label("stone", n=seen["stone"]), windows]
    goods.append(label("eggs", n=seen["eggs"]))
    tokens = [label("red tokens", n=seen["red"]), label("blue tokens", n=seen["blue"])]
    tokens = [label("tokens of", tokens=drawing.row(tokens)), label("cubes", n=seen["cubes"])]
    return joined(points, width, "strong") + joined(goods, width, "strong") + joined(tokens, width)


def _track(drawing: Drawing, seen: dict[str, Any], name: str) -> str:
    """A gold mine or quarry track: what producing brings, and what lies ahead."""
    number = TRACKS.index(name)
    track, now = drawing.teller.box.tracks[number], seen["mines" if number == GOLD else "quarries"]
    bonuses = [*track.bonuses[now]]
    for key in seen["tokens"][name]:
        bonuses += drawing.piece(key).effects
    what = _summed(drawing, [(name, now), *[(_word(each), each.amount) for each in bonuses]])
    text = drawing.label("track", track=drawing.name("track", name), now=now, last=track.last, what=what)
    if now < track.token_at:
        ahead = drawing.label("track ahead", token=track.token_at, last=track.last)
        return drawing.aside(text, ahead)
    return drawing.aside(text, drawing.label("seal ahead", last=track.last)) if now < track.last else text


def _word(effect: Any) -> str:
    return str(effect.key).rpartition(" ")[0]


def _summed(drawing: Drawing, gains: list[tuple[str, int]]) -> str:
    """The same goods together."""
    amounts: dict[str, int] = {}
    for word, amount in gains:
        amounts[word] = amounts.get(word, 0) + amount
    effects = drawing.teller.phrases.effects
    return drawing.row(say(effects[word], {"n": amount}) for word, amount in amounts.items())


def _academics(drawing: Drawing, seen: dict[str, Any], width: int) -> Block:
    """Both tracks with the next space that matters."""
    box, label = drawing.teller.box, drawing.label
    at, height = seen["technology"], seen["university"]
    technology = label("technology", now=at, last=len(box.levels) - 1)
    marked = [space for space in range(at + 1, len(box.levels)) if box.levels[space]]
    if marked:
        ahead = label("next level", level=LEVELS[box.levels[marked[0]] - 1], at=marked[0])
        technology = drawing.aside(technology, ahead)
    times = box.multipliers[height]
    university = label("university", now=height, last=len(box.multipliers) - 1, times=times)
    better = [space for space, value in enumerate(box.multipliers) if value > times]
    if better:
        ahead = label("next times", times=box.multipliers[better[0]], at=better[0])
        university = drawing.aside(university, ahead)
    return joined([technology, university], width)


def _places(drawing: Drawing, seen: dict[str, Any], width: int) -> Block:
    """Where the markers stand on the road and the two grids."""
    label = drawing.label
    places = [label("marker", space=ROAD_SPACES[seen["road"]])] if seen["road"] else []
    for project in PROJECTS:
        row, column = seen["row"][project], seen["column"][project]
        number = drawing.teller.projects[project].numbers[row]
        facts = {"project": drawing.name("project", project), "row": number, "column": column + 1}
        places += [label("on grid", **facts)] if row or column else []
    return joined(places, width) if places else []


def _abilities(drawing: Drawing, seen: dict[str, Any], width: int) -> Block:
    """Technologies, final-scoring tiles and the wealth bonuses that are still to be had."""
    label, teller = drawing.label, drawing.teller
    block: Block = []
    for each in seen["technologies"]:
        text = drawing.titled(teller.tile(each["tile"]), teller.describe(drawing.piece(each["tile"])))
        text = text if each["works"] else drawing.aside(text, label("next turn"))
        block += _hanging("◇ ", text, width)
    for key in seen["final_tiles"]:
        text = drawing.titled(teller.tile(key), teller.describe(drawing.piece(key)))
        block += _hanging("◈ ", text, width)
    ahead = [bonus for bonus in teller.box.wealth if bonus.key in seen["wealth"]]
    bonuses = [
        label(
            "wealth bonus",
            amount=teller.wealth(bonus.resource, bonus.amount),
            what=teller.effects(bonus.effects),
        )
        for bonus in ahead
    ]
    said = drawing.titled(label("wealth"), drawing.row(bonuses, "clauses"))
    return block + (_hanging("", said, width) if bonuses else [])


def _hanging(sign: str, text: str, width: int) -> Block:
    lines = wrap(text, width - len(sign))
    return [(Span(sign if at == 0 else " " * len(sign), "star"), *each) for at, each in enumerate(lines)]


def _tiles(drawing: Drawing, seen: dict[str, Any], width: int) -> Block:
    """Upgrades by action and walls by place, each with its rim as it lies."""
    block: Block = []
    for action in ACTIONS:
        if action in seen["board"]:
            each = seen["board"][action]
            head = Span(fit(drawing.name("short action", action), 9), "heading")
            block.append(_laid(drawing, head, each, width))
    for wall in seen["walls"]:
        head = Span(fit(drawing.label("wall place", n=wall["place"]), 9), "faint")
        block.append(_laid(drawing, head, wall, width))
    return block


def laid_tiles(drawing: Drawing, seat: int, width: int) -> Block:
    """Every upgrade and wall of a player with all that it does."""
    seen, teller = drawing.view["players"][seat], drawing.teller
    block: Block = []
    for each in (*seen["board"].values(), *seen["walls"]):
        text = teller.describe(drawing.piece(each["tile"]))
        block += _hanging("▪ ", drawing.titled(teller.tile(each["tile"]), text), width)
    return block


def _laid(drawing: Drawing, head: Span, each: dict[str, Any], width: int) -> Line:
    tile = drawing.piece(each["tile"])
    bonus = drawing.teller.effects(tile.effects, short=True) if tile.action >= 0 else icons(drawing, tile)
    room = width - 9 - WALL_NAME - 13
    return line(
        head,
        fit(drawing.teller.tile(tile.key), WALL_NAME),
        *rim(drawing, Laid(tile, each["turned"])),
        Span(" " + fit(bonus, room).rstrip() if room > 2 else "", "faint"),
    )
