"""Points and places, as tables and sentences."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from groschen.cli.screen import STYLES
from groschen.game import Game
from groschen.render.ink import harmless
from groschen.render.words import terminal
from groschen.render.words.phrases import Phrases


def score_table(game: Game, phrases: Phrases) -> Table:
    """A row for each category, a column for each seat."""
    table = Table(title=None if game.over else terminal.say("if it ended"), title_justify="left")
    table.add_column("")
    for at, name in enumerate(game.seats):
        table.add_column(Text(harmless(name), STYLES[f"seat {at}"]), justify="right")
    scores = game.scores()
    for category in scores[0]:
        is_total = category == "total"
        if is_total:
            table.add_section()
        values = [str(score[category]) for score in scores]
        table.add_row(phrases.name("score", category), *values, style="bold" if is_total else "")
    return table


def verdicts(game: Game, phrases: Phrases) -> list[str]:
    """Who won, and the places of the others; how good the points of somebody alone are."""
    totals = [score["total"] for score in game.scores()]
    if len(totals) == 1:
        return alone(game.seats[0], totals[0], phrases)
    first, *others = game.ranking()
    names = [game.seats[seat] for seat in first]
    shared = terminal.common()
    facts = {"names": shared.all_of(names), "points": totals[first[0]]}
    behind = [
        shared.say("counted", name=game.seats[seat], n=totals[seat]) for seats in others for seat in seats
    ]
    key = "winner" if len(first) == 1 else "winners"
    return [terminal.say(f"{key} before" if behind else key, others=shared.row(behind), **facts)]


def alone(name: str, points: int, phrases: Phrases) -> list[str]:
    """The points, and the rung of the ladder of solo scores that they reach."""
    said = [terminal.say("alone", name=name, points=points)]
    if not phrases.ladder:
        return said
    reached = max((rung for rung in phrases.ladder if rung <= points), default=min(phrases.ladder))
    above = [rung for rung in phrases.ladder if rung > points]
    said.append(terminal.say("rung", verdict=phrases.ladder[reached]))
    if above:
        said.append(terminal.say("next rung", points=min(above), verdict=phrases.ladder[min(above)]))
    steps = [terminal.say("step", points=rung, verdict=text) for rung, text in phrases.ladder.items()]
    return [*said, terminal.say("ladder", steps=terminal.common().row(steps, "notes"))]
