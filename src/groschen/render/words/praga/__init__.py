"""Praga Caput Regni in words: how the numbers in an event, a tile or a reason become names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from groschen.engine.events import Event
from groschen.engine.reasons import Reason
from groschen.games.praga.box.components import Box
from groschen.games.praga.box.pieces import (
    BOX,
    EGG_BONUS,
    SPECIAL_BONUS,
    BoardTile,
    BridgeTile,
    Building,
    HexTile,
    Project,
    Seal,
    Sector,
    Street,
    Technology,
    Token,
)
from groschen.games.praga.effects import parse
from groschen.games.praga.names import (
    ACTIONS,
    BUILDING,
    BUILDINGS,
    LEVELS,
    ONCE,
    PROJECTS,
    SCORINGS,
    TILE_ROWS,
    TRACKS,
    TRIGGERS,
    WALL,
    WALLS,
)
from groschen.render.words.messages import say
from groschen.render.words.phrases import Phrases
from groschen.render.words.praga.facts import MORE_FACTS
from groschen.render.words.praga.glossary import glossary
from groschen.render.words.praga.notes import foresee, note
from groschen.render.words.storyteller import Outlook, Storyteller, Term, View

PRICES = ("gold", "stone", "silver window", "gold window")
ROW_OF = {ACTIONS[WALL]: TILE_ROWS[WALLS], ACTIONS[BUILDING]: TILE_ROWS[BUILDINGS]}
"""By action, the row of the tiles that it pays for."""
MANAGED = ("mines", "quarries")
SPENT = ("gold", "stone", "silver_windows", "gold_windows", "eggs")
QUIET = ("CraneTurned",)
"""Events that happen in every turn and that the table shows."""
FROM_ELSEWHERE = ("crane", "road", "technology")
"""Points from these often come while something else is told, so they say where they are from."""


class Teller(Storyteller):
    """One table, told in one language."""

    def __init__(
        self,
        phrases: Phrases,
        seats: Sequence[str],
        box: Box,
        sides: Mapping[str, Sequence[str]],
        projects: Mapping[str, Project],
    ) -> None:
        super().__init__(phrases, seats)
        self.box = box
        self.sides = sides
        self.projects = projects

    # What happened

    def seat(self, seat: int | str) -> str:
        return self.phrases.label("parler") if isinstance(seat, str) else self.seats[seat]

    def facts(self, event: Event) -> dict[str, object]:
        facts: dict[str, object] = {name: self.fact(name, value) for name, value in event.items()}
        more = MORE_FACTS.get(event["event"])
        return facts if more is None else facts | more(self, event)

    def fact(self, field: str, value: Any) -> object:
        """What a fact is called, where the field alone tells what it is."""
        name = self.phrases.name
        if field == "seat":
            return "" if value is None else self.seat(value)
        if field in ("winners", "others"):
            return self.all_of([self.seat(seat) for seat in value]) if value else ""
        if field in ("tiles", "removed"):
            return self.all_of([self.tile(key) for key in value])
        if field in ("one", "other") and value in ACTIONS:
            return name("action", value)
        if field in ("tile", "seal", "token", "piece", "other") and isinstance(value, str):
            return self.tile(value)
        if field == "reward":
            return self.phrases.shared.row([self.effects(parse(part)) for part in value.split("&")], "parts")
        if field == "at" and value in (*PROJECTS, *MANAGED):
            return name("project" if value in PROJECTS else "held", value)
        if field == "source":
            return name("score", value)
        if field == "level":
            return LEVELS[value - 1]
        return name(field, value) if isinstance(value, str) and field in self.phrases.names else value

    def variant(self, event: Event) -> str:
        kind = event["event"]
        if kind == "Gained":
            return "" if event["amount"] else "nothing"
        if kind == "Scored":
            return "source" if event["source"] in FROM_ELSEWHERE else ""
        if kind == "TrackAdvanced":
            return "university" if event["track"] == "university" else ""
        if kind == "PlazaCompleted":
            return "nobody" if not event["winners"] else "" if event["others"] else "alone"
        if kind == "HexTileTaken":
            return "" if event["gold"] or event["stone"] else "free"
        return "free" if kind == "ActionTileTaken" and not event["cost"] else ""

    def condensed(self, events: list[Event]) -> list[Event]:
        """New tiles of a row and steps on a track together; nothing of what happens every turn."""
        found: list[Event] = []
        for event in events:
            last: Event = found[-1] if found else {}
            if event["event"] in QUIET:
                continue
            if event["event"] == "TileDealt":
                tiles = [*last["tiles"], event["tile"]] if _is_same(event, last, "row") else [event["tile"]]
                found[len(found) - (len(tiles) > 1) :] = [event | {"tiles": tiles}]
            elif event["event"] == "TrackAdvanced" and _is_same(event, last, "track"):
                found[-1] = event
            else:
                found.append(event)
        return found

    def together(self, one: Event, other: Event) -> Event | None:
        """Points of a seat, or its gains of the same good as far as there was room."""
        if one["event"] != other["event"] or one.get("seat") != other.get("seat"):
            return None
        if one["event"] == "Scored":
            is_alike = one["source"] == other["source"] or not (self.variant(one) or self.variant(other))
            return one | {"points": one["points"] + other["points"]} if is_alike else None
        is_same = (
            one["event"] == "Gained" and one["what"] == other["what"] and one["amount"] and other["amount"]
        )
        return one | {"amount": one["amount"] + other["amount"]} if is_same else None

    def changes(self, before: View, now: View) -> list[str]:
        """What was paid: the goods of which the player has fewer than before."""
        seat = before["seat"]
        if before["turn"] != now["turn"] or seat is None:
            return []
        old, new, label = before["players"][seat], now["players"][seat], self.phrases.label
        less = [good for good in SPENT if new[good] < old[good]]
        return [label(f"{good} left", before=old[good], now=new[good]) for good in less]

    def chapter(self, view: View) -> int:
        """The turn."""
        number: int = view["turn"]
        return number

    def foresee(self, events: list[Event]) -> list[Event]:
        """As much of what would happen as can be said before."""
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

    def blocked(self, view: View, move: Mapping[str, Any], reason: Reason) -> str:
        """A tile that is too dear says what it costs; an action, or a technology that gives one, that none of
        its row can be paid."""
        if reason.code != "cannot_afford_tile":
            return self.reason(reason)
        tile = self.box.pieces.get(move.get("piece", ""))
        if not isinstance(tile, HexTile):
            return self._all_too_dear(view, move, reason)
        player = view["players"][view["seat"]]
        goods = [good for good in ("gold", "stone") if getattr(tile, good)]
        have = self.all_of([say(self.phrases.effects[good], {"n": player[good]}) for good in goods])
        return self.phrases.label("too dear", price=self.price(tile.gold, tile.stone), have=have)

    def _all_too_dear(self, view: View, move: Mapping[str, Any], reason: Reason) -> str:
        """An action says what the cheapest tile of its row costs."""
        keys = view["rows"][ROW_OF[move["action"]]]["tiles"] if move.get("action") in ROW_OF else []
        tiles: list[Any] = [self.box.pieces[key] for key in keys if key is not None]
        cheapest = [tile for tile in tiles if tile.gold + tile.stone == reason.facts["cost"]]
        if not cheapest:
            return self.phrases.label("all too dear", **reason.facts)
        return self.phrases.label("all too dear for", price=self.price(cheapest[0].gold, cheapest[0].stone))

    def reason(self, reason: Reason) -> str:
        if reason.code != "cannot_afford_seal":
            return super().reason(reason)
        prices = {key: int(value) for key, value in reason.facts.items()}
        return say(self.phrases.reasons[reason.code], {"price": self.price(**prices)})

    # What is printed on things

    def tile(self, key: str) -> str:
        """A piece by name; a production token by what it brings."""
        piece = self.box.pieces.get(key)
        return self.effects(piece.effects) if isinstance(piece, Token) else self.phrases.name("tile", key)

    def action_tile(self, key: str) -> str:
        names = [self.phrases.name("short action", action) for action in self.sides[key]]
        shared = self.phrases.shared
        return shared.say("aside", text=key, more=shared.row(names, "choices"))

    def price(self, gold: int = 0, stone: int = 0, silver_windows: int = 0, gold_windows: int = 0) -> str:
        amounts = zip(PRICES, (gold, stone, silver_windows, gold_windows), strict=True)
        parts = [say(self.phrases.effects[good], {"n": amount}) for good, amount in amounts if amount]
        return self.all_of(parts) if parts else self.phrases.label("free")

    def effects(self, effects: Iterable[Any], short: bool = False) -> str:
        """What is gained, in words or in signs."""
        return self.phrases.shared.row(self._effect(effect, short) for effect in effects)

    def _effect(self, effect: Any, short: bool) -> str:
        if hasattr(effect, "alternatives"):
            shared = self.phrases.shared
            both = [
                shared.row([self._effect(each, short) for each in part], "parts")
                for part in effect.alternatives
            ]
            return shared.row(both, "choices") if short else shared.one_of(both)
        phrases = self.phrases.signs if short else self.phrases.effects
        word, _, number = effect.key.rpartition(" ")
        return say(phrases[word], {"n": int(number)})

    def symbol(self, symbol: Sequence[Any]) -> str:
        """A symbol on the side of a tile; points with their number."""
        word = symbol[0].key.rpartition(" ")[0] if symbol else ""
        names = self.phrases.names["symbol"]
        return names[word] if word in names else self.effects(symbol)

    def sector(self, sector: Sector, short: bool = False) -> str:
        """A bonus of the wheel."""
        label = self.phrases.label
        if sector.kind == BOX:
            return label("box")
        if sector.kind == SPECIAL_BONUS:
            return label("special short" if short else "special", n=sector.points)
        if sector.kind == EGG_BONUS:
            return label(
                "egg for short" if short else "egg for",
                good=self.phrases.name("good", TRACKS[sector.resource]),
            )
        return self.effects(sector.effects)

    def wealth(self, resource: int, amount: int) -> str:
        if 0 <= resource < len(TRACKS):
            return say(self.phrases.effects[TRACKS[resource]], {"n": amount})
        return self.phrases.label("amount", n=amount, good=self.phrases.label("either"))

    def scoring(self, scoring: int, value: int) -> str:
        return self.phrases.saying("scoring", SCORINGS[scoring], n=value)

    def describe(self, piece: Any) -> str:
        """What a tile does, without its cost."""
        if isinstance(piece, BoardTile | Building):
            return self._hex_tile(piece)
        if isinstance(piece, Technology):
            return self.phrases.saying("trigger", TRIGGERS[piece.trigger], what=self.effects(piece.effects))
        if isinstance(piece, BridgeTile):
            return self._bridge_tile(piece)
        if isinstance(piece, Seal):
            return self.scoring(piece.scoring, piece.value)
        if isinstance(piece, Street):
            return self.street(piece)
        return self.effects(piece.effects)

    def _bridge_tile(self, tile: BridgeTile) -> str:
        now = self.effects(tile.effects)
        if not tile.is_final:
            return now
        end = self.phrases.label("at the end", what=self.scoring(tile.scoring, tile.value))
        return self.phrases.shared.row([now, end], "clauses")

    def _hex_tile(self, tile: BoardTile | Building) -> str:
        label, shared = self.phrases.label, self.phrases.shared
        parts = [self.effects(tile.effects)]
        if isinstance(tile, Building):
            parts += [label("claims")] if tile.cube else [label("counts")]
            parts += [label("has cathedral")] if tile.cathedral else []
            parts += [label("blue corners", n=len(tile.corners))] if tile.corners else []
            return shared.row(parts, "notes")
        if tile.action >= 0:
            name = self.phrases.name("action", ACTIONS[tile.action])
            parts = [shared.say("titled", title=name, text=parts[0])]
        parts += [label("has hunger wall")] if tile.hunger_wall else []
        symbols = [self.symbol(edge) for edge in tile.edges if edge]
        parts += [label("symbols", what=shared.row(symbols))] if symbols else []
        parts += [label("red corners", n=len(tile.corners))] if tile.corners else []
        return shared.row(parts, "notes")

    def street(self, street: Street) -> str:
        """The first effect of a space of the King's Road."""
        what = self.effects(street.first)
        if street.trigger > ONCE:
            rule = self.phrases.saying("trigger", TRIGGERS[street.trigger], what=what)
            return self.phrases.label("while there", what=rule)
        return self.phrases.label("pay gold", n=street.gold, what=what) if street.gold else what


def _is_same(event: Event, last: Event, field: str) -> bool:
    """Whether an event goes on with what the last one told, for the same row or track."""
    return bool(event["event"] == last.get("event") and event[field] == last[field])


def teller(phrases: Phrases, view: View, box: Box) -> Teller:
    """Whoever tells this table."""
    projects: Any = {name: box.pieces[key] for name, key in view["projects"].items()}
    seats = [player["name"] for player in view["players"]]
    return Teller(phrases, seats, box, view["crane"]["sides"], projects)
