"""Several processes on one socket: one that dies is replaced, also while the database is away."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from postgresql import free_port
from serving import Client, Stream
from web_table import Guest


class Workers:
    """`groschen serve --workers 2`, as a service starts it."""

    def __init__(self, data, database):
        self.port, self.log = free_port(), data / "log"
        command = [sys.executable, "-m", "groschen.cli", "serve", "--workers", "2"]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--database", database],
                env=os.environ | {"GROSCHEN_DATA": str(data)},
                stdout=log,
                stderr=log,
            )

    def health(self):
        """What it answers; 0 while nobody does."""
        try:
            with Client(self.port, 10) as client:
                return client.get("/health").status
        except OSError:
            return 0

    def wait_for(self, status):
        until(lambda: self.health() == status, self.log)

    def pids(self):
        """Its workers, of which each was started as a process of its own."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in children if is_worker(child)]

    def stop(self):
        self.process.terminate()
        return self.process.wait(30)


def is_worker(pid):
    with contextlib.suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def until(true, log, seconds=60):
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, log.read_text()[-2000:]
        time.sleep(0.1)


@pytest.fixture
def workers(tmp_path, database):
    workers = Workers(tmp_path, database)
    try:
        workers.wait_for(200)
        until(lambda: len(workers.pids()) == 2, workers.log)
        yield workers
    finally:
        if workers.process.poll() is None:
            workers.stop()


def test_a_worker_that_dies_while_the_database_is_away_is_replaced(workers, postgresql_server):
    table = Guest(Client(workers.port)).opens()
    table.goes_on(2)
    first, second = workers.pids()
    postgresql_server.stop()
    try:
        workers.wait_for(503)
        os.kill(first, signal.SIGKILL)
        until(lambda: len(set(workers.pids()) - {first, second}) == 1, workers.log)
        os.kill(second, signal.SIGKILL)  # so that only new ones are left
        until(lambda: len(set(workers.pids()) - {first, second}) == 2, workers.log)
        workers.wait_for(503)
    finally:
        postgresql_server.start()
    workers.wait_for(200)
    table.client = Client(workers.port)
    table.goes_on(2)
    assert table.number == 4
    assert workers.stop() == 0


def metric(workers, name):
    """What one of the workers tells, whichever is asked."""
    with Client(workers.port) as client:
        lines = client.get("/metrics").text.splitlines()
    return [float(line.split()[-1]) for line in lines if line.startswith(f"{name} ")]


def test_workers_count_together_and_a_dead_one_holds_nothing(workers):
    table = Guest(Client(workers.port)).opens()
    table.goes_on(3)
    streams = [Stream(workers.port, table.id) for _ in range(6)]
    assert {next(stream.numbers()) for stream in streams} == {3}

    assert [metric(workers, "groschen_entries_total") for _ in range(8)] == [[3.0]] * 8
    until(lambda: metric(workers, "groschen_watchers") == [6.0], workers.log)

    for pid in workers.pids():
        os.kill(pid, signal.SIGKILL)
    until(lambda: workers.health() == 200 and metric(workers, "groschen_watchers") == [0.0], workers.log)
    assert metric(workers, "groschen_entries_total") == [3.0]
    for stream in streams:
        stream.close()


FAILS = """
import sys, uvicorn
from groschen.web.serving import run_workers
if __name__ == "__main__":
    config = uvicorn.Config("groschen.web.nowhere:app", port=0, workers=2, log_config=None)
    sys.exit(run_workers(config))
"""


def test_workers_that_cannot_start_are_a_failure(tmp_path):
    script = tmp_path / "fails.py"
    script.write_text(FAILS)

    ended = subprocess.run([sys.executable, script], capture_output=True, timeout=60, check=False)

    assert ended.returncode == 3
