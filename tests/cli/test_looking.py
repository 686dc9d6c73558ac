"""What a player may type besides a choice, and what stands beside the choices."""

import re

import pytest

import groschen
from groschen.catalogue import GAMES
from groschen.cli.menu import Menu, short
from groschen.cli.screen import Screen, indent
from groschen.foresight import foresee
from groschen.render import text, words
from groschen.render.ink import harmless

FIRST = "play --seed 5 --first-game"


def menu_of(game: groschen.Game) -> Menu:
    return Menu(game, words.teller(game.view(), game.box))


# What things are


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("pelican", "pelican: Given for an action at St. Barbara's."),
        ("Hradek castle", "Hrádek Castle: A public building with a red patrician"),
        ("sawmill", "sawmill: A building of the builders: 4 wood"),
        ("A1", "Stack A1 of the town hall: rope works. A building of the miners"),
        ("miners", "miners: Produces ore. Members: Anna."),
        ("Town Fire", "Town Fire: At the end of the round"),
        ("tile 4", "Tile 4 of St. Barbara's: Reputation +1. Claim any free square"),
        ("×", "×: There is no market"),
        ("red", "red patrician: Seated on the council it pays"),
        ("ben", "Ben: Player 2, of the metallurgists, scribes and builders."),
        ("town", "town: The squares on which is built"),
        ("nonsense", 'There is no explanation of "nonsense".'),
        ("", "Type what and a name"),
    ],
)
def test_what_explains_things_of_kutna_hora(run, asked: str, answer: str):
    assert answer in run(FIRST, f"what {asked}", "quit").flat


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("W", "gold window: With another window it buys an extra action."),
        ("w", "silver window: Two of them are a row up on a grid."),
        ("windlass", "windlass: An upgrade of Era I."),
        ("plaza A", "Plaza A: "),
        ("peter parler", "parler: The solo opponent who builds; see rules parler."),
        ("II", "Space II of the King's Road: "),
        ("mines", "Manage Mines: Either gain 1 gold and raise your gold mines"),
        ("♟", "♟: Peter Parler's pawn"),
    ],
)
def test_what_explains_things_of_praga(run, asked: str, answer: str):
    assert answer in run("play praga --solo parler --seed 7", f"what {asked}", "quit").flat


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_of_the_box_and_every_area_can_be_asked_about(name: str):
    game = groschen.new(name, ["Anna", "Ben"], seed=1)
    teller, view = words.teller(game.view(), game.box), game.view()
    seen = text.Seen(view, teller)
    for key in game.state.box.pieces:
        named = teller.phrases.names["tile"].get(key)
        assert named is None or teller.explain(view, named), key
    for area in text.areas(seen):
        assert text.area(seen, area)
    for seat in range(2):
        assert text.area(seen, seat)


# Areas and rules


def test_one_area_is_shown_by_its_name(run):
    said = run("play --seed 5 --first-game --seats Anna,Ben", "hall", "show mines", "ben", "show", "quit")
    after = said.out.partition("> hall")[2]
    assert after.count("── Town hall") == 1
    assert after.count("── Mines") == 1
    assert after.count("── Ben") == 1
    assert "There are to be seen: town, mines, prices, hall" in after


def test_a_choice_comes_before_an_area_of_the_same_name(run):
    said = run("play praga --solo simple --seed 7", "tile P", "mines", "quit")
    assert "Anna: Manage Mines." in said.out


def test_opponents_tiles_can_be_looked_at(run):
    said = run("play praga --seed 7", "ben", "quit")
    assert "Action board of Ben" in said.out.partition("> ben")[2]


def test_rules_have_chapters(run):
    said = run("play praga --solo parler --seed 7", "rules parler", "rules zzz", "rules", "quit")
    assert "Peter Parler, the king's master builder, plays against you" in said.flat
    assert 'There is no chapter "zzz".' in said.out
    assert said.out.count("Chapters: turn (A turn), crane (Action crane)") == 2


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_a_chapter(name: str):
    phrases = words.phrases(name)
    missing = set(phrases.names["action"]) - set(phrases.chapters)
    assert missing == set()


# Beside the choices


def test_end_turn_is_never_the_first_of_several_choices():
    game, bot = groschen.new("praga", ["A", "B"], seed=3), groschen.bot("random", 1)
    for _ in range(150):
        options = menu_of(game).options
        assert sorted(options) == sorted(game.options())
        assert options[0] != "end turn" or len(options) == 1
        game.play(bot.choose(game))


