"""Above a picture that stands alone: which game it is, how far it has come, and who decides or has won."""

from __future__ import annotations

from groschen.render.pen import Area, icon, panel, shorten, text
from groschen.render.praga.scene import Scene

WIDTH = 1560
HEIGHT = 92


def heading(scene: Scene) -> Area:
    view = scene.view
    title = text(24, HEIGHT / 2, scene.label("game"), 38, "h l")
    era = scene.label("era", era="I" * view["era"])
    when = (
        scene.label("over") if view["over"] else scene.label("turn", turn=view["turn"], turns=view["turns"])
    )
    body = (
        panel(WIDTH, HEIGHT) + title + text(WIDTH / 2, HEIGHT / 2, f"{era} · {when}", 24, "f") + _who(scene)
    )
    return Area("heading", WIDTH, HEIGHT, body, scene.label("game"))


def _who(scene: Scene) -> str:
    view = scene.view
    seats = view["ranking"][0] if view["over"] else [view["seat"]]
    x, y, drawn = WIDTH - 24.0, HEIGHT / 2, ""
    for seat in reversed(seats):
        name = shorten(view["players"][seat]["name"], 24, 300 / len(seats))
        drawn += text(x, y, name, 24, "b r")
        x -= 15 * len(name) + 24
        drawn += icon(f"counter-{seat}", x, y, 32)
        x -= 36
    return drawn + (icon("crown", x - 8, y, 44) if view["over"] else "")
