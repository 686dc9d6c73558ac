"""Kutná Hora in words: how the numbers in an event, a tile or a reason become names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.box.components import Board, Box, Building, Event, Tile
from groschen.games.kutna_hora.effects import KINDS
from groschen.games.kutna_hora.events import EventEffect
from groschen.games.kutna_hora.names import (
    ACTIONS,
    ARMS,
    COMMODITIES,
    DOTS,
    GUILDS,
    JOKER,
    NOBODY,
    ORE,
    PATRICIANS,
    SCORES,
)
from groschen.render.words.kutna_hora.notes import foresee, note
from groschen.render.words.phrases import Phrases, say
from groschen.render.words.storyteller import Storyteller

WORD_OF = {kind.__name__: word for word, kind in KINDS.items()}
BY_NUMBER = {
    "guild": GUILDS,
    "commodity": COMMODITIES,
    "arm": ARMS,
    "colour": PATRICIANS,
    "action": ACTIONS,
    "source": SCORES,
}
"""Fields of events that hold a number, and what it counts in."""
KIND_OF = {"arm": "commodity", "mine": "tile", "mines": "tile", "tiles": "tile", "guilds": "guild"}
"""Fields whose names stand in the table of another kind."""
GROWING = (told.PopulationGrew, told.OreGrew)
FINISHED = 12
"""The number of a St. Barbara action after the last tile."""


class Teller(Storyteller):
    """One table, told in one language."""

    def __init__(self, phrases: Phrases, seats: Sequence[str], box: Box, board: Board) -> None:
        super().__init__(phrases, seats)
        self.box = box
        self.board = board

    # What happened

    def foresee(self, events: list[Any]) -> list[Any]:
        """As much of what would happen as can be said before."""
        return foresee(events)

    def note(self, view: Mapping[str, Any], choice: str, events: list[Any]) -> str:
        """What to say beside a choice, given what would happen."""
        return note(self, view, choice, events)

    def facts(self, event: Any) -> dict[str, object]:
        facts = {field: self._fact(field, value) for field, value in event._asdict().items()}
        if isinstance(event, told.CardPlayed | told.CardSpent):
            facts["card"] = self.card(event.card)
        if isinstance(event, told.EventRevealed):
            card = self.box.pieces[event.event]
            assert isinstance(card, Event)
            facts["text"] = self.event(card)
        return facts

    def _fact(self, field: str, value: Any) -> object:
        if field in ("seat", "start"):
            return self.seats[value]
        if field == "square":
            return self.board.town.names[value]
        if field == "space":
            return self.board.mines.names[value]
        if isinstance(value, tuple):
            return self.all_of([str(self._fact(field.removesuffix("s"), each)) for each in value])
        key = BY_NUMBER[field][value] if field in BY_NUMBER else value
        kind = KIND_OF.get(field, field)
        return self.phrases.name(kind, key) if kind in self.phrases.names else value

    def variant(self, event: Any) -> str:
        return variant(event)

    def condensed(self, events: list[Any]) -> list[Any]:
        """A deck that grows card by card is told once."""
        last = events[-1:]
        return [one for one, other in pairwise(events) if not (type(one) is type(other) in GROWING)] + last

    def chapter(self, view: Mapping[str, Any]) -> int:
        """The round."""
        number: int = view["round"]
        return number

    def changes(self, before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
        """What a player wants to know between two views that no event says: prices."""
        name, old, new = self.phrases.name, before["prices"], now["prices"]
        changed = [each for each in COMMODITIES if old[each] != new[each]]
        prices = [f"{name('commodity', each)} {old[each]} → {new[each]}" for each in changed]
        return [self.phrases.label("new prices", prices=", ".join(prices))] if prices else []

    # What is printed on things

    def card(self, card: int) -> str:
        """An action card by its two ends."""
        return "/".join(self.phrases.name("action", ACTIONS[action]) for action in self.box.cards[card])

    def tile(self, key: str) -> str:
        return self.phrases.name("tile", key)

    def effects(self, tile: Tile, short: bool = False) -> str:
        """The icons of a tile, in order, in words or in signs."""
        phrases = self.phrases.signs if short else self.phrases.effects
        commodity = COMMODITIES[ORE if tile.guild == NOBODY else tile.guild]
        facts: dict[str, object] = {"commodity": self.phrases.name("commodity", commodity)}
        if tile.patrician != NOBODY:
            facts["colour"] = self.phrases.name("colour", PATRICIANS[tile.patrician])
        said = [say(phrases[WORD_OF[type(e).__name__]], facts | {"n": e.amount}) for e in tile.effects]
        return (" " if short else ", ").join(said)

    def dots(self, dots: Iterable[int]) -> str:
        return ", ".join(self.phrases.name("dot", DOTS[dot]) for dot in dots)

    def letters(self, dots: Iterable[int]) -> str:
        return "".join(self.phrases.name("dot letter", DOTS[dot]) for dot in dots)

    def describe(self, tile: Any) -> str:
        """Everything on a building, mine or technology tile."""
        label = self.phrases.label
        if isinstance(tile, Building):
            dots = self.dots(tile.dots)
            head = label("building", wood=tile.wood, plot=tile.plot, dots=dots)
        else:
            head = label("mine tile", stars=tile.stars, wood=tile.wood)
        effects = self.effects(tile)
        return f"{head}; {effects}" if effects else head

    def event(self, event: Event) -> str:
        """What an event card does at once and at the end of the round."""
        effects, label = self.phrases.effects, self.phrases.label
        now = [say(effects["taxes"], {"n": event.tax})] if event.tax else []
        end = [say(effects["population"], {"n": event.population})] if event.population else []
        end += [say(effects["ore deck"], {"n": event.ore})] if event.ore else []
        if event.effect is not None:
            (now if event.when == "reveal" else end).append(self._event_effect(event.effect))
        parts = [label("event reveal", what=", ".join(now))] if now else []
        parts += [label("event end", what=", ".join(end))] if end else []
        return " ".join(parts)

    def _event_effect(self, effect: EventEffect) -> str:
        names = self.phrases.names
        gift = say(names["gift"][effect.gift], {"n": effect.amount})
        return say(names["who"][effect.who], {"what": names["count"][effect.what], "gift": gift})

    def barbara(self, number: int) -> str:
        """What St. Barbara tile 1 to 11 does, or the finished cathedral (12)."""
        return self.phrases.names["barbara"][str(number)]


def variant(event: Any) -> str:
    """Which variant of its phrase an event may take."""
    if isinstance(event, told.Scored):
        return SCORES[event.source]
    if isinstance(event, told.CardPlayed):
        return "joker" if event.action == JOKER else ""
    if isinstance(event, told.BarbaraUsed):
        return "finished" if event.number == FINISHED else ""
    if isinstance(event, told.MinesDrawn):
        return "" if event.mines else "none"
    return "free" if getattr(event, "cost", 1) == 0 else ""


def teller(phrases: Phrases, seats: Sequence[str], state: Any) -> Teller:
    """Whoever tells this table."""
    return Teller(phrases, seats, state.box, state.board)
