"""All pieces of a box, kind by kind, each with its picture and what is printed on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from groschen import render
from groschen.render.parts import part
from groschen.render.scene import Card


class Shown(NamedTuple):
    """A piece with its card; `drawing` is empty for whatever is shown by words alone."""

    card: Card
    drawing: str


def gallery(scene: Any) -> Iterator[tuple[str, list[Shown]]]:
    """By kind, in the order of the box."""
    game, cards = scene.view["game"], render.cards(scene)
    faces: dict[str, Any] = part(game, "gallery").FACES
    for table in part(game, "rulebook").PIECES:
        pieces = [Shown(cards[piece.key], drawn(faces, table, piece)) for piece in getattr(scene.box, table)]
        for kind in dict.fromkeys(shown.card.kind for shown in pieces):
            yield kind, [shown for shown in pieces if shown.card.kind == kind]


def drawn(faces: dict[str, Any], table: str, piece: Any) -> str:
    if table not in faces:
        return ""
    room, face = faces[table]
    return f'<svg class="gr piece" viewBox="{room}" aria-hidden="true">{face(piece)}</svg>'
