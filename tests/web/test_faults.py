"""What goes wrong: servers that die, disks that are full, databases that restart, clients that all come back.

Whatever was acknowledged is in the log, and everybody goes on where they were.
"""

import random
import resource
import threading
import time
from functools import partial

from serving import Stream
from web_table import Guest, TableThere

KILLS = 50
PLAYERS = 3


def opened(server, game="kutna-hora", seats=None, **wishes):
    return Guest(server.client()).opens(game, seats, **wishes)


def at(server, table):
    """The same table at another server, or at the same one after it was started again."""
    there = TableThere(server.client(), {"table": table.id, "seats": table.seats})
    there.keys = table.keys
    return there


def log_of(table):
    return table.client.get(f"{table.api}/log").json()["entries"]


class Player(threading.Thread):
    """Plays both seats of a table, and remembers what was acknowledged."""

    def __init__(self, table):
        super().__init__(daemon=True)
        self.table, self.acknowledged, self.stops = table, [], False

    def run(self):
        try:
            while not self.stops:
                self.step()
        except ConnectionError:
            pass

    def step(self):
        moves = self.table.moves(notes=False)
        if not moves["moves"]:
            self.stops = True
            return
        choice = random.choice(moves["moves"])["choice"]
        answer = self.table.chooses(moves["seat"], choice, moves["number"])
        if answer.status == 200:
            self.acknowledged.append((moves["number"] + 1, choice))
        if random.random() < 0.2:
            answer = self.table.post("undo", {"number": moves["number"] + 1}, moves["seat"])
            if answer.status == 200:
                self.acknowledged.append((answer.json()["number"], None))


def test_a_server_killed_fifty_times_loses_nothing_that_it_acknowledged(started, tmp_path):
    """Each time after some choices, in the middle of whatever it does then."""
    server = started(tmp_path)
    games = ["kutna-hora", "praga", "kutna-hora"][:PLAYERS]
    tables = [opened(server, game) for game in games]
    acknowledged = {table.id: [] for table in tables}
    for kill in range(KILLS):
        players = [Player(at(server, table)) for table in tables]
        for player in players:
            player.start()
        wait_until(partial(have_played, players, random.randint(1, 3)))
        time.sleep(random.uniform(0, 0.02))
        server.kill()
        for player in players:
            player.join(20)
            acknowledged[player.table.id] += player.acknowledged
        server = started(tmp_path)
        for index, table in enumerate(tables):
            there = at(server, table)
            written = [(entry["number"], entry["choice"]) for entry in log_of(there)]
            assert [number for number, _ in written] == list(range(1, len(written) + 1))
            assert set(acknowledged[table.id]) <= set(written), f"lost at kill {kill}"
            if there.shown()["over"]:
                tables[index] = opened(server, games[index])
                acknowledged[tables[index].id] = []


def have_played(players, few):
    """Whether so many of their choices were acknowledged, or there are no more."""
    return sum(len(each.acknowledged) for each in players) >= few or all(each.stops for each in players)


def test_a_full_disk_refuses_choices_and_keeps_what_was_written(started, tmp_path):
    server = started(tmp_path)
    table = opened(server)
    table.goes_on(3)
    wal = (tmp_path / "groschen.sqlite-wal").stat().st_size
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (wal + 5000, resource.RLIM_INFINITY))

    answers = []
    while not answers or answers[-1].status == 200:
        moves = table.moves(notes=False)
        answers.append(table.chooses(moves["seat"], moves["moves"][0]["choice"], moves["number"]))
        assert len(answers) < 100

    refused = answers[-1]
    assert (refused.status, refused.json()["error"]) == (503, "storage")
    number = 3 + len(answers) - 1
    assert table.number == number  # whoever reads still reads
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    table.goes_on(2)
    server.kill()
    assert len(log_of(at(started(tmp_path), table))) == number + 2


