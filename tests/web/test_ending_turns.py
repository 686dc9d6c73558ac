"""Which answers end a turn: those after which somebody else is asked, or the same one in another turn."""

import pytest

import groschen
from groschen.render import words
from groschen.web.offers import offers
from groschen.web.tables import only_way

TABLES = [
    ("kutna-hora", 2, "random"),
    ("kutna-hora", 3, "greedy"),
    ("praga", 1, "greedy"),
    ("praga", 2, "greedy"),
]


def is_over(game, choice):
    """Played as the server plays it: with what has no alternative and costs nothing."""
    trial, teller = game.copy(), words.teller(game.view(), game.box)
    chapter = teller.chapter(game.view())

    def ended():
        return trial.seat != game.seat or teller.chapter(trial.view()) != chapter

    trial.play(choice)
    while not ended() and (only := only_way(trial, game.seat)):
        trial.play(only)
    return ended()


@pytest.mark.parametrize(("name", "players", "bot"), TABLES)
def test_an_answer_says_that_it_ends_the_turn_if_it_does(name, players, bot):
    game, chooser = groschen.new(name, ["Anna", "Ben", "Cleo"][:players], seed=4), groschen.bot(bot, 4)
    told = {True: 0, False: 0}
    while not game.over and game.number < 60:
        if game.number % 3 == 0:
            for move in offers(game, "en").moves:
                assert move["ends"] == is_over(game, move["choice"]), move["choice"]
                told[move["ends"]] += 1
        game.play(chooser.choose(game))
    assert min(told.values()) > 3


def test_an_answer_after_which_only_the_turn_can_be_ended_does_not_end_it():
    """Whoever confirms it would be asked to confirm the end once more."""
    game, chooser = groschen.new("praga", ["Anna", "Ben"], seed=4), groschen.bot("greedy", 4)
    while not game.over:
        after = game.copy()
        after.play(choice := chooser.choose(game))
        if after.seat == game.seat and after.options() == ["end turn"]:
            [move] = [each for each in offers(game, "en").moves if each["choice"] == choice]
            assert not move["ends"]
            return
        game = after
    pytest.fail("there was always something else to choose")


def test_the_end_of_a_turn_is_confirmed_if_there_is_anything_else_to_do_or_something_is_lost(guest, client):
    """Where there is not, the button itself is the confirmation."""
    table = guest.opens("praga", [{"name": "Anna"}])
    seen = set()
    for _ in range(120):
        moves = table.moves()
        ending = [move for move in moves["moves"] if move["choice"] == "end turn"]
        if ending:
            page = client.get(table.page, headers=table.bearer(0)).text
            is_alone = len(moves["moves"]) == 1 and not ending[0]["note"]
            button = page[page.index('value="end turn"') :].partition(">")[0]
            assert ("data-ends" in button) != is_alone
            seen.add(is_alone)
        if len(seen) == 2:
            return
        table.chooses(0, preferred(moves["moves"]), moves["number"])
    pytest.fail(f"only {seen} was seen")


def preferred(moves):
    """Refreshing rows costs what could still be spent."""
    return next((each["choice"] for each in moves if "refresh" in each["choice"]), moves[0]["choice"])
