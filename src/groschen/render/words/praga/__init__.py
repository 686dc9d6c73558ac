"""Praga Caput Regni in words: how the numbers in an event, a tile or a reason become names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from groschen.engine.reasons import Reason
from groschen.games.praga import told
from groschen.games.praga.box.components import Box
from groschen.games.praga.box.pieces import (
    BOX,
    EGG_BONUS,
    SPECIAL_BONUS,
    BoardTile,
    BridgeTile,
    Building,
    Project,
    Seal,
    Sector,
    Street,
    Technology,
    Token,
)
from groschen.games.praga.names import (
    ACTIONS,
    LEVELS,
    ONCE,
    PARLER,
    PROJECTS,
    ROAD_SPACES,
    SCORINGS,
    TILE_ROWS,
    TRACKS,
    TRIGGERS,
)
from groschen.render.words.phrases import Phrases, say
from groschen.render.words.praga.notes import foresee, note
from groschen.render.words.storyteller import Storyteller

QUIET = (told.CraneTurned,)
"""Events that happen in every turn and that the table shows."""
PRICES = ("gold", "stone", "silver window", "gold window")
GOODS = ("gold", "stone", "silver_windows", "gold_windows", "eggs")


class Teller(Storyteller):
    """One table, told in one language."""

    def __init__(
        self,
        phrases: Phrases,
        seats: Sequence[str],
        box: Box,
        side: Sequence[tuple[int, int]],
        projects: Sequence[Project],
    ) -> None:
        super().__init__(phrases, seats)
        self.box = box
        self.side = side
        self.projects = projects

    # What happened

    def seat(self, seat: int) -> str:
        return self.phrases.label("parler") if seat == PARLER else self.seats[seat]

    def facts(self, event: Any) -> dict[str, object]:
        facts: dict[str, object] = event._asdict()
        facts |= {name: self._fact(name, value) for name, value in facts.items()}
        if isinstance(event, told.ActionTileTaken | told.TileReset | told.OpponentTook):
            facts["tile"] = self.action_tile(event.tile)
        elif isinstance(event, told.ExtraActionBought | told.WindowsDiscarded):
            facts["windows"] = self.price(0, 0, event.silver_windows, event.gold_windows)
        elif isinstance(event, told.HexTileTaken):
            facts["price"] = self.price(event.gold, event.stone)
        elif isinstance(event, told.Gained):
            facts["gain"] = say(self.phrases.effects[event.what], {"n": event.amount})
            facts["what"] = self.phrases.name("good", event.what)
        elif isinstance(event, told.WheelBonusTaken):
            facts["bonus"] = self.sector(next(each for each in self.box.wheel if each.key == event.bonus))
        elif isinstance(event, told.WealthReached):
            bonus = next(each for each in self.box.wealth if each.key == event.bonus)
            facts["bonus"] = self.wealth(bonus.resource, bonus.amount)
        elif isinstance(event, told.UpgradePlaced):
            tile: Any = self.box.pieces[event.tile]
            facts["action"] = self.phrases.name("action", ACTIONS[tile.action])
        elif isinstance(event, told.ProjectMoved):
            facts |= {"row": self.projects[event.project].numbers[event.row], "column": event.column + 1}
        elif isinstance(event, told.ParlerDiscarded):
            is_token = isinstance(self.box.pieces[event.piece], Token)
            facts["piece"] = self.phrases.label("token" if is_token else "piece", what=facts["piece"])
        elif isinstance(event, told.PlankLaid):
            facts["text"] = self.effects(self.box.planks[event.plank - 1])
        elif isinstance(event, told.TechnologyTaken | told.TechnologyUsed | told.BridgeTileTaken):
            facts["text"] = self.describe(self.box.pieces[event.tile])
        return facts

    def _fact(self, field: str, value: Any) -> object:
        """A number or key of an event by name, where the field alone tells what it counts in."""
        name = self.phrases.name
        if field == "seat":
            return self.seat(value)
        if field in ("winners", "others"):
            return self.all_of([self.seat(seat) for seat in value]) if value else ""
        if field in ("tiles", "removed"):
            return self.all_of([self.tile(key) for key in value])
        if field in ("tile", "seal", "token", "piece"):
            return self.tile(value) if isinstance(value, str) else value
        if field == "plaza":
            return self.tile(value)
        tables = {"action": ACTIONS, "row": TILE_ROWS, "track": TRACKS, "project": PROJECTS}
        if field in tables and value < len(tables[field]):
            return name(field, tables[field][value])
        if field == "card":
            return name(field, value)
        return LEVELS[value - 1] if field == "level" else ROAD_SPACES[value] if field == "space" else value

    def variant(self, event: Any) -> str:
        if isinstance(event, told.Matched):
            return "corners" if not event.sides else "sides" if not event.corners else ""
        if isinstance(event, told.Gained):
            return "" if event.amount else "nothing"
        if isinstance(event, told.TrackAdvanced):
            return "university" if event.track else ""
        if isinstance(event, told.PlazaCompleted):
            return "" if event.others else "alone"
        if isinstance(event, told.HexTileTaken):
            return "" if event.gold or event.stone else "free"
        return "free" if isinstance(event, told.ActionTileTaken) and not event.cost else ""

    def condensed(self, events: list[Any]) -> list[Any]:
        """New tiles of a row and steps on a track together; nothing of what happens every turn."""
        found: list[Any] = []
        for event in events:
            last: Any = found[-1] if found else None
            if isinstance(event, QUIET):
                continue
            if isinstance(event, told.TilesDealt) and _is_same(event, last, "row"):
                found[-1] = told.TilesDealt(event.row, last.tiles + event.tiles)
            elif isinstance(event, told.TrackAdvanced) and _is_same(event, last, "track"):
                found[-1] = event
            else:
                found.append(event)
        return found

    def changes(self, before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
        """What was paid: the goods of which the player has fewer than before."""
        seat = before["seat"]
        if before["turn"] != now["turn"] or seat is None:
            return []
        old, new, label = before["players"][seat], now["players"][seat], self.phrases.label
        less = [good for good in GOODS if new[good] < old[good]]
        return [label(f"{good} left", before=old[good], now=new[good]) for good in less]

    def chapter(self, view: Mapping[str, Any]) -> int:
        """The turn."""
        number: int = view["turn"]
        return number

    def foresee(self, events: list[Any]) -> list[Any]:
        """As much of what would happen as can be said before."""
        return foresee(events)

    def note(self, view: Mapping[str, Any], choice: str, events: list[Any]) -> str:
        """What to say beside a choice, given what would happen."""
        return note(self, view, choice, events)

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
        pair = self.side[self.box.tile_names.index(key)]
        actions = "/".join(self.phrases.name("short action", ACTIONS[action]) for action in pair)
        return f"{key} ({actions})"

    def price(self, gold: int = 0, stone: int = 0, silver_windows: int = 0, gold_windows: int = 0) -> str:
        amounts = zip(PRICES, (gold, stone, silver_windows, gold_windows), strict=True)
        parts = [say(self.phrases.effects[good], {"n": amount}) for good, amount in amounts if amount]
        return self.all_of(parts) if parts else self.phrases.label("free")

    def effects(self, effects: Iterable[Any], short: bool = False) -> str:
        """What is gained, in words or in signs."""
        return ", ".join(self._effect(effect, short) for effect in effects)

    def _effect(self, effect: Any, short: bool) -> str:
        if hasattr(effect, "alternatives"):
            label = self.phrases.label
            both = [" + ".join(self._effect(each, short) for each in part) for part in effect.alternatives]
            return "/".join(both) if short else label("or", one=", ".join(both[:-1]), other=both[-1])
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
        label = self.phrases.label
        good = self.phrases.name("good", TRACKS[resource]) if 0 <= resource < len(TRACKS) else label("either")
        return label("amount", n=amount, good=good)

    def scoring(self, scoring: int, value: int) -> str:
        return say(self.phrases.names["scoring"][SCORINGS[scoring]], {"n": value})

    def describe(self, piece: Any) -> str:
        """What a tile does, without its cost."""
        if isinstance(piece, BoardTile | Building):
            return self._hex_tile(piece)
        if isinstance(piece, Technology):
            return say(
                self.phrases.names["trigger"][TRIGGERS[piece.trigger]], {"what": self.effects(piece.effects)}
            )
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
        return f"{now}; {end}" if now else end

    def _hex_tile(self, tile: BoardTile | Building) -> str:
        label = self.phrases.label
        parts = [self.effects(tile.effects)]
        if isinstance(tile, Building):
            parts += [label("claims")] if tile.cube else [label("counts")]
            parts += [label("has cathedral")] if tile.cathedral else []
            parts += [label("blue corners", n=len(tile.corners))] if tile.corners else []
            return " · ".join(parts)
        if tile.action >= 0:
            parts = [self.phrases.name("action", ACTIONS[tile.action]) + ": " + parts[0]]
        parts += [label("has hunger wall")] if tile.hunger_wall else []
        symbols = [self.symbol(edge) for edge in tile.edges if edge]
        parts += [label("symbols", what=", ".join(symbols))] if symbols else []
        parts += [label("red corners", n=len(tile.corners))] if tile.corners else []
        return " · ".join(filter(None, parts))

    def street(self, street: Street) -> str:
        """The first effect of a space of the King's Road."""
        what = self.effects(street.first)
        if street.trigger > ONCE:
            rule = say(self.phrases.names["trigger"][TRIGGERS[street.trigger]], {"what": what})
            return self.phrases.label("while there", what=rule)
        return self.phrases.label("pay gold", n=street.gold, what=what) if street.gold else what


def _is_same(event: Any, last: Any, field: str) -> bool:
    """Whether an event goes on with what the last one told, for the same row or track."""
    return type(event) is type(last) and getattr(event, field) == getattr(last, field)


def teller(phrases: Phrases, seats: Sequence[str], state: Any) -> Teller:
    """Whoever tells this table."""
    return Teller(phrases, seats, state.box, state.side, state.projects)