def test_a_database_that_restarts_is_waited_for(started, tmp_path, postgresql_server, database):
    server = started(tmp_path, database=database)
    table = opened(server)
    table.goes_on(3)
    watcher = Stream(server.port, table.id).numbers()
    assert next(watcher) == 3
    postgresql_server.stop()
    try:
        moves = table.moves(notes=False)
        refused = table.chooses(moves["seat"], moves["moves"][0]["choice"], 3)
        assert (refused.status, refused.json()["error"]) == (503, "storage")
        assert table.client.get("/health").status == 503
    finally:
        postgresql_server.start()
    server.wait()
    table.goes_on(2)
    assert table.number == 5
    assert 5 in watcher  # however often it is told of the others before


def test_of_two_servers_one_dies_and_the_other_goes_on(started, tmp_path, database):
    one, two = started(tmp_path, database=database), started(tmp_path, database=database)
    table = opened(one, seats=[{"name": "Anna"}, {"bot": "random"}])
    other = at(two, table)
    watcher = Stream(two.port, table.id).numbers()
    assert next(watcher) >= 0

    table.goes_on(1)
    wait_until(lambda: other.number >= 1)
    told = next(watcher)
    assert told >= 1
    one.kill()

    for _ in range(10):
        wait_until(lambda: other.shown()["seat"] == 0)
        other.goes_on(1)
    numbers = [entry["number"] for entry in log_of(other)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_two_servers_settle_a_race_by_the_log(started, tmp_path, database):
    one, two = started(tmp_path, database=database), started(tmp_path, database=database)
    table = opened(one)
    there = at(two, table)
    won = []
    for _ in range(15):
        moves = table.moves(notes=False)
        number = moves["number"]
        wait_until(lambda number=number: there.number == number)
        won += raced([table, there], moves)
        wait_until(lambda number=number: table.number == number + 1)
    assert sorted(won) == [200] * 15 + [409] * 15


def raced(tables, moves):
    """What becomes of the same choice at several servers at once."""
    answers = []

    def choose(table):
        choice = moves["moves"][0]["choice"]
        answers.append(table.chooses(moves["seat"], choice, moves["number"]).status)

    threads = [threading.Thread(target=choose, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def wait_until(true, seconds=60):
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


def test_two_hundred_clients_that_come_back_at_once_see_the_newest_table(started, tmp_path):
    server = started(tmp_path)
    table = opened(server)
    streams = [Stream(server.port, table.id) for _ in range(200)]
    assert {next(stream.numbers()) for stream in streams} == {0}
    table.goes_on(4)
    server.kill()
    for stream in streams:
        stream.close()

    again = started(tmp_path, port=server.port)
    streams = [Stream(again.port, table.id) for _ in range(200)]
    watching = [stream.numbers() for stream in streams]
    assert {next(numbers) for numbers in watching} == {4}
    at(again, table).goes_on(1)
    assert {next(numbers) for numbers in watching} == {5}
    for stream in streams:
        stream.close()


def test_watchers_that_do_not_read_pile_up_nothing(started, tmp_path):
    """Thirty watchers never read, while a table changes four hundred times: the server's memory stays."""
    server = started(tmp_path)
    table = opened(server)
    streams = [Stream(server.port, table.id) for _ in range(30)]
    for _ in range(50):
        say(table)
    before = server.memory()
    for _ in range(400):
        say(table)
    grown = server.memory() - before
    assert grown < 4 * 1024 * 1024, f"{grown:,} bytes more"
    assert next(streams[0].numbers()) == 0
    for stream in streams:
        stream.close()


def say(table):
    assert table.post("chat", {"text": "x" * 400}).status == 201


def test_a_stop_ends_streams_and_finishes_what_is_under_way(started, tmp_path):
    server = started(tmp_path)
    table = opened(server)
    table.goes_on(2)
    stream = Stream(server.port, table.id)
    numbers = stream.numbers()
    assert next(numbers) == 2
    server.stop()
    assert list(numbers) == []
    assert at(started(tmp_path), table).number == 2
