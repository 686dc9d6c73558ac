"""The whole table of Kutná Hora as a picture."""

from __future__ import annotations

from collections.abc import Iterable

from groschen.games.kutna_hora.box.components import Box
from groschen.render.kutna_hora import layout
from groschen.render.kutna_hora.cathedral import cathedral
from groschen.render.kutna_hora.council import council
from groschen.render.kutna_hora.decision import decision
from groschen.render.kutna_hora.hall import hall
from groschen.render.kutna_hora.labels import labels
from groschen.render.kutna_hora.market import market
from groschen.render.kutna_hora.mines import mines
from groschen.render.kutna_hora.player import player
from groschen.render.kutna_hora.scene import Scene
from groschen.render.kutna_hora.town import town
from groschen.render.kutna_hora.track import track
from groschen.render.layout import GAP, WIDTH
from groschen.render.pen import Area
from groschen.render.scene import View


def svg(view: View, box: Box, language: str = "en", choices: Iterable[str] = ()) -> str:
    """One picture of everything, for a wide screen."""
    scene = Scene(view, box, labels(language), choices)
    return layout.wide(areas(scene), scene.labels["title"])


def areas(scene: Scene) -> dict[str, Area]:
    """The parts of the table by name, for any layout. The choices that have no place come last."""
    seats = range(len(scene.view["players"]))
    right = layout.RIGHT[len(seats)]
    parts = [part(scene) for part in (town, mines, hall, market, cathedral, council)]
    boards = [player(scene, seat, layout.board_height(len(seats))) for seat in seats]
    ends = [track(scene, WIDTH - right - 3 * GAP), decision(scene, right)]
    return {area.name: area for area in [*parts, *boards, *ends]}
