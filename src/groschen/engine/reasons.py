"""Why a choice is blocked, as data. `render/words` turns a reason into a sentence."""

from __future__ import annotations

Fact = int | str


class Obstacle:
    """What stands in the way of a choice: a code such as "cannot_afford" and the facts of its sentence.

    The rules come upon many of them while they list what is legal, so it is small and quick to make.
    """

    __slots__ = ("code", "facts")

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Obstacle) and self.code == other.code and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.facts.items()))))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Obstacle({self.code!r}{facts})"


class Reason(dict[str, Fact]):
    """The same for those outside, JSON-able as it is: {"reason": "cannot_afford", "cost": 9, "have": 4}."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(reason=code, **facts)

    @property
    def code(self) -> str:
        return str(self["reason"])

    @property
    def facts(self) -> dict[str, Fact]:
        return {name: fact for name, fact in self.items() if name != "reason"}


def reason(obstacle: Obstacle) -> Reason:
    return Reason(obstacle.code, **obstacle.facts)
