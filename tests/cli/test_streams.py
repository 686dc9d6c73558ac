"""Closed and full streams, foreign records, and exit codes: never a bare traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import groschen

GROSCHEN = [sys.executable, "-m", "groschen.cli"]


def shell(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs `groschen …` in a shell, with what the shell does to its streams."""
    environment = os.environ | {"GROSCHEN_SAVES": str(folder), "PYTHON": sys.executable}
    script = script.replace("groschen", '"$PYTHON" -m groschen.cli', 1)
    return subprocess.run(["bash", "-c", script], env=environment, cwd=folder, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("script", "code"),
    [
        ("groschen play --seed 3 <&-", 0),
        ("groschen play --seed 3 </dev/null >&-", 0),
        ("groschen play --seed 3 <&- >&- 2>&-", 0),
        ("groschen bots >&-", 0),
        ("groschen replay missing.game <&-", 2),
    ],
)
def test_closed_streams_are_no_accident(tmp_path, script: str, code: int):
    done = shell(script, tmp_path)
    assert done.returncode == code
    assert "Traceback" not in done.stderr


def test_whoever_reads_may_go_away(tmp_path):
    done = shell(
        "groschen play --seats A:random,B:random --seed 3 | head -1; exit ${PIPESTATUS[0]}", tmp_path
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert len(list(tmp_path.glob("*.game"))) == 1


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no device that is always full")
@pytest.mark.parametrize("buffering", ["", "PYTHONUNBUFFERED=1 "])
@pytest.mark.parametrize("command", ["bots", "--help", "play --help"])
def test_a_full_output_is_named(tmp_path, command: str, buffering: str):
    done = shell(f"{buffering}groschen {command} >/dev/full", tmp_path)
    assert done.returncode == 2
    assert done.stderr == "groschen: cannot write: no space left on device\n"


def test_a_device_is_written_to_and_stays_a_device(run):
    assert run("simulate --seats random,random --games 1 --json /dev/null").code == 0
    assert not Path("/dev/null").is_file()


@pytest.mark.parametrize("option", ["--json", "--csv", "--records"])
def test_what_cannot_be_written_is_refused_before_anything_is_played(run, tmp_path, monkeypatch, option: str):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("groschen.cli.simulate.play", lambda *_: pytest.fail("a game was played"))
    said = run(f"simulate --seats random,random --games 1 {option} file/out")
    assert said.code == 2
    assert "cannot" in said.err


def test_an_interruption_is_quiet(run, monkeypatch):
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("groschen.cli.play.started", interrupt)
    said = run("play")
    assert (said.code, said.err) == (130, "")


INTERRUPT = """
import sys

class Interrupt:
    def find_spec(self, name, path, target=None):
        if name == {name!r}:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupt())
"""
"""What Python reads before anything else: whoever imports this module is interrupted."""


AS_SCRIPT = ["-c", "from groschen.cli import main; exit(main())"]
AS_MODULE = ["-m", "groschen.cli"]


@pytest.mark.parametrize(
    ("name", "start"),
    [("groschen.cli.commands", AS_SCRIPT), ("groschen.games.praga", AS_SCRIPT), ("groschen.game", AS_MODULE)],
)
def test_an_interruption_while_everything_is_loaded_is_quiet(tmp_path, name: str, start: list[str]):
    (tmp_path / "sitecustomize.py").write_text(INTERRUPT.format(name=name))
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, *start, "bots"], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.parametrize("command", ["play --seed", "simulate --seed", "simulate --games", "show x --at"])
def test_a_number_of_thousands_of_digits_is_refused_in_a_line(run, command: str):
    said = run(f"{command} {'9' * 5000}")
    assert said.code == 2
    assert len(said.err) < 300
    assert said.err.count("\n") == 1


def test_a_mistake_is_not_echoed_whole(run):
    said = run(f"play {'x' * 100_000}")
    assert said.code == 2
    assert len(said.err) < 3000


def hostile(tmp_path: Path) -> Path:
    """A record whose names hold escapes that would colour and clear a terminal."""
    game, bot = groschen.new("kutna-hora", ["Eve", "Mallory"], seed=1), groschen.bot("random")
    while not game.over:
        game.play(bot.choose(game))
    path = tmp_path / "hostile.game"
    text = game.record().replace('"Eve"', r'"\u001b[2JEve"').replace("Mallory", r"Mallory\u009b31m\u0007")
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("command", ["show", "replay", "replay --check", "play --resume"])
def test_escapes_in_the_names_of_a_record_do_not_reach_the_terminal(run, tmp_path, command: str):
    hostile(tmp_path)
    said = run(f"{command} hostile.game", "n", "r", "t", "log", "q")
    assert said.code == 1
    assert not set("\x1b\x9b\x07") & set(said.out + said.err)
    assert "printable characters" in said.err


def test_escapes_in_mistakes_do_not_reach_the_terminal(run, tmp_path):
    game = groschen.new("kutna-hora", ["Eve", "Mallory"], seed=1)
    (tmp_path / "hostile.game").write_text(game.record() + "rights \x1b[2J\n", encoding="utf-8")
    said = run("show hostile.game")
    assert said.code == 1
    assert "\x1b" not in said.err
    assert "\x1b" not in run("play \x1b[2J").err
