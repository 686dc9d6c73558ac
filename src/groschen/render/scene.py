"""What every drawing starts from: a view, and the legal choices that look for their place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from groschen.engine.codec import Piece
from groschen.render.language import Labels
from groschen.render.pen import clean

View = Mapping[str, Any]


class Pieces(Protocol):
    """A box, as far as every drawing needs it."""

    pieces: dict[str, Piece]


B = TypeVar("B", bound=Pieces)
P = TypeVar("P", bound=Piece)


class Choices:
    """The legal choices. Each goes to the one thing on the table that stands for it."""

    def __init__(self, choices: Iterable[str]) -> None:
        self.homeless = dict.fromkeys(choices)

    def on(self, choice: str) -> str:
        """The attributes of the thing that stands for a choice; none if it is not legal."""
        if choice not in self.homeless:
            return ""
        del self.homeless[choice]
        shown = clean(choice)
        return f' class="choice" data-choice="{shown}" role="button" tabindex="0" aria-label="{shown}"'


class Scene(Generic[B]):
    """One position, ready to be drawn: the view, the box, the words of a language and the legal choices."""

    def __init__(self, view: View, box: B, labels: Labels, choices: Iterable[str]) -> None:
        self.view = view
        self.box = box
        self.labels = labels
        self.choices = Choices(choices)

    def piece(self, kind: type[P], key: str) -> P:
        """A piece of the box, which is known to be of this kind."""
        piece = self.box.pieces[key]
        assert isinstance(piece, kind)
        return piece
