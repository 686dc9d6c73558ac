"""A server over time: streams, choices without alternative, old tables, old rules, how it is."""

import asyncio
import contextlib
import gc
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from itertools import product

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

import groschen
import loops
from groschen.render.words import page, web
from groschen.web import serving, watching
from groschen.web.api.reading import message, news
from groschen.web.app import make_app
from groschen.web.house import House
from groschen.web.opening import Wish, header_and_seats
from groschen.web.security import Signer
from groschen.web.store import Gone, queries
from groschen.web.streams import Streams
from groschen.web.tables import RULES, Seat, Table
from postgresql import free_port
from serving import Running
from web_table import Guest


def test_a_stream_tells_the_number_at_once_and_after_every_change(settings):
    """It begins with how the table stands, so whoever comes back with a Last-Event-ID has missed nothing."""

    async def watched():
        house = House(settings, None, Signer("s" * 40))
        table = Table(*header_and_seats(Wish("praga", [Seat("Anna"), Seat("Ben")], {})), [])
        stream = news(house, table)
        told = [await anext(stream)]
        house.streams.tell(table.id, "number", 1)
        house.streams.tell(table.id, "number", 2)
        house.streams.tell(table.id, "chat", 7)
        told.append(await anext(stream))
        house.streams.close_all()
        told += [each async for each in stream]
        return told, house.streams.watchers

    told, left = loops.run(watched())
    assert told[0].endswith(b'id: 0\ndata: {"number": 0}\n\n')
    assert told[1] == b'id: 2\ndata: {"number": 2}\n\nevent: chat\ndata: {"number": 7}\n\n'
    assert left == 0


def test_a_watcher_that_does_not_read_holds_the_newest_of_each_kind_only():
    async def crowd():
        streams = Streams()
        watcher = streams.open("table")
        for number in range(10_000):
            streams.tell("table", "number", number)
        return await watcher.next(1)

    assert loops.run(crowd()) == {"number": 9999}


def test_a_message_can_be_read_by_a_browser():
    assert message("number", 3) == b'id: 3\ndata: {"number": 3}\n\n'


def test_what_has_no_alternative_follows_by_itself_only_if_asked_and_is_undone_with_its_cause(client):
    """Bots find a choice after which one harmless answer is left; with `forced` both are made."""
    game, forced = with_a_forced_choice()
    seats = [{"name": name} for name in game.seats]
    table = Guest(client).opens(game.rules.name, seats, options=game.settings)
    live = client.app.state.house.tables[table.id]
    live.header.seed = game.seed
    live.game = game.at(0)
    for choice in game.choices:
        table.chooses(table.shown()["seat"], choice, table.number)
    number, seat = table.number, table.shown()["seat"]

    plain = table.chooses(seat, forced, number).json()["number"]
    assert plain == number + 1
    table.undoes(seat)
    together = table.chooses(seat, forced, number + 2, forced=True).json()["number"]

    assert together > number + 3
    entries = client.get(f"{table.api}/log", params={"since": number + 2}).json()["entries"]
    assert [entry["by"] for entry in entries] == ["person"] + [RULES] * (len(entries) - 1)
    before = client.get(f"{table.api}/at/{number}").json()["view"]
    assert table.undoes(seat).json()["number"] == together + 1
    assert table.shown()["view"] == before


def with_a_forced_choice():
    """A game, and a choice in it that leaves its seat one harmless answer and reveals nothing."""
    from groschen.web.tables import only_way

    for seed in range(20):
        game, bot = groschen.new("praga", ["Anna", "Ben"], seed), groschen.bot("random", seed)
        for _ in range(120):
            for choice in game.options():
                trial = game.copy()
                trial.play(choice)
                if trial.can_undo(game.seat) and trial.seat == game.seat and only_way(trial, trial.seat):
                    return game, choice
            game.play(bot.choose(game))
    raise AssertionError("there is none")


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_choice_that_is_cut_off_while_it_is_written_leaves_the_table_as_the_log_tells_it(client, turns):
    """After some turns of the event loop; whether it was written by then, only the log knows."""
    there, house = Guest(client).opens(), client.app.state.house

    async def cut_off():
        table = house.tables[there.id]
        choice = table.game.options()[0]
        choosing = asyncio.create_task(house.choose(table, frozenset((0, 1)), 0, choice))
        for _ in range(turns):
            await asyncio.sleep(0)
        choosing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await choosing
        await house.store.write(lambda connection: None)
        return await house.table(there.id)

    table = client.portal().__enter__().call(cut_off)
    assert table.number == len(client.get(f"{there.api}/log").json()["entries"]) == stored(house, there)
    there.goes_on(2)
    assert there.number == table.number == stored(house, there)


