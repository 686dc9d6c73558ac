"""The log in the database: the same on SQLite and on PostgreSQL."""

import asyncio
import contextlib
import os
import sqlite3
import threading
import time

import pytest
from sqlalchemy import event, inspect, text

import loops
from groschen.web.opening import Wish, header_and_seats
from groschen.web.store import Gone, Store, at_once, checkpoints, queries, upgrade
from groschen.web.store.schema import METADATA, TABLES
from groschen.web.tables import PERSON, Entry, Seat


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request, tmp_path):
    """A database without anything in it."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'test.sqlite'}"
    else:
        url = request.getfixturevalue("database").replace("postgresql://", "postgresql+psycopg://")
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def store(empty):
    upgrade.to_newest(empty.engine)
    return empty


def a_table(**wishes):
    seats = wishes.pop("seats", [Seat("Anna", holders={"browser"}), Seat("Ben"), Seat(None)])
    return header_and_seats(Wish("kutna-hora", seats, {}, **wishes))


def entry(number, choice="guilds", back=0):
    return Entry(
        number, 0, choice, back, PERSON, time.time(), [{"event": "Happened", "name": "Kutná Hora ✓"}]
    )


def write(store, work, *facts):
    return loops.run(store.write(lambda connection: work(connection, *facts)))


def read(store, work, *facts):
    return loops.run(store.read(lambda connection: work(connection, *facts)))


def test_what_was_written_is_read_again(store):
    header, seats = a_table()
    write(store, queries.add_table, header, seats)
    written = [entry(1), entry(2, "rights A1"), entry(3, None, 2)]
    assert write(store, queries.append, header.id, written, 1)

    stored = read(store, queries.table, header.id)

    assert stored.entries == written
    assert stored.seats == seats
    assert (stored.header.options, stored.header.seed) == (header.options, header.seed)
    assert (stored.header.waits, stored.header.over) == (1, False)
    assert read(store, queries.entries, header.id, 2) == written[2:]


def test_a_game_is_over_with_its_last_choice_and_not_before(store):
    header, seats = a_table()
    write(store, queries.add_table, header, seats)

    write(store, queries.append, header.id, [entry(1), entry(2, None, 1)], 1)
    assert not read(store, queries.table, header.id).header.over
    write(store, queries.append, header.id, [entry(3)], None)
    assert read(store, queries.table, header.id).header.over


def test_what_changes_with_every_choice_is_in_no_index():
    changing = {"number", "touched", "waits"}
    assert all(changing.isdisjoint(column.name for column in index.columns) for index in TABLES.indexes)


def test_a_line_that_broke_is_not_used_again(tmp_path):
    """SQLite's writer keeps its connection; one that fails is replaced by another."""
    store = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
    upgrade.to_newest(store.engine)
    header, seats = a_table()
    write(store, queries.add_table, header, seats)
    with pytest.raises(Gone):
        write(store, lambda connection: connection.connection.dbapi_connection.close())

    assert write(store, queries.append, header.id, [entry(1)], 0)
    store.close()


def test_of_two_who_write_the_same_number_the_first_wins(store):
    header, seats = a_table()
    write(store, queries.add_table, header, seats)

    async def race():
        choices = [entry(1, f"choice {at}") for at in range(20)]
        appends = [
            store.write(lambda connection, c=c: queries.append(connection, header.id, [c], 0))
            for c in choices
        ]
        return await asyncio.gather(*appends)

    assert sorted(loops.run(race())) == [False] * 19 + [True]
    assert len(read(store, queries.entries, header.id)) == 1


def test_a_log_has_no_gaps(store):
    header, seats = a_table()
    write(store, queries.add_table, header, seats)

    assert not write(store, queries.append, header.id, [entry(2)], 0)
    assert read(store, queries.entries, header.id) == []


def test_work_that_fails_fails_alone(store):
    """Ten write at once; one of them at a table that there is not."""
    header, seats = a_table()
    write(store, queries.add_table, header, seats)

    async def together():
        works = [
            store.write(lambda connection, n=n: queries.say(connection, header.id, 0, f"{n}", 0.0))
            for n in range(9)
        ]
        works.append(store.write(lambda connection: queries.say(connection, "nowhere", 0, "x", 0.0)))
        return await asyncio.gather(*works, return_exceptions=True)

    *said, failed = loops.run(together())
    assert sorted(said) == list(range(1, 10))
    assert isinstance(failed, Gone)
    assert len(read(store, queries.chat, header.id)) == 9


