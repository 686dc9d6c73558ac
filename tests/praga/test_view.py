"""The view is the whole table: positions with the same view have the same choices with the same effects."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from games.playing import Deal, Dice, start, walk
from groschen.engine.codec import Piece, fields_of
from groschen.engine.frames import Frame, play
from groschen.games.praga import RULES
from groschen.games.praga.agenda import Agenda
from groschen.games.praga.hidden import BRIDGE_STACK, FIRST_TECHNOLOGY
from groschen.games.praga.player import Player
from groschen.games.praga.state import State

NOT_ON_THE_TABLE = (
    "box", "draws", "happened", "is_imagined", "is_over", "known", "later", "reveals", "seed", "stack"
)  # fmt: skip
"""Fields of a state that nobody sees, or (the stack) that are looked at by themselves."""
STACKS = ("stacks", "technologies", "bridge_stack", "parler_cards")

every_count = pytest.mark.parametrize("players", [1, 2, 3, 4])


def positions(players: int, seeds: range) -> Iterator[State]:
    """The table at every decision of some random games, each with other options."""
    for seed in seeds:
        deal = Deal(2**40 + seed, seed, 0.9)
        for game in walk(start("praga", players, deal), Dice(deal)):
            yield game.state


def seen(state: State) -> str:
    return json.dumps(RULES.view(state, None), sort_keys=True)


def all_but_hidden(state: State) -> str:
    """The state with whatever lies face down left out."""
    written = RULES.encode(state)
    for name in ("draws", "reveals", "seed", "later"):
        del written[name]
    for index, stack in enumerate(written["stacks"]):
        written["stacks"][index] = shown(stack, state.known[index])
    for level, stack in enumerate(written["technologies"]):
        written["technologies"][level] = shown(stack, state.known[FIRST_TECHNOLOGY + level])
    written["bridge_stack"] = shown(written["bridge_stack"], state.known[BRIDGE_STACK])
    written["parler_cards"] = sorted(state.parler_cards)
    return json.dumps(written, sort_keys=True)


def shown(stack: dict[str, list[Any]], known: int) -> list[Any]:
    return [len(stack["tuple"]), stack["tuple"][:known]]


def asked(state: State) -> list[object]:
    decision = state.stack[-1]
    blocked = [(choice, repr(reason)) for choice, reason in decision.blocked(state)]
    return [type(decision).__name__, decision.seat, decision.options(state), blocked]


def ahead(state: State, depth: int) -> Iterator[State]:
    """Every table that may follow within so many choices, on any way."""
    if not state.stack:
        return
    yield state
    if depth:
        for choice in state.stack[-1].options(state)[:6]:
            after = state.copy()
            play(after, choice)
            yield from ahead(after, depth - 1)


@every_count
def test_positions_with_the_same_view_have_the_same_choices_and_are_the_same_but_for_what_is_hidden(
    players: int,
):
    """Different ways lead to tables that look alike: they must be alike."""
    found: dict[str, tuple[str, list[object]]] = {}
    met = 0
    for number, state in enumerate(positions(players, range(2))):
        if number % 20:
            continue
        for later in ahead(state, 3):
            view, table = seen(later), (all_but_hidden(later), asked(later))
            met += view in found
            assert found.setdefault(view, table) == table
    assert met > 10, "hardly any two ways met"


# Whatever differs is seen


def changed(value: Any, pieces: list[Piece]) -> Iterator[Any]:
    """Other values that might stand in its place."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        yield value + "!"
    elif isinstance(value, Piece):
        others = [piece for piece in pieces if type(piece) is type(value) and piece is not value]
        yield from others[:1]
    elif isinstance(value, list | tuple):
        for at, item in enumerate(value):
            for other in changed(item, pieces):
                yield type(value)([*value[:at], other, *value[at + 1 :]])
        if isinstance(value, tuple) and all(isinstance(item, Piece) for item in value):
            yield value[1:] if value else (pieces[0],)


def looks(state: State) -> str | None:
    """The view, or None where the change makes no table at all."""
    try:
        return seen(state)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return None


def unseen_changes(state: State) -> Iterator[str]:
    """The fields of the table, the turn, the players and the stack that could be otherwise unnoticed."""
    pieces = list(RULES.box().pieces.values())
    before = seen(state)
    holders: list[Any] = [state, state.agenda, *state.players]
    for holder in holders:
        for name in fields_of(type(holder)):
            value = getattr(holder, name)
            if isinstance(value, Agenda | Player) or name in (*NOT_ON_THE_TABLE, *STACKS, "players"):
                continue
            for other in changed(value, pieces):
                setattr(holder, name, other)
                if looks(state) == before and not is_bare(holder, name, value, other):
                    yield f"{type(holder).__name__}.{name}: {value} or {other}"
            setattr(holder, name, value)
    for at, frame in enumerate(state.stack):
        for other in other_frames(frame, pieces):
            state.stack[at] = other
            if looks(state) == before:
                yield f"{type(frame).__name__}"
            state.stack[at] = frame


def other_frames(frame: Frame, pieces: list[Piece]) -> Iterator[Frame]:
    fields = {name: getattr(frame, name) for name in fields_of(type(frame))}
    for name, value in fields.items():
        for other in changed(value, pieces):
            yield type(frame)(**fields | {name: other})


def is_bare(holder: Any, name: str, value: Any, other: Any) -> bool:
    """Numbers without a meaning: a turn or a cube where no tile lies, the five-point token of a tile in
    hand, the start of the road, Peter Parler where he does not play."""
    if name in ("city_turned", "turned") or (name == "cubes" and isinstance(holder, State)):
        laid = holder.board if name == "turned" else holder.city
        pairs = zip(value, other, laid, strict=False)
        return all(one == two or tile is None for one, two, tile in pairs)
    if name == "five":
        return all(value[tile] == other[tile] for tile in holder.crane if tile >= 0)
    if name == "fresh":
        return {*value} & {*holder.technologies} == {*other} & {*holder.technologies}
    return (name == "road" and value[1:] == other[1:]) or (
        name.startswith("parler") and holder.solo != "parler"
    )


@every_count
def test_nothing_on_the_table_can_change_without_being_seen(players: int):
    for number, state in enumerate(positions(players, range(players, players + 2))):
        if number % (30 * players) == 0:
            assert list(unseen_changes(state)) == []


def test_what_was_put_under_a_stack_is_seen_and_what_lies_above_is_not():
    for state in positions(2, range(7, 8)):
        before = seen(state)
        for index, known in enumerate(state.known):
            sizes = [*state.stacks, *state.technologies, state.bridge_stack]
            if known < len(sizes[index]):
                state.known[index] = known + 1
                assert seen(state) != before
                state.known[index] = known
        assert seen(state.determinize(5)) == before
