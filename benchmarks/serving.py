"""Our server under load, beside a bare echo of the same framework in the same run.

    python -m benchmarks.serving            print the table
    python -m benchmarks.serving --write    renew docs/performance.md as well

Two hundred tables are played at a pace of one choice a second each, and then as fast as they can be; the echo
is asked in the same way, in alternating rounds, once bare and once with a row committed before it answers. A
thousand tables are then held open with a watcher each.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple, Protocol

import groschen
from benchmarks.client import Line, Watcher
from groschen.catalogue import GAMES

PERFORMANCE = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
BEGIN, END = "<!-- table: python -m benchmarks.serving --write -->", "<!-- end of the server's table -->"
ACTIVE = 200
OPEN = 1000
ROUNDS = 3
SECONDS = 6.0
AIM = 3.0
LATE = 10
"""Choices before the end from which on one is taken back."""


class Process:
    """A server of its own, ended when the run is over."""

    def __init__(self, *command: str, **environment: str) -> None:
        self.process = subprocess.Popen([sys.executable, *command], env=os.environ | environment)

    def memory(self) -> int:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")

    def processor(self) -> float:
        """Seconds of processor time so far."""
        user, system = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Table:
    """An open table with its keys, and choices for a whole game, which we know because we know its seed."""

    def __init__(self, opened: dict[str, Any]) -> None:
        self.id = opened["table"]
        self.keys = [seat["key"] for seat in opened["seats"]]
        self.choices: list[tuple[int, str]] = []
        self.number = 0
        self.sent: dict[int, float] = {}
        self.seen: dict[int, float] = {}

    def prepare(self, game: str, options: dict[str, Any], seed: int, most: int) -> None:
        played, dice = groschen.new(game, ["a", "b"], seed, **options), random.Random(seed)
        while not played.over and len(self.choices) < most:
            seat, choice = played.seat or 0, dice.choice(played.options())
            self.choices.append((seat, choice))
            played.play(choice)

    async def choose(self, line: Line) -> float | None:
        """The next choice; how long it took, or None at the end of the game."""
        if self.number >= len(self.choices):
            return None
        seat, choice = self.choices[self.number]
        self.sent[self.number + 1] = time.perf_counter()
        body = {"number": self.number, "choice": choice}
        taken = await line.timed(f"/api/tables/{self.id}/choices", body, self.keys[seat])
        self.number += 1
        return taken


class Echo:
    """Asked like a table, it says the same again; as `noted` it writes it down first."""

    def __init__(self, path: str) -> None:
        self.path = path

    async def choose(self, line: Line) -> float | None:
        return await line.timed(self.path, {"number": 12, "choice": "rights with plot/rights"})


class Player(Protocol):
    async def choose(self, line: Line) -> float | None: ...


class Side(NamedTuple):
    """One of those who are compared: who is asked, by which lines, in which process."""

    players: Sequence[Player]
    lines: list[Line]
    process: Process


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


async def answering(port: int, path: str) -> None:
    for _ in range(400):
        try:
            line = await Line(port).open()
            await line.ask("GET", path)
            line.close()
            return
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.05)
    raise SystemExit("a server does not start")


async def opened(port: int, count: int) -> list[Table]:
    line, games = await Line(port).open(), list(GAMES)
    tables = []
    for at in range(count):
        wish = {"game": games[at % len(games)], "seats": [{"name": "Anna"}, {"name": "Ben"}]}
        status, answer = await line.ask("POST", "/api/tables", wish)
        assert status == 201, answer
        tables.append(Table(answer))
    line.close()
    return tables


def prepare(tables: list[Table], data: Path, most: int) -> None:
    """Legal choices for every table: whoever runs the server may read its seeds."""
    rows = sqlite3.connect(data / "groschen.sqlite").execute("SELECT id, game, options, seed FROM tables")
    known = {row[0]: row[1:] for row in rows}
    for table in tables:
        game, options, seed = known[table.id]
        table.prepare(game, json.loads(options), seed, most)


async def reopened(lines: list[Line]) -> None:
    """A server closes lines on which nothing is said for a while."""
    for line in lines:
        line.close()
        await line.open()


async def paced(side: Side) -> list[float]:
    """Everyone makes a choice a second, each at their own moment."""
    await reopened(side.lines)
    taken: list[float] = []

    async def play(player: Player, line: Line) -> None:
        await asyncio.sleep(random.random())
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end and (seconds := await player.choose(line)) is not None:
            taken.append(seconds)
            await asyncio.sleep(max(0.0, 1.0 - seconds))

    await asyncio.gather(*map(play, side.players, side.lines))
    return taken


async def flat_out(side: Side) -> tuple[list[float], float]:
    """All as fast as they can: times, and choices a second."""
    await reopened(side.lines)
    taken: list[float] = []
    end = time.perf_counter() + SECONDS / 2

    async def play(player: Player, line: Line) -> None:
        while time.perf_counter() < end and (seconds := await player.choose(line)) is not None:
            taken.append(seconds)

    began = time.perf_counter()
    await asyncio.gather(*map(play, side.players, side.lines))
    return taken, len(taken) / (time.perf_counter() - began)


class Figures(dict[str, str]):
    """What is written down, row by row."""

    def times(self, name: str, ours: list[float], echo: list[float]) -> float:
        """Medians and 99th percentiles of both, in milliseconds; the ratio of the latter."""
        one, other = at_99(ours), at_99(echo)
        self[f"{name}: p50, ms"] = f"{median(ours) * 1000:.2f} | {median(echo) * 1000:.2f}"
        self[f"{name}: p99, ms"] = f"{one * 1000:.2f} | {other * 1000:.2f}"
        return one / other


def at_99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]


async def watch_all(port: int, tables: list[Table]) -> tuple[list[Watcher], list[asyncio.Task[None]]]:
    watchers, tasks = [], []
    for table in tables:
        watcher = Watcher(port)
        await watcher.open()
        tasks.append(asyncio.create_task(watcher.watch(f"/api/tables/{table.id}/stream", table.seen)))
        watchers.append(watcher)
    while not all(table.seen for table in tables):
        await asyncio.sleep(0.05)
    return watchers, tasks


async def undone(tables: list[Table], lines: list[Line]) -> list[float]:
    """Undo shortly before the end of a game, which stays once it is reached: of every table the last choice
    that showed nothing."""
    taken = []
    await reopened(lines)
    for table, line in zip(tables, lines, strict=True):
        while table.number < len(table.choices) - LATE:
            await table.choose(line)
        while table.number < len(table.choices) - 1:
            await table.choose(line)
            if (seconds := await taken_back(table, line)) is not None:
                taken.append(seconds)
                break
    return taken


async def taken_back(table: Table, line: Line) -> float | None:
    """How long an undo of the last choice took; None if it is refused."""
    seat, _ = table.choices[table.number - 1]
    began = time.perf_counter()
    body = {"number": table.number}
    status, _ = await line.ask("POST", f"/api/tables/{table.id}/undo", body, table.keys[seat])
    return time.perf_counter() - began if status == 200 else None


async def measured(port: int, echo_port: int, server: Process, echo: Process, data: Path) -> Figures:
    figures = Figures()
    empty = server.memory()
    tables = await opened(port, OPEN)
    held = server.memory()
    active, *rushed = [tables[at :: OPEN // ACTIVE] for at in range(1 + ROUNDS)]
    prepare(active, data, 400)
    for others in rushed:
        prepare(others, data, 200)
    gc.collect()
    gc.freeze()  # our own collector holds up whoever is measured
    lines = [await Line(port).open() for _ in active]
    echo_lines = [await Line(echo_port).open() for _ in active]
    ours = Side(active, lines, server)
    bare, noted = (Side([Echo(path)] * ACTIVE, echo_lines, echo) for path in ("/echo", "/noted"))
    await compare(figures, ours, rushed, bare, noted)
    await watch(figures, port, server, tables, ours)
    figures["memory of an open table, KB"] = f"{(held - empty) / OPEN / 1024:.0f} | "
    back = await undone(active[:10], lines[:10])
    figures["undo late in a game: median of 10 tables, ms"] = f"{median(back) * 1000:.1f} | "
    for line in (*lines, *echo_lines):
        line.close()
    return figures


async def compare(figures: Figures, ours: Side, rushed: list[list[Table]], bare: Side, noted: Side) -> None:
    """Who plays flat out soon comes to the end of the game, so that is done at other tables each time."""
    paces, rushes, rates, spent = ([list[float](), list[float]()] for _ in range(4))
    commits: list[float] = []
    for others in rushed:
        paces[1] += await paced(bare)
        commits += await paced(noted)
        paces[0] += await paced(ours)
        for which, side in ((1, bare), (0, ours._replace(players=others))):
            before = side.process.processor()
            times, rate = await flat_out(side)
            rushes[which] += times
            rates[which].append(rate)
            spent[which].append((side.process.processor() - before) / len(times) * 1000)
    ratio = figures.times(f"a choice, {ACTIVE} tables at one choice a second", *paces)
    verdict = "holds" if ratio <= AIM else "**FAIL**"
    figures[f"the p99 beside the echo's (aim: at most {AIM:g})"] = f"{ratio:.2f}, {verdict} | 1"
    figures["an echo that commits one row, at the same pace: p50, ms"] = f" | {median(commits) * 1000:.2f}"
    figures["an echo that commits one row, at the same pace: p99, ms"] = f" | {at_99(commits) * 1000:.2f}"
    figures["our p99 beside that echo's (no aim)"] = f"{at_99(paces[0]) / at_99(commits):.2f} | 1"
    a_second, each = ([f"{median(x):,.{digits}f}" for x in two] for two, digits in ((rates, 0), (spent, 2)))
    figures[f"choices a second, {ACTIVE} tables flat out"] = " | ".join(a_second)
    figures["processor time of a choice, flat out, ms"] = " | ".join(each)
    ratio = figures.times(f"a choice, {ACTIVE} tables flat out", *rushes)
    figures["that p99 beside the echo's"] = f"{ratio:.2f} | 1"


async def watch(figures: Figures, port: int, server: Process, tables: list[Table], ours: Side) -> None:
    """A watcher at every table; how long a choice takes to reach its own."""
    before = server.memory()
    watchers, tasks = await watch_all(port, tables)
    figures[f"tables held open with a watcher each (aim: {OPEN:,})"] = f"{len(watchers):,} | "
    figures["memory of a watcher, KB"] = f"{(server.memory() - before) / len(watchers) / 1024:.0f} | "
    began = time.perf_counter()
    taken = await paced(ours)
    await asyncio.sleep(0.5)
    delays = [t.seen[n] - t.sent[n] for t in tables for n in t.seen if t.sent.get(n, 0.0) > began]
    figures["a choice with all of them watching: p50, ms"] = f"{median(taken) * 1000:.2f} | "
    figures["from a choice to its watcher: p50, ms"] = f"{median(delays) * 1000:.2f} | "
    figures["from a choice to its watcher: p99, ms"] = f"{at_99(delays) * 1000:.2f} | "
    for watcher in watchers:
        watcher.close()
    await asyncio.gather(*tasks)


async def run() -> Figures:
    port, echo_port = free_port(), free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "groschen.cli", "serve", "--port", str(port)]
        server = Process(*command, GROSCHEN_DATA=folder)
        echo = Process("-m", "benchmarks.echo", str(echo_port), str(Path(folder) / "echo.sqlite"))
        try:
            await asyncio.gather(answering(port, "/health"), answering(echo_port, "/echo"))
            return await measured(port, echo_port, server, echo, Path(folder))
        finally:
            server.end()
            echo.end()


def table_of(figures: Figures) -> str:
    rows = [f"| {name} | {values} |" for name, values in figures.items()]
    load = os.getloadavg()
    where = (
        f"One server process on SQLite, {ROUNDS} alternating rounds of {SECONDS:g} s; client and servers "
        f"share {os.cpu_count()} cores ({platform.machine()}), CPython {platform.python_version()}; "
        f"load of the machine: {load[1]:.1f} over five minutes, {load[2]:.1f} over fifteen."
    )
    return "\n".join(["| | Groschen | echo |", "| --- | ---: | ---: |", *rows, "", where])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="renew docs/performance.md")
    given = parser.parse_args()
    made = table_of(asyncio.run(run()))
    print(made)
    if given.write:
        text = PERFORMANCE.read_text()
        before, _, rest = text.partition(BEGIN)
        after = rest.partition(END)[2]
        PERFORMANCE.write_text(f"{before}{BEGIN}\n{made}\n{END}{after}")


if __name__ == "__main__":
    main()
