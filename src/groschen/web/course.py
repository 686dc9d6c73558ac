"""How a game went: the figures of every moment, for the plots of its end."""

from __future__ import annotations

from typing import NamedTuple

from groschen.render.parts import part
from groschen.render.words import teller
from groschen.web.tables import Table


class Course(NamedTuple):
    """By moment that stands in the end: the entry of the log, the round or turn, and the values by plot."""

    numbers: list[int]
    chapters: list[int]
    values: dict[str, list[list[int]]]

    def starts(self) -> list[int]:
        """The moments at which a round or turn begins."""
        found = [
            at for at in range(len(self.chapters)) if at == 0 or self.chapters[at - 1] != self.chapters[at]
        ]
        return [at for at in found if at < len(self.chapters) - 1] or [0]

    def line(self, plot: str, at: int) -> list[int]:
        return [values[at] for values in self.values[plot]]


def course(table: Table) -> Course:
    """Worked out once for each moment of a table."""
    key = ("course",)
    if key not in table.drawn:
        table.drawn[key] = _course(table)
    found: Course = table.drawn[key]
    return found


def _course(table: Table) -> Course:
    assert table.game is not None, "a table whose rules are played"
    figures = part(table.header.game, "figures")
    game = table.game.at(0)
    tell = teller(game.view(), game.box)
    numbers = [0, *[entry.number for entry in table.standing]]
    chapters: list[int] = []
    values: dict[str, list[list[int]]] = {plot: [] for plot in figures.PLOTS}
    for choice in [None, *table.game.choices]:
        if choice is not None:
            game.play(choice)
        view = game.view()
        chapters.append(tell.chapter(view))
        for plot, found in figures.figures(view, game.scores()).items():
            values[plot].append(found)
    return Course(numbers, chapters, values)
