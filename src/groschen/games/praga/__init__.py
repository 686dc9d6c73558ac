"""Praga Caput Regni, by Vladimír Suchý, for 1 to 4 players."""

from __future__ import annotations

from groschen.engine.rules import Rules
from groschen.games.praga.agenda import Agenda
from groschen.games.praga.box.components import Box
from groschen.games.praga.box.tables import TABLES
from groschen.games.praga.player import Player
from groschen.games.praga.scoring import ranking, scores
from groschen.games.praga.setup import set_up, settle_options
from groschen.games.praga.state import State
from groschen.games.praga.view import view

RULES = Rules(
    name="praga",
    title="Praga Caput Regni",
    version=1,
    package=__name__,
    seats=range(1, 5),
    tables=TABLES,
    make_box=Box,
    settle_options=settle_options,
    set_up=set_up,
    view=view,
    scores=scores,
    ranking=ranking,
    mutable=(State, Player, Agenda),
    any_length=frozenset({"egg_scores", "wall_scores"}),
)
