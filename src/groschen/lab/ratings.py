"""Ratings of bots by their places, with how sure they are: OpenSkill's, by the Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from statistics import mean
from typing import Any

from groschen.engine.errors import BadSetup
from groschen.lab.arena import Bout


@dataclass(frozen=True)
class Rating:
    """25 is where everybody starts; two bots ten apart hardly ever change places."""

    bot: str
    rating: float
    sigma: float


def ratings(played: Iterable[Bout]) -> list[Rating]:
    """The best first. Seats of the same kind have one rating, which takes the mean of what they learn; a game
    for one tells nothing."""
    try:
        model: Any = import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise BadSetup("ratings need OpenSkill: pip install openskill") from None
    known: dict[str, Any] = {}
    for bout in played:
        for kind in bout.bots:
            known.setdefault(kind, model.rating(name=kind))
        if len(bout.bots) == 1:
            continue
        teams = [[model.rating(mu=known[kind].mu, sigma=known[kind].sigma)] for kind in bout.bots]
        rated = model.rate(teams, ranks=[float(place) for place in bout.places])
        for kind in set(bout.bots):
            seats = [team[0] for name, team in zip(bout.bots, rated, strict=True) if name == kind]
            mu, sigma = mean(seat.mu for seat in seats), mean(seat.sigma for seat in seats)
            known[kind] = model.rating(mu=mu, sigma=sigma, name=kind)
    found = [Rating(kind, rating.mu, rating.sigma) for kind, rating in known.items()]
    return sorted(found, key=lambda each: each.rating, reverse=True)
