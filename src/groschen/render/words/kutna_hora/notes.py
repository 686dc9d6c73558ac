"""What to say beside a choice before it is made: what it costs, what it brings, what lies around."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from groschen.games.kutna_hora import scoring, told
from groschen.games.kutna_hora.names import FROM_PATRICIANS, GUILDS
from groschen.games.kutna_hora.player import HOUSES_IN_ROW
from groschen.render.words.storyteller import Outlook

if TYPE_CHECKING:
    from groschen.render.words.kutna_hora import Teller

STOPS = (
    told.MinesDrawn,
    told.EventHappened,
    told.EventRevealed,
    told.RedTilesEntered,
    told.RoundStarted,
    told.GameEnded,
)
"""Events that show something hidden or belong to the end of the round: a preview ends before them."""
SILENT = (told.CardPlayed, told.CardSpent, told.JokerPlayed, told.GuildsChosen, told.TaxesRefused)
"""Events that say no more than the choice itself."""


def foresee(events: list[Any]) -> list[Any]:
    """What can be said before the choice is made."""
    return list(takewhile(lambda event: not is_stop(event), events))


def is_stop(event: Any) -> bool:
    return isinstance(event, STOPS) or (isinstance(event, told.Scored) and event.source == FROM_PATRICIANS)


def note(teller: Teller, view: Mapping[str, Any], choice: str, outlook: Outlook) -> str:
    """Everything worth knowing about a choice, given what would happen."""
    verb, _, rest = choice.partition(" ")
    parts: list[str] = []
    events, after, is_brief = outlook
    if verb == "mine" and rest in teller.box.pieces:
        parts.append(teller.describe(teller.box.pieces[rest]))
    for event in teller.summed(_told_once(teller.condensed(foresee(events)))):
        if not isinstance(event, SILENT):
            parts += _of_event(teller, view, event, is_brief)
    if verb in ("claim", "on"):
        parts += _surroundings(teller, view, rest)
    if after is not None:
        seated = [event for event in events if isinstance(event, told.PatricianSeated)]
        parts += [_council(teller, view, after, event.colour) for event in seated]
    return " · ".join(filter(None, parts))


def _told_once(events: list[Any]) -> list[Any]:
    """A tile of St. Barbara's says itself what it does to reputation."""
    if not any(isinstance(event, told.BarbaraUsed) for event in events):
        return events
    return [event for event in events if not isinstance(event, told.ReputationChanged)]


def _of_event(teller: Teller, view: Mapping[str, Any], event: Any, is_brief: bool) -> list[str]:
    label, seat = teller.phrases.label, view["seat"]
    if isinstance(event, told.BarbaraUsed):
        return [teller.barbara(event.number)]
    if isinstance(event, told.IncomeTaken):
        return [label("gain", n=event.groschen)]
    if isinstance(event, told.TaxesPaid):
        return [label("groschen", n=event.groschen)]
    if isinstance(event, told.HouseRemoved):
        return [_house_lost(teller, view, event.guild)]
    parts = (
        [label("groschen", n=event.cost) if event.cost else label("free")] if hasattr(event, "cost") else []
    )
    if isinstance(event, told.RightsTaken):
        printed = [] if is_brief else [teller.describe(teller.box.pieces[event.tile])]
        return [teller.tile(event.tile), *parts, *printed]
    if teller.has_detail(event):
        parts.append(teller.detail(event, seat))
    if isinstance(event, told.ReputationChanged):
        parts += _reputation(teller, view, event)
    return parts


def _reputation(teller: Teller, view: Mapping[str, Any], event: told.ReputationChanged) -> list[str]:
    """What the new space is worth at the end, if that is not what the old one was."""
    points = teller.box.reputation
    before, now = points[view["players"][event.seat]["reputation"]], points[event.now]
    return [teller.phrases.label("reputation worth", now=now, before=before)] if now != before else []


def _house_lost(teller: Teller, view: Mapping[str, Any], guild: int) -> str:
    """What the leftmost house of a row covers, which nobody gets if the house is given up."""
    player = view["players"][view["seat"]]
    row = player["guilds"].index(GUILDS[guild])
    bonus = teller.effects(teller.box.houses[row][HOUSES_IN_ROW - player["houses"][row]])
    return teller.phrases.label("house lost" if bonus else "house lost nothing", what=bonus)


def _council(teller: Teller, view: Mapping[str, Any], after: Any, colour: int) -> str:
    """What one more patrician of a colour would pay whom, and how often it still can."""
    label, state = teller.phrases.label, after.state
    pays = [
        scoring.patrician_points(state, seat)[colour] // state.council[colour]
        for seat in range(len(teller.seats))
    ]
    seats = [label("seat pays", name=teller.seat(seat), n=points) for seat, points in enumerate(pays)]
    times = min(view["rounds"] - max(view["round"], 1) + 1, scoring.SCORING_COUNT)
    return label("council pays", seats=", ".join(seats), times=times)


def _surroundings(teller: Teller, view: Mapping[str, Any], name: str) -> list[str]:
    """The buildings and the village beside a square, with their dots."""
    label, grid = teller.phrases.label, teller.board.town
    built = {each["square"]: each["tile"] for each in view["town"]["buildings"]}
    square, found = grid.square(name), []
    for other in grid.neighbours[square]:
        if grid.names[other] in built:
            tile: Any = teller.box.pieces[built[grid.names[other]]]
            found.append(label("neighbour", tile=teller.tile(tile.key), dots=teller.letters(tile.dots)))
    if teller.board.villages[square]:
        found.append(label("village", dots=teller.letters(teller.board.villages[square])))
    return [label("beside", what=teller.all_of(found))] if found else []
