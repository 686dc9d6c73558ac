"""`groschen arena`."""

import csv
import json

import pytest


def test_bots_are_measured_and_everything_is_written_down(run, tmp_path):
    said = run("arena --seats greedy,random --games 2 --jobs 1 --json a.json --csv a.csv")
    assert said.code == 0
    assert "100 %" in said.flat
    written = json.loads((tmp_path / "a.json").read_text())
    assert [game["bots"] for game in written["games"]] == [["greedy", "random"], ["random", "greedy"]]
    assert [each["bot"] for each in written["standings"]] == ["greedy", "random"]
    assert len(list(csv.DictReader((tmp_path / "a.csv").open()))) == 4
    page = run(f"arena --page {tmp_path}")
    assert page.out.startswith("# How strong the bots are")
    assert "| greedy | 2 | 100 %" in page.out


def test_a_bot_with_weights_of_its_own_may_play(run, tmp_path):
    (tmp_path / "mine.txt").write_text("groschen\t1\t1\t1\n")
    said = run("arena --seats planner@mine.txt,random --games 1 --jobs 1 --seconds 0.05 --json a.json")
    assert said.code == 0
    assert json.loads((tmp_path / "a.json").read_text())["match"]["bots"] == ["planner@mine.txt", "random"]


def test_a_match_goes_on_where_it_ended(run, tmp_path):
    """Two games, then two more: the first two are not played again, and all four count."""
    asked = "arena --seats greedy,random --jobs 1 --json a.json --more --games"
    assert run(f"{asked} 2").code == 0
    first = json.loads((tmp_path / "a.json").read_text())
    said = run(f"{asked} 4")
    written = json.loads((tmp_path / "a.json").read_text())
    assert said.code == 0
    assert written["games"][:2] == first["games"], "with the very seconds that they took"
    assert [game["number"] for game in written["games"]] == [0, 1, 2, 3]
    assert [game["seed"] for game in written["games"]] == [1, 1, 2, 2]
    assert written["match"]["games"] == written["standings"][0]["games"] == 4
    assert run(f"{asked} 2").code == 0
    assert json.loads((tmp_path / "a.json").read_text()) == written, "none of them is thrown away"


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("--seats greedy,random --games 2 --seed 2 --json a.json", "its seed is 1, not 2"),
        ("--seats random,greedy --games 2 --json a.json", "holds another match: its bots"),
        ("--seats greedy,random --games 2 --json broken.json", "holds no match of the arena"),
        ("--seats greedy,random --games 2", "name it with --json"),
    ],
)
def test_only_the_same_match_goes_on(run, tmp_path, asked: str, says: str):
    assert run("arena --seats greedy,random --games 2 --jobs 1 --json a.json").code == 0
    before = (tmp_path / "a.json").read_bytes()
    (tmp_path / "broken.json").write_text("[]")
    said = run(f"arena --more {asked}")
    assert said.code == 2
    assert says in said.err
    assert (tmp_path / "a.json").read_bytes() == before


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("--games 0", "at least one game must be played"),
        ("--jobs 0", "at least one process must play"),
        ("--seconds 0", "thinks for more than"),
        ("--seats greedy,clever", "there is no bot"),
        ("--seats planner@nowhere.txt,greedy", "nowhere.txt"),
        ("--seats greedy", "is for 2 to 4 players"),
        ("--page nowhere", "nowhere"),
    ],
)
def test_what_cannot_be_measured_is_refused_before_anything_is_played(run, asked: str, says: str):
    said = run(f"arena {asked}")
    assert said.code == 2
    assert says in said.err
