"""What the phrase of an event of Praga may name besides the event's own facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from groschen.engine.events import Event
from groschen.games.praga.box.pieces import Token
from groschen.render.words.messages import say

if TYPE_CHECKING:
    from groschen.render.words.praga import Teller

Facts = dict[str, object]
GOODS = {
    "gold": "gold",
    "stone": "stone",
    "silver_windows": "silver window",
    "gold_windows": "gold window",
    "eggs": "egg",
    "red": "red token",
    "blue": "blue token",
}
"""What a player holds, as the view and the effects call it."""


def of_action_tile(teller: Teller, event: Event) -> Facts:
    return {"tile": teller.action_tile(event["tile"])}


def of_windows(teller: Teller, event: Event) -> Facts:
    return {"windows": teller.price(0, 0, event["silver_windows"], event["gold_windows"])}


def of_price(teller: Teller, event: Event) -> Facts:
    return {"price": teller.price(event["gold"], event["stone"])}


def of_gain(teller: Teller, event: Event) -> Facts:
    good = GOODS[event["what"]]
    gain = say(teller.phrases.effects[good], {"n": event["amount"]})
    return {"gain": gain, "what": teller.phrases.name("good", good)}


def of_production(teller: Teller, event: Event) -> Facts:
    return {"gain": say(teller.phrases.effects[event["good"]], {"n": event["amount"]})}


def of_meeting(teller: Teller, event: Event) -> Facts:
    label = teller.phrases.label
    met = [label("symbols met", n=event["sides"])] if event["sides"] else []
    met += [label("red corners", n=event["corners"])] if event["corners"] else []
    return {"met": teller.all_of(met)}


def of_sector(teller: Teller, event: Event) -> Facts:
    return {"bonus": teller.sector(next(each for each in teller.box.wheel if each.key == event["bonus"]))}


def of_wealth(teller: Teller, event: Event) -> Facts:
    bonus = next(each for each in teller.box.wealth if each.key == event["bonus"])
    return {"bonus": teller.wealth(bonus.resource, bonus.amount)}


def of_project(teller: Teller, event: Event) -> Facts:
    numbers = teller.projects[event["project"]].numbers
    return {"row": numbers[event["row"]], "column": event["column"] + 1}


def of_discard(teller: Teller, event: Event) -> Facts:
    is_token = isinstance(teller.box.pieces[event["piece"]], Token)
    what = teller.tile(event["piece"])
    return {"piece": teller.phrases.label("token" if is_token else "piece", what=what)}


def of_plank(teller: Teller, event: Event) -> Facts:
    return {"text": teller.effects(teller.box.planks[event["plank"] - 1])}


def of_tile(teller: Teller, event: Event) -> Facts:
    return {"text": teller.describe(teller.box.pieces[event["tile"]])}


MORE_FACTS: dict[str, Callable[[Teller, Event], Facts]] = {
    "ActionTileTaken": of_action_tile,
    "TileReset": of_action_tile,
    "OpponentTook": of_action_tile,
    "ExtraActionBought": of_windows,
    "WindowsDiscarded": of_windows,
    "HexTileTaken": of_price,
    "Gained": of_gain,
    "Produced": of_production,
    "Matched": of_meeting,
    "WheelBonusTaken": of_sector,
    "WealthReached": of_wealth,
    "ProjectMoved": of_project,
    "ParlerDiscarded": of_discard,
    "PlankLaid": of_plank,
    "TechnologyTaken": of_tile,
    "TechnologyUsed": of_tile,
    "BridgeTileTaken": of_tile,
}
