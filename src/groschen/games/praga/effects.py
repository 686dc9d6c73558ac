"""Effects: the icons of rewards, bonuses and single-use technologies.

An effect is written in the tables as a word and a number ("gold 2"); `box/rows.py` tells how several are
joined. `apply` gives it to a seat, noting from where points came, and returns what it leaves to be done
or asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.codec import Piece
from groschen.engine.frames import Frames
from groschen.engine.reasons import Obstacle
from groschen.games.praga import gains, projects, technologies
from groschen.games.praga.actions import city, mines, performing
from groschen.games.praga.actions.resolve import ChooseReward
from groschen.games.praga.actions.ways import reduced
from groschen.games.praga.names import BUILDING, CATHEDRAL, GOLD, HUNGER_WALL, STONE, UPGRADE, WALL
from groschen.games.praga.reasons import TOP_OF_GRID

if TYPE_CHECKING:
    from groschen.games.praga.state import State


PAYS_NOTHING = frozenset(
    (
        "points",
        "silver window",
        "gold window",
        "red token",
        "blue token",
        "points per early upgrade",
        "points per silver window",
    )
)
"""Effects of which neither gold nor stone nor an egg can come."""


class Effect(Piece):
    """One icon; its key is its text."""

    __slots__ = ("amount", "may_pay")

    def __init__(self, key: str, amount: int) -> None:
        super().__init__(key)
        self.amount = amount
        self.may_pay = self.word not in PAYS_NOTHING

    @property
    def word(self) -> str:
        """What is gained, without the number."""
        return self.key.rpartition(" ")[0]

    def most(self, good: str) -> int:
        """How much of a good this brings at most."""
        return self.amount if self.word == good else 0

    def apply(self, state: State, seat: int, source: int) -> Frames:
        raise NotImplementedError

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        """Why a single-use technology with this effect would be wasted."""
        return None


class OneOf(Effect):
    """A choice among rewards."""

    __slots__ = ("alternatives", "texts")

    def __init__(self, key: str, alternatives: tuple[tuple[Effect, ...], ...]) -> None:
        super().__init__(key, 1)
        self.alternatives = alternatives
        self.texts = tuple(" & ".join([effect.key for effect in effects]) for effects in alternatives)
        self.may_pay = any(effect.may_pay for effects in alternatives for effect in effects)

    def most(self, good: str) -> int:
        return max([sum([effect.most(good) for effect in effects]) for effects in self.alternatives])

    def apply(self, state: State, seat: int, source: int) -> Frames:
        return (ChooseReward(seat, self, source),)


class Gold(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        return gains.gain_gold(state, seat, self.amount)


class Stone(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        return gains.gain_stone(state, seat, self.amount)


class Points(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        gains.score(state, seat, self.amount, source)
        return ()


class SilverWindow(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        gains.gain_silver_windows(state, seat, self.amount)
        return ()


class GoldWindow(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        gains.gain_gold_windows(state, seat, self.amount)
        return ()


class Egg(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        return gains.gain_eggs(state, seat, self.amount)


class RedToken(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        gains.gain_red(state, seat, self.amount)
        return ()


class BlueToken(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        gains.gain_blue(state, seat, self.amount)
        return ()


class Technology(Effect):
    """Steps on the technology track."""

    def apply(self, state: State, seat: int, source: int) -> Frames:
        return technologies.advance_technology(state, seat, self.amount)


class University(Effect):
    """Steps on the Charles University track."""

    def apply(self, state: State, seat: int, source: int) -> Frames:
        return technologies.advance_university(state, seat, self.amount)


class Mine(Effect):
    """More gold mines, without the gold of the action."""

    def apply(self, state: State, seat: int, source: int) -> Frames:
        return mines.raise_track(state, seat, GOLD, self.amount)


class Quarry(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        return mines.raise_track(state, seat, STONE, self.amount)


class ProduceGold(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        return mines.produce(state, seat, GOLD)


class ProduceStone(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        return mines.produce(state, seat, STONE)


class WallStep(Effect):
    """A sideways move on the Hunger Wall."""

    def apply(self, state: State, seat: int, source: int) -> Frames:
        return projects.earn_sideways(state, seat, HUNGER_WALL, self.amount)


class CathedralStep(Effect):
    """A sideways move on the Cathedral."""

    def apply(self, state: State, seat: int, source: int) -> Frames:
        return projects.earn_sideways(state, seat, CATHEDRAL, self.amount)


class RowUp(Effect):
    """One row up on either project, without windows and without the cost of a tier."""

    def apply(self, state: State, seat: int, source: int) -> Frames:
        return (projects.ChooseProject(seat),)

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        return None if projects.climbable(state, seat) else TOP_OF_GRID


class EarlyUpgradePoints(Effect):
    """So many points for each Era I upgrade tile."""

    def apply(self, state: State, seat: int, source: int) -> Frames:
        gains.score(state, seat, self.amount * state.players[seat].upgrades[0], source)
        return ()


class SilverWindowPoints(Effect):
    """So many points for each silver window held."""

    def apply(self, state: State, seat: int, source: int) -> Frames:
        gains.score(state, seat, self.amount * state.players[seat].silver_windows, source)
        return ()


class BothPlazaRewards(Effect):
    """Both rewards of a plaza tile on the board, evaluated or not."""

    def apply(self, state: State, seat: int, source: int) -> Frames:
        return (city.ChoosePlaza(seat),)


class AnyAction(Effect):
    def apply(self, state: State, seat: int, source: int) -> Frames:
        return (performing.ChooseAction(seat),)


class OneAction(Effect):
    """A certain action; the amount reduces what it costs, if it costs anything."""

    __slots__ = ("action", "way")

    def __init__(self, key: str, amount: int) -> None:
        super().__init__(key, amount)
        self.action = ACTION_OF[self.word]
        self.way = reduced(amount)

    def apply(self, state: State, seat: int, source: int) -> Frames:
        return performing.begin(state, seat, self.action, self.way)

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        return performing.why_not(state, seat, self.action, self.way)


ACTION_OF = {"upgrade action": UPGRADE, "wall action": WALL, "building action": BUILDING}

KINDS: dict[str, type[Effect]] = {
    "gold": Gold,
    "stone": Stone,
    "points": Points,
    "silver window": SilverWindow,
    "gold window": GoldWindow,
    "egg": Egg,
    "red token": RedToken,
    "blue token": BlueToken,
    "technology": Technology,
    "university": University,
    "mine": Mine,
    "quarry": Quarry,
    "produce gold": ProduceGold,
    "produce stone": ProduceStone,
    "wall step": WallStep,
    "cathedral step": CathedralStep,
    "row up": RowUp,
    "points per early upgrade": EarlyUpgradePoints,
    "points per silver window": SilverWindowPoints,
    "both plaza rewards": BothPlazaRewards,
    "any action": AnyAction,
    "upgrade action": OneAction,
    "building action": OneAction,
    "wall action": OneAction,
}

CHOICES: dict[str, OneOf] = {}
"""Choices among rewards by their text: equal texts are the same piece."""


def parse(text: str) -> tuple[Effect, ...]:
    """The effects of a table row, e.g. "technology 1, gold 2 & points 1 | stone 3"."""
    return tuple(_parse_part(part) for part in text.split(",") if part.strip())


def _parse_part(text: str) -> Effect:
    if "|" not in text:
        if "&" in text:
            raise ValueError(f"{text.strip()!r}: & joins parts of an alternative; use a comma here")
        return _parse_one(text)
    alternatives = tuple(
        tuple(_parse_one(part) for part in alternative.split("&")) for alternative in text.split("|")
    )
    made = OneOf(" ".join(text.split()), alternatives)
    if len(set(made.texts)) != len(made.texts):
        raise ValueError(f"{text.strip()!r} offers the same twice")
    return CHOICES.setdefault(made.key, made)


def _parse_one(text: str) -> Effect:
    text = " ".join(text.split())
    word, _, number = text.rpartition(" ")
    if number.isdigit() and word in KINDS:
        return KINDS[word](text, int(number))
    if text in KINDS:
        return KINDS[text](f"{text} 1", 1)
    raise ValueError(f"{text!r} is not an effect; the effects are {', '.join(KINDS)}")
