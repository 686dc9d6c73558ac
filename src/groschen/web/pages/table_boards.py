"""The boards: area by area, drawn once for each moment and language however many look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from zlib import crc32

from markupsafe import Markup

from groschen import render
from groschen.render.words import page
from groschen.web.pages import table_text
from groschen.web.pages.table_look import NARROW, TEXT, Look, perspective
from groschen.web.pages.table_opening import leaf_to_open
from groschen.web.showing import Showing, game_of
from groschen.web.tables import Table


class Part(NamedTuple):
    """A part of the page that is replaced as a whole, and by what one knows that it has changed."""

    name: str
    html: Markup
    version: str


def part(name: str, html: Markup) -> Part:
    return Part(name, html, f"{crc32(html.encode()):08x}")


class Boards(NamedTuple):
    """The areas of a layout, in their order, how large it is, how the areas are called, and on which of them
    a telephone opens."""

    parts: list[Part]
    size: str
    titles: Mapping[str, str] = {}
    opens: str = ""


def boards(table: Table, shown: Showing, look: Look) -> Boards:
    """Those who see the same share one drawing."""
    seat = perspective(shown, look)
    key = ("boards", shown.language, shown.standing.number, shown.asks, look.layout, look.room, seat)
    if key not in table.drawn:
        table.drawn[key] = drawn(table, shown, look, seat)
    found: Boards = table.drawn[key]
    return found


def drawn(table: Table, shown: Showing, look: Look, seat: int) -> Boards:
    if shown.standing.view is None:
        return Boards([], "0 0 1 1")
    scene = scene_of(table, shown)
    if look.layout == TEXT:
        return Boards([part(name, html) for name, html in table_text.areas(shown, scene)], "")
    if look.layout == NARROW:
        return leaves(table, shown, render.narrow(scene, seat))
    width, height = look.room
    sheet = render.wide(scene, seat, width, height + render.BAR)
    places = [part(place.area.name, Markup(place.fragment())) for place in sheet.places]
    return Boards(places, f"0 0 {width} {height}")


def leaves(table: Table, shown: Showing, found: list[render.Area]) -> Boards:
    """The pages of a telephone; whoever is asked is led to what can be chosen."""
    titles, game = {leaf.name: leaf.title for leaf in found}, game_of(table, shown.standing.number)
    opens = "" if shown.asks or game is None else leaf_to_open(game, shown.language, list(titles))
    looks = looks_of(shown.standing.game, list(titles))
    below = [name for name, look in looks.items() if look in ("first", "lower")]
    parts = [narrow(leaf, looks[leaf.name]) for leaf in found]
    return Boards(parts, "", {name: title for name, title in titles.items() if name not in below}, opens)


def looks_of(game: str, names: list[str]) -> dict[str, str]:
    """By leaf, where it lies on its page: what is asked above one's own board, some above others."""
    shared, (first, own, *rest) = render.shared_pages(game), names
    looks = {first: "first", own: "own"} | dict.fromkeys(rest, "")
    looks |= dict.fromkeys(shared, "upper") | dict.fromkeys(shared.values(), "lower")
    return looks


def scene_of(table: Table, shown: Showing) -> Any:
    """The position, with its targets for whoever may answer."""
    key = ("scene", shown.language, shown.standing.number, shown.asks)
    if key not in table.drawn:
        moves, blocked = (shown.moves, shown.blocked) if shown.asks else ((), ())
        view = shown.standing.view
        assert view is not None
        table.drawn[key] = render.scene_of(view, shown.box, shown.language, moves, blocked)
    return table.drawn[key]


def narrow(area: render.Area, look: str) -> Part:
    """An area as a page of a telephone, or as a part of one."""
    return part(
        f"page-{area.name}",
        Markup('<section class="leaf {}" id="page-{}" data-leaf="{}" tabindex="-1">{}</section>').format(
            look, area.name, area.name, Markup(area.alone())
        ),
    )


def jump(shown: Showing, found: Boards) -> Markup:
    """A row of small pictures, one for each page: the area itself, drawn small."""
    buttons = [
        Markup(
            '<button type="button" data-jump="{name}" aria-label="{title}">'
            '<svg class="gr" aria-hidden="true"><use href="#{name}"/></svg></button>'
        ).format(name=name, title=title)
        for name, title in found.titles.items()
    ]
    return Markup('<nav id="jump" aria-label="{}">{}</nav>').format(
        page.say("jump", shown.language), Markup("").join(buttons)
    )


def definitions(shown: Showing) -> Markup:
    """Symbols and patterns, once on the page."""
    if shown.standing.view is None:
        return Markup()
    inside = Markup(render.definitions(shown.standing.game))
    return Markup('<svg class="gr" id="definitions" aria-hidden="true">{}</svg>').format(inside)


__all__ = ["Boards", "Part", "boards", "definitions", "jump", "part", "scene_of"]
