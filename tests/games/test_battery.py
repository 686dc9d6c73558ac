"""What every game must pass, at every decision of random games with every number of players.

A new game gets all of this for free as soon as it stands in `groschen.catalogue`; it only has to say in
`tests/<game>/words.py` which options it has and what lies face down.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import groschen
from games.playing import (
    CASES,
    Deal,
    Dice,
    encoded,
    pieces,
    random_games,
    start,
    strings,
    through_json,
    walk,
    words_of,
)
from groschen.engine.codec import Piece, fields_of
from groschen.engine.frames import Frame, is_action_over, is_turn_over, play
from groschen.engine.keys import key
from groschen.engine.notation import find

every_game = pytest.mark.parametrize(("name", "players"), CASES)


# Choices


@every_game
@random_games(5)
def test_every_decision_has_legal_choices_with_names_of_their_own(name: str, players: int, deal: Deal):
    game = start(name, players, deal)
    for _ in walk(game, Dice(deal)):
        decision, state = game.pending, game.state
        options, blocked = decision.options(state), decision.blocked(state)
        assert isinstance(options, list)
        assert options
        assert all(type(choice) is int for choice in options)
        everything = [*options, *(choice for choice, _ in blocked)]
        assert len(set(everything)) == len(everything), "a choice is an option or blocked, and stands once"
        texts = [decision.notation(state, choice) for choice in everything]
        assert len({text.casefold() for text in texts}) == len(texts)
        for text in texts:
            assert text == " ".join(text.split())
            assert text
            assert not text.startswith("#"), "that would be a comment in a record"
        assert [find(state, decision, text) for text in texts[: len(options)]] == options
        assert 0 <= decision.seat < players
    assert game.options() == []


@every_game
@random_games(3)
def test_options_and_blocked_choices_are_the_candidates_without_and_with_a_reason(
    name: str, players: int, deal: Deal
):
    """Also where a decision lists its options by a quicker way of its own."""
    game = start(name, players, deal)
    for _ in walk(game, Dice(deal)):
        decision, state = game.pending, game.state
        reasons = {choice: decision.why_not(state, choice) for choice in decision.candidates(state)}
        assert decision.options(state) == [choice for choice, why in reasons.items() if why is None]
        assert decision.blocked(state) == [pair for pair in reasons.items() if pair[1] is not None]


@every_game
@random_games(2)
def test_every_choice_says_what_it_is_in_the_names_of_the_table(name: str, players: int, deal: Deal):
    game = start(name, players, deal)
    for _ in walk(game, Dice(deal)):
        moves = [*game.moves(), *game.blocked_moves()]
        assert [move["choice"] for move in moves[: len(game.options())]] == game.options()
        assert json.loads(json.dumps(moves)) == moves
        for move in moves:
            assert move["verb"]
            assert move.get("piece") is None or move["piece"] in names_in(game), move


def names_in(game: groschen.Game) -> set[str]:
    return {*strings(game.view()), *game.state.box.pieces}


@every_game
@random_games(2)
def test_blocked_choices_have_reasons_made_of_plain_facts(name: str, players: int, deal: Deal):
    game = start(name, players, deal)
    for _ in walk(game, Dice(deal)):
        for text, reason in game.blocked():
            assert isinstance(reason, groschen.Reason), text
            assert reason.code.isidentifier()
            assert json.loads(json.dumps(reason)) == {"reason": reason.code, **reason.facts}
            assert all(type(fact) in (int, str) for fact in reason.facts.values())


# Asking


@every_game
@random_games(2)
def test_asking_never_changes_the_state(name: str, players: int, deal: Deal):
    game = start(name, players, deal)
    for _ in walk(game, Dice(deal)):
        before = encoded(game)
        first = ask(game)
        assert encoded(game) == before
        assert ask(game) == first, "the same question has the same answer"
        game.state.determinize(1)
        game.state.copy()
        assert encoded(game) == before


def ask(game: groschen.Game) -> tuple[Any, ...]:
    views = [game.view(seat) for seat in (None, *range(len(game.seats)))]
    return game.options(), game.blocked(), views, game.scores(), game.ranking()


# Copies


@every_game
@random_games(2)
def test_copies_are_equal_and_independent(name: str, players: int, deal: Deal):
    """Also in hindsight: every copy is looked at again when the game is over."""
    game, others = start(name, players, deal), Dice(deal)
    kept = []
    for _ in walk(game, Dice(deal)):
        before = encoded(game)
        copy = game.state.copy()
        assert game.rules.encode(copy) == before
        assert copy.box is game.state.box
        assert shared_mutables(game.state, copy, (*game.rules.mutable, list, dict, set)) == []
        stroll(copy.copy(), others, 3)
        assert encoded(game) == before
        kept.append((copy, before))
    assert all(game.rules.encode(copy) == before for copy, before in kept)


def stroll(state: Any, dice: Dice, steps: int) -> None:
    """So many random choices, directly on a state."""
    for _ in range(steps):
        if state.stack:
            play(state, dice.pick(state.stack[-1].options(state)))


def shared_mutables(one: Any, other: Any, mutable: tuple[type, ...], path: str = "state") -> list[str]:
    """Where two values hold the same thing that can change. Pieces, frames and tuples of them cannot."""
    if isinstance(one, Piece | Frame) or path.endswith(".box"):
        return []
    if isinstance(one, mutable) and one is other:
        return [path]
    if isinstance(one, list | tuple):
        pairs = [(f"{path}[{at}]", a, b) for at, (a, b) in enumerate(zip(one, other, strict=True))]
    elif isinstance(one, mutable):
        names = fields_of(type(one))
        pairs = [(f"{path}.{name}", getattr(one, name), getattr(other, name)) for name in names]
    else:
        return []
    return [found for at, a, b in pairs for found in shared_mutables(a, b, mutable, at)]


@every_game
def test_no_field_of_a_state_holds_anything_that_a_copy_would_share(name: str, players: int):
    """Every field is a number, a text, a frozen piece or frame, or a list or object that is copied."""
    game = start(name, players, Deal(2**40, 0, 0.6))
    allowed = (int, str, list, tuple, Piece, Frame, type(None), *game.rules.mutable)
    for _ in walk(game, Dice(Deal(2**40, 0, 0.6))):
        for field, value in every_value(game.state, game.rules.mutable):
            assert isinstance(value, allowed), field


def every_value(thing: Any, mutable: tuple[type, ...]) -> list[tuple[str, Any]]:
    found = []
    for name in fields_of(type(thing)):
        value = getattr(thing, name)
        if name in ("box", "happened"):
            continue
        items = value if isinstance(value, list | tuple) else [value]
        found += [(name, item) for item in (value, *items)]
        for item in items:
            if isinstance(item, mutable):
                found += every_value(item, mutable)
    return found


# Keys


@every_game
@random_games(1)
def test_equal_positions_have_equal_keys_and_no_others(name: str, players: int, deal: Deal):
    """Also of copies and of states that were written down; how many secrets were shown does not matter."""
    game, known = start(name, players, deal), {}
    for _ in walk(game, Dice(deal)):
        copy, again = game.state.copy(), game.rules.decode(through_json(encoded(game)))
        copy.reveals += 1
        assert key(copy) == key(again) == key(game.state)
        known[key(game.state)] = json.dumps({**encoded(game), "reveals": 0})
    assert len(known) == len(set(known.values())) == game.number


@every_game
def test_every_field_that_can_change_is_part_of_the_key(name: str, players: int):
    """Taken over from another moment of the game, one by one."""
    deal, missing, tried = Deal(2**41, 1, 0.6), set(), set()
    game = start(name, players, deal)
    before = game.state.copy()
    for _ in walk(game, Dice(deal)):
        for at, (one, other) in enumerate(zip(parts(before), parts(game.state), strict=True)):
            for field in fields_of(type(one)):
                if getattr(one, field) != getattr(other, field) and field not in IN_NO_KEY:
                    mixed = before.copy()
                    setattr(parts(mixed)[at], field, getattr(other, field))
                    tried.add(field)
                    missing |= {field} if key(mixed) == key(before) else set()
        before = game.state.copy()
    assert not missing
    assert len(tried) > 20


IN_NO_KEY = {"box", "happened", "reveals", "players", "agenda", "stack"}
"""Fields that decide nothing, and those that hold the other parts; equal stacks may hold other frames."""


def parts(state: Any) -> list[Any]:
    """The state and its objects that change."""
    return [state, *state.players, *([state.agenda] if hasattr(state, "agenda") else [])]


# Turns and actions


@every_game
@random_games(2)
def test_the_marks_of_actions_and_turns_lead_a_search_to_the_end_of_each(name: str, players: int, deal: Deal):
    """Whoever plays on until a turn is over comes to the first decision of another turn."""
    game, turns = start(name, players, deal), [-1]
    for _ in walk(game, Dice(deal)):
        state = game.state
        assert is_turn_over(state, turns[-1]) == (state.turn != turns[-1])
        if is_turn_over(state, turns[-1]):
            assert is_action_over(state, turns[-1])
            turns.append(state.turn)
        assert is_action_over(state, state.turn) == game.pending.begins_action
    assert is_turn_over(game.state, game.state.turn)
    assert is_action_over(game.state, game.state.turn)
    assert turns == sorted(turns)
    assert len(turns) > 15


# Codec


@every_game
@random_games(2)
def test_a_state_survives_json_at_every_decision_and_goes_on_alike(name: str, players: int, deal: Deal):
    game, others = start(name, players, deal), Dice(deal)
    for number, _ in enumerate(walk(game, Dice(deal))):
        written = encoded(game)
        again = game.rules.decode(through_json(written))
        assert game.rules.encode(again) == written
        if number % 10 == 0:
            original, dice = game.state.copy(), others.random.getstate()
            stroll(original, others, 25)
            others.random.setstate(dice)
            stroll(again, others, 25)
            assert game.rules.encode(again) == game.rules.encode(original)


# Undo


@every_game
@random_games(1)
def test_undo_leads_back_to_where_the_choice_was_made(name: str, players: int, deal: Deal):
    game, dice = start(name, players, deal), Dice(deal)
    while not game.over:
        before = encoded(game)
        text = dice.pick(game.options())
        game.play(text)
        after = encoded(game)
        if game.can_undo():
            game.undo()
            assert encoded(game) == before
            game.play(text)
        else:
            with pytest.raises(groschen.CannotUndo):
                game.undo()
        assert encoded(game) == after


@every_game
@random_games(1)
def test_undo_goes_back_to_the_last_reveal_and_no_further(name: str, players: int, deal: Deal):
    game = start(name, players, deal)
    passed = []
    for number, _ in enumerate(walk(game, Dice(deal))):
        passed.append((game.state.reveals, encoded(game)))
        if number % 15 == 0:
            copy = game.copy()
            while copy.can_undo():
                copy.undo()
                assert encoded(copy) == passed[len(copy.history)][1]
            stops = passed[len(copy.history)][0]
            assert stops == passed[-1][0]
            assert not copy.history or passed[len(copy.history) - 1][0] < stops


# What leaves the engine


@every_game
@random_games(2)
def test_the_view_is_json_and_shows_nothing_hidden(name: str, players: int, deal: Deal):
    game, hidden = start(name, players, deal), words_of(name).hidden
    for _ in walk(game, Dice(deal)):
        other, secrets = game.determinize(deal.seed + 1), hidden(game.state)
        for seat in (None, *range(players)):
            view = game.view(seat)
            assert other.view(seat) == view
            assert not secrets.intersection(strings(view))
        text = json.dumps(view)
        assert json.loads(text) == view
        assert str(deal.seed) not in text


@every_game
@random_games(4)
def test_events_are_plain_and_name_nothing_hidden(name: str, players: int, deal: Deal):
    game, dice, hidden = start(name, players, deal), Dice(deal), words_of(name).hidden
    while not game.over:
        for event in game.play(dice.pick(game.options())):
            assert type(event).__name__ != "tuple", "an event says what it is"
            assert all(type(item) in (int, str, tuple, bool) for item in event)
            json.dumps(event)
            assert not set(strings(event)) & hidden(game.state)
            assert deal.seed not in event


@every_game
@random_games(2)
def test_determinize_moves_only_what_is_hidden(name: str, players: int, deal: Deal):
    game = start(name, players, deal)
    for _ in walk(game, Dice(deal)):
        other = game.determinize(17)
        assert Counter(pieces(encoded(other))) == Counter(pieces(encoded(game)))
        assert (other.options(), other.blocked()) == (game.options(), game.blocked())
        assert (other.scores(), other.ranking()) == (game.scores(), game.ranking())
        assert other.state.seed != game.state.seed


@every_game
@random_games(2)
def test_determinize_knows_nothing_but_what_is_on_the_table(name: str, players: int, deal: Deal):
    """Two tables that look the same become the same, however their hidden pieces lay: no bot can peek."""
    game = start(name, players, deal)
    for _ in walk(game, Dice(deal)):
        other = game.determinize(4)
        assert encoded(other.determinize(17)) == encoded(game.determinize(17))


@every_game
@random_games(2)
def test_however_hidden_pieces_really_lie_the_imagined_game_is_the_same(name: str, players: int, deal: Deal):
    """The real table is dealt otherwise; imagined by the same seed, nothing is left of that."""
    game, dice = start(name, players, deal), random.Random(deal.seed)
    deal_otherwise, differed = words_of(name).deal_otherwise, 0
    for number, _ in enumerate(walk(game, Dice(deal))):
        if number % 8 == 0:
            other = game.copy()
            deal_otherwise(other.state, dice)
            differed += encoded(other) != encoded(game)
            assert encoded(other.determinize(17)) == encoded(game.determinize(17))
    assert differed > 5


@every_game
@random_games(2)
def test_determinize_deals_differently(name: str, players: int, deal: Deal):
    """Played on alike, eight worlds tell eight stories."""
    game, stories = start(name, players, deal), set()
    for seed in range(8):
        world, events = game.determinize(seed), []
        while not world.over:
            events += world.play(world.options()[0])
        stories.add(json.dumps(events))
    assert len(stories) == 8


# Records


@every_game
@random_games(3)
def test_a_record_gives_the_same_game_back(name: str, players: int, deal: Deal):
    game = start(name, players, deal)
    for number, _ in enumerate(walk(game, Dice(deal))):
        if number % 40 == 0:
            assert encoded(groschen.load(game.record())) == encoded(game)
    again = groschen.load(game.record())
    assert encoded(again) == encoded(game)
    assert again.record() == game.record()
    assert again.over
    assert again.scores() == game.scores()


@every_game
@random_games(2)
def test_the_same_seed_and_choices_give_the_same_game(name: str, players: int, deal: Deal):
    one, other = start(name, players, deal), start(name, players, deal)
    dice = Dice(deal)
    while not one.over:
        assert encoded(one) == encoded(other)
        text = dice.pick(one.options())
        assert one.play(text) == other.play(text)
    assert other.over
    assert one.record() == other.record()


# Points


@every_game
@random_games(2)
def test_scores_have_the_same_categories_throughout_and_add_up(name: str, players: int, deal: Deal):
    game = start(name, players, deal)
    categories = list(game.scores()[0])
    for _ in walk(game, Dice(deal)):
        scores = game.scores()
        assert len(scores) == players
        for score in scores:
            assert list(score) == categories
            assert all(type(points) is int for points in score.values())
            assert sum(score.values()) == 2 * score["total"]


@every_game
@random_games(2)
def test_the_ranking_puts_every_seat_in_its_place(name: str, players: int, deal: Deal):
    game = start(name, players, deal)
    for _ in walk(game, Dice(deal)):
        places = game.ranking()
        assert sorted(seat for place in places for seat in place) == list(range(players))
        totals = [game.scores()[seat]["total"] for place in places for seat in place]
        assert totals == sorted(totals, reverse=True)
