"""Boxes with one mistake each: every field of every table with wrong values.

    python tools/mutate_boxes.py [GAME …] [--every N] [--jobs N]

A box is refused by table, row and field, or games can be played with it to the end. Prints what breaks, and
how many were refused and played. The tests try a sample of the same mutants.
"""

import argparse
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

PROJECT = Path(__file__).resolve().parent.parent
sys.path.append(str(PROJECT / "tests"))

import groschen  # noqa: E402 - needs the path
from games.playing import words_of  # noqa: E402
from groschen.catalogue import GAMES  # noqa: E402
from groschen.engine import box  # noqa: E402
from groschen.engine.frames import pending, play  # noqa: E402
from groschen.engine.rules import Rules  # noqa: E402

ROW, COLUMN, OTHERS = 0, 1, 2
"""One row gets the value, every row of its table, or every second one."""
NAMES = ("Anna", "Ben", "Chloé", "Dan")
MOST_DECISIONS = 5000
MOST_LETTERS = 500
NUMBERS = (0, 1, 2, 3, 5, 8, 9, 10, 12, 13, 16, 25, 27, 50, 99, 100, -1, -2, -99, 10**6, 10**20)
WORDS = (
    *("", " ", "x", "0", "1", "-1", "99", "100", "#x", "²", "a,b", "\x1b[2J", "x" * 300),
    *(
        "nothing",
        "all",
        "pass",
        "end turn",
        "box",
        "hole",
        "star",
        "seal",
        "start",
        "token",
        "once",
        "IV",
        "A",
    ),
)
OTHER_KINDS = (None, True, 1, 1.5, "1", [], {})


class Mutant(NamedTuple):
    """Row `number` of a table, or more of them (`how`), has another value in a field."""

    table: str
    number: int
    field: str
    value: Any
    how: int


def mutants(rules: Rules, table: str) -> Iterator[Mutant]:
    rows = rules.tables[table]
    for field in rows[0]._fields:
        if field == "printed":
            continue
        for number, row in enumerate(rows, 1):
            for value in wrong_values(getattr(row, field), [getattr(other, field) for other in rows]):
                yield Mutant(table, number, field, value, ROW)
        for value in wrong_values(getattr(rows[0], field), [getattr(other, field) for other in rows]):
            yield Mutant(table, 1, field, value, COLUMN)
            yield Mutant(table, 1, field, value, OTHERS)


def wrong_values(value: Any, others: list[Any]) -> list[Any]:
    """Of other kinds, too small, too large, empty, another row's, cut short, doubled, written differently."""
    found: list[Any] = [*OTHER_KINDS, *others]
    if isinstance(value, bool):
        found.append(not value)
    elif isinstance(value, int):
        found += [*NUMBERS, value + 1, value - 1, -value]
    else:
        found += [*WORDS, *variations(value)]
    return list({repr(each): each for each in found if repr(each) != repr(value)}.values())


def variations(text: str) -> Iterator[str]:
    yield from (f"{text} ", f" {text}", text.replace(" ", "  "), text.upper(), text.title())
    yield from (text[1:], text[:-1], text[: len(text) // 2], " ".join(reversed(text.split())))
    yield from (f"{text} {text}", f"{text}, {text}", f"{text} | {text}")
    for number in re.findall(r"[0-9]+", text):
        yield from (text.replace(number, other, 1) for other in ("0", "-1", "1", "99", "100", "9" * 30))


def written(rules: Rules, mutant: Mutant) -> str:
    """The box file with this mistake."""
    data = json.loads(box.export(rules.name, rules.tables))
    rows = data[mutant.table]
    for row in rows[:: mutant.how] if mutant.how else [rows[mutant.number - 1]]:
        row[mutant.field] = mutant.value
    return json.dumps(data)


def verdict(rules: Rules, mutant: Mutant, seed: int) -> str:
    """Refused or played; anything else is an error."""
    text = written(rules, mutant)
    try:
        tables = box.read(rules.name, text, rules.tables, rules.any_length)
        rules.box(tables)
    except groschen.BadBox as error:
        said = str(error)
        assert re.match(r"\w+ row [0-9]+ \(.*\)[:,] field '\w+': ", said, re.DOTALL), said
        assert len(said) < MOST_LETTERS, said
        return "refused"
    players = list(rules.seats)[seed % len(rules.seats)]
    sets = words_of(rules.name).option_sets(players)
    game = groschen.new(rules.name, NAMES[:players], seed=seed, box=tables, **sets[seed % len(sets)])
    play_to_the_end(game, random.Random(seed))
    return "played"


def play_to_the_end(game: groschen.Game, dice: random.Random) -> None:
    state = game.state
    for number in range(MOST_DECISIONS):
        decision = pending(state)
        if decision is None:
            break
        options = decision.options(state)
        if number % 8 == 0:
            texts = [decision.notation(state, choice).casefold() for choice in options]
            assert texts == [" ".join(text.split()) for text in texts]
            assert len(set(texts)) == len(texts), texts
            game.blocked()
        play(state, dice.choice(options[:-1] if len(options) > 1 and dice.random() < 0.7 else options))
    assert game.over, "this game does not come to an end"
    json.dumps(game.view())


def try_out(task: tuple[str, Mutant, int]) -> str:
    name, mutant, seed = task
    try:
        return verdict(GAMES[name], mutant, seed)
    except Exception as error:  # whatever it is, it is what we look for
        print(f"{mutant}: {error!r}"[:600], flush=True)
        return "broken"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--every", type=int, default=1, help="try every N-th mutant only")
    parser.add_argument("--jobs", type=int, default=None)
    arguments = parser.parse_args()
    for name in arguments.games:
        every = [mutant for table in GAMES[name].tables for mutant in mutants(GAMES[name], table)]
        tasks = [(name, mutant, seed) for seed, mutant in enumerate(every)][:: arguments.every]
        with Pool(arguments.jobs) as pool:
            counts = Counter(pool.imap_unordered(try_out, tasks, chunksize=20))
        print(f"{name}: {len(tasks):,} boxes, {dict(counts)}", flush=True)


if __name__ == "__main__":
    main()
