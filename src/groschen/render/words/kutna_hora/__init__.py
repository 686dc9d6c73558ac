"""Kutná Hora in words: how what stands in an event, a move, a tile or a reason is called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from groschen.engine.events import Event
from groschen.games.kutna_hora.box import pieces
from groschen.games.kutna_hora.box.components import Board, Box, Building, Tile
from groschen.games.kutna_hora.effects import KINDS
from groschen.games.kutna_hora.event_cards import EventEffect
from groschen.games.kutna_hora.names import (
    ACTIONS,
    COMMODITIES,
    DOTS,
    NOBODY,
    ORE,
    PATRICIANS,
    RED,
)
from groschen.render.words.kutna_hora.glossary import glossary
from groschen.render.words.kutna_hora.notes import foresee, note
from groschen.render.words.messages import say
from groschen.render.words.phrases import Phrases
from groschen.render.words.storyteller import Outlook, Storyteller, Term, View

WORD_OF = {kind.__name__: word for word, kind in KINDS.items()}
KIND_OF = {
    "arm": "commodity",
    "guilds": "guild",
    "mine": "tile",
    "mines": "tile",
    "one": "guild",
    "piece": "tile",
    "three": "guild",
    "tiles": "tile",
    "two": "guild",
}
"""Fields whose names stand in the table of another kind."""
GROWING = ("PopulationGrew", "OreGrew")
FINISHED = 12
"""The number of a St. Barbara action after the last tile."""


class Teller(Storyteller):
    """One table, told in one language."""

    def __init__(self, phrases: Phrases, seats: Sequence[str], box: Box, board: Board) -> None:
        super().__init__(phrases, seats)
        self.box = box
        self.board = board
        self.technologies = {tile.key for tile in box.technologies}
        self.houses = {space.key for row in box.houses for space in row}

    # What happened

    def foresee(self, events: list[Event]) -> list[Event]:
        """As much of what would happen as is worth saying before."""
        return foresee(events)

    def note(
        self,
        view: View,
        move: Mapping[str, Any],
        events: list[Event],
        after: View | None = None,
        is_brief: bool = False,
    ) -> str:
        """What to say beside a choice, given what would happen."""
        return note(self, view, move, Outlook(events, after, is_brief))

    def glossary(self, view: View) -> list[Term]:
        return list(glossary(self, view))

    def facts(self, event: Event) -> dict[str, object]:
        facts = {field: self.fact(field, value) for field, value in event.items()}
        if event["event"] in ("EventRevealed", "EventHappened"):
            card = self.box.pieces[event["card"]]
            assert isinstance(card, pieces.Event)
            facts |= {"card": self.phrases.name("event", card.key), "text": self.event(card)}
        return facts

    def fact(self, field: str, value: Any) -> object:
        if field in ("seat", "start"):
            return self.seats[value]
        if isinstance(value, list):
            return self.all_of([str(self.fact(field.removesuffix("s"), each)) for each in value])
        if value in self.box.card_names:
            return self.card(self.box.card_names.index(value))
        kind = KIND_OF.get(field, field)
        return self.phrases.name(kind, value) if kind in self.phrases.names else value

    def variant(self, event: Event) -> str:
        if event["event"] == "MineDug" and event["mine"] in self.technologies:
            return "technology"
        if event["event"] == "EffectsGoOn" and event["tile"] in self.houses:
            return "house"
        return variant(event)

    def condensed(self, events: list[Event]) -> list[Event]:
        """A deck that grows card by card is told once; that a turn begins, its first card says; a tile that
        goes on is named if it gives something; where a red tile lay, nobody expects another."""
        events = [event for event in events if event["event"] != "TurnStarted" and not self.lay_alone(event)]
        pairs = pairwise([*events, None])
        return [event for event, later in pairs if event is not None and not self.is_idle(event, later)]

    def lay_alone(self, event: Event) -> bool:
        """Whether a tile is gone that was no stack: red ones come singly."""
        if event["event"] != "StackEmptied":
            return False
        tile = self.box.pieces[event["tile"]]
        return isinstance(tile, Building) and tile.patrician == RED

    def is_idle(self, event: Event, later: Event | None) -> bool:
        """Whether an event says nothing beside the one after it."""
        if event["event"] in GROWING:
            return later is not None and later["event"] == event["event"]
        is_headline = later is None or self.find(self.phrases.lines, later) is not None
        return event["event"] == "EffectsGoOn" and is_headline

    def together(self, one: Event, other: Event) -> Event | None:
        """Points of a seat from the same source."""
        if one["event"] != "Scored" or other["event"] != "Scored":
            return None
        is_same = (one["seat"], one["source"]) == (other["seat"], other["source"])
        return one | {"points": one["points"] + other["points"]} if is_same else None

    def chapter(self, view: View) -> int:
        """The round."""
        number: int = view["round"]
        return number

    def changes(self, before: View, now: View) -> list[str]:
        """What a player wants to know between two views that no event says: prices."""
        name, old, new = self.phrases.name, before["prices"], now["prices"]
        changed = [each for each in COMMODITIES if old[each] != new[each]]
        shared = self.phrases.shared
        prices = [
            shared.say("change", name=name("commodity", each), before=old[each], now=new[each])
            for each in changed
        ]
        return [self.phrases.label("new prices", prices=shared.row(prices))] if prices else []

    # What is printed on things

    def card(self, card: int) -> str:
        """An action card by its two ends."""
        names = [self.phrases.name("action", ACTIONS[action]) for action in self.box.cards[card]]
        return self.phrases.shared.row(names, "choices")

    def tile(self, key: str) -> str:
        return self.phrases.name("tile", key)

    def effects(self, tile: Tile, short: bool = False) -> str:
        """The icons of a tile, in order, in words or in signs."""
        return self.phrases.shared.row(self.each_effect(tile, short), "signs" if short else "plain")

    def each_effect(self, tile: Tile, short: bool = False) -> list[str]:
        """The same one by one."""
        phrases = self.phrases.signs if short else self.phrases.effects
        commodity = COMMODITIES[ORE if tile.guild == NOBODY else tile.guild]
        facts: dict[str, object] = {"commodity": self.phrases.name("commodity", commodity)}
        if tile.patrician != NOBODY:
            facts["colour"] = self.phrases.name("colour", PATRICIANS[tile.patrician])
        return [say(phrases[WORD_OF[type(e).__name__]], facts | {"n": e.amount}) for e in tile.effects]

    def dots(self, dots: Iterable[int]) -> str:
        return self.phrases.shared.row(self.phrases.name("dot", DOTS[dot]) for dot in dots)

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
        return self.phrases.shared.row([head, self.effects(tile)], "clauses")

    def event(self, event: pieces.Event) -> str:
        """What an event card does at once and at the end of the round."""
        effects, label = self.phrases.effects, self.phrases.label
        now = [say(effects["taxes"], {"n": event.tax})] if event.tax else []
        end = [say(effects["population"], {"n": event.population})] if event.population else []
        end += [say(effects["ore deck"], {"n": event.ore})] if event.ore else []
        if event.effect is not None:
            (now if event.when == "reveal" else end).append(self._event_effect(event.effect))
        shared = self.phrases.shared
        parts = [label("event reveal", what=shared.row(now))] if now else []
        parts += [label("event end", what=shared.row(end))] if end else []
        return shared.row(parts, "sentences")

    def _event_effect(self, effect: EventEffect) -> str:
        saying = self.phrases.saying
        gift = saying("gift", effect.gift, n=effect.amount)
        return saying("who", effect.who, what=self.phrases.name("count", effect.what), gift=gift)

    def barbara(self, number: int) -> str:
        """What St. Barbara tile 1 to 11 does, or the finished cathedral (12)."""
        return self.phrases.names["barbara"][str(number)]


def variant(event: Event) -> str:
    """Which variant of its phrase an event may take."""
    kind = event["event"]
    if kind == "Scored":
        return str(event["source"])
    if kind == "CardPlayed":
        return "joker" if event["action"] == "joker" else ""
    if kind == "BarbaraUsed":
        return "finished" if event["number"] == FINISHED else ""
    if kind == "TownBuilds":
        return "" if event["tile"] else "none"
    if kind == "MinesDrawn":
        return "" if event["mines"] else "none"
    return "free" if event.get("cost") == 0 else ""


def teller(phrases: Phrases, view: View, box: Box) -> Teller:
    """Whoever tells this table."""
    board = box.small if view["town"]["side"] == box.small.key else box.large
    return Teller(phrases, [player["name"] for player in view["players"]], box, board)
