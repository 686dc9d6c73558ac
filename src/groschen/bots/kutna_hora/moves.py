"""What bots try in Kutná Hora: of two cards for the same action the one that is missed less, the Joker only
for what no card can do, and an income rather than to pass."""

from __future__ import annotations

from groschen.bots.kutna_hora.judging import hand_worth
from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.games.kutna_hora.names import INCOME, JOKER
from groschen.games.kutna_hora.state import State

TURNS: frozenset[str] = frozenset({"PlayCard"})
"""With these a turn begins."""


def worth_trying(state: State, decision: Decision, options: list[Choice]) -> list[Choice]:
    """For each action, only the card that is missed least; the Joker for what no other card can do."""
    name = type(decision).__name__
    hand = state.players[decision.seat].hand
    if name == "PlayCard":
        poor = never_better(state, decision, options)
        return one_card_for_each_action(state, decision.seat, [each for each in options if each not in poor])
    if name == "ChooseAction":
        dear = missing_without_joker(state, hand)
        return [action for action in options if action in dear] or options
    return options


def one_card_for_each_action(state: State, seat: int, options: list[Choice]) -> list[Choice]:
    hand, ends = state.players[seat].hand, state.box.card_ends
    best: dict[int, tuple[float, Choice]] = {}
    for choice in options:
        card, action = (NOTHING, NOTHING) if choice == NOTHING else ends[choice]
        rest = tuple([other for other in hand if other != card])
        worth = hand_worth(state, seat, rest)
        if action not in best or worth > best[action][0]:
            best[action] = (worth, choice)
    if JOKER in best and not could_use_joker(state, seat):
        del best[JOKER]
    return [choice for _, choice in best.values()]


def never_better(state: State, decision: Decision, options: list[Choice]) -> list[Choice]:
    """To pass where an income is to be had: it costs nothing. A look ahead may think otherwise, for the rich
    have more ways to go wrong than the poor."""
    if type(decision).__name__ != "PlayCard" or not is_money_welcome(state):
        return []
    ends = state.box.card_ends
    has_income = any(choice != NOTHING and ends[choice][1] == INCOME for choice in options)
    return [NOTHING] if has_income else []


def is_money_welcome(state: State) -> bool:
    """No event asks who has how much."""
    effect = None if state.event is None else state.event.effect
    return effect is None or effect.what != "groschen"


def could_use_joker(state: State, seat: int) -> bool:
    """Some action is on no card in hand."""
    return bool(missing_without_joker(state, state.players[seat].hand))


def missing_without_joker(state: State, hand: tuple[int, ...]) -> list[int]:
    """The actions that only the Joker can do: those beside it on its own card could be had for nothing."""
    cards = state.box.cards
    others = {action for card in hand for action in cards[card]}
    beside = {action for ends in cards if JOKER in ends for action in ends}
    return [action for action in range(JOKER) if action not in others and action not in beside]
