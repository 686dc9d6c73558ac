"""`groschen simulate`."""

import csv
import json

import groschen


def test_a_table_for_every_bot(run):
    said = run("simulate --seats random,random,random --games 3 --jobs 1")
    assert said.code == 0
    assert "random 3" in said.out
    assert "St. Barbara's" in said.out
    assert "3 games of" in said.out


def test_everything_is_written_down(run, tmp_path):
    outputs = "--json a.json --csv a.csv --records games"
    run(f"simulate kutna-hora --seats random,random --games 2 --seed 8 {outputs}")
    assert [game["seed"] for game in json.loads((tmp_path / "a.json").read_text())["games"]] == [8, 9]
    assert len(list(csv.DictReader((tmp_path / "a.csv").open()))) == 4
    paths = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in paths] == ["kutna-hora-8.game", "kutna-hora-9.game"]
    assert groschen.load(paths[0].read_text()).over


def test_a_folder_that_cannot_be_made_is_named_before_anything_is_played(run, tmp_path):
    (tmp_path / "file").write_text("")
    said = run("simulate --seats random,random --games 1 --records file/games")
    assert said.code == 2
    assert "cannot make the folder" in said.err
