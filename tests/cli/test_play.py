"""`groschen play`: a whole game by typing, and everything a player may type on the way."""

from pathlib import Path

import groschen
from groschen.cli.arguments import Seat
from groschen.cli.saves import save_text

FIRST = "play --seed 5 --first-game"
"""With printed guilds, Anna's first question is which card to play."""


def saved(path: str | None = None) -> groschen.Game:
    """The game of a file; of the only one that there is, if none is named."""
    (found,) = [Path(path)] if path else Path().glob("*.game")
    return groschen.load(found.read_text(encoding="utf-8"))


def test_a_game_begins_with_the_table_and_a_question(run):
    said = run(FIRST, "quit")
    assert said.code == 0
    assert "Kutná Hora, seed 5." in said.out
    assert "You are Anna. Bots: Ben (greedy)." in said.out
    assert "Town hall" in said.out
    assert "Anna: Which card do you play" in said.out
    assert "  1  plot with plot/mine" in said.out
    assert "building with income/building, with building/barbara: you have no plot in town" in said.out


def test_a_choice_is_typed_by_number_notation_or_beginning(run):
    run(FIRST, "1", "CLAIM  d1", "rights with plot", "quit")
    assert saved().choices[:3] == ["plot with plot/mine", "claim D1", "rights with plot/rights"]


def test_what_cannot_be_chosen_is_explained(run):
    said = run(FIRST, "building with income/building", "plot", "99", "sing", "quit")
    assert "Not possible: building with income/building: you have no plot in town." in said.out
    assert "That could be plot with plot/mine, plot with plot/rights." in said.out
    assert "'99' is none of the choices; type a number from 1 to 10, or help." in said.out
    assert "'sing' is none of the choices" in said.out
    assert saved().choices == []


def test_options_say_what_they_cost_and_bring(run):
    said = run(FIRST, "plot with plot/mine", "claim D1", "quit")
    assert "claim D1  5 groschen (40 → 35) · beside a village (yellow, white)" in said.out
    assert "income with rights/income    Income, with Rights/Income · +0 groschen" in said.out
    assert "Anna claims the plot D1 for 5 groschen." in said.out


def test_undo_goes_back_to_the_last_own_decision(run):
    said = run(FIRST, "plot with plot/mine", "claim D1", "undo", "undo", "undo", "quit")
    assert "Taken back: claim D1." in said.out
    assert "Taken back: plot with plot/mine." in said.out
    assert "Nothing was taken back: there is nothing to take back." in said.out
    assert saved().choices == []


def test_undo_stops_where_something_was_shown(run):
    said = run(FIRST, "mine with plot/mine", "undo", "quit")
    assert "Nothing was taken back: 'mine with plot/mine' showed something new" in said.out


def test_undo_takes_back_what_bots_did_since(run, monkeypatch):
    """Ben passes his whole turn; when Anna wants her last choice back, his turn goes with it."""
    monkeypatch.setattr("groschen.bots.random_bot.Random.choose", lambda self, game: game.options()[-1])
    start = "play --seed 5 --first-game --seats Anna,Ben:random"
    said = run(start, "income with r", "pass", "spend plot/rights", "undo", "spend plot/mine", "quit")
    assert said.out.count("Ben passes and gives up") == 4
    assert (
        "Taken back: spend plot/rights, pass, spend building/barbara, pass, spend income/building."
        in said.out
    )
    assert saved().choices[2] == "spend plot/mine"


def test_what_the_game_is_kept_in_is_no_other_game(run, record):
    said = run(FIRST, f"save {record}", "quit")
    assert f"{record} exists already; name another file." in said.out


def test_a_hint_is_one_of_the_choices(run):
    said = run(FIRST, "hint", "quit")
    assert "A bot that plans its turn would choose" in said.flat
    assert "It expects" in said.out


def test_score_log_table_rules_and_help(run):
    said = run(
        FIRST,
        "plot with plot/mine",
        "claim D1",
        "score",
        "log",
        "log all",
        "table",
        "rules",
        "help",
        "",
        "quit",
    )
    assert "If the game ended now" in said.out
    assert said.out.count("Anna plays Plot (Plot/Mine).") == 3
    assert "flip builds" in said.out
    assert "A round: three turns each" in said.out
    assert "undo         take back" in said.out


def test_the_end_of_input_saves_the_game(run):
    said = run(FIRST, "plot with plot/mine")
    assert said.code == 0
    (path,) = Path().glob("*.game")
    assert f"Saved. To go on:\n  groschen play --resume {path.absolute()}\n" in said.out
    assert saved().choices == ["plot with plot/mine"]


def test_an_interruption_saves_the_game(run, monkeypatch):
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert run(FIRST).code == 0
    assert saved().choices == []


