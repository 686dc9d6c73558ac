"""What to say beside a choice before it is made: what it costs, what it brings, what lies around."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.names import FROM_PATRICIANS

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


def note(teller: Teller, view: Mapping[str, Any], choice: str, events: list[Any]) -> str:
    """Everything worth knowing about a choice, given what would happen."""
    verb, _, rest = choice.partition(" ")
    parts: list[str] = []
    if verb == "mine" and rest in teller.box.pieces:
        parts.append(teller.describe(teller.box.pieces[rest]))
    for event in foresee(events):
        if not isinstance(event, SILENT):
            parts += _of_event(teller, event, view["seat"])
    if verb in ("claim", "on"):
        parts += _surroundings(teller, view, rest)
    return " · ".join(parts)


def _of_event(teller: Teller, event: Any, seat: int) -> list[str]:
    label = teller.phrases.label
    if isinstance(event, told.BarbaraUsed):
        return [teller.barbara(event.number)]
    if isinstance(event, told.IncomeTaken):
        return [label("gain", n=event.groschen)]
    if isinstance(event, told.TaxesPaid):
        return [label("groschen", n=event.groschen)]
    parts = (
        [label("groschen", n=event.cost) if event.cost else label("free")] if hasattr(event, "cost") else []
    )
    if isinstance(event, told.RightsTaken):
        return [teller.tile(event.tile), *parts, teller.describe(teller.box.pieces[event.tile])]
    if teller.has_detail(event):
        parts.append(teller.detail(event, seat))
    return parts


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
