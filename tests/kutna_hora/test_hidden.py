"""What lies face down, as a state that is dealt anew shows it: all that may be, and nothing that cannot."""

from __future__ import annotations

from collections import Counter

from groschen.games.kutna_hora import RULES, hidden, town_hall
from groschen.games.kutna_hora.state import State
from kutna_hora.words import table

SEEDS = range(600)


def new(players: int = 3) -> State:
    state: State = RULES.begin(players, 4, RULES.box(), RULES.options(players, {"events": True}))[0]
    return state


def is_even(counts: Counter[str], kinds: int) -> bool:
    """Every kind turned up, and about as often as the others: chi square, far out."""
    mean = len(SEEDS) / kinds
    return len(counts) == kinds and sum((n - mean) ** 2 / mean for n in counts.values()) < 3 * kinds + 20


def test_any_tile_below_the_top_may_come_next_but_the_marked_one_comes_last():
    state = new()
    for at in town_hall.places_with_stacks(state):
        row, column = town_hall.PLACES[at]
        below = [tile.key for tile in state.hall[row][column][:-1] if not tile.marked]
        turned_up: Counter[str] = Counter()
        for seed in SEEDS:
            world = state.determinize(seed)
            town_hall.take_top(world, at)
            turned_up[world.hall[row][-1][-1].key] += 1
        assert set(turned_up) == set(below)
        assert is_even(turned_up, len(below))


def test_mines_come_level_by_level_in_any_order():
    world, levels = new().determinize(3), []
    while world.mine_stack:
        levels.append(hidden.draw_mine(world).level)
    assert levels == sorted(levels)
    assert set(levels) == {1, 2, 3}
    first = Counter(hidden.draw_mine(new().determinize(seed)).key for seed in SEEDS)
    assert is_even(first, levels.count(1))


def test_once_the_discards_are_shuffled_in_any_mine_may_come():
    state = new()
    state.mine_stack = [mine for mine in state.mine_stack if mine.key != state.mine_stack[0].key]
    drawn = Counter(hidden.draw_mine(state.determinize(seed)).key for seed in SEEDS)
    assert is_even(drawn, len(state.mine_stack))


def test_the_next_event_may_be_any_of_its_deck_that_nobody_has_seen():
    state = new()
    deck = state.events_ahead[0].deck
    unseen = [event for event in (*state.events_ahead, *state.events_aside) if event.deck == deck]
    drawn: Counter[str] = Counter()
    for seed in SEEDS:
        world = state.determinize(seed)
        event = hidden.draw_event(world)
        drawn[event.key] += 1
        left = (event, *world.events_ahead, *world.events_aside)
        assert Counter(left) == Counter((*state.events_ahead, *state.events_aside))
        assert [each.deck for each in world.events_ahead] == [each.deck for each in state.events_ahead[1:]]
    assert is_even(drawn, len(unseen))


def test_a_table_of_the_tests_shows_its_stacks_as_they_were_laid():
    """Only what is imagined is drawn by chance."""
    state = table().state
    expected = [*state.mine_stack]
    assert [hidden.draw_mine(state) for _ in expected] == expected[::-1]
