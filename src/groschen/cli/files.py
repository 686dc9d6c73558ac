"""Reading and writing files, with one clear sentence for whatever goes wrong."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from groschen.engine.errors import GroschenError


class FileTrouble(GroschenError):
    """A file that cannot be read or written."""


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileTrouble(f"{path} is not a text file") from None
    except OSError as error:
        raise FileTrouble(f"cannot read {path}: {_why(error)}") from None


def write(path: Path, text: str) -> None:
    """All of it or nothing: beside the file first, then in its place."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise FileTrouble(f"cannot write {path}: {_why(error)}") from None


def unused(name: str, ending: str) -> Path:
    """A file of this name that does not exist yet, in the present folder."""
    path, number = Path(name + ending), 2
    while path.exists():
        path, number = Path(f"{name}-{number}{ending}"), number + 1
    return path


def _why(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