@pytest.mark.parametrize("name", GAMES)
def test_what_choices_are_worth_stands_beside_all_of_them_or_none(name: str):
    """And only where all of them lead to the same question, so that it can be compared."""
    game, bot, seen = groschen.new(name, ["A", "B"], seed=3), groschen.bot("greedy"), 0
    for _ in range(80):
        worths = [re.search(r"worth [+−]", note) is not None for note in menu_of(game).notes()]
        assert len(set(worths)) == 1
        if worths[0]:
            assert len({foresee(game, option).leads_to() for option in game.options()}) == 1
        seen += worths[0]
        game.play(bot.choose(game))
    assert seen or name == "praga"


def test_a_beginning_that_a_blocked_choice_shares_is_no_choice():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    menu = menu_of(game)
    likely = menu.find("rights")
    assert [len(likely.options), len(likely.blocked)] == [2, 0]
    menu.blocked = [("plot of gold", "there is none")]
    menu.options = ["plot with plot/mine"]
    assert "also begins plot of gold, which is not possible: there is none" in menu.misunderstood(
        "plot", menu.find("plot")
    )
    assert menu.find("plot w") == "plot with plot/mine"


def test_accents_and_apostrophes_need_not_be_typed_and_may_be():
    menu = menu_of(groschen.new("praga", ["Anna", "Ben"], seed=5))
    menu.options, menu.blocked = ["take poric gate", "take weavers house"], []
    assert menu.find("take Poříč Gate") == "take poric gate"
    assert menu.find("Take weavers’ house") == "take weavers house"


def test_a_word_that_comes_twice_is_shown_once():
    assert short("token two points token") == "token two points"
    assert short("end turn") == "end turn"


def test_a_choice_that_pays_is_never_made_unasked(run):
    """One plot and one tile: where it stands is clear, that it is built and paid is asked."""
    said = run(
        "play --seed 5 --first-game --seats Anna,Ben",
        *("rights with plot/rights", "rights A1", "plot with plot/mine", "claim D1"),
        *("pass", "1", "pass", "1", "building with income", "quit"),
    )
    assert "Anna: Build on D1 (no other choice)." in said.out
    assert "  1  build rope works  15 groschen" in said.out
    assert "builds the rope works" not in said.out


# The screen


@pytest.mark.parametrize(
    ("name", "options"), [("kutna-hora", {}), ("praga", {}), ("praga", {"solo": "parler"})]
)
def test_a_question_is_short_on_a_small_screen(name: str, options: dict[str, str]):
    """24 lines: mostly little more, and where the whole city has to be seen, twice as many."""
    seats = ["Anna"] if options else ["Anna", "Ben"]
    game, bot, heights = groschen.new(name, seats, seed=3, **options), groschen.bot("greedy"), []
    teller = words.teller(game.view(), game.box)
    for _ in range(90):
        if game.over:
            break
        menu = Menu(game, teller, is_brief=True)
        seen = text.Seen(game.view(), teller, 80, menu.marks, [score["total"] for score in game.scores()])
        choices = menu.block(80)
        shown = text.screenful(seen, 24 - len(choices) - 3)
        assert all(sum(len(span.text) for span in line) <= 80 for line in [*shown, *choices])
        heights.append(len(shown) + len(choices) + 3)
        game.play(bot.choose(game))
    assert max(heights) <= 60
    assert sorted(heights)[len(heights) // 2] <= 30


@pytest.mark.parametrize("name", GAMES)
def test_no_name_is_cut_on_a_wide_screen(name: str):
    game, bot = groschen.new(name, ["Anna", "Ben"], seed=3), groschen.bot("greedy")
    for _ in range(120):
        game.play(bot.choose(game))
    teller = words.teller(game.view(), game.box)
    for area in text.areas(text.Seen(game.view(), teller, 200)):
        for line in text.area(text.Seen(game.view(), teller, 200), area):
            assert "…" not in "".join(span.text for span in line)


def test_an_indent_survives_wrapping(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    Screen().say("  save [FILE]  write the game down (that happens by itself after every choice)")
    first, *others = capsys.readouterr().out.splitlines()
    assert first.startswith("  save [FILE]  write")
    assert others
    assert all(line.startswith(" " * 15) and line[15] != " " for line in others)
    assert indent("no column here, only words") == 0


def test_letters_that_steer_a_terminal_are_made_harmless():
    assert harmless("A\x1b[31mB\x07\x9b\u202e") == "A�[31mB���"
    assert harmless("Anička 銀山 👩\u200d🔬") == "Anička 銀山 👩\u200d🔬"
