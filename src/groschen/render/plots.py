"""Plots over a game: lines by seat or by thing, rounds or turns below, symbols and values at their ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from groschen.render import theme
from groschen.render.pen import icon, rect, signed, text

WIDTH, HEIGHT = 480.0, 260.0
LEFT, RIGHT, TOP, BOTTOM = 38.0, 66.0, 12.0, 28.0
DASHES = ("", "9 4", "2 4", "11 4 2 4", "5 3", "1 3")
"""Colours never carry meaning alone."""
STEPS = (1, 2, 5, 10, 20, 50, 100)
MOST_LINES = 6
LABEL = 20.0
LETTERS = 14.0


class Line(NamedTuple):
    """What is plotted: its name, its symbol, its colour, and a value for every moment."""

    name: str
    symbol: str
    colour: str
    values: Sequence[int]


class Band(NamedTuple):
    """A round or turn: from which moment on, what it is called, and where a click leads."""

    start: int
    label: str
    title: str
    address: str


class Frame(NamedTuple):
    """How moments and values become places."""

    moments: int
    low: int
    high: int

    def x(self, moment: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * moment / max(self.moments - 1, 1)

    def y(self, value: float) -> float:
        part = (value - self.low) / max(self.high - self.low, 1)
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * part


def plot(title: str, lines: Sequence[Line], bands: Sequence[Band]) -> str:
    """One picture, for a page that has the style sheet and the symbols."""
    frame = frame_of(lines)
    drawn = [*grid(frame), *ground(frame, bands), *[stroke(frame, at, each) for at, each in enumerate(lines)]]
    size = f'viewBox="0 0 {WIDTH:g} {HEIGHT:g}"'
    return (
        f'<svg class="gr plot" {size} role="group" aria-label="{title}">'
        f"{''.join(drawn)}{''.join(ends(frame, lines))}</svg>"
    )


def frame_of(lines: Sequence[Line]) -> Frame:
    values = [value for line in lines for value in line.values]
    low, step = min(0, *values), step_for(max(values) - min(0, *values))
    return Frame(len(lines[0].values), -(-low // -step) * -step if low else 0, -(-max(values) // step) * step)


def step_for(span: int) -> int:
    return next((step for step in STEPS if span / step <= MOST_LINES), STEPS[-1])


def grid(frame: Frame) -> list[str]:
    step, drawn = step_for(frame.high - frame.low), []
    for value in range(frame.low, frame.high + 1, step):
        y = frame.y(value)
        drawn.append(f'<path class="soft" d="M{LEFT:g} {y:.1f}H{WIDTH - RIGHT:g}" stroke-width=".7"/>')
        drawn.append(text(LEFT - 6, y, signed(value), LETTERS, "r f"))
    return drawn


def ground(frame: Frame, bands: Sequence[Band]) -> list[str]:
    """Rounds or turns as bands that lead to their first moment."""
    drawn = []
    for at, band in enumerate(bands):
        left = frame.x(band.start)
        right = frame.x(bands[at + 1].start if at + 1 < len(bands) else frame.moments - 1)
        tone = theme.SHADE if at % 2 else "none"
        shade = rect(left, TOP, right - left, HEIGHT - TOP - BOTTOM, tone, 0, ' opacity=".55"')
        name = text((left + right) / 2, HEIGHT - BOTTOM + 15, band.label, LETTERS, "f") if band.label else ""
        hit = rect(left, TOP, right - left, HEIGHT - TOP, theme.INK, 0, ' class="hit"')
        drawn.append(f'<a href="{band.address}" aria-label="{band.title}">{shade}{hit}{name}</a>')
    return drawn


def sample(at: int, line: Line) -> str:
    """A piece of a line, for the legend."""
    return (
        f'<svg class="gr sample" viewBox="0 0 36 10" aria-hidden="true"><path d="M0 5H36" fill="none" '
        f'stroke="{line.colour}" stroke-width="3"{dashes(at)}/></svg>'
    )


def dashes(at: int) -> str:
    pattern = DASHES[at % len(DASHES)]
    return f' stroke-dasharray="{pattern}"' if pattern else ""


def stroke(frame: Frame, at: int, line: Line) -> str:
    places = [(frame.x(moment), frame.y(value)) for moment, value in enumerate(line.values)]
    path = " ".join([f"{x:.1f},{y:.1f}" for x, y in places])
    return (
        f'<polyline points="{path}" fill="none" stroke="{line.colour}" stroke-width="2.2" '
        f'stroke-linejoin="round" pointer-events="none"{dashes(at)}/>'
    )


def ends(frame: Frame, lines: Sequence[Line]) -> list[str]:
    """Symbol and value of each line, one below the other without touching."""
    wanted = sorted(range(len(lines)), key=lambda at: -lines[at].values[-1])
    lowest, y = HEIGHT - BOTTOM + 10, 0.0
    drawn = []
    for rank, at in enumerate(wanted):
        line, rest = lines[at], len(wanted) - rank - 1
        y = min(max(frame.y(line.values[-1]), y + LABEL if rank else TOP), lowest - rest * LABEL)
        x = WIDTH - RIGHT + 14
        drawn.append(icon(line.symbol, x, y, 18, line.colour))
        drawn.append(text(x + 12, y, signed(line.values[-1]), LETTERS + 1, "l b"))
    return drawn
