"""Praga Caput Regni on the command line: alone, with bots, its options, records and box."""

import json
from pathlib import Path

import pytest

import groschen
from groschen.cli import arguments
from groschen.foresight import is_harmless

SOLO = "play praga --solo simple --seed 7"


def saved(path: str | None = None) -> groschen.Game:
    """The game of a file; of the only one that there is, if none is named."""
    (found,) = [Path(path)] if path else Path().glob("*.game")
    return groschen.load(found.read_text(encoding="utf-8"))


def test_a_game_begins_with_the_table_and_a_question(run):
    said = run("play praga --seed 7", "quit")
    assert said.code == 0
    assert "You are Anna. Bots: Ben (greedy)." in said.out
    assert "turn 1 of 32 · Era I · Era II in 16 turns" in said.out
    assert "Anna: What do you do now?" in said.out
    assert "for 2 gold · wheel: 1 gold" in said.out
    assert "end turn: you have not taken an action tile" in said.out


def test_a_whole_game_alone_by_numbers(run):
    """Always the first option: that is a whole game, with its points and its record."""
    said = run(SOLO, *["1"] * 300)
    assert said.code == 0
    assert "The game is over after 32 turns." in said.out
    assert "The opponent sends the action tile" in said.out
    assert "Anna ends with " in said.out
    assert saved().over


def test_a_whole_game_against_peter_parler_as_a_bot_would_play(run):
    """What is typed is what the greedy bot chooses wherever something is asked."""
    game, bot, typed = groschen.new("praga", ["Anna"], seed=4, solo="parler"), groschen.bot("greedy"), []
    while not game.over:
        options = game.options()
        choice = bot.choose(game) if len(options) > 1 else options[0]
        if len(options) > 1 or not is_harmless(game, choice):
            typed.append(choice)
        game.play(choice)

    said = run("play praga --solo parler --seed 4", *typed)

    assert "Peter Parler turns a card" in said.out
    assert f"Anna ends with {game.scores()[0]['total']} points." in said.out
    assert "Verdict: " in said.out
    assert "The ladder: 0 an apprentice · 100 a journeyman" in said.flat
    assert saved().record() == game.record()


def test_bots_alone_play_to_the_end(run):
    said = run("play praga --seats A:random,B:random,C:random,D:random --seed 2")
    assert said.code == 0
    assert "wins with" in said.out


def test_what_was_paid_and_gained_is_told(run):
    said = run(SOLO, "tile P", "mines", "raise", "bonus", "undo", "log", "rules", "help", "hint", "quit")
    assert "● Anna takes the action tile P (mines/building) for 2 gold." in said.out
    assert "gold 2 → 0" in said.out
    assert "gold mines 4" in said.out
    assert "Taken back: bonus." in said.out
    assert "Alone, more than 140 is good." in said.flat
    assert '"climb w" if only one starts so' in said.out
    assert "A bot that plans its turn would choose" in said.out


def test_a_saved_game_goes_on(run):
    run(f"{SOLO} --save my.game", "tile P", "mines")
    said = run("play --resume my.game", "raise mines", "quit")
    assert "Praga Caput Regni, seed 7, after 2 choices." in said.out
    assert saved("my.game").choices == ["tile P mines/building", "mines", "raise mines"]


def test_options_reach_the_game(run):
    run("play praga --seed 3 --side B --order random --hunger-wall A --cathedral B --road=a-b", "quit")
    settings = saved().settings
    assert settings["side"] == "B"
    assert settings["order"] == "random"
    assert settings["hunger_wall"] == "A"
    assert settings["cathedral"] == "B"
    assert settings["road"] == "a-b"


def test_an_option_for_one_player_sets_the_table_for_one():
    assert arguments.players_for("praga", {"solo": "parler"}, 2) == 1
    assert arguments.players_for("praga", {"side": "B"}, 2) == 2
    assert arguments.players_for("kutna-hora", {"events": True}, 2) == 2


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play praga --events", "--events is not for Praga Caput Regni; its options are --side, --order"),
        ("play --side B", "--side is not for Kutná Hora; its options are --events"),
        ("play praga --side C", "option 'side' is one of A, B, not 'C'"),
        ("play praga --road=xyz", "option 'road'"),
        ("play praga --solo parler --players 2", "is only for a game for one"),
        ("play praga --players 5", "Praga Caput Regni is for 1 to 4 players, not 5"),
        ("simulate praga --first-game", "--first-game is not for Praga Caput Regni"),
    ],
)
def test_a_mistake_is_named(run, command: str, sentence: str):
    said = run(command)
    assert said.code == 2
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_a_game_that_goes_on_keeps_its_options(run):
    run(f"{SOLO} --save my.game", "quit")
    said = run("play --resume my.game --side B")
    assert said.code == 2
    assert "--side cannot be changed in a game that goes on" in said.err


def test_records_are_simulated_checked_shown_and_leafed_through(run, tmp_path):
    said = run("simulate praga --seats random,random --games 2 --jobs 1 --records games")
    assert "buildings and plazas" in said.out
    assert "replays: Praga Caput Regni" in run("replay --check games/praga-1.game").out
    assert "the game is over" in run("show games/praga-1.game").out
    assert "turn 1 of 32" in run("show games/praga-1.game --at 0").out
    assert "r: next turn" in run("replay games/praga-1.game", "n", "r", "t", "q").out
    assert run("show games/praga-1.game --svg table.svg").code == 0
    assert (tmp_path / "table.svg").read_text().startswith("<svg")


def test_a_box_is_exported_edited_and_played_with(run, tmp_path):
    path = tmp_path / "praga.box.json"
    assert run(f"box export praga {path.name}").code == 0
    assert "with our values" in run(f"box check {path.name}").out
    edited = json.loads(path.read_text())
    edited["buildings"][0]["gold"] = 7
    path.write_text(json.dumps(edited))
    assert run(f"play praga --seats A:random --seed 1 --box {path.name} --save a.game").code == 0
    assert run(f"show a.game --box {path.name}").code == 0
