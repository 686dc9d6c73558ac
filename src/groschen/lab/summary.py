"""What a run of games says about its players, as figures and as files."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

from groschen.lab.simulate import Result


@dataclass(frozen=True)
class Summary:
    """One player over all games."""

    name: str
    bot: str
    games: int
    wins: float
    mean: float
    median: float
    lowest: int
    highest: int
    categories: dict[str, float]


def summarise(results: Sequence[Result]) -> list[Summary]:
    """A summary for each player, in the order of the seats of the first game."""
    return [_of_player(results, name, at) for at, name in enumerate(results[0].names)] if results else []


def _of_player(results: Sequence[Result], name: str, at: int) -> Summary:
    seats = [result.names.index(name) for result in results]
    games = list(zip(results, seats, strict=True))
    scores = [result.scores[seat] for result, seat in games]
    totals = [score["total"] for score in scores]
    return Summary(
        name=name,
        bot=results[0].bots[at],
        games=len(games),
        wins=sum(result.wins(seat) for result, seat in games),
        mean=mean(totals),
        median=median(totals),
        lowest=min(totals),
        highest=max(totals),
        categories={name: mean(score[name] for score in scores) for name in scores[0] if name != "total"},
    )


def as_json(results: Sequence[Result], about: dict[str, Any]) -> str:
    """The run, its summary and every game, without records."""
    games = [
        {
            "seed": result.seed,
            "names": result.names,
            "scores": result.scores,
            "ranking": result.ranking,
            "choices": result.choices,
            "decisions": result.decisions,
            "seconds": round(result.seconds, 4),
            "players": result.view["players"],
        }
        for result in results
    ]
    summary = [vars(each) for each in summarise(results)]
    return json.dumps(about | {"summary": summary, "games": games}, ensure_ascii=False, indent=1) + "\n"


def as_csv(results: Sequence[Result]) -> str:
    """A row for each player of each game."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    categories = list(results[0].scores[0]) if results else []
    writer.writerow(["game", "seed", "seat", "name", "bot", "place", *categories])
    for result in results:
        for seat, score in enumerate(result.scores):
            who = [result.number + 1, result.seed, seat + 1, result.names[seat], result.bots[seat]]
            writer.writerow([*who, result.place(seat), *[score[category] for category in categories]])
    return file.getvalue()
