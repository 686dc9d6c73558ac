"""Nothing is lost: what cannot be saved keeps the prompt, old files stay, and no two games share one."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import groschen
from groschen.cli import files, keeping
from groschen.cli.screen import Screen

FIRST = "play --seed 5 --first-game"
PLOT, CLAIM = "plot with plot/mine", "claim D1"


class Disk:
    """A disk that is full from one typed line on until another."""

    def __init__(self, monkeypatch) -> None:
        self.is_full = False
        self.fsync = os.fsync
        monkeypatch.setattr("os.fsync", self.sync)

    def sync(self, file: int) -> None:
        if self.is_full:
            raise OSError(28, "No space left on device")
        self.fsync(file)

    def fill(self) -> None:
        self.is_full = True

    def clear(self) -> None:
        self.is_full = False


@pytest.fixture
def disk(monkeypatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def sit(run, monkeypatch):
    """Plays with these lines; what is no line is done in between."""

    def sit(command: str, *lines: str | Callable[[], None]):
        waiting = list(lines)

        def read(self: Screen, prompt: str) -> str:
            while waiting and not isinstance(waiting[0], str):
                waiting.pop(0)()
            if not waiting:
                raise EOFError
            return waiting.pop(0)

        monkeypatch.setattr(Screen, "read", read)
        said = run(command)
        said.left = waiting
        return said

    return sit


def games(folder: Path) -> list[list[str]]:
    return sorted(groschen.load(path.read_text()).choices for path in folder.glob("*.game"))


# Saving


def test_a_save_to_nowhere_leaves_the_game_where_it_was_kept(sit, tmp_path):
    (tmp_path / "file").write_text("")
    said = sit(FIRST, "save file/my.game", PLOT, "quit")
    assert "Not saved there: cannot write file/my.game: not a directory." in said.flat
    assert "The game is still kept in " in said.flat
    assert games(tmp_path) == [[PLOT]]


def test_a_failed_autosave_is_told_once_and_tried_again(sit, disk, tmp_path):
    said = sit(FIRST, disk.fill, PLOT, CLAIM, disk.clear, "rights with plot/rights", "quit")
    assert said.flat.count("The game is not saved: cannot write") == 1
    assert said.flat.count("The game is saved again, in") == 1
    assert games(tmp_path)[0][:2] == [PLOT, CLAIM]


def test_quit_keeps_the_prompt_while_the_game_cannot_be_saved(sit, disk, tmp_path):
    said = sit(FIRST, PLOT, disk.fill, CLAIM, "quit", "quit", disk.clear, "quit", "never read")
    assert said.flat.count('or leave by typing "quit without saving"') == 2
    assert said.left == ["never read"]
    assert said.code == 0
    assert games(tmp_path) == [[PLOT, CLAIM]]


def test_one_may_leave_without_saving_by_saying_so(sit, disk, tmp_path):
    said = sit(FIRST, PLOT, disk.fill, CLAIM, "quit now", "quit without saving", "never read")
    assert 'Type "quit", or "quit without saving".' in said.flat
    assert "You leave without saving;" in said.flat
    assert said.left == ["never read"]
    assert games(tmp_path) == [[PLOT]]


def test_ctrl_c_is_refused_like_quit(sit, disk, tmp_path):
    def interrupt() -> None:
        raise KeyboardInterrupt

    said = sit(FIRST, PLOT, disk.fill, CLAIM, interrupt, disk.clear, interrupt, "never read")
    assert said.flat.count("The game is not saved") == 2
    assert said.left == ["never read"]
    assert games(tmp_path) == [[PLOT, CLAIM]]


def test_a_finished_game_that_cannot_be_saved_waits_for_a_place(sit, disk, tmp_path):
    (tmp_path / "other").mkdir()
    end = ["score", "save other/my.game", "never read"]
    disk.fill()
    said = sit("play --seats A:random,B:random --seed 2", end[0], disk.clear, *end[1:])
    assert said.flat.count("wins with") == 1
    assert "The game is written down in" in said.flat
    assert said.left == ["never read"]
    assert groschen.load((tmp_path / "other/my.game").read_text()).over


def test_when_nobody_can_be_asked_the_game_is_put_wherever_it_can(sit, disk, tmp_path, monkeypatch):
    """The folder of the saved games turns into a file; the game ends up in the present folder."""
    monkeypatch.setenv("GROSCHEN_SAVES", str(tmp_path / "saves"))

    def vanish() -> None:
        for path in (tmp_path / "saves").iterdir():
            path.unlink()
        (tmp_path / "saves").rmdir()
        (tmp_path / "saves").write_text("")

    said = sit(FIRST, PLOT, vanish, CLAIM)
    assert "The game could not be saved in its place" in said.flat
    assert games(tmp_path) == [[PLOT, CLAIM]]


def test_a_game_that_is_lost_is_a_failure(sit, disk, monkeypatch):
    said = sit(FIRST, disk.fill, PLOT)
    assert "The game is NOT saved: cannot write" in said.flat
    assert said.code == 1


def test_the_old_file_stays_until_the_new_one_is_whole(tmp_path, disk):
    path = tmp_path / "a.game"
    files.create(path, "old")
    disk.fill()
    with pytest.raises(files.FileTrouble, match="no space left on device"):
        files.write(path, "new")
    with pytest.raises(files.FileTrouble, match="no space left on device"):
        files.create(tmp_path / "b.game", "new")
    assert path.read_text() == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["a.game"]


def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to("real")
    files.write(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


@pytest.mark.parametrize("name", ["x" * 300, "a\0b", "~nobody-of-this-name/x", ".", "/dev/full/x"])
def test_impossible_names_are_refused_in_a_sentence(sit, name: str):
    said = sit(FIRST, f"save {name}", PLOT, "quit")
    assert "Saved. To go on:" in said.flat
    assert said.code == 0


# Other people's files


def test_an_existing_file_is_never_taken_for_a_game_that_goes_on(run, tmp_path):
    run(f"{FIRST} --save a.game", PLOT)
    (tmp_path / "letter.txt").write_text("Dear Anna")
    refused = run("play --resume a.game --save letter.txt", "quit")
    assert refused.code == 2
    assert "letter.txt exists already" in refused.err
    assert (tmp_path / "letter.txt").read_text() == "Dear Anna"
    assert run("play --resume a.game --save a.game", CLAIM, "quit").code == 0
    assert run("play --resume a.game --save b.game", "undo", "quit").code == 0
    assert games(tmp_path) == [[PLOT], [PLOT, CLAIM]]


def test_the_same_game_in_two_windows_overwrites_nothing(sit, tmp_path):
    path = tmp_path / "a.game"

    def play_elsewhere() -> None:
        other = groschen.load(path.read_text())
        other.play(PLOT)
        path.write_text(other.record())

    said = sit(f"{FIRST} --save a.game", play_elsewhere, "pass", "quit", "save b.game", "quit")
    assert "a.game was changed by somebody else" in said.flat
    assert games(tmp_path) == [["pass"], [PLOT]]


def test_a_file_that_was_removed_is_written_again(sit, tmp_path):
    sit(f"{FIRST} --save a.game", (tmp_path / "a.game").unlink, PLOT, "quit")
    assert games(tmp_path) == [[PLOT]]


def test_games_started_at_the_same_moment_have_files_of_their_own(tmp_path):
    """Four processes at once."""
    environment = os.environ | {"GROSCHEN_SAVES": str(tmp_path)}
    command = [sys.executable, "-m", "groschen.cli", "play", "--seed", "5", "--first-game"]
    options = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL, "env": environment, "text": True}
    started = [subprocess.Popen(command, **options) for _ in range(4)]
    for number, each in enumerate(started):
        each.communicate("undo\n" if number else f"{PLOT}\n")
    assert [each.returncode for each in started] == [0] * 4
    assert games(tmp_path) == [[], [], [], [PLOT]]


# Where


def test_saved_games_have_a_home(monkeypatch, tmp_path):
    monkeypatch.delenv("GROSCHEN_SAVES", raising=False)
    monkeypatch.setenv("HOME", "/home-of-anna")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert keeping.folder() == Path("/home-of-anna/.local/share/groschen/saves")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert keeping.folder() == Path("/home-of-anna/.local/share/groschen/saves")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert keeping.folder() == Path("/data/groschen/saves")
    monkeypatch.setenv("GROSCHEN_SAVES", "/mine")
    assert keeping.folder() == Path("/mine")


def test_help_and_the_first_lines_say_where_games_are_kept(run, tmp_path, monkeypatch):
    monkeypatch.setenv("GROSCHEN_SAVES", str(tmp_path / "deep" / "saves"))
    assert "saves; the variable GROSCHEN_SAVES names another" in run("play --help").flat
    assert f"The game is kept in {tmp_path}" in run(FIRST, "quit").flat
    assert len(list((tmp_path / "deep" / "saves").iterdir())) == 1


def test_a_saved_game_is_found_by_its_name_alone(run, tmp_path, monkeypatch):
    monkeypatch.setenv("GROSCHEN_SAVES", str(tmp_path / "saves"))
    run(FIRST, PLOT)
    (path,) = (tmp_path / "saves").iterdir()
    assert "after 1 choice." in run(f"play --resume {path.name}", "quit").out


def test_to_go_on_the_box_is_named_too(run, tmp_path):
    run("box export kutna-hora my-box.json")
    edited = json.loads((tmp_path / "my-box.json").read_text())
    edited["guild_buildings"][0]["wood"] = 9
    (tmp_path / "my-box.json").write_text(json.dumps(edited))
    said = run(f"{FIRST} --box my-box.json", PLOT)
    command = said.out.splitlines()[-1].strip()
    assert command.endswith(f"--box {tmp_path}/my-box.json")
    assert run(command.removeprefix("groschen "), "quit").code == 0


def test_a_closed_input_is_an_end_of_input(tmp_path):
    environment = os.environ | {"GROSCHEN_SAVES": str(tmp_path)}
    command = [sys.executable, "-m", "groschen.cli", "play", "--seed", "5", "--first-game"]
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *command], env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert games(tmp_path) == [[]]
