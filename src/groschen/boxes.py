"""Box files: the values of an owner's own components, read for `new` and `load`."""

from __future__ import annotations

from os import PathLike, fspath
from pathlib import Path

from groschen.catalogue import rules_of
from groschen.engine.box import Tables, game_of, read
from groschen.engine.errors import BadBox, BadSetup, quoted


def box(path: str | PathLike[str]) -> Tables:
    """The tables of a box file, checked; `groschen box export` writes one with our values."""
    if not isinstance(path, (str, PathLike)):
        raise BadBox(f"a box file is named by its path, not by {quoted(path)}")
    name = fspath(path)
    try:
        return parse(Path(name).read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError:
        raise BadBox(f"{name} is not a text file") from None
    except OSError as error:
        raise BadBox(f"cannot read {name}: {(error.strerror or str(error)).lower()}") from None
    except BadBox as error:
        raise BadBox(f"{name}: {error}") from None


def parse(text: str) -> Tables:
    """The tables of a box file's text; a game can be played with them."""
    try:
        rules = rules_of(game_of(text))
    except BadSetup as error:
        raise BadBox(str(error)) from None
    tables = read(rules.name, text, rules.tables, rules.any_length)
    rules.box(tables)
    return tables
