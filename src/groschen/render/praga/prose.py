"""The table of Praga in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from groschen.games.praga.box.pieces import ARROW, ARROW_UP
from groschen.games.praga.names import ACTIONS, HUNGER_WALL, LEVELS, PROJECTS
from groschen.render.ink import Line
from groschen.render.praga import text_crane, text_players, text_road
from groschen.render.praga.text import ERAS, Drawing
from groschen.render.prose import Prose, Told
from groschen.render.words import page
from groschen.render.words.messages import say

ROWS = ("upgrades", "walls", "buildings")
TIERS = ("", "I", "II", "III")
ROOM = 400
"""Columns: so wide that no line is broken."""


def sections(prose: Prose) -> Iterator[Told]:
    label = prose.label
    yield Told("turn", label("open"), turn(prose))
    yield Told("crane", label("crane"), crane(prose))
    for row in ROWS:
        yield Told(f"row-{row}", prose.name("area", row), tiles(prose, row))
    yield Told("city", label("city"), city(prose))
    yield Told("plazas", prose.name("area", "plazas"), plazas(prose))
    yield Told("road", label("road"), [prose.thing(f"space:{space}") for space in prose.view["road"]])
    yield Told("bridge", label("bridge"), bridge(prose))
    for number, project in enumerate(PROJECTS):
        yield Told(f"project-{project}", prose.name("project", project), grid(prose, number))
    finals = [prose.thing(key) for key in prose.view["cathedral_finals"] if key]
    yield Told("finals", label("cathedral finals"), finals)
    yield Told("seals", label("seals"), seals(prose))
    yield Told("tokens", label("tokens"), [prose.words.tile(key) for key in prose.view["tokens"]])
    yield Told("technologies", label("technologies"), technologies(prose))
    for seat, seen in enumerate(prose.view["players"]):
        yield Told(f"player-{seat}", seen["name"], player(prose, seat, seen))


def drawing_of(prose: Prose) -> Drawing:
    """For what the terminal says in full words, too."""
    return Drawing(prose.view, prose.words, ROOM, None, prose.totals)


def turn(prose: Prose) -> list[str]:
    """How far the game has come, what is open in this turn, and what Peter Parler is about to do."""
    view, label, drawing = prose.view, prose.label, drawing_of(prose)
    now = [label("turn", turn=view["turn"], turns=view["turns"]), label("era", era=ERAS[view["era"]])]
    lines = [prose.shared.row(now, "clauses")]
    if view["over"]:
        return [*lines, label("over")]
    placing = [prose.line(label("placing"), prose.thing(view["placing"]["tile"]))] if view["placing"] else []
    drawn = [prose.line(label("drawn"), prose.thing(key)) for key in view["drawn"]]
    parler = [said(line) for line in text_road.parler(drawing, ROOM)[1:]]
    return [*lines, *text_crane.open_turn(drawing), *placing, *drawn, *parler]


def said(line: Line) -> str:
    return "".join([span.text for span in line]).strip(" ◇◈")


def crane(prose: Prose) -> list[str]:
    """Every action tile with what it costs or gives and the wheel's bonus, and how far the game has come."""
    tiles = prose.view["crane"]["tiles"]
    return [action_tile(prose, each) for each in tiles] + [prose.thing("platform:turns")]


def action_tile(prose: Prose, tile: dict[str, Any]) -> str:
    gold, earned = prose.box.crane_gold[tile["position"]], prose.box.crane_points[tile["position"]]
    gives = [prose.label("pays gold", n=gold)] if gold else [points(prose, earned)] if earned else []
    bonus = prose.cards.get(f"sector:sector {tile['sector']}")
    wheel = [prose.label("wheel", what=bonus.name)] if bonus else []
    return prose.thing(f"action tile:{tile['tile']}", *gives, *wheel)