def test_a_saved_game_goes_on_with_its_log_and_its_bots(run):
    run(
        "play --seed 5 --first-game --seats Anna,Ben:random --save my.game", "plot with plot/mine", "claim D1"
    )
    said = run("play --resume my.game", "log", "rights with plot/rights", "quit")
    assert "after 2 choices" in said.out
    assert "Bots: Ben (random)." in said.out
    assert "Anna claims the plot D1 for 5 groschen." in said.out
    assert saved("my.game").choices[:3] == ["plot with plot/mine", "claim D1", "rights with plot/rights"]


def test_a_record_from_elsewhere_is_played_by_one_person_and_bots(run, record):
    lines = record.read_text().splitlines()
    record.write_text("\n".join(line for line in lines[:20] if not line.startswith("result")) + "\n")
    said = run(f"play --resume {record}", "quit")
    assert "You are Anna. Bots: Ben (greedy)." in said.out


def test_names_may_hold_anything_that_a_line_can(run, tmp_path):
    game = groschen.new("kutna-hora", ['A: "x", 1', "B#2"], seed=5, first_game=True)
    text = save_text(game, [Seat(game.seats[0], None), Seat(game.seats[1], "random")])
    (tmp_path / "a.game").write_text(text)
    assert 'You are A: "x", 1. Bots: B#2 (random).' in run("play --resume a.game", "quit").out


def test_save_names_another_file(run, tmp_path):
    said = run(FIRST, "save other.game", "plot with plot/mine", "quit")
    assert f"Saved in {Path('other.game').absolute()}." in said.flat
    assert saved("other.game").choices == ["plot with plot/mine"]
    assert [path.name for path in tmp_path.glob(".*")] == []


def test_a_place_that_cannot_be_written_does_not_stop_the_game(run):
    said = run(FIRST, "save nowhere/my.game", "plot with plot/mine", "claim D1", "quit")
    assert said.out.count("Not saved there: cannot write nowhere/my.game: no such file") == 1
    assert "The game is still kept in " in said.flat
    assert saved().choices == ["plot with plot/mine", "claim D1"]


def test_an_older_game_is_never_overwritten(run):
    run(FIRST, "plot with plot/mine")
    run(FIRST, "quit")
    older, newer = sorted(Path().glob("*.game"), key=lambda path: path.stat().st_mtime_ns)
    assert saved(str(older)).choices == ["plot with plot/mine"]
    assert saved(str(newer)).choices == []
    refused = run(f"play --save {older}")
    assert refused.code == 2
    assert saved(str(older)).choices == ["plot with plot/mine"]
    assert "exists already; go on with it by --resume" in refused.err


def test_a_whole_game_by_numbers(run):
    """Always the last option, often a pass; then the points, the places and the record."""
    said = run("play --seed 3 --players 3 --bots 2", *["1"] * 400)
    assert said.code == 0
    assert "The game is over after round 6." in said.out
    assert "│ total" in said.out
    assert "The game is written down in " in said.flat
    assert saved().over


def test_a_decision_with_one_option_is_played_and_told(run):
    said = run("play --seed 3", "quit")
    assert "no other choice" in said.out


def test_bots_alone_play_to_the_end(run):
    said = run("play --seats A:random,B:random --seed 2")
    assert said.code == 0
    assert "wins with" in said.out


def test_two_people_at_one_keyboard(run):
    said = run("play --seed 5 --first-game --bots 0", "pass", "1", "pass", "1", "quit")
    assert "You are Anna and Ben." in said.out
    assert "Ben: Which card do you play" in said.out


def test_a_seat_with_the_name_of_a_bot_is_that_bot(run):
    said = run("play --seats random,random,random --seed 2")
    assert "Bots: random (random), random 2 (random), random 3 (random)." in said.out


def test_a_program_that_the_shell_does_not_know_is_named_as_it_was_called(run, monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("sys.argv", [".venv/bin/groschen"])
    assert "To go on:\n  .venv/bin/groschen play --resume" in run("play --seed 3", "quit").out


def test_lots_decide_who_sits_where_unless_seats_are_given(run):
    """With seed 1 the bot is drawn to begin; it stays a bot, and Anna is still asked."""
    said = run("play --seed 1 --first-game --save a.game", "quit")
    assert saved("a.game").seats == ["Ben", "Anna"]
    assert "You are Anna. Bots: Ben (greedy)." in said.out
    assert "Anna: Which card do you play" in said.out
    run("play --seed 1 --no-lots --save b.game", "quit")
    assert saved("b.game").seats == ["Anna", "Ben"]
    run("play --seed 1 --seats Anna,Ben:random --save c.game", "quit")
    assert saved("c.game").seats == ["Anna", "Ben"]
    run("play --seed 1 --seats Anna,Ben:random --lots --save d.game", "quit")
    assert saved("d.game").seats == ["Ben", "Anna"]
