"""What a choice is, as data: a verb and what it is about, in the table's own names.

Everything that people and programs see of a choice is made from its move: the notation, the label in a
language, the place on the drawing, the JSON, a learner's encoding.
"""

from __future__ import annotations

from collections.abc import Mapping

Fact = int | str


class Move:
    """A verb and its facts; of these `at` names a place of the table and `piece` a key of the box."""

    __slots__ = ("facts", "verb")

    def __init__(self, verb: str, **facts: Fact) -> None:
        self.verb = verb
        self.facts = facts

    @property
    def at(self) -> str | None:
        """The place on the table, as the view names it."""
        at = self.facts.get("at")
        return None if at is None else str(at)

    @property
    def piece(self) -> str | None:
        """The tile, card or token, by its key in the box."""
        piece = self.facts.get("piece")
        return None if piece is None else str(piece)

    def data(self) -> dict[str, Fact]:
        """The move as JSON has it."""
        return {"verb": self.verb, **self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.verb == other.verb and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.verb, tuple(sorted(self.facts.items(), key=str))))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Move({self.verb!r}{facts})"


Forms = Mapping[str, str]
"""By verb, how its moves are written where verb and place, or verb and piece, would not do."""


def written(move: Move, forms: Forms) -> str:
    """The move as people read and type it: `rights A1`, `build sawmill`, `pass`."""
    form = forms.get(move.verb)
    if form is not None:
        return form.format_map(move.facts)
    about = move.facts.get("at")
    if about is None:
        about = move.facts.get("piece")
    return move.verb if about is None else f"{move.verb} {about}"
