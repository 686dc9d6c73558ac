"""docs/features.md: every feature of every game, in order, with what it says.

python tools/list_features.py            prints the page
python tools/list_features.py --write    writes it
"""

from __future__ import annotations

import sys
from pathlib import Path

from groschen.bots.evaluation import evaluation_of
from groschen.catalogue import GAMES

PROJECT = Path(__file__).resolve().parent.parent
PAGE = PROJECT / "docs" / "features.md"
HEAD = """\
# Features

What can be said of a seat's position in numbers: `features(state, seat)` of `groschen.bots.<game>.features`
gives a list of floats, `NAMES` beside it their names in the same order. They see what the seat may see:
nothing hidden goes into them. The bots' learned judgement weighs them, and whoever trains something of
their own can start from them. The list only grows at its end.

The first ones are the parts of the judgement that was made by hand (`judging.py`): points at the end of the
game as far as they are there or expected; their sum is `judge(state, seat)`. The others are counted on
the table. `share_left(state, seat)` says how much of the game is still to come, from 1 to 0.

```python
>>> import groschen
>>> from groschen.bots.kutna_hora.features import NAMES, features, share_left
>>> game = groschen.new("kutna-hora", seats=["Anna", "Ben"], seed=7, first_game=True)
>>> found = dict(zip(NAMES, features(game.state, 0), strict=True))
>>> found["cards in hand"], found["plots"], share_left(game.state, 0)
(6.0, 0.0, 1.0)

```

This page is made by `tools/list_features.py`.
"""


def page() -> str:
    parts = [HEAD]
    for rules in GAMES.values():
        evaluation = evaluation_of(rules.package)
        rows = [f"| {at} | {name} |" for at, name in enumerate(evaluation.names)]
        parts.append("\n".join([f"## {rules.title}\n", "| | |", "| --- | --- |", *rows]) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")
