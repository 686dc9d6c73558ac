"""An invitation: a name is all that it takes."""

from __future__ import annotations

from markupsafe import Markup

from groschen.web.pages.fields import name_field
from groschen.web.pages.frame import alert, button, form, heading, hidden, join, link, page
from groschen.web.pages.lists import all_called
from groschen.web.pages.start import picture_of
from groschen.web.pages.visit import Visit
from groschen.web.tables import Table


def join_page(visit: Visit, table: Table, seat: int, invitation: str, notice: str = "") -> str:
    game = visit.title(table.header.game)
    names = [each.name for each in table.seats if each.name]
    company = visit.say("at the table", names=all_called(names, visit)) if names else ""
    sit = button(visit.say("sit down"), 'class="main large"')
    body = [
        heading(visit.say("invited"), visit.say("invited more", game=game)),
        alert(notice),
        Markup('<p><img class="wide-picture" src="{}" alt="" width="1140" height="460"></p>').format(
            picture_of(table.header.game, visit)
        ),
        Markup("<p>{}</p>").format(company),
        form(
            f"/tables/{table.id}/join/{seat}",
            hidden("invitation", invitation),
            name_field(visit),
            Markup('<p class="go">{}{}</p>').format(
                sit, link(f"/rules/{table.header.game}", visit.say("rules of it"), "button")
            ),
        ),
    ]
    return page(visit, visit.say("invited"), join(body), look="reading")
