"""Golden games and snapshots: nothing that was played before means anything else now.

If a change is meant to alter games, make them anew: .venv/bin/python tools/make_golden.py
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import groschen
from games.playing import CASES
from groschen.catalogue import GAMES
from tools import make_golden

TESTS = Path(__file__).resolve().parent.parent
GOLDEN = sorted(TESTS.glob("*/golden/*.game"))
HOW = "If this change is meant, make them anew: .venv/bin/python tools/make_golden.py"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_a_golden_game_ends_as_it_did(path: Path):
    text = path.read_text(encoding="utf-8")
    record, _, scores = text.partition("# scores: ")
    try:
        game = groschen.load(text)
    except groschen.BadRecord as error:
        pytest.fail(f"{error}\n{HOW}")
    assert game.over
    assert game.scores() == json.loads(scores), HOW
    assert game.record() == record


@pytest.mark.parametrize(("name", "players"), CASES)
def test_every_game_has_twenty_golden_games_for_each_number_of_players(name: str, players: int):
    found = sorted(make_golden.folder(name).glob(f"{players}-players-*.game"))
    assert len(found) == make_golden.GAMES_PER_COUNT, HOW


@pytest.mark.parametrize("name", GAMES)
def test_the_same_is_offered_in_the_same_order(name: str):
    """Perft from fixed positions, and the first decisions of a few games."""
    kept = (make_golden.folder(name) / "snapshot.txt").read_text(encoding="utf-8")
    assert make_golden.snapshot(name).splitlines() == kept.splitlines(), HOW
