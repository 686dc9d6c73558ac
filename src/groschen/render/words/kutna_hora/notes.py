"""What to say beside a choice before it is made: what it costs, what it brings, what lies around."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from groschen.engine.events import Event
from groschen.games.kutna_hora.names import COMMODITIES, GUILDS
from groschen.games.kutna_hora.player import HOUSES_IN_ROW
from groschen.games.kutna_hora.scoring import SCORING_COUNT
from groschen.render.words.messages import say
from groschen.render.words.storyteller import Outlook, View

if TYPE_CHECKING:
    from groschen.render.words.kutna_hora import Teller

STOPS = ("EventHappened", "RoundStarted", "TurnStarted", "GameEnded")
"""Events that are no part of the choice any more: a preview ends before them."""
SOURCES = ("EffectsGoOn", "HousePlaced")
"""Events that say where what follows comes from."""
ASKED = {"PlaceTechnology": "technology", "RemoveHouse": "remove house", "TakePublicTile": "public tile"}
"""The effects of a tile that ask something before the rest of them happens."""
IN_FULL = {"groschen": "spent from", "gain": "gained to"}
"""Labels of groschen that are spent or gained, and those that say also what that leaves."""
SILENT = ("CardPlayed", "CardSpent", "JokerPlayed", "GuildsChosen", "TaxesRefused")
"""Events that say no more than the choice itself."""


def foresee(events: list[Event]) -> list[Event]:
    """What belongs to the choice."""
    return list(takewhile(lambda event: not is_stop(event), events))


def is_stop(event: Event) -> bool:
    return event["event"] in STOPS or (event["event"] == "Scored" and event["source"] == "patricians")


def note(teller: Teller, view: View, move: Mapping[str, Any], outlook: Outlook) -> str:
    """Everything worth knowing about a choice, given what would happen."""
    parts: list[str] = []
    events, after, is_brief = outlook
    if move["verb"] == "mine":
        parts.append(teller.describe(teller.box.pieces[move["piece"]]))
    if move["verb"] == "guilds":
        parts.append(_goods(teller, view, move))
    if move["verb"] == "row":
        parts.append(_row(teller, move["row"]))
    own = _with_purse(view, _told_once(teller.condensed(foresee(events))))
    for source, given in _by_source(own):
        said = [text for event in teller.summed(given) for text in _of_event(teller, view, event, is_brief)]
        parts += said if source is None else _from(teller, source, said)
    if move["verb"] in ("claim", "on"):
        parts += _surroundings(teller, view, move["at"], is_brief)
    if after is not None:
        seated = [event["colour"] for event in events if event["event"] == "PatricianSeated"]
        parts += [_council(teller, after, colour) for colour in seated]
        parts += teller.changes(view, after) if _goes_on(view, after) else []
    return teller.phrases.shared.row(parts, "notes")


def _told_once(events: list[Event]) -> list[Event]:
    """A tile of St. Barbara's says itself what it does to reputation."""
    if not any(event["event"] == "BarbaraUsed" for event in events):
        return events
    return [event for event in events if event["event"] != "ReputationChanged"]


def _with_purse(view: View, events: list[Event]) -> list[Event]:
    """Events that move the groschen of whoever decides, with what they had before and have then."""
    seat, found = view["seat"], []
    has = view["players"][seat]["groschen"]
    for event in events:
        change = _groschen(event) if event.get("seat") == seat else 0
        found.append(event | {"had": has, "has": has + change} if change else event)
        has += change
    return found


def _groschen(event: Event) -> int:
    """By how much an event changes somebody's groschen."""
    if event["event"] in ("IncomeTaken", "GroschenChanged"):
        return int(event["groschen"])
    return -int(event["groschen"] if event["event"] == "TaxesPaid" else event.get("cost", 0))


def _goes_on(view: View, after: View) -> bool:
    """Whether the next card of this round is played then, before the end of the round moves prices, too."""
    return bool(after["round"] == view["round"] and after["decision"] == "PlayCard")


def _goods(teller: Teller, view: View, move: Mapping[str, Any]) -> str:
    """What the guilds of a set produce, and what that is worth now."""
    label, name = teller.phrases.label, teller.phrases.name
    goods = [COMMODITIES[GUILDS.index(move[which])] for which in ("one", "two", "three")]
    prices = [label("price now", commodity=name("commodity", each), n=view["prices"][each]) for each in goods]
    return label("goods", goods=teller.phrases.shared.row(prices))


def _row(teller: Teller, row: int) -> str:
    """What the houses of a row give when they are built, from the left."""
    given = [teller.effects(space) for space in teller.box.houses[row - 1]]
    return teller.phrases.label("row covers", what=teller.phrases.shared.row(given, "clauses"))


