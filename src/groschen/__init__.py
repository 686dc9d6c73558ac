"""Groschen: Kutná Hora and Praga Caput Regni as exact, fast, copyable games.

>>> import groschen
>>> game = groschen.new("kutna-hora", seats=["Anna", "Ben"], seed=7)
>>> game.decision
'ChooseGuilds'
"""

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
