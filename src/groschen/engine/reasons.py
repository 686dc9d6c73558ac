"""Why a choice is blocked, as data. `render/words` turns a reason into a sentence."""

from __future__ import annotations

Fact = int | str


class Reason:
    """A code such as "cannot_afford" and the facts that its sentence needs."""

    __slots__ = ("code", "facts")

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.code == other.code and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.facts.items()))))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Reason({self.code!r}{facts})"
