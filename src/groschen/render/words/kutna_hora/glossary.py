"""What can be asked about at a table of Kutná Hora: every tile, event, guild and square."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from groschen.games.kutna_hora.box.components import Building
from groschen.games.kutna_hora.names import COMMODITIES, GUILDS, NOBODY, PATRICIANS
from groschen.render.words.storyteller import Term

if TYPE_CHECKING:
    from groschen.render.words.kutna_hora import Teller

View = Mapping[str, Any]


def glossary(teller: Teller, view: View) -> Iterator[Term]:
    yield from _tiles(teller)
    yield from _places(teller, view)
    name, label = teller.phrases.name, teller.phrases.label
    for event in teller.box.events:
        yield Term((name("event", event.key), event.key), teller.event(event))
    for guild, commodity in zip(GUILDS, COMMODITIES, strict=True):
        members = [player["name"] for player in view["players"] if guild in player["guilds"]]
        facts = {
            "commodity": name("commodity", commodity),
            "members": teller.all_of(members or [label("none")]),
        }
        yield Term((name("guild", guild), guild), label("what guild", **facts))
    for colour in PATRICIANS:
        title = label("what colour", colour=name("colour", colour))
        yield Term((title, colour), label("what patrician", pays=name("council", colour)))
    for number in range(1, len(teller.box.cathedral) + 1):
        yield Term((label("what barbara", number=number), f"tile {number}"), teller.barbara(number))
    for seat, player in enumerate(view["players"]):
        guilds = teller.all_of([name("guild", guild) for guild in player["guilds"]] or [label("none")])
        yield Term((player["name"],), label("what player", number=seat + 1, guilds=guilds))


def _tiles(teller: Teller) -> Iterator[Term]:
    box = teller.box
    for tile in (*box.buildings, *box.mines, *box.technologies, *box.rocks):
        short = (teller.phrases.name("short", tile.key),) if isinstance(tile, Building) else ()
        yield Term((teller.tile(tile.key), tile.key, *short), describe(teller, tile))


def describe(teller: Teller, tile: Any) -> str:
    label, name = teller.phrases.label, teller.phrases.name
    what = teller.describe(tile)
    if not isinstance(tile, Building):
        return label("what rock" if tile.is_rock else "what mine", what=what, stars=tile.stars)
    if tile.guild == NOBODY:
        return label("what public", colour=name("colour", PATRICIANS[tile.patrician]), what=what)
    return label("what building", guild=name("guild", GUILDS[tile.guild]), what=what)


def _places(teller: Teller, view: View) -> Iterator[Term]:
    """Squares of the town, spaces of the mines and places of the town hall, by what lies there."""
    label, pieces = teller.phrases.label, teller.box.pieces
    for built in view["town"]["buildings"]:
        yield _place(
            teller, label("what square", place=built["square"]), built["square"], pieces[built["tile"]]
        )
    for dug in view["mines"]["tiles"]:
        yield _place(teller, label("what space", place=dug["space"]), dug["space"], pieces[dug["tile"]])
    for row, stacks in zip("ABC", view["hall"], strict=True):
        for column, stack in enumerate(stacks, 1):
            place = f"{row}{column}"
            yield _place(teller, label("what stack", place=place), place, pieces[stack["top"]])


def _place(teller: Teller, title: str, place: str, tile: Any) -> Term:
    text = teller.phrases.label("what lies there", tile=teller.tile(tile.key), what=describe(teller, tile))
    return Term((title, place), text)
