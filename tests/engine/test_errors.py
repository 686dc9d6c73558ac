"""Errors cross process borders whole."""

from __future__ import annotations

import pickle

import pytest

from groschen.engine.errors import BadBox, BadRecord, BadSetup, CannotUndo, GroschenError, IllegalChoice

ERRORS = [
    IllegalChoice("rights Z9", "TakeRights", "Anna", ["rights A1"]),
    BadRecord("nothing legal", line=7),
    BadRecord("no line"),
    CannotUndo("nothing to take back", "nothing"),
    BadSetup("too many"),
    BadBox("row 3"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_the_way_out_of_a_worker_process(error: GroschenError):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    for name in ("asked", "decision", "legal", "line"):
        assert getattr(again, name, None) == getattr(error, name, None)