def _by_source(events: list[Event]) -> list[tuple[Event | None, list[Event]]]:
    """What the choice itself brings, then what a tile that goes on and a house give, each with its event."""
    found: list[tuple[Event | None, list[Event]]] = [(None, [])]
    for event in events:
        if event["event"] in SOURCES:
            found.append((event, []))
        elif event["event"] not in SILENT:
            found[-1][1].append(event)
    return found


def _from(teller: Teller, source: Event, said: list[str]) -> list[str]:
    """What a tile or a house gives, under its name; nothing if it gives nothing."""
    if not said:
        return []
    label, what = teller.phrases.label, teller.phrases.shared.row(said)
    if source["event"] == "HousePlaced" or source["tile"] in teller.houses:
        return [label("house gives", what=what)]
    return [label("tile gives", tile=teller.tile(source["tile"]), what=what)]


def _of_event(teller: Teller, view: View, event: Event, is_brief: bool) -> list[str]:
    label, seat, kind = teller.phrases.label, view["seat"], event["event"]
    if kind == "Asked":
        return [say(teller.phrases.effects[ASKED[event["decision"]]], {})]
    if kind == "BarbaraUsed":
        had = view["players"][seat]["pelicans"]
        return [label("pelican given", had=had, has=had - 1), teller.barbara(event["number"])]
    if kind == "IncomeTaken":
        return [_moved(teller, "gain", event["groschen"], event, is_brief)]
    if kind == "TaxesPaid":
        return [_moved(teller, "groschen", event["groschen"], event, is_brief)]
    if kind == "HouseRemoved":
        return [_house_lost(teller, view, event["guild"])]
    parts = _cost(teller, event, is_brief)
    if kind == "RightsTaken":
        printed = [] if is_brief else [teller.describe(teller.box.pieces[event["tile"]])]
        return [*parts, *printed]
    if teller.has_detail(event):
        parts.append(teller.detail(event, seat))
    if kind == "ReputationChanged":
        parts += _reputation(teller, view, event)
    return parts


def _cost(teller: Teller, event: Event, is_brief: bool) -> list[str]:
    if "cost" not in event:
        return []
    return [
        _moved(teller, "groschen", event["cost"], event, is_brief)
        if event["cost"]
        else teller.phrases.label("free")
    ]


def _moved(teller: Teller, key: str, n: int, event: Event, is_brief: bool) -> str:
    """So many groschen and, where there is room, how many one has before and after."""
    label = teller.phrases.label
    if is_brief or "had" not in event:
        return label(key, n=n)
    return label(IN_FULL[key], n=n, had=event["had"], has=event["has"])


def _reputation(teller: Teller, view: View, event: Event) -> list[str]:
    """What the new space is worth at the end, if that is not what the old one was."""
    points = teller.box.reputation
    before, now = points[view["players"][event["seat"]]["reputation"]], points[event["now"]]
    return [teller.phrases.label("reputation worth", now=now, before=before)] if now != before else []


def _house_lost(teller: Teller, view: View, guild: str) -> str:
    """What the leftmost house of a row covers, which nobody gets if the house is given up."""
    player = view["players"][view["seat"]]
    row = player["guilds"].index(guild)
    bonus = teller.effects(teller.box.houses[row][HOUSES_IN_ROW - player["houses"][row]])
    return teller.phrases.label("house lost" if bonus else "house lost nothing", what=bonus)


def _council(teller: Teller, view: View, colour: str) -> str:
    """What one more patrician of a colour would pay whom, and how often it still can."""
    label = teller.phrases.label
    pays = [(player["name"], player["councillors"][colour]) for player in view["players"]]
    seats = [label("seat pays", name=name, n=points) for name, points in pays]
    times = min(view["rounds"] - max(view["round"], 1) + 1, SCORING_COUNT)
    return label("council pays", seats=teller.phrases.shared.row(seats), times=times)


def _surroundings(teller: Teller, view: View, name: str, is_brief: bool) -> list[str]:
    """The buildings and the village beside a square, with their dots; in brief, these by their letters."""
    label, grid = teller.phrases.label, teller.board.town
    dots = teller.letters if is_brief else teller.dots
    built = {each["square"]: each["tile"] for each in view["town"]["buildings"]}
    square, found = grid.square(name), []
    for other in grid.neighbours[square]:
        if grid.names[other] in built:
            tile: Any = teller.box.pieces[built[grid.names[other]]]
            found.append(label("neighbour", tile=teller.tile(tile.key), dots=dots(tile.dots)))
    if teller.board.villages[square]:
        found.append(label("village", dots=dots(teller.board.villages[square])))
    return [label("beside", what=teller.all_of(found))] if found else []
