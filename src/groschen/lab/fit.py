"""Learns from self-play how far a game's judgement is off, by ridge regression.

What is fitted is the difference between how a game ended and what the judgement had expected, as a weighted
sum of the features, with weights that change in the course of the game (`KNOTS`). A ridge pulls every
weight towards zero, that is, towards the judgement as it was made by hand. This is the only place that
needs numpy; what it finds is a text file, and the bots read that without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from groschen.bots.evaluation import Evaluation
from groschen.bots.judgement import KNOTS
from groschen.lab.selfplay import Sample

Array = np.ndarray[Any, np.dtype[np.float64]]

RIDGES = (100.0, 300.0, 1000.0, 3000.0)
"""Strengths of the pull that are tried; the one that foretells games left out best is taken."""
FOLDS = 5
FREELY = 10.0
"""How much less the ridge pulls at what is no feature."""
RARE = 1e-6
"""A feature that varies less is left alone."""


class Fit:
    """The weights found, by feature and knot; how large the mistakes were before and are now, on games that
    were left out of the fit."""

    def __init__(self, weights: Array, ridge: float, before: float, after: float) -> None:
        self.weights = weights
        self.ridge = ridge
        self.before = before
        self.after = after


def fit(samples: Sequence[Sample], evaluation: Evaluation, rivalry: float) -> Fit:
    """The best correction. `rivalry` is how much of what the others have at the end counts against a seat."""
    features = np.array([sample.features for sample in samples])
    games = np.array([sample.game for sample in samples])
    missing = amiss(samples, features, evaluation, rivalry)
    scale = features.std(axis=0)
    scale[scale < RARE] = np.inf
    middle = features.mean(axis=0)
    columns = in_time((features - middle) / scale, samples)
    errors = {ridge: left_out_error(columns, missing, games, ridge) for ridge in RIDGES}
    ridge = min(errors, key=lambda each: errors[each])
    solved = solve(columns, missing, ridge)[: features.shape[1] * len(KNOTS)]
    weights = solved.reshape(len(KNOTS), features.shape[1]).T / scale[:, None]
    return Fit(weights, ridge, float(np.sqrt(np.mean((missing - missing.mean()) ** 2))), errors[ridge])


def amiss(samples: Sequence[Sample], features: Array, evaluation: Evaluation, rivalry: float) -> Array:
    """What the judgement did not foretell: of the end, less the middle of tables of this size."""
    found = np.array([sample.points - rivalry * sample.others for sample in samples])
    found -= features[:, : len(evaluation.parts)].sum(axis=1)
    return found


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


def solve(columns: Array, wanted: Array, ridge: float) -> Array:
    pulled = columns.T @ columns + ridge * np.eye(columns.shape[1])
    return np.asarray(np.linalg.solve(pulled, columns.T @ wanted), dtype=np.float64)


def left_out_error(columns: Array, wanted: Array, games: Array, ridge: float) -> float:
    """The typical mistake in games that the fit has not seen."""
    squares = 0.0
    for fold in range(FOLDS):
        seen = games % FOLDS != fold
        weights = solve(columns[seen], wanted[seen], ridge)
        squares += float(np.sum((wanted[~seen] - columns[~seen] @ weights) ** 2))
    return float(np.sqrt(squares / len(wanted)))
