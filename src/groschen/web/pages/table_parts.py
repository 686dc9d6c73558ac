"""The parts of which a page is made, and which of them somebody does not have yet."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from groschen.render.words import page
from groschen.web.pages.frame import join, titled
from groschen.web.pages.table_boards import Boards, Part, boards, jump, part, scene_of
from groschen.web.pages.table_keeping import slimmed
from groschen.web.pages.table_log import entries
from groschen.web.pages.table_look import NARROW, TEXT, WIDE, Look
from groschen.web.pages.table_question import question
from groschen.web.pages.table_seats import points, seats
from groschen.web.pages.table_tools import tools
from groschen.web.pages.visit import Visit
from groschen.web.showing import Showing
from groschen.web.tables import Table


class Parts(NamedTuple):
    """Texts and controls, and the boards."""

    around: list[Part]
    boards: Boards

    @property
    def versions(self) -> str:
        return " ".join([f"{each.name}.{each.version}" for each in (*self.around, *self.boards.parts)])


def parts(table: Table, shown: Showing, look: Look) -> Parts:
    scene = None if shown.standing.view is None else scene_of(table, shown)
    drawn = boards(table, shown, look)
    around = [
        part("question", question(shown, scene, look)),
        part("tools", tools(shown, look)),
        part("points", points(shown)),
        part("seats", seats(shown)),
    ]
    if look.layout == NARROW:
        around.append(part("jump", jump(shown, drawn)))
    return Parts(around, drawn)


def facts(shown: Showing, look: Look, found: Parts) -> Markup:
    """What the script knows of the table, as attributes."""
    mine = " ".join(map(str, sorted(shown.viewer.seats)))
    return Markup(
        'data-table="{}" data-number="{}" data-live="{}" data-asks="{}" data-layout="{}" data-mine="{}" '
        'data-areas="{}" data-size="{}" data-versions="{}" data-title="{}" data-opens="{}"'
    ).format(
        shown.standing.table,
        shown.standing.number,
        "now" if shown.is_now else "then",
        "yes" if shown.asks else "no",
        look.layout,
        mine,
        " ".join([each.name for each in found.boards.parts]),
        found.boards.size,
        found.versions,
        title(shown),
        found.boards.opens,
    )


def title(shown: Showing) -> str:
    plain = titled(Visit(shown.language), shown.title)
    return page.say("your turn title", shown.language, title=plain) if shown.asks else plain


def areas(table: Table, look: Look, found: Boards) -> list[Markup]:
    """Those that are new to a browser, as far as they are; in words, whole."""
    new = [each for each in found.parts if look.have.get(each.name) != each.version]
    if look.layout == TEXT:
        return [each.html for each in new]
    return [slimmed(table, each, look.have.get(each.name, "")) for each in new]


def update(table: Table, shown: Showing, look: Look, notice: str = "") -> str:
    """What has changed for somebody who has the rest."""
    found = parts(table, shown, look)
    new = [each.html for each in found.around if look.have.get(each.name) != each.version]
    drawn = areas(table, look, found.boards)
    sheet = (
        Markup('<svg id="new-areas">{}</svg>')
        if look.layout == WIDE
        else Markup('<div id="new-areas">{}</div>')
    )
    return str(
        Markup(
            '<div id="update" {facts} data-notice="{notice}"><div id="new-parts">{new}</div>'
            '<ol id="new-log">{log}</ol>{areas}</div>'
        ).format(
            facts=facts(shown, look, found),
            notice=notice,
            new=join(new),
            log=entries(shown, look.since),
            areas=sheet.format(join(drawn)),
        )
    )