def test_of_choices_written_together_only_the_stale_one_is_refused(store):
    tables = [a_table() for _ in range(5)]
    for header, seats in tables:
        write(store, queries.add_table, header, seats)
    assert write(store, queries.append, tables[2][0].id, [entry(1, "earlier")], 0)

    async def together():
        ids = [header.id for header, _ in tables]
        return await asyncio.gather(*[chosen(store, id, "now") for id in ids])

    with counted_commits(store) as commits:
        assert loops.run(together()) == [True, True, False, True, True]
    assert len(commits) < 5
    logs = [read(store, queries.entries, header.id) for header, _ in tables]
    assert [[line.choice for line in log] for log in logs] == [
        ["now"],
        ["now"],
        ["earlier"],
        ["now"],
        ["now"],
    ]


async def chosen(store, id, choice):
    """A first choice at a table; it waits for the others of its kind before the writer takes it."""
    return await store.write(lambda connection: queries.append(connection, id, [entry(1, choice)], 0))


@contextlib.contextmanager
def counted_commits(store):
    commits = []
    listener = lambda connection: commits.append(connection)  # noqa: E731
    event.listen(store.engine, "commit", listener)
    yield commits
    event.remove(store.engine, "commit", listener)


def test_whoever_stops_waiting_stops_nobody_else(store):
    header, seats = a_table()
    write(store, queries.add_table, header, seats)

    async def impatient():
        slow = asyncio.create_task(store.write(lambda connection: time.sleep(0.2)))
        await asyncio.sleep(0.05)
        waits = asyncio.create_task(store.write(lambda connection: None))
        await asyncio.sleep(0)
        slow.cancel()
        waits.cancel()
        return await store.write(lambda connection: queries.append(connection, header.id, [entry(1)], 0))

    assert loops.run(impatient())


def test_a_seat_is_taken_once(store):
    header, seats = a_table()
    write(store, queries.add_table, header, seats)

    assert write(store, queries.take_seat, header.id, 2, "Cleo")
    assert not write(store, queries.take_seat, header.id, 2, "Dan")
    assert read(store, queries.seats, header.id)[2].name == "Cleo"


def test_my_tables_and_the_lobby(store):
    mine, open_table, private = (
        a_table(),
        a_table(public=True, seats=[Seat("Anna"), Seat(None)]),
        a_table(seats=[Seat("Anna"), Seat("Ben")]),
    )
    for table in (mine, open_table, private):
        write(store, queries.add_table, *table)

    assert [each.header.id for each in read(store, queries.tables_of, "browser")] == [mine[0].id]
    assert [each.header.id for each in read(store, queries.lobby)] == [open_table[0].id]


def test_old_tables_are_swept_with_everything_at_them(store):
    old, finished, new = a_table(), a_table(), a_table()
    old[0].touched = finished[0].touched = time.time() - 1000
    finished[0].over, finished[0].waits = True, None
    for table in (old, finished, new):
        write(store, queries.add_table, *table)
        write(store, queries.say, table[0].id, 0, "hello", 0.0)

    assert write(store, queries.sweep, time.time() - 500, 0.0) == [old[0].id]
    assert read(store, queries.table, old[0].id) is None
    assert read(store, queries.chat, old[0].id) == []
    assert read(store, queries.table, finished[0].id) is not None
    assert write(store, queries.sweep, 0.0, time.time() - 500) == [finished[0].id]
    assert read(store, queries.table, new[0].id) is not None


def test_tables_that_wait_for_a_bot_are_found(store):
    waiting, asked = a_table(seats=[Seat("Anna"), Seat("bot", "greedy")]), a_table()
    waiting[0].waits = 1
    for table in (waiting, asked):
        write(store, queries.add_table, *table)

    assert read(store, queries.waiting_for_bots, time.time() + 1) == [waiting[0].id]
    assert read(store, queries.waiting_for_bots, time.time() - 100) == []


def test_tables_of_old_rules_keep_no_bot_from_being_found(store):
    """A hundred of them wait for ever, and whoever looks for bots looks at a hundred at a time."""
    seats = [Seat("Anna"), Seat("bot", "greedy")]
    for at in range(queries.MOST_LISTED + 1):
        header, _ = a_table(seats=seats)
        header.waits, header.touched = 1, time.time() - 50
        if at % 2:
            header.rules -= 1
        else:
            header.box = "another"
        write(store, queries.add_table, header, seats)
    live, newer = a_table(seats=seats), a_table(seats=seats)
    for header, ago in ((live[0], 100), (newer[0], 10)):
        header.waits, header.touched = 1, time.time() - ago
        write(store, queries.add_table, header, seats)

    assert read(store, queries.waiting_for_bots, time.time()) == [newer[0].id, live[0].id]


