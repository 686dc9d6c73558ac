"""Reading and writing files, with one clear sentence for whatever goes wrong.

A file is written beside its place first and then put there, so that the old one stays until the new one
is on the disk.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from groschen.engine.errors import GroschenError

_PARTS = count(1)


class FileTrouble(GroschenError):
    """A file that cannot be read or written."""


class FileExists(FileTrouble):
    """A file that stands where a new one was wanted."""


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise FileTrouble("{path} is not a text file", path=path) from None
    except (OSError, ValueError) as error:
        raise FileTrouble("cannot read {path}: {why}", path=path, why=why(error)) from None


def write(path: Path, text: str) -> None:
    """All of it or nothing; a device or a pipe, which cannot be replaced, takes it as it comes."""
    with _trouble(path):
        if _is_special(path):
            path.write_text(text, encoding="utf-8")
            return
        with _beside(path, text) as part:
            part.replace(_target(path))
            _settle(path)


def create(path: Path, text: str) -> None:
    """A new file; one that is there already stays as it is."""
    try:
        with _trouble(path):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644))
    except FileTrouble as trouble:
        if os.path.lexists(path):
            raise FileExists("{path} exists already", path=path) from None
        raise trouble from None
    try:
        write(path, text)
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def check_place(path: Path) -> None:
    """Whether a file could be written here, before there is anything to write."""
    with _trouble(path):
        if _target(path).is_dir():
            raise IsADirectoryError(0, "it is a folder")
        if not _is_special(path):
            with _beside(path, ""):
                pass


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise FileTrouble("cannot make the folder {path}: {why}", path=path, why=why(error)) from None


def home(text: str) -> Path:
    """A path as it was typed, with ~ for the home folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise FileTrouble("cannot find {text}: {error}", text=text, error=error) from None


def why(error: OSError | ValueError) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()


@contextmanager
def _trouble(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        raise FileTrouble("cannot write {path}: {why}", path=path, why=why(error)) from None


@contextmanager
def _beside(path: Path, text: str) -> Iterator[Path]:
    """The text in a file of its own, on the disk; what is left of it afterwards is removed."""
    part = _target(path).with_name(f".groschen-{os.getpid()}-{next(_PARTS)}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        yield part
    finally:
        with contextlib.suppress(OSError):
            part.unlink()


def _is_special(path: Path) -> bool:
    return path.exists() and not path.is_file() and not path.is_dir()


def _target(path: Path) -> Path:
    """Where a link leads: the file is written, the link stays."""
    return Path(os.path.realpath(path))


def _settle(path: Path) -> None:
    """The folder's entry is put on the disk too, where the system lets us."""
    with contextlib.suppress(OSError):
        folder = os.open(_target(path).parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
