"""The steps of the page on hosting: a copy while the server runs, and the way from SQLite to PostgreSQL."""

import shutil
import sqlite3
import threading

import pytest

from groschen.engine.errors import BadSetup
from groschen.web.store.moving import move
from web_table import Guest, TableThere


def at(server, table):
    there = TableThere(server.client(), {"table": table.id, "seats": table.seats})
    there.keys = table.keys
    return there


def test_a_copy_that_is_made_while_the_server_runs_can_be_played_on(started, tmp_path):
    """The page's own command; somebody plays meanwhile."""
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir(), there.mkdir()
    server = started(here)
    table = Guest(server.client()).opens()
    table.goes_on(5)
    player = threading.Thread(target=table.goes_on, args=(15,))
    player.start()
    sqlite3.connect(here / "groschen.sqlite").backup(sqlite3.connect(there / "groschen.sqlite"))
    shutil.copy(here / "secret", there / "secret")
    player.join()

    copied = at(started(there), table)

    number = copied.number
    assert 5 <= number <= 20
    copied.goes_on(2)
    assert copied.number == number + 2


def test_everything_moves_from_sqlite_to_postgresql(started, tmp_path, database):
    server = started(tmp_path)
    table = Guest(server.client()).opens("praga")
    table.goes_on(8)
    table.post("chat", {"text": "we move"})
    before = table.shown()
    server.stop()

    moved = move(str(tmp_path / "groschen.sqlite"), database)

    assert (moved["tables"], moved["entries"], moved["chat"]) == (1, 8, 1)
    there = at(started(tmp_path, database=database), table)
    assert there.shown() == before
    there.goes_on(2)
    with pytest.raises(BadSetup, match="already"):
        move(str(tmp_path / "groschen.sqlite"), database)
