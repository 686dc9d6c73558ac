"""The server's sentences are all said by somebody, so that nobody translates one in vain."""

from pathlib import Path

import pytest

import groschen
from groschen.render.words import web

HOUSE = Path(groschen.__file__).parent
FILES = [HOUSE / "game.py", *HOUSE.glob("web/**/*.py")]
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in FILES)


@pytest.mark.parametrize("key", web.SAYS)
def test_a_sentence_is_said_somewhere(key):
    said = key.removeprefix("cannot_undo ")
    assert f'"{said}"' in SOURCES or f"'{said}'" in SOURCES
