"""The command line as a test uses it: arguments and typed lines in, what was said out."""

import io
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import groschen
from groschen.cli import main


@dataclass
class Said:
    code: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        """What was said, wherever the lines were broken."""
        return " ".join(self.out.split())


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """Runs a command in an empty folder, with these lines typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setenv("GROSCHEN_SAVES", str(tmp_path))

    def run(command: str, *typed: str) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        try:
            code = main(command.split())
        except SystemExit as leaving:
            code = leaving.code
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run


def random_game(players: int = 2, seed: int = 1, choices: int | None = None) -> groschen.Game:
    """A game between random bots, to its end or so far."""
    game = groschen.new("kutna-hora", ["Anna", "Ben", "Cleo", "Dan"][:players], seed=seed)
    bot = groschen.bot("random", seed)
    while not game.over and (choices is None or len(game.choices) < choices):
        game.play(bot.choose(game))
    return game


@pytest.fixture(scope="session")
def finished() -> groschen.Game:
    return random_game()


@pytest.fixture
def record(finished, tmp_path) -> Path:
    """The record of a finished game, in the folder of the test."""
    path = tmp_path / "finished.game"
    path.write_text(finished.record(), encoding="utf-8")
    return Path(os.path.relpath(path, tmp_path))
