"""Random play, copies, replays and views of Groschen beside Catanatron, in alternating slices.

python -m benchmarks                  print the table
python -m benchmarks --write          renew the table in docs/performance.md as well
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
from tools import compile_in_place

PROJECT = Path(__file__).resolve().parent.parent
PERFORMANCE = PROJECT / "docs" / "performance.md"
BEGIN, END = "<!-- table: make bench ARGS=--write -->", "<!-- end of table -->"
PEER, PLAIN, COMPILED = "Catanatron", "Groschen, plain", "Groschen, compiled"


class Subject:
    """A worker process that measures a slice whenever it is asked."""

    def __init__(self, name: str, side: str, sources: Path) -> None:
        self.name = name
        self.slices: list[Figures] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", side],
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


def measure(rounds: int, seconds: float, plain: Path, compiled: Path | None) -> dict[str, Figures]:
    """The median of each figure over the rounds; in every round each subject has its slice."""
    subjects = [Subject(PEER, "catanatron_side", plain), Subject(PLAIN, "groschen_side", plain)]
    if compiled:
        subjects.append(Subject(COMPILED, "groschen_side", compiled))
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


def table(results: dict[str, Figures]) -> str:
    """Markdown: a row per figure, a column per subject, and ours divided by the peer's where both have it."""
    peer = results[PEER]
    rows = [
        ["4 players", *results, *(f"{name.partition(', ')[2]} / peer" for name in results if name != PEER)]
    ]
    rows.append(["---", *("---:" for _ in rows[0][1:])])
    for name in dict.fromkeys(name for figures in results.values() for name in figures):
        ours = [figures for subject, figures in results.items() if subject != PEER]
        ratios = [f"{o[name] / peer[name]:.2g}" if name in peer and name in o else "" for o in ours]
        rows.append([name, *(number(figures.get(name)) for figures in results.values()), *ratios])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def conditions(rounds: int, seconds: float) -> str:
    return (
        f"Medians of {rounds} rounds of about {seconds:g} s for each subject, interleaved, "
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
    missing = compile_in_place.what_is_missing()
    if missing:
        print(missing, file=sys.stderr)
    with tempfile.TemporaryDirectory() as scratch:
        plain, compiled = Path(scratch, "plain"), Path(scratch, "compiled")
        compile_in_place.copy_sources(plain)
        if not (skip := arguments.plain_only or missing):
            compile_in_place.compiled_copy(compiled)
        results = measure(arguments.rounds, arguments.seconds, plain, None if skip else compiled)
    text = f"{table(results)}\n\n{conditions(arguments.rounds, arguments.seconds)}"
    print(text)
    if arguments.write:
        write(text)


if __name__ == "__main__":
    main()
