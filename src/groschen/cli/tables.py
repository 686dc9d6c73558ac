"""Points and places, as tables and sentences."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from groschen.cli.screen import STYLES
from groschen.game import Game
from groschen.render.words.phrases import Phrases


def score_table(game: Game, phrases: Phrases) -> Table:
    """A row for each category, a column for each seat."""
    table = Table(title=None if game.over else "If the game ended now", title_justify="left")
    table.add_column("")
    for at, name in enumerate(game.seats):
        table.add_column(Text(name, STYLES[f"seat {at}"]), justify="right")
    scores = game.scores()
    for category in scores[0]:
        is_total = category == "total"
        if is_total:
            table.add_section()
        values = [str(score[category]) for score in scores]
        table.add_row(phrases.name("score", category), *values, style="bold" if is_total else "")
    return table


def verdict(game: Game) -> str:
    """Who won, and the places of the others; how many points somebody alone has."""
    totals = [score["total"] for score in game.scores()]
    if len(totals) == 1:
        return f"{game.seats[0]} ends with {totals[0]} points."
    first, *others = game.ranking()
    names = " and ".join(game.seats[seat] for seat in first)
    text = f"{names} {'win' if len(first) == 1 else 'share the victory'}{'s' if len(first) == 1 else ''}"
    text += f" with {totals[first[0]]} points"
    behind = [f"{game.seats[seat]} {totals[seat]}" for seats in others for seat in seats]
    return f"{text}; {', '.join(behind)}." if behind else f"{text}."
