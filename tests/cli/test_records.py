"""`groschen replay` and `groschen show`."""

import groschen
from groschen.cli.tables import verdicts
from groschen.render.words import phrases

KUTNA_HORA = phrases("kutna-hora")


def verdict(game: groschen.Game) -> str:
    (said,) = verdicts(game, KUTNA_HORA)
    return said


def test_a_record_that_replays_passes_the_check(run, record, finished):
    said = run(f"replay --check {record}")
    assert said.code == 0
    game = f"Kutná Hora, {len(finished.choices)} choices."
    assert said.out == f"{record} replays: {game} {verdict(finished)}\n"


def test_a_changed_choice_fails_the_check(run, record):
    text = record.read_text()
    last = text.splitlines()[-1]
    record.write_text(text.replace(last, "rights Z9"))
    said = run(f"replay --check {record}")
    assert said.code == 1
    assert f"{record}: line" in said.err
    assert "'rights Z9' does not answer" in said.err


def test_a_changed_result_fails_the_check(run, record):
    text = record.read_text()
    line = next(line for line in text.splitlines() if line.startswith("result"))
    record.write_text(text.replace(line, "result: [1, 2]"))
    assert run(f"replay --check {record}").code == 1


def test_a_result_without_an_end_fails_the_check(run, record):
    record.write_text("\n".join(record.read_text().splitlines()[:-3]) + "\n")
    said = run(f"replay --check {record}")
    assert said.code == 1


def test_what_is_no_record_fails_the_check(run, tmp_path):
    (tmp_path / "poem.txt").write_text("Silver in the hill\n")
    assert run("replay --check poem.txt").code == 1
    assert run("replay --check missing.txt").code == 2


def test_a_game_is_stepped_through(run, record, finished):
    said = run(f"replay {record}", "", "n", "p", "t", "x", "r", "q")
    assert said.code == 0
    assert f"   1  {finished.choices[0]}" in said.out
    assert said.out.count(f"   2  {finished.choices[1]}") >= 2
    assert "Town hall" in said.out
    assert "Round 1." in said.out


def test_stepping_stops_at_the_end(run, record, finished):
    said = run(f"replay {record}", *["r"] * 9)
    assert said.code == 0
    assert verdict(finished) in said.out


def test_show_draws_the_last_table(run, record, finished):
    said = run(f"show {record}")
    assert said.code == 0
    assert "the game is over" in said.out
    assert verdict(finished) in said.out
    assert "\x1b" not in said.out


def test_show_draws_an_earlier_table(run, record):
    assert "Kutná Hora · setup" in run(f"show {record} --at 0").out
    refused = run(f"show {record} --at 9999")
    assert refused.code == 2
    assert "--at 9999 is none of them" in refused.err


def test_show_writes_a_picture(run, record, tmp_path):
    said = run(f"show {record} --at 50 --svg table.svg")
    assert said.code == 0
    assert (tmp_path / "table.svg").read_text().startswith("<svg")


def test_a_verdict_names_everybody_who_won(finished):
    assert verdict(finished).count("wins with") == 1

    class Tie(groschen.Game):
        def __init__(self) -> None:
            self.seats = ["Anna", "Ben"]

        def scores(self):
            return [{"total": 40}, {"total": 40}]

        def ranking(self):
            return [[0, 1]]

    assert verdict(Tie()) == "Anna and Ben share the victory with 40 points."
