"""Tooltip cards of squares, spaces, rows, piles and rounds."""

from __future__ import annotations

from collections.abc import Iterator

from groschen.render.kutna_hora.scene import Scene
from groschen.render.scene import Card


def lines_of(text: str) -> tuple[str, ...]:
    """The paragraphs of a chapter, each in one line."""
    return tuple(" ".join(part.split()) for part in text.split("\n\n"))


def places(scene: Scene) -> Iterator[Card]:
    yield from _town(scene)
    yield from _mines(scene)
    yield from _hall(scene)
    yield from _rounds(scene)


def _town(scene: Scene) -> Iterator[Card]:
    kind, board = scene.name("kind", "place"), scene.board
    for name, dots in zip(board.town.names, board.villages, strict=True):
        lines = (scene.label("village", dots=scene.words.dots(dots)),) if dots else ()
        yield Card(f"square:{name}", kind, scene.label("what square", place=name), lines)


def _mines(scene: Scene) -> Iterator[Card]:
    label, kind, board = scene.label, scene.name("kind", "place"), scene.board
    for name, is_entrance in zip(board.mines.names, board.is_entrance, strict=True):
        lines = (scene.words.phrases.terms["▽"],) if is_entrance else ()
        yield Card(f"space:{name}", kind, label("what space", place=name), lines)
    worths = [scene.words.all_of([str(n) for n in each]) for each in scene.box.star_values]
    values = tuple(label("stars worth", stars=n, worth=worth) for n, worth in enumerate(worths))
    for row in range(1, board.mines.height + 1):
        yield Card(f"mine-row:{row}", kind, label("what row", row=row), values)
    seen = scene.view["mines"]
    piles = {"stack": seen["stack"], "technology": seen["level"], "discards": len(seen["discards"])}
    for pile, count in piles.items():
        yield Card(f"pile:{pile}", kind, label(f"pile {pile}", n=count), ())


def _hall(scene: Scene) -> Iterator[Card]:
    """What the rights of a column cost."""
    label = scene.label
    for column, (groschen, permits) in enumerate(scene.box.hall_costs, 1):
        cost = label("column permits", n=permits) if permits else label("column groschen", n=groschen)
        title = label("what column", column=column)
        yield Card(f"hall-column:{column}", scene.name("kind", "place"), title, (cost,))


def _rounds(scene: Scene) -> Iterator[Card]:
    rounds = scene.view["rounds"]
    for number, penalty in enumerate(scene.box.penalties[rounds], 1):
        title = scene.label("round", round=number, rounds=rounds)
        lines = (scene.label("round penalty", n=penalty),)
        yield Card(f"round:{number}", scene.name("kind", "place"), title, lines)