def test_when_a_commit_of_many_choices_fails_all_are_told_and_the_log_says_how_it_went(client, monkeypatch):
    """The commit arrives, but its answer is lost: to whoever waits that is a failure."""
    house = client.app.state.house
    there = [Guest(client).opens() for _ in range(4)]

    def lost(transaction):
        def without_an_answer(works):
            transaction(works)
            raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

        return without_an_answer

    async def together():
        tables = [house.tables[each.id] for each in there]
        choices = [house.choose(each, frozenset((0, 1)), 0, each.game.options()[0]) for each in tables]
        return await asyncio.gather(*choices, return_exceptions=True)

    for writer in (house.store, house.store._at_once):
        monkeypatch.setattr(writer, "_transaction", lost(writer._transaction))
    told = client.portal().__enter__().call(together)
    monkeypatch.undo()

    assert all(isinstance(each, Gone) for each in told)
    assert [each.number for each in there] == [1] * 4 == [stored(house, each) for each in there]
    for each in there:
        each.goes_on(1)


def stored(house, table):
    """How many entries the database holds."""
    with house.store.engine.connect() as connection:
        return len(queries.entries(connection, table.id))


def test_idle_tables_are_swept_by_age_as_configured(settings):
    with TestClient(make_app(settings.but(sweep_unfinished=3600.0))) as client:
        guest, house = Guest(client), client.app.state.house
        old, new = guest.opens(), guest.opens()
        age(house, old, 7200)
        assert client.portal().__enter__().call(watching.sweep, house) == [old.id]
        assert client.get(old.api).status_code == 404
        assert client.get(new.api).status_code == 200


def test_a_table_at_which_somebody_sits_down_leaves_returns_or_talks_is_not_swept(settings):
    """And lists still say when the last move was."""
    with TestClient(make_app(settings.but(sweep_unfinished=3600.0))) as client:
        guest, house = Guest(client), client.app.state.house
        seats = [{"name": "Anna"}, {}]
        taken, left, talked, opened, idle = tables = [guest.opens(seats=seats, public=True) for _ in range(5)]
        before = {table.id: age(house, table, 7200) for table in tables}

        assert client.post(f"{taken.api}/seats/1", json={"name": "Ben"}).status_code == 200
        left.post("seats/0/leave", {})
        left.post("seats/0/return", {})
        talked.post("chat", {"text": "still here"})
        client.get(opened.seats[0]["link"])

        assert client.portal().__enter__().call(watching.sweep, house) == [idle.id]
        listed = {each["table"]: each["touched"] for each in client.get("/api/tables").json()["tables"]}
        assert listed == {id: at for id, at in before.items() if id != idle.id}


def age(house, table, seconds):
    """It was last touched so long ago; when that was."""
    from sqlalchemy import update

    from groschen.web.store.schema import TABLES

    touched = time.time() - seconds
    with house.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(touched=touched))
    return touched


def test_a_table_whose_rules_are_no_longer_played_can_be_read(settings):
    with TestClient(make_app(settings)) as client:
        table = Guest(client).opens("praga")
        table.goes_on(1)
        assert table.undoes(0).status_code == 200
        table.goes_on(5)
        rewrite(client.app.state.house, table, rules=1)
    with TestClient(make_app(settings)) as client:
        table.client = client
        shown = table.shown()
        assert (shown["number"], shown["view"]) == (7, None)
        assert len(client.get(f"{table.api}/log").json()["entries"]) == 7
        assert "rules: 1\n" in client.get(f"{table.api}/record").text
        assert client.get(table.page).status_code == 200
        refused = table.chooses(0, "whatever", 7)
        assert (refused.status_code, refused.json()["error"]) == (409, "old_rules")


def test_the_page_of_old_rules_shows_log_chat_seats_and_record_in_all_languages(settings):
    """Whatever the game is called by now, whether it was finished, and at any moment."""
    with TestClient(make_app(settings)) as client:
        tables = [Guest(client).opens("praga") for _ in range(3)]
        for table in tables:
            table.goes_on(6)
            table.post("chat", {"text": "until tomorrow"})
        house = client.app.state.house
        rewrite(house, tables[0], rules=1)
        rewrite(house, tables[1], rules=1, over=True, waits=None)
        rewrite(house, tables[2], game="forgotten", over=True, waits=None)
    with TestClient(make_app(settings)) as client:
        looks = product(tables, ("en", "it", "ja", "zh"), ("layout=wide", "layout=narrow", "mode=text"))
        for table, language, look in looks:
            shown = client.get(f"{table.page}?{look}&language={language}").text
            assert web.say("old_rules", language) in shown
            assert f'href="{table.page}/record"' in shown
            for part in ("until tomorrow", "Anna", "Ben", 'data-number="6"', f'lang="{language}"'):
                assert part in shown
            for path in ("/at/3", "/parts", "/log", "/record", "/end"):
                assert client.get(f"{table.page}{path}?language={language}").status_code == 200