def tiles(prose: Prose, row: str) -> list[str]:
    """The tiles of a row, and how many lie in the stacks."""
    shown = [prose.thing(key) for key in prose.view["rows"][row]["tiles"] if key]
    return [*shown, *prose.cards[f"row:{row}"].lines]


def city(prose: Prose) -> list[str]:
    built = [
        prose.at(each["site"], each["tile"], *owner(prose, each["cube"]))
        for each in prose.view["city"]
        if each["tile"] in prose.cards
    ]
    taken = {each["site"] for each in prose.view["city"]}
    sites = [piece for piece in prose.cards if piece.startswith("site:")]
    return built + [prose.thing(piece) for piece in sites if piece.removeprefix("site:") not in taken]


def owner(prose: Prose, whose: int | str | None) -> list[str]:
    """Whose cube lies there, or who has it: a seat, or Peter Parler."""
    if whose is None:
        return []
    return [prose.seat_name(whose) if isinstance(whose, int) else prose.label("parler")]


def plazas(prose: Prose) -> list[str]:
    return [
        prose.line(prose.label("what plaza letter", plaza=letter), prose.thing(key))
        for letter, key in prose.view["plazas"].items()
        if key
    ]


def bridge(prose: Prose) -> list[str]:
    planks = [prose.cards[f"plank:{at}"].lines[0] for at in range(1, len(prose.view["bridge"]) + 1)]
    return planks + [prose.thing(key) for key in prose.view["bridge_finals"] if key]


def grid(prose: Prose, number: int) -> list[str]:
    """Row by row from the top, then what the columns multiply by."""
    found = prose.words.projects[PROJECTS[number]]
    rows = [grid_row(prose, found, number, row) for row in reversed(range(found.height))]
    times = prose.shared.row([f"×{points}" for points in found.column_points])
    tokens = prose.label("blue" if number == HUNGER_WALL else "red")
    return [*rows, page.say("grid columns", prose.words.phrases.language, colour=tokens, times=times)]


def grid_row(prose: Prose, found: Any, number: int, row: int) -> str:
    language = prose.words.phrases.language
    squares = prose.shared.row([square(prose, value) for value in found.squares[row]])
    said = [page.say("grid squares", language, squares=squares)]
    if row and found.tier[row] != found.tier[row - 1]:
        price = prose.words.price(found.gold[row], found.stone[row])
        said.append(prose.label("tier", tier=TIERS[found.tier[row]], price=price))
    here = [seen["name"] for seen in prose.view["players"] if seen["row"][PROJECTS[number]] == row]
    title = page.say("grid row", language, row=found.numbers[row], points=found.row_points[row])
    return prose.line(title, *said, *here)


def square(prose: Prose, value: int) -> str:
    if value in (ARROW, ARROW_UP):
        key = "grid move" if value == ARROW else "grid up"
        return page.say(key, prose.words.phrases.language)
    return points(prose, value) if value else "–"


def points(prose: Prose, n: int) -> str:
    return say(prose.words.phrases.effects["points"], {"n": n})


def seals(prose: Prose) -> list[str]:
    return [prose.thing(key, *owner(prose, whose)) for key, whose in prose.view["seals"].items()]


def technologies(prose: Prose) -> list[str]:
    left = prose.view["technologies"]
    return [prose.label("level", level=level, n=n) for level, n in zip(LEVELS, left, strict=True)]


def player(prose: Prose, seat: int, seen: dict[str, Any]) -> list[str]:
    """What a player has, as the terminal says it, and every tile of the action board."""
    has = [said(line) for line in text_players.belongings(drawing_of(prose), seat, seen, ROOM)]
    upgrades = [
        prose.line(prose.name("action", action), prose.thing(seen["board"][action]["tile"]))
        for action in ACTIONS
        if action in seen["board"]
    ]
    walls = [prose.at(prose.label("wall place", n=wall["place"]), wall["tile"]) for wall in seen["walls"]]
    return has + upgrades + walls
