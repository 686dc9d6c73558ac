"""Groschen: Kutná Hora and Praga Caput Regni as exact, fast, copyable games.

>>> import groschen
>>> game = groschen.new("kutna-hora", seats=["Anna", "Ben"], seed=7)
>>> game.decision
'ChooseGuilds'
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "BadBox",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Game",
    "GroschenError",
    "IllegalChoice",
    "Reason",
    "StaleNumber",
    "WrongSeat",
    "bot",
    "box",
    "load",
    "new",
    "restore",
]

if TYPE_CHECKING:
    from groschen.bots import bot
    from groschen.boxes import box
    from groschen.engine.errors import (
        BadBox,
        BadRecord,
        BadSetup,
        CannotUndo,
        GroschenError,
        IllegalChoice,
        StaleNumber,
        WrongSeat,
    )
    from groschen.engine.reasons import Reason
    from groschen.game import Game
    from groschen.starting import load, new, restore
else:
    HOMES = {
        "Game": "game",
        "Reason": "engine.reasons",
        "bot": "bots",
        "box": "boxes",
        "load": "starting",
        "new": "starting",
        "restore": "starting",
    }

    def __getattr__(name):
        """Loaded when it is first asked for: the command line must be able to start before (`cli`)."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        home = import_module(f"groschen.{HOMES.get(name, 'engine.errors')}")
        found = globals()[name] = getattr(home, name)
        return found

    def __dir__():
        return sorted({*globals(), *__all__})