def test_the_migrations_make_the_tables_that_the_code_writes(store):
    found = inspect(store.engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.columns}
        for column in table.columns:
            assert columns[column.name]["nullable"] == column.nullable
        key = found.get_pk_constraint(table.name)["constrained_columns"]
        assert set(key) == {column.name for column in table.primary_key}
        assert {i["name"] for i in found.get_indexes(table.name)} == {i.name for i in table.indexes}


def test_a_database_of_the_first_shape_is_brought_to_the_newest_with_its_tables(empty):
    upgrade.to_newest(empty.engine, "0001")
    assert {i["name"] for i in inspect(empty.engine).get_indexes("tables")} > {"tables_by_age"}
    header, seats = a_table()
    write(empty, queries.add_table, header, seats)
    assert write(empty, queries.append, header.id, [entry(1)], 1)

    upgrade.to_newest(empty.engine)

    assert {i["name"] for i in inspect(empty.engine).get_indexes("tables")} == {"tables_by_state"}
    assert write(empty, queries.append, header.id, [entry(2)], 0)
    assert [each.number for each in read(empty, queries.table, header.id).entries] == [1, 2]


def test_an_upgrade_of_the_newest_changes_nothing(store):
    header, seats = a_table()
    write(store, queries.add_table, header, seats)
    upgrade.to_newest(store.engine)
    assert read(store, queries.table, header.id) is not None


