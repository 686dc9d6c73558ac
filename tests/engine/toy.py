"""A toy game for the kernel's tests: words are said, numbers are picked, a purse fills."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from groschen.engine import chance, frames
from groschen.engine.codec import Piece
from groschen.engine.frames import NOTHING, Choice, Decision, Step, Table
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.engine.rules import Rules

if not str(frames.__file__).endswith(".py"):
    pytest.skip("compiled classes have no subclasses in Python", allow_module_level=True)


class Coin(NamedTuple):
    key: str
    worth: int
    is_silver: bool


class Box:
    def __init__(self, tables: Any) -> None:
        self.pieces = {row.key: Piece(row.key) for row in tables["coins"]}


TABLES = {"coins": (Coin("heller", 1, False), Coin("groschen", 12, True))}


class Purse:
    """The mutable thing of a seat."""

    __slots__ = ("coins", "worth")

    def __init__(self) -> None:
        self.coins: list[Piece] = []
        self.worth = 0

    def copy(self) -> Purse:
        new = Purse()
        new.coins, new.worth = self.coins.copy(), self.worth
        return new


class State(Table):
    __slots__ = ("box", "purses", "said")

    def __init__(self) -> None:
        super().__init__()
        self.said: list[Any] = []
        self.purses: list[Purse] = [Purse()]

    def copy(self) -> State:
        new = State()
        self.copy_head(new)
        new.said, new.purses = self.said.copy(), [purse.copy() for purse in self.purses]
        new.box = self.box
        return new


class Said(NamedTuple):
    word: str


class Say(Step):
    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, state: State) -> None:
        state.said.append(self.word)
        state.tell(Said, self.word)


class SayToAll(Say):
    """No part of anybody's choice."""

    __slots__ = ()
    concerns_all = True


class SayAll(Step):
    """Says its words in order, as steps of their own."""

    __slots__ = ("words",)

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def run(self, state: State) -> None:
        state.then_all(tuple([Say(word) for word in self.words]))


class Toss(Step):
    """Says a number that chance gives."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.said.append(chance.draw(state, 6))


class Pick(Decision):
    """Which number? The odd ones are blocked."""

    __slots__ = ("numbers", "piece")

    def __init__(self, seat: int, numbers: tuple[int, ...], piece: Piece | None = None) -> None:
        self.seat = seat
        self.numbers = numbers
        self.piece = piece

    def candidates(self, state: State) -> list[Choice]:
        return [*self.numbers, NOTHING]

    def why_not(self, state: State, number: Choice) -> Obstacle | None:
        return Obstacle("odd", number=number) if number != NOTHING and number % 2 else None

    def about(self, state: State, number: Choice) -> Move:
        return Move("nothing") if number == NOTHING else Move("Pick", at=number)

    def resolve(self, state: State, number: Choice) -> None:
        state.said.append(number)


class PickLikeBefore(Pick):
    """A subclass two levels down, to be found in the vocabulary."""

    __slots__ = ()


def toy(*frames: Any) -> State:
    """A state with these frames to do, the first one first."""
    state = State()
    state.box = RULES.box()
    state.then_all(frames)
    return state


def plain(data: Any) -> Any:
    """Through JSON and back."""
    return json.loads(json.dumps(data))


RULES = Rules(
    name="toy",
    title="The Toy",
    version=3,
    package=__name__,
    seats=range(1, 3),
    tables=TABLES,
    make_box=Box,
    settle_options=lambda players, given: dict(given),
    set_up=lambda players, seed, box, options: toy(Pick(0, (1, 2))),
    view=lambda state, seat: {"said": state.said},
    scores=lambda state: [{"total": len(state.said)}],
    ranking=lambda state: [[0]],
    mutable=(State, Purse),
)
