"""Learns from self-play how far a game's judgement is off.

A position should be worth what the position after the seat's next turn is worth, and its last one what the
game ended with. The correction that comes nearest to this, a weighted sum of the features whose weights
change in the course of the game (`KNOTS`), is found in one go: least squares of temporal differences with
traces, LSTD(λ). A ridge pulls every weight towards zero, that is, towards the judgement as it was made
by hand; where tables of each size get weights of their own, another one pulls these towards what holds for
all tables. This is the only place that needs numpy; what it finds is a text file, and the bots read that
without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from groschen.bots.evaluation import Evaluation
from groschen.bots.judgement import KNOTS
from groschen.lab.selfplay import Sample

Array = np.ndarray[Any, np.dtype[np.float64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]

TRACE = 0.4
"""How much of a surprise each earlier position is told: with 1 only ends teach, with 0 only the next turn."""
RIDGES = (100.0, 300.0, 1000.0, 3000.0)
"""Strengths of the pull that are tried; the one that foretells games left out best is taken."""
FOLDS = 5
FREELY = 10.0
"""How much less the ridge pulls at what is no feature."""
RARE = 1e-6
"""A feature that varies less is left alone."""


class Fit:
    """The weights found, by feature and knot, and by table where `tables` names their sizes; how large the
    mistakes were before and are now, on games that were left out of the fit."""

    def __init__(self, weights: Array, tables: list[int], ridge: float, before: float, after: float) -> None:
        self.weights = weights
        self.tables = tables
        self.ridge = ridge
        self.before = before
        self.after = after


class Positions(NamedTuple):
    """A row for each, those of a seat in a game one after the other: `columns` to be weighed, what the
    judgement said, how the game ended, and whether it is the last of its row; its game, and how many play."""

    columns: Array
    judged: Array
    ends: Array
    is_last: Flags
    games: Array
    sizes: Array

    def of(self, wanted: Flags) -> Positions:
        columns, judged, ends, is_last, games, sizes = self
        return Positions(
            columns[wanted], judged[wanted], ends[wanted], is_last[wanted], games[wanted], sizes[wanted]
        )


class Pull(NamedTuple):
    """How a fit is held: its trace, its ridge, and with `own` that of the weights that a table of each size
    has of its own; these are for the first `weighed` columns."""

    trace: float
    ridge: float
    own: float | None
    weighed: int


def fit(
    samples: Sequence[Sample],
    evaluation: Evaluation,
    rivalry: float,
    trace: float = TRACE,
    ridge: float | None = None,
    own: float | None = None,
) -> Fit:
    """The best correction. `rivalry` is how much of what the others have at the end counts against a seat;
    without a `ridge`, the best of RIDGES; without `own`, the same weights at every table."""
    samples = sorted(samples, key=lambda sample: (sample.game, sample.seat))
    features = np.array([sample.features for sample in samples])
    scale = features.std(axis=0)
    scale[scale < RARE] = np.inf
    seen = positions(samples, (features - features.mean(axis=0)) / scale, rivalry)
    seen = seen._replace(judged=features[:, : len(evaluation.parts)].sum(axis=1))
    weighed = features.shape[1] * len(KNOTS)
    pulls = [Pull(trace, each, own, weighed) for each in (RIDGES if ridge is None else (ridge,))]
    errors = {pull: left_out_error(seen, pull) for pull in pulls}
    pull = min(errors, key=lambda each: errors[each])
    solved = solve_by_table(seen, pull)
    tables = [] if own is None else sorted(solved)
    found = [solved[size][:weighed].reshape(len(KNOTS), -1).T for size in tables or [min(solved)]]
    weights = np.hstack(found) / scale[:, None]
    return Fit(weights, tables, pull.ridge, float(np.std(seen.ends - seen.judged)), errors[pull])


def positions(samples: Sequence[Sample], features: Array, rivalry: float) -> Positions:
    """Judged by nobody yet."""
    whose = [(sample.game, sample.seat) for sample in samples]
    is_last = [this != after for this, after in zip(whose, [*whose[1:], None], strict=True)]
    return Positions(
        in_time(features, samples),
        np.zeros(len(samples)),
        np.array([sample.points - rivalry * sample.others for sample in samples]),
        np.array(is_last),
        np.array([sample.game for sample in samples]),
        np.array([sample.players for sample in samples]),
    )


def in_time(features: Array, samples: Sequence[Sample]) -> Array:
    """Every feature once for each knot, by how near the moment is to it. Then what explains an end whatever
    the features are: the moment itself at tables of each size, and who played."""
    near = nearness(np.array([sample.share for sample in samples]))
    blocks = [features * near[:, [at]] for at in range(len(KNOTS))]
    sizes = np.array([sample.players for sample in samples])
    moments = [near * (sizes == size)[:, None] for size in sorted(set(sizes.tolist()))]
    who = np.array([sample.player for sample in samples])
    players = [near * (who == name)[:, None] for name in sorted(set(who.tolist()))]
    return np.hstack([*blocks, *[FREELY * column for column in (*moments, *players)]])


def nearness(shares: Array) -> Array:
    """A row for each moment: its weight at every knot, two of them at most, one in all."""
    knots = np.array(KNOTS)
    found = np.zeros((len(shares), len(knots)))
    at = np.clip(np.searchsorted(knots, shares, side="left") - 1, 0, len(knots) - 2)
    later = np.clip((shares - knots[at]) / (knots[at + 1] - knots[at]), 0.0, 1.0)
    rows = np.arange(len(shares))
    found[rows, at] = 1 - later
    found[rows, at + 1] += later
    return found


def solve(seen: Positions, trace: float, ridge: float) -> Array:
    """The weights that leave, on the whole, nothing surprising between a position and the next one."""
    pulled, told = equations(seen, trace)
    return np.asarray(np.linalg.solve(pulled + ridge * np.eye(len(told)), told), dtype=np.float64)


def equations(seen: Positions, trace: float) -> tuple[Array, Array]:
    """What the weights have to meet: how much a column changes from a position to the next one, and how
    surprising that was."""
    following = np.roll(seen.columns, -1, axis=0)
    following[seen.is_last] = 0.0
    surprise = np.where(seen.is_last, seen.ends, np.roll(seen.judged, -1)) - seen.judged
    told = traces(seen.columns, seen.is_last, trace)
    return told.T @ (seen.columns - following), told.T @ surprise


def solve_by_table(seen: Positions, pull: Pull) -> dict[int, Array]:
    """The weights at tables of each size: those for all, and to these what a table has of its own. Both are
    found together, in one system: a block for all tables, then one for each size."""
    sizes = sorted(set(seen.sizes.tolist()))
    if pull.own is None:
        return dict.fromkeys(sizes, solve(seen, pull.trace, pull.ridge))
    width, w = seen.columns.shape[1], pull.weighed
    whole = np.diag(np.array([pull.ridge] * width + [pull.own] * (w * len(sizes)), dtype=np.float64))
    right = np.zeros(len(whole))
    for at, size in enumerate(sizes):
        changes, surprise = equations(seen.of(seen.sizes == size), pull.trace)
        block = slice(width + at * w, width + (at + 1) * w)
        whole[:width, :width] += changes
        whole[:width, block] += changes[:, :w]
        whole[block, :width] += changes[:w]
        whole[block, block] += changes[:w, :w]
        right[:width] += surprise
        right[block] += surprise[:w]
    solved = np.asarray(np.linalg.solve(whole, right), dtype=np.float64)
    found: dict[int, Array] = {size: solved[:width].copy() for size in sizes}
    for at, size in enumerate(sizes):
        found[size][:w] += solved[width + at * w : width + (at + 1) * w]
    return found


def traces(columns: Array, is_last: Flags, trace: float) -> Array:
    """Each position, and a fading trace of those before it in its game."""
    found = columns.copy()
    for at in np.flatnonzero(~is_last[:-1]) + 1:
        found[at] += trace * found[at - 1]
    return found


def left_out_error(seen: Positions, pull: Pull) -> float:
    """The typical mistake about the end of games that the fit has not seen."""
    squares = 0.0
    for fold in range(FOLDS):
        is_left_out = seen.games % FOLDS == fold
        if is_left_out.any() and not is_left_out.all():
            for size, weights in solve_by_table(seen.of(~is_left_out), pull).items():
                rest = seen.of(is_left_out & (seen.sizes == size))
                squares += float(np.sum((rest.ends - rest.judged - rest.columns @ weights) ** 2))
    return float(np.sqrt(squares / len(seen.games)))
