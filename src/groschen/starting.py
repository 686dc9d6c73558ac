"""Where games come from: set up anew, read from a record, or restored from a snapshot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from groschen.catalogue import rules_of
from groschen.engine import chance, record
from groschen.engine.box import Tables
from groschen.engine.errors import BadRecord, BadSetup, GroschenError, quoted
from groschen.engine.frames import Table
from groschen.engine.past import Played
from groschen.engine.record import Record
from groschen.engine.rules import Rules
from groschen.game import SNAPSHOT, Game

LOTS = 1 << 32
"""No game draws so often: the seats that a seed draws tell nothing about what it shuffles."""


def new(
    game: str,
    seats: Sequence[str] = ("Anna", "Ben"),
    seed: int = 0,
    box: Tables | None = None,
    lots: bool = False,
    **options: Any,
) -> Game:
    """Set up a game. The first seat begins; with `lots` the seed draws who sits where, as in `game.seats`.

    Options of Kutná Hora: events, first_game (true or false). Of Praga: side, order, road, hunger_wall,
    cathedral, and solo for one player (see `games/praga/setup.py`).
    """
    rules = rules_of(game)
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise BadSetup("seats are a list of names, not {seats}", seats=quoted(seats))
    rules.check_seats(list(seats))
    seed = rules.check_seed(seed)
    if type(lots) is not bool:
        raise BadSetup("lots is true or false, not {lots}", lots=quoted(lots))
    seats = draw_lots(seats, seed) if lots else seats
    return Game(rules, seats, seed, rules.options(len(seats), options), box)


def draw_lots(seats: Sequence[str], seed: int) -> list[str]:
    """Who sits where. A record keeps the seats as they were drawn, so nothing is drawn again."""
    urn = Table()
    urn.seed, urn.draws = seed, LOTS
    return chance.shuffled(urn, list(seats))


def load(text: str, box: Tables | None = None) -> Game:
    """The game of a record, at its last choice. A broken or foreign record is refused whole."""
    written = record.read(text)
    with header_line(written, "game"):
        rules = rules_of(written.game)
    with header_line(written, "rules"):
        check_version(rules, written.rules)
    with header_line(written, "seats"):
        rules.check_seats(written.seats)
    with header_line(written, "seed"):
        rules.check_seed(written.seed)
    with header_line(written, "options"):
        options = rules.options(len(written.seats), written.options)
    with header_line(written, "box"):
        check_box(rules, written.box, box)
    game = Game(rules, written.seats, written.seed, options, box)
    replay(game, written)
    return game


def check_version(rules: Rules, version: object) -> None:
    if version != rules.version:
        raise BadSetup(
            "this game was written down by version {version} of the rules of {title}; "
            "this Groschen plays version {ours}, under which it may mean something else",
            version=quoted(version),
            title=rules.title,
            game=rules.name,
            ours=rules.version,
        )


def check_box(rules: Rules, written: object, box: Tables | None) -> None:
    if written != rules.fingerprint(box):
        raise BadSetup(
            "this game was played with the box {written}, not with {ours}; "
            "give the box file that it was played with",
            written=quoted(written),
            ours=rules.fingerprint(box),
        )


@contextmanager
def header_line(written: Record, name: str) -> Iterator[None]:
    """What is wrong in here is wrong on this line of the record."""
    try:
        yield
    except BadSetup as error:
        raise BadRecord(str(error), written.line_of(name)) from None


def replay(game: Game, written: Record) -> None:
    """Play every choice of a record on the game just set up."""
    for text, line in zip(written.choices, written.lines, strict=True):
        if game.over:
            raise BadRecord(f"the game is over, but {quoted(text)} follows", line)
        try:
            game.retrace(text)
        except GroschenError as error:
            raise BadRecord(str(error), line) from None
    if written.result is not None:
        check_result(game, written.result, written.line_of("result"))


def check_result(game: Game, result: list[int], line: int) -> None:
    if not game.over:
        raise BadRecord("there is a result, but the choices stop before the end of the game", line)
    scores = [score["total"] for score in game.scores()]
    if result != scores:
        raise BadRecord(f"the record says {quoted(result)}, but the game ends with {scores}", line)


def restore(data: Mapping[str, Any], box: Tables | None = None) -> Game:
    """The game of a snapshot, without replay. What does not fit the rules or the box is refused."""
    if not isinstance(data, Mapping) or data.get("snapshot") != SNAPSHOT:
        raise BadRecord(f"this is no snapshot of version {SNAPSHOT}: {quoted(data)}")
    try:
        return _restored(data, box)
    except (KeyError, TypeError, AttributeError) as error:
        raise BadRecord(f"this snapshot is broken: {quoted(error)}") from None
    except BadSetup as error:
        raise BadRecord(str(error)) from None


def _restored(data: Mapping[str, Any], box: Tables | None) -> Game:
    rules = rules_of(data["game"])
    check_version(rules, data["rules"])
    check_box(rules, data["box"], box)
    rules.check_seats(data["seats"])
    game = object.__new__(Game)
    game.rules = rules
    game.seats = list(data["seats"])
    game.seed = rules.check_seed(data["seed"])
    game.settings = rules.options(len(game.seats), data["options"])
    game.tables = rules.tables if box is None else box
    game.box = rules.box(game.tables)
    game.state = rules.decode(data["state"], game.box)
    game.resume([_played(*each) for each in data["past"]])
    return game


def _played(choice: int, text: str, seat: int, turn: int, revealed: int) -> Played:
    return Played(choice, text, seat, turn, bool(revealed), None)
