"""Where a game is kept: one file for each game, written after every choice."""

from __future__ import annotations

import os
import shlex
import tempfile
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path

from groschen.cli import files
from groschen.cli.arguments import program

PLACE = "GROSCHEN_SAVES"
"""The variable that names another folder for saved games."""
ENDING = ".game"


class Changed(files.FileTrouble):
    """The file is no longer what this game wrote: another one plays there."""


def folder() -> Path:
    """Where saved games live, unless a file was named."""
    if os.environ.get(PLACE):
        return files.home(os.environ[PLACE]).absolute()
    data = Path(os.environ.get("XDG_DATA_HOME") or "")
    if not data.is_absolute():
        data = files.home("~/.local/share")
    return data / "groschen" / "saves"


def found(path: Path) -> Path:
    """The file that somebody means: as it was named, or of that name among the saved games."""
    at_home = folder() / path.name
    return at_home if path.name == str(path) and not path.exists() and at_home.exists() else path


def new_names(game: str, now: datetime) -> Iterator[str]:
    """The game and the minute, then the same with a number behind."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M}"
    yield stem + ENDING
    yield from (f"{stem}-{number}{ENDING}" for number in count(2))


class Keeper:
    """The file of one game. What was written there last stays until the next is whole."""

    def __init__(self, game: str, path: Path | None, written: str | None, box: Path | None) -> None:
        """`path` is None for a new game that nobody named a file for; `written` is what the file holds."""
        self.game = game
        self.path = path
        self.written = written
        self.box = box
        self.trouble = ""
        """Why the last attempt failed; it is told once."""

    def keep(self, text: str) -> None:
        """Write the game down; raises FileTrouble, and the older text stays."""
        try:
            self.path = self._put(self.path, text)
        except files.FileTrouble as trouble:
            self.trouble = str(trouble)
            raise
        self.written, self.trouble = text, ""

    def move(self, path: Path, text: str) -> None:
        """Keep the game in a new file from now on; if that fails, in the old one as before."""
        files.create(path, text)
        self.path, self.written, self.trouble = path.absolute(), text, ""

    def rescue(self, text: str) -> Path | None:
        """When nobody can be asked any more: wherever it can still be written."""
        for place in (folder(), Path.cwd(), Path(tempfile.gettempdir())):
            try:
                return self._anew(place, text)
            except files.FileTrouble:
                continue
        return None

    def _put(self, path: Path | None, text: str) -> Path:
        if path is None:
            return self._anew(folder(), text)
        if self.written is None or not os.path.lexists(path):
            files.create(path, text)
        elif files.read(path) != self.written:
            raise Changed(
                "{path} was changed by somebody else, perhaps by the same game in another window", path=path
            )
        elif text != self.written:
            files.write(path, text)
        return path

    def _anew(self, place: Path, text: str) -> Path:
        """A file that no other game has."""
        files.make_folder(place)
        for name in new_names(self.game, datetime.now()):
            try:
                files.create(place / name, text)
                return place / name
            except files.FileExists:
                continue
        raise AssertionError("there is always another name")

    def command(self, verb: str) -> str:
        """What to type in a shell to come back to this game."""
        words = [*verb.split(), str(self.path)]
        words += ["--box", str(self.box.absolute())] if self.box is not None else []
        return f"{program()} {shlex.join(words)}"