def test_the_points_of_old_rules_are_those_that_the_log_tells(settings):
    with TestClient(make_app(settings)) as client:
        table, live = Guest(client).opens("praga"), client.app.state.house
        while not told_points(client, table):
            table.goes_on(1)
        told, number = told_points(client, table), table.number
        for _ in range(2):
            table.goes_on(1)
        rewrite(live, table, rules=1)
    with TestClient(make_app(settings)) as client:
        table.client = client
        then = client.get(f"{table.api}/at/{number}").json()["scores"]
        assert [score[told["source"]] for score in then][told["seat"]] == told["points"]
        assert client.get(f"{table.api}/at/0").json()["scores"] == []
        assert page.say("points told", "it") in client.get(f"{table.page}?language=it").text


def told_points(client, table):
    """The first event of the log that tells of points."""
    entries = client.get(f"{table.api}/log").json()["entries"]
    events = [event for entry in entries for event in entry["events"] if event["event"] == "Scored"]
    return events[0] if events else None


def test_a_table_says_whether_it_is_live_or_played_turn_by_turn(client):
    for pace, said in (("live", "live"), ("turns", "turn by turn")):
        table = Guest(client).opens(pace=pace)
        assert table.shown()["pace"] == pace
        assert f'<p id="pace">{said}</p>' in client.get(table.page).text


def rewrite(house, table, **values):
    from sqlalchemy import update

    from groschen.web.store.schema import TABLES

    with house.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(**values))


def test_the_server_tells_how_it_is(guest, client):
    table = guest.opens()
    table.goes_on(2)

    assert client.get("/health").json() == {"database": True}
    told = client.get("/metrics").text
    assert "groschen_entries_total" in told
    assert 'route="/api/tables/{table}/choices"' in told
    assert table.id not in told


def test_how_the_server_is_while_its_database_is_away_is_what_its_document_says(client, monkeypatch):
    async def gone(work):
        raise Gone("away")

    monkeypatch.setattr(client.app.state.house.store, "read", gone)

    answer = client.get("/health")

    assert (answer.status_code, answer.json()) == (503, {"database": False})
    paths = client.get("/api/openapi/openapi.json").json()["paths"]
    said = paths["/health"]["get"]["responses"]["503"]["content"]["application/json"]["schema"]
    assert said == {"$ref": "#/components/schemas/Health"}
    described = paths["/api/tables/{table}/choices"]["post"]["responses"]["503"]["description"]
    assert "look at the table again" in described


@pytest.mark.parametrize("language", ["it", "ja", "zh"])
def test_words_come_in_the_language_that_is_asked_for(guest, client, language):
    table = guest.opens()
    english = table.moves()["prompt"]

    assert table.moves(language=language)["prompt"] != english
    accepted = client.get(f"{table.api}/moves", headers={"Accept-Language": f"{language}-XX,en;q=0.5"}).json()
    assert accepted["prompt"] == table.moves(language=language)["prompt"]
    assert client.get(f"{table.api}/moves", headers={"Accept-Language": "tlh"}).json()["prompt"] == english


def test_neither_the_library_nor_the_terminal_loads_the_server():
    said = (
        "import sys, groschen, groschen.cli.commands; "
        "print([name for name in sys.modules if name.split('.')[0] in {}])"
    )
    foreign = {"litestar", "sqlalchemy", "alembic", "uvicorn", "msgspec", "psycopg", "prometheus_client"}
    found = subprocess.run(
        [sys.executable, "-c", said.format(foreign)], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "99999"], "there is no port 99999"),
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--public-url", "example.org"], "starts with http://"),
        (["--thinkers", "0"], "1 or more"),
    ],
)
def test_a_server_that_cannot_start_says_why(arguments, said, capsys):
    from groschen.cli import main

    assert main(["serve", *arguments]) == 2
    assert said in capsys.readouterr().err


