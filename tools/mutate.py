"""Break the rules of a game on purpose, one line at a time, and see which tests of the rulebook notice.

    python tools/mutate.py GAME [MODULE …]     e.g. praga, or: praga crane actions/wall

Only the rule modules are broken (no tables, no view, no words), and only tests/<game>/rulebook and
test_rulings.py are asked. Prints every survivor, a broken line that no test noticed, and the share of
those that were killed. Each mutant is tried in a forked process, in which the code of one function is
exchanged and the tests that come by its line run until one fails. What is made when a module is read, such as
a constant, is read anew, for the tests that come by a line which names the constant, or else for all.
"""

import argparse
import gc
import importlib.util
import os
import re
import resource
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from mutants import Mutant, mutants

from groschen.engine.codec import Piece

PROJECT = Path(__file__).resolve().parent.parent
SOURCES = PROJECT / "src"
GAMES = SOURCES / "groschen" / "games"
TESTS = PROJECT / "tests"
QUIET = [
    *("-p", "no:terminal", "-p", "no:xdist", "-p", "no:cacheprovider", "-s", "-x"),
    *("-o", "addopts=--import-mode=importlib", f"--rootdir={PROJECT}"),
]

NO_RULES = {"__init__", "events", "notation", "view", "names", "reasons", "hidden"}
"""What is said about a game; that, and the box, is no rule, and all other modules are."""

PATIENCE = 20
"""Seconds of computing after which a mutant that never comes to an end is taken for killed."""
MEMORY = 2 << 30
CANNOT_TRY = 3
READING = -1
"""The number of what is no test: reading the modules."""

KILLED, SURVIVED, OUT_OF_TIME, FAILED = "killed", "survived", "not tried", "could not be tried"


def rule_modules(game: str, only: list[str]) -> list[Path]:
    root = GAMES / game
    if not root.is_dir():
        raise SystemExit(f"There is no game {game}; there are {', '.join(names_of_games())}.")
    found = {path.relative_to(root).with_suffix("").as_posix(): path for path in sorted(root.rglob("*.py"))}
    if unknown := set(only) - set(found):
        raise SystemExit(f"{game} has no module {', '.join(sorted(unknown))}; it has {', '.join(found)}")
    rules = [
        name
        for name in found
        if name not in NO_RULES and not name.startswith("box/") and not name.endswith("__init__")
    ]
    return [found[name] for name in only or rules]


def names_of_games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/turn.py"))


def rulebook_tests(game: str) -> list[str]:
    return [str(TESTS / game / "rulebook"), str(TESTS / game / "test_rulings.py")]


@dataclass
class Run:
    """The mutants and what became of them."""

    jobs: int
    deadline: float
    outcome: dict[Mutant, str] = field(default_factory=dict)
    children: dict[int, Mutant] = field(default_factory=dict)

    def try_each(self, them: list[Mutant], survives: Callable[[Mutant], bool]) -> None:
        for mutant in them:
            if time.monotonic() > self.deadline:
                self.outcome[mutant] = OUT_OF_TIME
                continue
            if len(self.children) >= self.jobs:
                self.wait()
            self.begin(mutant, survives)
        while self.children:
            self.wait()

    def begin(self, mutant: Mutant, survives: Callable[[Mutant], bool]) -> None:
        sys.stdout.flush()
        child = os.fork()
        if child:
            self.children[child] = mutant
            return
        try:
            allow(PATIENCE)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            silence()
            gc.disable()
            status = 0 if survives(mutant) else 1
        except Exception:
            status = CANNOT_TRY
        os._exit(status)

    def wait(self) -> None:
        child, status = os.wait()
        mutant = self.children.pop(child)
        cannot_try = os.WIFEXITED(status) and os.WEXITSTATUS(status) == CANNOT_TRY
        self.outcome[mutant] = FAILED if cannot_try else SURVIVED if status == 0 else KILLED
        print(f"\r{len(self.outcome)} tried", end="", file=sys.stderr, flush=True)


def allow(seconds: int) -> None:
    """Computing, not waiting: the machine may have other things to do."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.RLIM_INFINITY))


def silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


# What is made when a module is read


class ReadBroken:
    """An importer that reads one module as its mutant."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name != module_name(self.mutant.path):
            return None
        return importlib.util.spec_from_file_location(name, self.mutant.path, loader=self)

    def create_module(self, spec: Any) -> None:
        return None

    def exec_module(self, module: Any) -> None:
        exec(compile(self.mutant.source(), str(self.mutant.path), "exec"), module.__dict__)


def survives_reading(mutant: Mutant, tests: list[str]) -> bool:
    """Forget everything of the project that was imported, and import it with the mutant in it."""
    for name, module in list(sys.modules.items()):
        path = Path(getattr(module, "__file__", None) or "/")
        if path.is_relative_to(SOURCES) or path.is_relative_to(TESTS):
            del sys.modules[name]
    sys.meta_path.insert(0, ReadBroken(mutant))
    return pytest.main([*QUIET, *tests]) == pytest.ExitCode.OK


# Functions