def test_a_commit_on_sqlite_is_on_the_disk_when_it_returns(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    store.close()


@pytest.fixture
def file(tmp_path, monkeypatch):
    """A database in a file whose log ahead is put in its place only when the test says so."""
    monkeypatch.setattr(checkpoints, "PAUSE", 3600.0)
    path = tmp_path / "test.sqlite"
    store = Store(f"sqlite:///{path}")
    upgrade.to_newest(store.engine)
    header, seats = a_table()
    write(store, queries.add_table, header, seats)
    yield store, path, header.id
    store.close()


def fill(store, table):
    """More than the thousand pages after which SQLite would make a commit wait for a checkpoint."""
    for _ in range(12):
        write(store, queries.say, table, 0, "x" * 400_000, 0.0)


def test_no_commit_puts_the_log_ahead_in_its_place(file):
    store, path, table = file
    before = path.stat().st_size
    fill(store, table)
    assert path.stat().st_size == before

    checkpoints.Checkpoints(store.engine).catch_up()
    assert path.stat().st_size > before + 4_000_000
    assert len(read(store, queries.chat, table)) == 12


def test_a_log_ahead_that_is_in_its_place_starts_anew(file):
    store, path, table = file
    ahead = path.with_name("test.sqlite-wal")
    fill(store, table)
    size = ahead.stat().st_size
    for _ in range(3):
        checkpoints.Checkpoints(store.engine).catch_up()
        fill(store, table)
        assert ahead.stat().st_size < size * 1.1


def test_a_log_ahead_is_put_in_its_place_by_itself(tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoints, "PAUSE", 0.01)
    path = tmp_path / "test.sqlite"
    store = Store(f"sqlite:///{path}")
    upgrade.to_newest(store.engine)
    header, seats = a_table()
    write(store, queries.add_table, header, seats)
    write(store, queries.say, header.id, 0, "x" * 400_000, 0.0)
    deadline = time.monotonic() + 60
    while path.stat().st_size < 400_000:
        assert time.monotonic() < deadline, "it stays in the log ahead"
        time.sleep(0.01)
    store.close()


def test_a_log_ahead_that_grows_too_long_is_emptied_while_writers_wait(file, monkeypatch):
    store, _, table = file
    asked = []
    event.listen(store.engine, "checkout", lambda driver, *_: driver.set_trace_callback(asked.append))
    monkeypatch.setattr(checkpoints, "PASSES", 1)
    fill(store, table)
    checkpoints.Checkpoints(store.engine).catch_up()
    assert "PRAGMA wal_checkpoint(RESTART)" not in asked

    monkeypatch.setattr(checkpoints, "MOST_AHEAD", 1000)
    fill(store, table)
    checkpoints.Checkpoints(store.engine).catch_up()
    assert "PRAGMA wal_checkpoint(RESTART)" in asked


# What the loop writes itself


@pytest.fixture
def quick_disk(monkeypatch):
    """However long a commit takes on this machine, the loop goes on writing itself."""
    monkeypatch.setattr(at_once, "SLOW", float("inf"))


def by_whom(store, table, number):
    """A choice, and the name of the thread that writes it."""

    def work(connection):
        written = queries.append(connection, table, [entry(number)], 0)
        return threading.current_thread().name if written else None

    return store.write_at_once(work)


@pytest.mark.usefixtures("quick_disk")
def test_choices_that_come_together_share_a_commit(file):
    """By the loop itself: those of one turn, and those that are made in the turn after it."""
    store, _, _ = file
    tables, (late, late_seats) = [a_table() for _ in range(5)], a_table()
    for header, seats in (*tables, (late, late_seats)):
        write(store, queries.add_table, header, seats)
    transactions = []
    whole = store._at_once._transaction
    store._at_once._transaction = lambda jobs: transactions.append(len(jobs)) or whole(jobs)

    async def together():
        loop = threading.current_thread().name
        twice = [asyncio.create_task(by_whom(store, header.id, 1)) for header, _ in [*tables, tables[0]]]
        await asyncio.sleep(0)
        later = by_whom(store, late.id, 1)
        return [name == loop for name in await asyncio.gather(*twice, later)]

    assert loops.run(together()) == [True] * 5 + [False, True]  # of two at one table, the first wins
    assert transactions == [7]
    assert [len(read(store, queries.entries, header.id)) for header, _ in tables] == [1] * 5


@pytest.mark.usefixtures("quick_disk")
def test_while_somebody_else_writes_a_choice_waits_and_the_loop_does_not(file):
    store, path, table = file
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")

    async def waits():
        choice = asyncio.create_task(by_whom(store, table, 1))
        began = time.monotonic()
        await asyncio.sleep(0.2)
        assert time.monotonic() - began < 5
        assert not choice.done()
        other.execute("ROLLBACK")
        return await choice, await by_whom(store, table, 2)

    first, second = loops.run(waits())
    assert first == "store-writer" != second
    other.close()


def test_after_a_slow_commit_the_writer_writes_for_a_while(file, monkeypatch):
    store, _, table = file
    monkeypatch.setattr(at_once, "SLOW", -1.0)

    async def three():
        first, second = await by_whom(store, table, 1), await by_whom(store, table, 2)
        store._at_once._rests_until = 0.0
        return [first, second, await by_whom(store, table, 3)]

    first, second, third = loops.run(three())
    assert second == "store-writer" not in (first, third)


@pytest.mark.usefixtures("quick_disk")
def test_what_fails_at_once_fails_alone(file):
    """Two choices and a mistake in one commit: the writer tells them apart."""
    store, _, table = file
    header, seats = a_table()
    write(store, queries.add_table, header, seats)

    def mistake(connection):
        raise ZeroDivisionError

    async def together():
        works = [by_whom(store, table, 1), store.write_at_once(mistake), by_whom(store, header.id, 1)]
        return await asyncio.gather(*works, return_exceptions=True)

    first, failed, last = loops.run(together())
    assert first == last == "store-writer"
    assert isinstance(failed, ZeroDivisionError)
    assert [len(read(store, queries.entries, id)) for id in (table, header.id)] == [1, 1]


@pytest.mark.usefixtures("quick_disk")
def test_whoever_is_cut_off_before_the_commit_has_written_nothing(file):
    store, _, table = file
    header, seats = a_table()
    write(store, queries.add_table, header, seats)

    async def cut_off():
        other = asyncio.create_task(by_whom(store, header.id, 1))
        choice = asyncio.create_task(by_whom(store, table, 1))
        await asyncio.sleep(0)
        choice.cancel()
        await other
        await asyncio.sleep(0.05)

    loops.run(cut_off())
    assert read(store, queries.entries, table) == []


def test_a_database_that_does_not_answer_is_told_as_such(tmp_path):
    store = Store("postgresql+psycopg://nobody@127.0.0.1:1/nothing")
    assert not loops.run(store.answers())
    with pytest.raises(Gone):
        loops.run(store.write(lambda connection: None))
    store.close()


def test_only_the_owner_reads_the_database(client, settings):
    mode = os.stat(settings.data / "groschen.sqlite").st_mode
    assert mode & 0o077 == 0
