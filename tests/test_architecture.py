"""The house: imports point inwards only, files and functions stay small.

engine <- games <- {bots, render} <- the public face <- {web, lab, adapters} <- cli
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"
FILES = sorted(SOURCES.rglob("*.py"))

FACE = "the public face"  # groschen/__init__.py and the modules beside it that have no layer of their own
INNER = {"engine", "games", "bots", "render"}
MAY_IMPORT = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "render": {"engine", "games"},
    FACE: INNER,
    "web": INNER | {FACE},
    "lab": INNER | {FACE},
    "adapters": INNER | {FACE},
    "cli": INNER | {FACE, "web", "lab", "adapters"},
}
STANDARD_LIBRARY_ONLY = {"engine", "games"}
TABLES = {"components.py", "tables.py"}  # one row per piece: as long as the box is full
LINES_PER_FILE = 400
LINES_PER_FUNCTION = 50
OUTSIDE = re.compile(r"\.\./|/shared\b|/home/|/tmp/")


def layer(module: str) -> str:
    """`groschen.games.praga.turn` lies in `games`; what has no layer is part of the face."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else FACE


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(module: str, source: str, is_package: bool = False) -> Iterator[str]:
    """Every module that the source names in an import, local and type-checking ones too."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{origin}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            yield from (a.value for a in node.args if isinstance(a, ast.Constant) and "." in str(a.value))


def wrong_import(module: str, imported: str) -> str | None:
    """Why this module may not import that one, or None if it may."""
    here = layer(module)
    if imported.split(".")[0] != "groschen":
        foreign = here in STANDARD_LIBRARY_ONLY and imported.split(".")[0] not in sys.stdlib_module_names
        return f"{here} uses the standard library only" if foreign else None
    there = layer(imported)
    if there != here and there not in MAY_IMPORT[here]:
        return f"{here} may not know {there}"
    if here == there == "games" and module.split(".")[2:3] != imported.split(".")[2:3]:
        return "a game may not know another game"
    if here == "bots" and "actions" in imported.split("."):
        return "bots choose among options; they never import actions"
    return None


def wrong_imports(module: str, source: str, is_package: bool = False) -> list[str]:
    found = ((name, wrong_import(module, name)) for name in imports(module, source, is_package))
    return [f"{module} imports {name}: {why}" for name, why in found if why]


def long_functions(source: str) -> list[str]:
    nodes = ast.walk(ast.parse(source))
    functions = (node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    sizes = ((f.name, f.end_lineno - f.lineno + 1) for f in functions)
    return [f"{name} has {lines} lines" for name, lines in sizes if lines > LINES_PER_FUNCTION]


def test_there_is_a_house_to_look_at():
    assert {"engine", "games"} <= {layer(module_name(path)) for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_imports_point_inwards(path: Path):
    assert wrong_imports(module_name(path), path.read_text(), path.name == "__init__.py") == []


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_files_and_functions_are_small(path: Path):
    source = path.read_text()
    lines = source.count("\n")
    assert lines <= LINES_PER_FILE or path.name in TABLES
    assert long_functions(source) == []


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_sources_name_nothing_outside_the_project(path: Path):
    assert not OUTSIDE.search(path.read_text())


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("groschen.engine.frames", "from groschen.games.praga import turn"),
        ("groschen.engine.frames", "from ..games import praga"),
        ("groschen.engine.frames", "import groschen"),
        ("groschen.engine.codec", "import numpy"),
        ("groschen.engine.record", "def f():\n    return import_module('groschen.games.praga')"),
        ("groschen.games.praga.turn", "from groschen.games.kutna_hora.state import State"),
        ("groschen.games.praga.turn", "from groschen.bots import greedy"),
        ("groschen.games.praga.turn", "import rich"),
        ("groschen.bots.greedy", "from groschen.games.praga.actions.build import Build"),
        ("groschen.bots.greedy", "from groschen.render import words"),
        ("groschen.render.board", "from groschen import load"),
        ("groschen.render.board", "from groschen.web import routes"),
        ("groschen.lab.simulate", "from groschen.cli import main"),
    ],
)
def test_a_wrong_import_is_noticed(module: str, source: str):
    assert len(wrong_imports(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("groschen.engine.record", "import json\nfrom .frames import play"),
        ("groschen.games.praga.turn", "from groschen.engine.frames import Step\nfrom .actions import build"),
        ("groschen.bots.greedy", "from groschen.games.praga.state import State"),
        ("groschen.cli", "import rich\nfrom groschen import load\nfrom groschen.lab import simulate"),
    ],
)
def test_a_right_import_is_let_through(module: str, source: str):
    assert wrong_imports(module, source) == []


def test_a_long_function_is_noticed():
    assert long_functions("def short():\n    pass\n") == []
    assert long_functions("def long():\n" + "    pass\n" * 50) == ["long has 51 lines"]
