"""The whole table of Praga Caput Regni as a picture."""

from __future__ import annotations

from collections.abc import Iterable

from groschen.games.praga.box.components import Box
from groschen.render.layout import GAP, WIDTH
from groschen.render.pen import Area
from groschen.render.praga import layout
from groschen.render.praga.city import city
from groschen.render.praga.crane import crane
from groschen.render.praga.decision import decision
from groschen.render.praga.labels import labels
from groschen.render.praga.player import player
from groschen.render.praga.projects import projects
from groschen.render.praga.road import road
from groschen.render.praga.rows import rows
from groschen.render.praga.scene import Scene
from groschen.render.praga.stores import stores
from groschen.render.scene import View


def svg(view: View, box: Box, language: str = "en", choices: Iterable[str] = ()) -> str:
    """One picture of everything, for a wide screen."""
    scene = Scene(view, box, labels(language), choices)
    return layout.wide(areas(scene), scene.labels["title"])


def areas(scene: Scene) -> dict[str, Area]:
    """The parts of the table by name, for any layout. The choices that have no place come last."""
    seats = range(len(scene.view["players"]))
    right = layout.RIGHT[len(seats)]
    parts = [part(scene) for part in (city, road, projects, crane, rows, stores)]
    boards = [player(scene, seat, right, layout.board_height(len(seats))) for seat in seats]
    last = decision(scene, WIDTH - right - 3 * GAP)
    return {area.name: area for area in [*parts, *boards, last]}
