"""Docs under test: examples run, and what they should name they name."""

from __future__ import annotations

import doctest
import json
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import groschen
from games.playing import CASES, Deal, Dice, start, walk, words_of
from groschen.catalogue import GAMES
from groschen.engine.codec import vocabulary
from groschen.engine.frames import Decision

PROJECT = Path(__file__).resolve().parent.parent
PAGES = [*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md")]


def examples() -> Iterator[tuple[Path, int, str]]:
    """Every fenced block of Python with a prompt in it, and the line where it starts."""
    for page in sorted(PAGES):
        text = page.read_text(encoding="utf-8")
        for block in re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
            if ">>>" in block[1]:
                yield page, text[: block.start(1)].count("\n"), block[1]


@pytest.mark.parametrize(
    ("page", "line", "block"),
    [*examples()],
    ids=lambda value: getattr(value, "name", str(value)[:4].strip("> ")),
)
def test_the_examples_on_a_page_do_what_they_say(page: Path, line: int, block: str):
    test = doctest.DocTestParser().get_doctest(block, {}, page.name, str(page), line)
    failures: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=failures.append)
    assert not failures, "".join(failures)


def test_the_readme_has_an_example():
    assert "README.md" in {page.name for page, _, _ in examples()}


def test_the_example_of_the_package_runs():
    assert doctest.testmod(groschen).failed == 0


def test_the_script_of_the_docs_does_what_it_says(capsys):
    runpy.run_path(str(PROJECT / "docs" / "examples" / "one_game.py"), run_name="__main__")
    said = capsys.readouterr().out
    foreseen, happened = (line.partition(": ")[2] for line in said.splitlines() if '"PlotClaimed"' in line)
    assert json.loads(foreseen) == json.loads(happened)
    assert "Refused: ClaimPlot is for Anna to answer, not for Ben" in said
    assert "Refused: this was meant for moment 0 of the game; it stands at 1" in said
    assert "The record replays: True" in said


def test_the_page_of_events_is_the_one_that_the_rules_make():
    """Made anew by `python tools/list_events.py --write`."""
    made = runpy.run_path(str(PROJECT / "tools" / "list_events.py"))["page"]()
    assert (PROJECT / "docs" / "events.md").read_text(encoding="utf-8") == made


def named(page: str) -> set[str]:
    """Everything that a page puts in backticks, and the words of it."""
    spans = re.findall(r"`([^`]+)`", (PROJECT / page).read_text(encoding="utf-8"))
    return {word for span in spans for word in (span, *re.findall(r"\w+", span))}


def keys(view: Any) -> Iterator[str]:
    """Every key anywhere in a view."""
    if isinstance(view, dict):
        yield from view
        for value in view.values():
            yield from keys(value)
    elif isinstance(view, list):
        for value in view:
            yield from keys(value)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_page_about_the_view_names_every_key_of_a_view(name: str, players: int):
    deal, is_data_key = Deal(2**40, 1, 0.6), words_of(name).is_data_key
    seen = {key for game in walk(start(name, players, deal), Dice(deal)) for key in keys(game.view())}
    assert {key for key in seen if not is_data_key(key)} - named("docs/view.md") == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_page_about_notation_names_every_decision(name: str):
    text = (PROJECT / "docs/notation.md").read_text(encoding="utf-8")
    decisions = [
        kind for kind in vocabulary(GAMES[name].package).values()
        if issubclass(kind, Decision) and not kind.__subclasses__()
    ]  # fmt: skip
    assert decisions
    assert [kind.__name__ for kind in decisions if not re.search(rf"\b{kind.__name__}\b", text)] == []


def test_the_readme_names_the_public_face():
    text = (PROJECT / "README.md").read_text(encoding="utf-8")
    methods = [
        "new",
        "load",
        "bot",
        "box",
        "options",
        "blocked",
        "play",
        "undo",
        "view",
        "scores",
        "ranking",
        "copy",
    ]
    for method in (*methods, "determinize", "record", "svg", "seat", "decision", "over"):
        assert re.search(rf"`(game|groschen)\.{method}\b", text), method


def test_the_glossary_is_that_of_the_catalogues():
    """After `make words` it is."""
    made = runpy.run_path(str(PROJECT / "tools" / "write_glossary.py"))
    assert (PROJECT / "docs" / "glossary.md").read_text() == made["page"]()
