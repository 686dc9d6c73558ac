"""Every sentence is said by somebody, so that nobody translates one in vain."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import groschen
from groschen.render.words import around, page, terminal, web

HOUSE = Path(groschen.__file__).parent
SURFACES = {
    web: r"\bweb\.say\(|\bRefusal\(|\bCannotUndo\(",
    page: r"\bpage\.say\(",
    around: r"\bvisit\.say\(|\baround\.say\(|^PACES\b",
    terminal: r"\bterminal\.say\(",
}
"""How a file looks that speaks with the words of a surface, or has the keys of them."""
WORDS = re.compile(r"[a-z]{3}")


def speakers(surface: ModuleType) -> Iterator[Path]:
    wanted = re.compile(SURFACES[surface], re.MULTILINE)
    for path in HOUSE.rglob("*.py"):
        if "words" not in path.parts and wanted.search(path.read_text(encoding="utf-8")):
            yield path


def keys_in(path: Path) -> Iterator[str]:
    """Patterns of what a file may say: its texts, and those that it puts together."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parts = {id(part) for each in ast.walk(tree) if isinstance(each, ast.JoinedStr) for part in each.values}
    for each in ast.walk(tree):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in parts:
            yield re.escape(each.value)
        elif isinstance(each, ast.JoinedStr) and WORDS.search(literal(each, "")):
            yield literal(each, ".+")


def literal(text: ast.JoinedStr, fact: str) -> str:
    """The text with something in the place of its facts."""
    parts = [re.escape(each.value) if isinstance(each, ast.Constant) else fact for each in text.values]
    return "".join(parts)


@pytest.mark.parametrize("surface", SURFACES, ids=lambda surface: surface.__name__.rpartition(".")[2])
def test_every_sentence_is_said_somewhere(surface):
    known = {pattern for path in speakers(surface) for pattern in keys_in(path)}
    said = re.compile("|".join(known))
    keys = [re.sub("^(cannot_undo|bad_request|not_your_seat) ", "", key) for key in surface.SAYS]

    assert [key for key in keys if not said.fullmatch(key)] == []