class Watch:
    """A pytest plugin that knows which test comes by which line, and then tries the mutants of functions."""

    def __init__(self, run: Run, them: list[Mutant], modules: list[Path]) -> None:
        self.run = run
        self.them = them
        self.files = {str(path) for path in modules}
        self.items: list[pytest.Item] = []
        self.by_line: dict[tuple[str, int], set[int]] = {}
        self.seconds: list[float] = []
        self.has_failed = False
        self.item = READING

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        """Collecting the tests reads the modules."""
        sys.settrace(self.trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.has_failed |= report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:  # a test file that cannot even be read
            return True
        self.items = session.items
        for number, item in enumerate(self.items):
            self.item = number
            began = time.process_time()
            sys.settrace(self.trace)
            self.passes(item)
            sys.settrace(None)
            self.seconds.append(time.process_time() - began)
            if self.has_failed:
                print(f"Fails before anything is broken: {item.nodeid}")
                return True
        session.config.option.tbstyle = "value"  # nobody reads why a test fails
        gc.freeze()
        self.run.try_each([one for one in self.them if not self.is_read(one)], self.survives)
        return True

    def passes(self, item: pytest.Item) -> bool:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.has_failed

    def trace(self, frame: FrameType, event: str, value: object) -> Any:
        return self.trace_lines if frame.f_code.co_filename in self.files else None

    def trace_lines(self, frame: FrameType, event: str, value: object) -> Any:
        self.by_line.setdefault((frame.f_code.co_filename, frame.f_lineno), set()).add(self.item)
        return self.trace_lines

    def comes_by(self, mutant: Mutant) -> set[int]:
        lines = [self.by_line.get((str(mutant.path), line), set()) for line in mutant.lines]
        return set().union(*lines)

    def is_read(self, mutant: Mutant) -> bool:
        """Whether it matters when its module is read, so that exchanging a function comes too late."""
        return not mutant.function or READING in self.comes_by(mutant)

    def tests_of(self, mutant: Mutant) -> list[int]:
        """The tests that come by, the quickest first."""
        return sorted(self.comes_by(mutant), key=self.seconds.__getitem__)

    def tests_of_constant(self, mutant: Mutant) -> list[str]:
        """The tests that come by a line which names the constant; none if it is not known."""
        line = mutant.path.read_text().splitlines()[mutant.lines.start - 1]
        assigned = re.match(r"(\w+)(:.*)? = ", line)
        if assigned is None:
            return []
        name, found = re.compile(rf"\b{assigned[1]}\b"), set()
        text = {file: Path(file).read_text().splitlines() for file in self.files}
        for (file, number), tests in self.by_line.items():
            if name.search(text[file][number - 1]):
                found |= tests
        return [str(PROJECT / self.items[test].nodeid) for test in sorted(found - {READING})]

    def survives(self, mutant: Mutant) -> bool:
        exchange(mutant)
        tests = self.tests_of(mutant)
        allow(3 + round(2 * sum([self.seconds[test] for test in tests])))
        if not all(self.passes(self.items[test]) for test in tests):
            return False
        if not defines_pieces(mutant.path):
            return True
        allow(PATIENCE)
        return survives_reading(mutant, [str(PROJECT / self.items[test].nodeid) for test in tests])


def defines_pieces(path: Path) -> bool:
    """Pieces are made once and kept, so that a mutant may have come too late for them: what survives there
    is read anew."""
    module = sys.modules[module_name(path)]
    return any(
        isinstance(it, type) and issubclass(it, Piece) and it.__module__ == module.__name__
        for it in vars(module).values()
    )


def exchange(mutant: Mutant) -> None:
    """Give the function in question the code of the mutant, wherever it has been imported to."""
    found: Any = sys.modules[module_name(mutant.path)]
    for name in mutant.function.split("."):
        found = found.__dict__[name]
    function = getattr(found, "fget", None) or getattr(found, "__wrapped__", None)
    function = function or getattr(found, "__func__", found)
    assert isinstance(function, FunctionType)
    whole = compile(mutant.source(), str(mutant.path), "exec")
    function.__code__ = next(
        code for code in codes(whole) if (code.co_name, code.co_firstlineno) == (name, mutant.first_line)
    )


def codes(whole: CodeType) -> Iterator[CodeType]:
    for constant in whole.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes(constant)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def report(run: Run, seconds: float) -> None:
    by_place = sorted(run.outcome, key=lambda mutant: (mutant.path, mutant.start))
    for mutant in by_place:
        if (outcome := run.outcome[mutant]) in (SURVIVED, FAILED):
            where = f"{mutant.path.relative_to(PROJECT)}:{mutant.lines.start}"
            print(f"{where} {outcome}\n{mutant.difference()}\n")
    outcomes = list(run.outcome.values())
    killed, survived = outcomes.count(KILLED), outcomes.count(SURVIVED)
    tried = killed + survived
    share = 100 * killed / max(tried, 1)
    print(f"{tried} mutants in {seconds:.0f} s: {killed} killed ({share:.1f} %), {survived} survived")
    if tried < len(outcomes):
        print(
            f"{outcomes.count(OUT_OF_TIME)} not tried: the time was up; {outcomes.count(FAILED)} could not be"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", type=lambda name: name.replace("-", "_"))
    parser.add_argument("module", nargs="*", help="only these modules, e.g. crane or actions/wall")
    parser.add_argument("--minutes", type=float, default=30, help="stop after so many")
    arguments = parser.parse_args()
    if any(SOURCES.rglob("*.so")):
        raise SystemExit("The games are compiled: `make slow` first.")
    jobs = os.environ.get("JOBS", "auto")
    began = time.monotonic()
    run = Run(int(jobs) if jobs.isdigit() else os.cpu_count() or 1, began + 60 * arguments.minutes)
    them = [mutant for path in rule_modules(arguments.game, arguments.module) for mutant in mutants(path)]
    tests = rulebook_tests(arguments.game)
    watch = Watch(run, them, rule_modules(arguments.game, []))
    if pytest.main([*QUIET, *tests], plugins=[watch]) != pytest.ExitCode.OK or watch.has_failed:
        raise SystemExit("The tests do not pass before anything is broken.")
    read = [one for one in them if watch.is_read(one)]
    run.try_each(read, lambda one: survives_reading(one, watch.tests_of_constant(one) or tests))
    print(file=sys.stderr)
    report(run, time.monotonic() - began)


if __name__ == "__main__":
    main()