def refused_to_serve(capsys, *arguments):
    """The one sentence of a server that does not start; nothing else is said, and no address."""
    from groschen.cli import main

    assert main(["serve", "--port", str(free_port()), *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("groschen serve: ")
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize("more", [[], ["--workers", "2"]])
def test_a_database_that_is_not_there_is_told_before_anything_starts(more, capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("GROSCHEN_DATA", str(tmp_path))
    nowhere = "postgresql://groschen:hush@127.0.0.1:9/groschen"

    said = refused_to_serve(capsys, "--database", nowhere, *more)

    assert "the database cannot be used: connection failed" in said
    assert "hush" not in said


def test_a_secret_that_is_too_short_is_told_before_anything_starts(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("GROSCHEN_DATA", str(tmp_path))
    monkeypatch.setenv("GROSCHEN_SECRET", "short")

    assert "the secret in GROSCHEN_SECRET has fewer than 32 letters" in refused_to_serve(capsys)


def test_a_folder_that_cannot_be_written_is_told_before_anything_starts(capsys, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("GROSCHEN_DATA", str(tmp_path / "file" / "data"))

    assert f"{tmp_path}/file/data: not a directory" in refused_to_serve(capsys)


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("nowhere/groschen.sqlite", "nowhere/groschen.sqlite: no such file or directory"),
        ("broken.sqlite", "file is not a database"),
        ("nosuch://groschen", "nosuch"),
        ("newer.sqlite", "9999"),
    ],
)
def test_a_database_of_which_nothing_can_be_made_is_told_before_anything_starts(
    database, why, capsys, tmp_path, monkeypatch
):
    monkeypatch.setenv("GROSCHEN_DATA", str(tmp_path))
    (tmp_path / "broken.sqlite").write_bytes(b"no database" * 1000)
    with contextlib.closing(sqlite3.connect(tmp_path / "newer.sqlite")) as newer, newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    given = database if "://" in database else str(tmp_path / database)

    said = refused_to_serve(capsys, "--database", given)

    assert "the database cannot be used: " in said
    assert why in said


@pytest.mark.parametrize(
    ("host", "public_url", "warns"),
    [
        ("127.0.0.1", "", False),
        ("0.0.0.0", "", True),
        ("::", "", True),
        ("0.0.0.0", "http://192.0.2.7:8000", False),
    ],
)
def test_a_server_that_listens_everywhere_says_that_links_need_an_address(
    settings, host, public_url, warns, monkeypatch, capsys
):
    monkeypatch.setattr(serving, "check_port", lambda settings: None)
    monkeypatch.setattr(serving.uvicorn.Server, "run", lambda server: None)

    assert serving.serve(settings.but(host=host, public_url=public_url)) == 0

    said = capsys.readouterr()
    assert "is served at" in said.out
    assert ("--public-url" in said.err) is warns


def test_a_server_is_stopped_from_the_keyboard_and_that_is_no_failure(tmp_path):
    command = [sys.executable, "-m", "groschen.cli", "serve", "--port", str(free_port())]
    environment = os.environ | {"GROSCHEN_DATA": str(tmp_path)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True) as server:
        answers = Running(server.pid, int(command[-1]), tmp_path / "log")
        try:
            answers.wait()
        finally:
            server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0
        assert server.stderr.read() == ""


def test_the_openapi_document_names_every_route_of_the_api(client):
    paths = client.get("/api/openapi/openapi.json").json()["paths"]
    assert json.dumps(paths).count("operationId") >= 16
    for path in ("moves", "choices", "undo", "log", "stream", "record", "hint", "chat", "rematch"):
        assert f"/api/tables/{{table}}/{path}" in paths


def test_the_log_tells_every_choice_in_the_readers_language(guest, client):
    table = guest.opens("praga")
    for wanted in ("refresh", "walls for"):
        moves = table.moves(notes=False)
        choice = next(move["choice"] for move in moves["moves"] if wanted in move["choice"])
        assert table.chooses(moves["seat"], choice, moves["number"]).status_code == 200

    told = client.get(f"{table.api}/log", params={"language": "ja"}).json()["entries"]

    said = " ".join(line["text"] for entry in told for line in entry["told"])
    assert said
    assert not [word for word in ("refresh", "walls", "quarries") if word in said]


def test_the_garbage_collector_works_in_small_steps_while_a_server_runs(settings):
    """Of itself it never looks at what has lasted; afterwards it is as it was."""
    before = gc.get_threshold()
    with TestClient(make_app(settings)) as client:
        assert client.get("/health").status_code == 200
        assert gc.get_threshold() == (watching.YOUNG, watching.NEVER, watching.NEVER)
    assert gc.get_threshold() == before


def test_looking_after_a_server_walks_through_no_memory(settings, monkeypatch):
    """That would hold up every player: what lived for five seconds at 200 tables took 5 to 40 ms."""
    monkeypatch.setattr(watching, "PAUSE", 0.01)
    collected = list[int]()
    monkeypatch.setattr(gc, "collect", collected.append)
    with TestClient(make_app(settings)) as client:
        time.sleep(0.2)
        assert client.get("/health").status_code == 200
    assert not collected
