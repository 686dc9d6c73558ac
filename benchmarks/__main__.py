"""Random play, copies, replays and views of Groschen beside Catanatron, in alternating slices.

    python -m benchmarks            print the tables
    python -m benchmarks --write    renew docs/performance.md as well

Every figure is taken in processor time, so that a busy machine disturbs it less.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from statistics import median

from benchmarks.timing import Figures
from groschen.catalogue import GAMES
from tools import compile_in_place

PROJECT = Path(__file__).resolve().parent.parent
PERFORMANCE = PROJECT / "docs" / "performance.md"
BEGIN, END = "<!-- table: make bench ARGS=--write -->", "<!-- end of table -->"
PEER = "Catanatron"
BUILDS = PLAIN, COMPILED = "plain", "compiled"
AIMED_AT = "random play: decisions/s"
AIMS = {PLAIN: 5, COMPILED: 20}
"""How many times the peer's figure ours should be."""


class Subject:
    """A worker process that measures a slice whenever it is asked."""

    def __init__(self, name: str, sources: Path, *side: str) -> None:
        self.name = name
        self.slices: list[Figures] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", *side],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(sources), str(PROJECT)])},
        )

    def measure(self, seconds: float) -> None:
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.name} stopped with code {self.process.wait()}")
        self.slices.append(json.loads(answer))

    def figures(self) -> Figures:
        return {name: median(s[name] for s in self.slices) for name in self.slices[0]}

    def stop(self) -> None:
        self.process.communicate()


def measure(rounds: int, seconds: float, builds: dict[str, Path]) -> dict[str, Figures]:
    """The median of each figure over the rounds; in every round each subject has its slice."""
    subjects = [Subject(PEER, PROJECT, "catanatron_side")]
    for game in GAMES:
        for build, sources in builds.items():
            subjects.append(Subject(f"{game}, {build}", sources, "groschen_side", game))
    for turn in range(-1, rounds):
        for subject in subjects:
            progress(f"round {turn + 1} of {rounds}: {subject.name}")
            subject.measure(seconds)
            if turn == -1:
                subject.slices.clear()  # the first round only warms up
    progress("")
    for subject in subjects:
        subject.stop()
    return {subject.name: subject.figures() for subject in subjects}


def progress(text: str) -> None:
    print(f"\r{text:<50}\r", end="", file=sys.stderr, flush=True)


def tables(results: dict[str, Figures]) -> str:
    """A table for each of our games."""
    return "\n\n".join(table(rules.title, rules.name, results) for rules in GAMES.values())


def table(title: str, game: str, results: dict[str, Figures]) -> str:
    """Markdown: a row per figure, a column per subject, and ours divided by the peer's where both have it."""
    peer = results[PEER]
    builds = {build: results[f"{game}, {build}"] for build in BUILDS if f"{game}, {build}" in results}
    rows = [[title, PEER, *builds, *(f"{build} / {PEER}" for build in builds)]]
    rows.append(["---", *("---:" for _ in rows[0][1:])])
    for name in builds[PLAIN]:
        ours = [figures[name] for figures in builds.values()]
        ratios = [number(figure / peer[name]) if name in peer else "" for figure in ours]
        rows.append([name, number(peer.get(name)), *map(number, ours), *ratios])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def verdicts(results: dict[str, Figures]) -> str:
    """A line for each aim: reached, or by how much it is missed."""
    lines = []
    for rules in GAMES.values():
        for build, aim in AIMS.items():
            if f"{rules.name}, {build}" in results:
                times = results[f"{rules.name}, {build}"][AIMED_AT] / results[PEER][AIMED_AT]
                verdict = "reached" if times >= aim else f"**FAIL**, {1 - times / aim:.0%} short"
                lines.append(f"- {rules.title}, {build}: {times:.1f} times {PEER}, aim {aim}: {verdict}")
    return "\n".join(lines)


def number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def conditions(rounds: int, seconds: float) -> str:
    return (
        f"Medians of {rounds} rounds of about {seconds:g} s for each subject, interleaved, processor time, "
        f"on {os.cpu_count()} cores ({platform.machine()}), {platform.python_implementation()} "
        f"{platform.python_version()}, Catanatron {version('catanatron')}, mypyc {version('mypy')}."
    )


def write(text: str) -> None:
    before, _, rest = PERFORMANCE.read_text().partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise SystemExit(f"{PERFORMANCE.name} has no place for the table: {BEGIN} … {END}")
    PERFORMANCE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one slice of random play")
    parser.add_argument("--plain-only", action="store_true", help="leave the compiled build out")
    parser.add_argument("--write", action="store_true", help="renew docs/performance.md")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        builds = {PLAIN: Path(scratch, PLAIN)}
        compile_in_place.copy_sources(builds[PLAIN])
        if missing := compile_in_place.what_is_missing():
            print(missing, file=sys.stderr)
        elif not arguments.plain_only:
            builds[COMPILED] = Path(scratch, COMPILED)
            compile_in_place.compiled_copy(builds[COMPILED])
        results = measure(arguments.rounds, arguments.seconds, builds)
    aims = f"Random play, in decisions:\n\n{verdicts(results)}"
    text = "\n\n".join([tables(results), aims, conditions(arguments.rounds, arguments.seconds)])
    print(text)
    if arguments.write:
        write(text)


if __name__ == "__main__":
    main()
