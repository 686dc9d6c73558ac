"""docs/events.md: every event of every game, with its facts, from the classes that the rules tell.

python tools/list_events.py            prints the page
python tools/list_events.py --write    writes it
"""

from __future__ import annotations

import importlib
import inspect
import sys
from pathlib import Path
from types import ModuleType

from groschen.catalogue import GAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "events.md"
HEAD = """\
# Events

What happened at a choice: `game.play()`, `game.foresee()`, `game.opening` and `game.history` give it as
plain data, `{"event": "RightsTaken", "seat": 0, "tile": "mill", "cost": 3}`. Facts are in the view's words:
seats are numbers from 0, pieces are keys of the box, places are named as on the board. An event without
`seat` concerns the whole table. This page is made by `tools/list_events.py`.
"""


def page() -> str:
    parts = [HEAD]
    for rules in GAMES.values():
        parts += [f"\n## {rules.title}\n", "| event | facts | |", "| --- | --- | --- |"]
        parts += [row(kind) for kind in kinds(importlib.import_module(f"{rules.package}.events"))]
    return "\n".join(parts) + "\n"


def kinds(events: ModuleType) -> list[type]:
    """The event classes of a module, in the order in which they stand there."""
    return [kind for kind in vars(events).values() if inspect.isclass(kind) and hasattr(kind, "_fields")]


def row(kind: type) -> str:
    facts = ", ".join(f"`{name}` {plain(what)}" for name, what in kind.__annotations__.items())
    has_words = kind.__doc__ is not None and not kind.__doc__.startswith(f"{kind.__name__}(")
    said = " ".join(kind.__doc__.split()) if has_words and kind.__doc__ else ""
    return f"| `{kind.__name__}` | {facts} | {said} |"


def plain(what: object) -> str:
    """A type as people say it."""
    name = getattr(what, "__forward_arg__", None) or getattr(what, "__name__", None) or str(what)
    said = {"int": "number", "str": "text", "bool": "true or false", "tuple[str, ...]": "texts"}
    return said.get(name, name)


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")
