"""Where a game keeps its drawings: by convention in the package of its own name, found when it is needed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from groschen.engine.errors import GroschenError, quoted

HOME = "groschen.render"


def package_of(game: object) -> str:
    """The name of a game's packages: `kutna_hora` for "kutna-hora"."""
    return game.replace("-", "_") if isinstance(game, str) else ""


def part(game: object, name: str, home: str = HOME) -> ModuleType:
    """A part of a game's drawings, e.g. its `board` or its `text`; with an empty name the package itself."""
    package = package_of(game)
    if package not in packages(home):
        known = ", ".join(each.replace("_", "-") for each in packages(home))
        raise GroschenError(
            "{home} knows no game {game}; there is {known}", home=home, game=quoted(game), known=known
        )
    return import_module(f"{home}.{package}.{name}" if name else f"{home}.{package}")


@cache
def packages(home: str = HOME) -> list[str]:
    """The games' packages: those that the games have under the same name."""
    spec = find_spec(home)
    places = (spec.submodule_search_locations or []) if spec else []
    found = [module.name for module in iter_modules(places) if module.ispkg]
    return [name for name in found if find_spec(f"groschen.games.{name}") is not None]


def our_box(game: object) -> object:
    """Our own box of a game, made once."""
    return part(game, "", "groschen.games").RULES.box()
