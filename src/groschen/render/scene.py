"""What every drawing starts from: a view, and the legal choices that look for their place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from groschen.render.pen import clean

View = Mapping[str, Any]


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
