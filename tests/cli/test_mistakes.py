"""Wrong arguments and wrong files get one clear sentence and exit code 2."""

import json

import pytest

from groschen.bots import BOTS
from groschen.cli import files


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("dance", "invalid choice: 'dance'"),
        ("play chess", "there is no game 'chess'; there are"),
        ("play --players 7", "is for 2 to 4 players, not 7"),
        ("play --players 2 --bots 3", "3 bots do not fit among 2 players"),
        ("play --seats Anna", "is for 2 to 4 players, not 1"),
        ("play --seats Anna,Anna", "two seats have the same name"),
        ("play --seats Anna,", "every seat needs a name"),
        ("play --seats Anna,Ben:deep", "there is no bot 'deep'; there are random"),
        ("play --seats Anna,Ben --players 2", "leave out --players and --bots"),
        ("play --seed seven", "'seven' is no whole number"),
        ("play --resume missing.game", "cannot read missing.game: no such file or directory"),
        ("play --box missing.json", "cannot read missing.json: no such file or directory"),
        ("simulate --games 0", "at least one game must be played, not 0"),
        ("simulate --jobs 0", "at least one process must play, not 0"),
        ("simulate --seats greedy,deep", "there is no bot 'deep'"),
        ("simulate --seats greedy", "is for 2 to 4 players, not 1"),
        ("simulate --games many", "'many' is no whole number"),
        ("show missing.game", "cannot read missing.game"),
        ("replay missing.game", "cannot read missing.game"),
        ("replay .", "cannot read .: is a directory"),
        ("box", "the following arguments are required: ACTION"),
        ("box export chess", "there is no game 'chess'"),
        ("box check missing.json", "cannot read missing.json"),
    ],
)
def test_a_mistake_is_named(run, command: str, sentence: str):
    said = run(command)
    assert said.code == 2
    assert said.out == ""
    assert sentence in said.err
    assert said.err.startswith("groschen")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("command", ["show", "replay", "play --resume"])
def test_a_file_that_is_no_record_is_named(run, tmp_path, command: str):
    (tmp_path / "poem.txt").write_text("Silver in the hill\n")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    assert "poem.txt: line 1: a record starts with" in run(f"{command} poem.txt").err
    assert run(f"{command} poem.txt").code == 1
    assert "picture.png is not a text file" in run(f"{command} picture.png").err


def test_a_record_that_does_not_replay_is_refused_with_its_line(run, record):
    text = record.read_text()
    record.write_text(text.replace(text.splitlines()[-1], "rights Z9"))
    for command in ("show", "replay", "replay --check", "play --resume"):
        said = run(f"{command} {record}")
        assert said.code == 1
        assert f"{record}: line" in said.err


def test_a_game_that_goes_on_keeps_its_seed(run, record):
    said = run(f"play --resume {record} --seed 3")
    assert said.code == 2
    assert "--seed cannot be changed in a game that goes on" in said.err


def test_the_seats_of_a_game_that_goes_on_must_be_its_own(run, record):
    said = run(f"play --resume {record} --seats Zoe,Ben")
    assert said.code == 2
    assert "the seats of this game are Anna, Ben, not Zoe,Ben" in said.err


# Bots and boxes


def test_every_bot_has_a_line(run):
    said = run("bots")
    assert said.code == 0
    assert [line.split()[0] for line in said.out.splitlines()] == list(BOTS)
    assert all(len(line) > 15 for line in said.out.splitlines())


def test_a_box_is_exported_edited_and_played_with(run, tmp_path):
    path = tmp_path / "kutna-hora.box.json"
    assert run(f"box export kutna-hora {path.name}").code == 0
    assert "with our values" in run(f"box check {path.name}").out
    edited = json.loads(path.read_text())
    edited["guild_buildings"][0]["wood"] = 9
    path.write_text(json.dumps(edited))
    assert "changed" in run(f"box check {path.name}").out

    assert run(f"play --seats A:random,B:random --seed 1 --save a.game --box {path.name}").code == 0
    assert run(f"replay --check a.game --box {path.name}").code == 0
    assert run(f"show a.game --box {path.name}").code == 0
    without = run("show a.game")
    assert without.code == 1
    assert "give the box file that it was played with" in without.err
    assert run(f"simulate --seats random,random --games 2 --jobs 2 --box {path.name}").code == 0


def test_an_owner_may_have_other_numbers_of_villages_reputation_spaces_and_star_values(run, tmp_path):
    path = tmp_path / "kutna-hora.box.json"
    assert run(f"box export kutna-hora {path.name}").code == 0
    edited = json.loads(path.read_text())
    del edited["villages"][2:4]
    edited["reputation"].append(edited["reputation"][-1] | {"key": "11", "space": 11, "points": 9})
    del edited["star_values"][12:]
    path.write_text(json.dumps(edited))
    assert "changed" in run(f"box check {path.name}").out
    assert run(f"play --seats random,random,random --seed 1 --save a.game --box {path.name}").code == 0
    assert run(f"show a.game --box {path.name} --svg a.svg").code == 0
    assert run(f"replay --check a.game --box {path.name}").code == 0


def test_a_box_goes_to_the_screen_or_a_named_file(run, tmp_path):
    assert json.loads(run("box export kutna-hora -").out)["game"] == "kutna-hora"
    assert json.loads(run("box export praga").out)["game"] == "praga", "redirected, it gets the box itself"
    assert run("box export kutna-hora mine.json").code == 0
    refused = run("box export kutna-hora mine.json")
    assert refused.code == 2
    assert "exists already; --force replaces it" in refused.err
    assert run("box export kutna-hora mine.json --force").code == 0


def test_a_mistake_in_a_box_is_named_by_table_row_and_field(run, tmp_path):
    run("box export kutna-hora box.json")
    path = tmp_path / "box.json"
    edited = json.loads(path.read_text())
    edited["guild_buildings"][2]["wood"] = "many"
    path.write_text(json.dumps(edited))
    said = run("play --box box.json")
    assert said.code == 2
    assert "box.json: guild_buildings row 3 (mine smithy), field 'wood'" in said.err
    path.write_text("{")
    assert "box.json: the box file is not JSON: line 1" in run("box check box.json").err
    path.write_text("[" * 100_000)
    assert "nested too deep" in run("box check box.json").err
    path.write_text("{}")
    assert "does not say which game" in run("box check box.json").err


# Files


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "a.game"
    files.write(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(files.FileTrouble, match="no space left on device"):
        files.write(path, "new")
    assert path.read_text() == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["a.game"]
