"""Kutná Hora: The City of Silver, by Ondřej Bystroň, Petr Čáslava and Pavel Jarosch, for 2 to 4 players."""

from __future__ import annotations

from groschen.engine.rules import Rules
from groschen.games.kutna_hora.box.components import Box
from groschen.games.kutna_hora.box.tables import TABLES
from groschen.games.kutna_hora.player import Player
from groschen.games.kutna_hora.scoring import ranking, scores
from groschen.games.kutna_hora.setup import set_up, settle_options
from groschen.games.kutna_hora.state import State
from groschen.games.kutna_hora.view import view

RULES = Rules(
    name="kutna-hora",
    title="Kutná Hora: The City of Silver",
    version=1,
    package=__name__,
    seats=range(2, 5),
    tables=TABLES,
    make_box=Box,
    settle_options=settle_options,
    set_up=set_up,
    view=view,
    scores=scores,
    ranking=ranking,
    mutable=(State, Player),
    any_length=frozenset({"villages", "reputation", "star_values"}),
)
