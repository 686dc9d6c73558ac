"""What everything on the table is, as data for tooltip cards."""

from __future__ import annotations

from collections.abc import Iterator

from groschen.games.kutna_hora.box.components import Building, Event, Mine
from groschen.games.kutna_hora.names import (
    ACTIONS,
    ARM_OF,
    ARMS,
    COMMODITIES,
    FINAL,
    GUILDS,
    NOBODY,
    PATRICIANS,
    SCORES,
)
from groschen.render.kutna_hora.scene import Scene
from groschen.render.scene import Card

CHAPTER_OF = {
    "town": ("plot", "building"),
    "mines": ("mine",),
    "hall": ("rights",),
    "market": ("prices",),
    "cathedral": ("barbara",),
    "council": ("council",),
    "track": ("round", "taxes"),
    "offer": ("round",),
    "narrow-council": ("council",),
    "narrow-mines": ("mine",),
    "narrow-track": ("round", "taxes"),
}
"""By area, the chapters of the rules that it is about."""
TERM_OF = {
    "plot": "plot",
    "house": "house",
    "miner": "miner",
    "taxes": "tax",
    "groschen": "groschen",
    "points": "point",
    "reputation": "reputation",
    "pelican": "pelican",
    "used pelican": "pelican",
}
"""By symbol, the entry of the glossary that explains it."""


def cards(scene: Scene) -> Iterator[Card]:
    yield from _tiles(scene)
    yield from _cards_in_hand(scene)
    yield from _places(scene)
    yield from _prices(scene)
    yield from _people(scene)
    yield from _cathedral(scene)
    yield from _symbols(scene)
    yield from _areas(scene)


def _tiles(scene: Scene) -> Iterator[Card]:
    box = scene.box
    for tile in box.buildings:
        yield _building(scene, tile)
    for mine in (*box.mines, *box.technologies, *box.rocks):
        yield _mine(scene, mine)
    for event in box.events:
        yield _event(scene, event)


def _building(scene: Scene, tile: Building) -> Card:
    label, words = scene.label, scene.words
    is_public = tile.guild == NOBODY
    whose = (
        label("what colour", colour=scene.name("colour", PATRICIANS[tile.patrician]))
        if is_public
        else scene.name("guild", GUILDS[tile.guild])
    )
    printed = (
        whose,
        label("printed wood", n=tile.wood),
        label("printed plot", n=tile.plot),
        label("printed dots", dots=words.dots(tile.dots)),
    )
    kind = scene.name("kind", "public building" if is_public else "building")
    return Card(tile.key, kind, words.tile(tile.key), (*printed, *words.each_effect(tile)))


def _mine(scene: Scene, tile: Mine) -> Card:
    stars, words = scene.label("printed stars", n=tile.stars), scene.words
    kind = "rock" if tile.is_rock else "technology" if tile.level == 0 else "mine"
    beside = () if tile.is_rock else (scene.label("printed digging", n=tile.wood),)
    lines = (stars, *beside, *words.each_effect(tile))
    return Card(tile.key, scene.name("kind", kind), words.tile(tile.key), lines)


def _event(scene: Scene, event: Event) -> Card:
    name = scene.name("event", event.key)
    return Card(event.key, scene.name("kind", "event"), name, (scene.words.event(event),))


def _cards_in_hand(scene: Scene) -> Iterator[Card]:
    kind, chapters = scene.name("kind", "card"), scene.words.phrases.chapters
    for at, name in enumerate(scene.box.card_names):
        lines = tuple(scene.name("action", ACTIONS[action]) for action in scene.box.cards[at])
        yield Card(f"card:{name}", kind, scene.words.card(at), lines)
    for action in ACTIONS:
        yield Card(
            f"action:{action}",
            scene.name("kind", "action"),
            scene.name("action", action),
            _lines(chapters[action]),
        )


def _lines(text: str) -> tuple[str, ...]:
    """The paragraphs of a chapter, each in one line."""
    return tuple(" ".join(part.split()) for part in text.split("\n\n"))


def _places(scene: Scene) -> Iterator[Card]:
    label, kind, board = scene.label, scene.name("kind", "place"), scene.board
    beside = {name: board.villages[at] for at, name in enumerate(board.town.names)}
    for name, dots in beside.items():
        lines = (label("village", dots=scene.words.dots(dots)),) if dots else ()
        yield Card(f"square:{name}", kind, label("what square", place=name), lines)
    for at, name in enumerate(board.mines.names):
        lines = (scene.words.phrases.terms["▽|entrance"],) if board.is_entrance[at] else ()
        yield Card(f"space:{name}", kind, label("what space", place=name), lines)
    for row in range(board.mines.height):
        values = [scene.words.all_of([str(n) for n in each]) for each in scene.box.star_values]
        lines = tuple(label("stars worth", stars=n, worth=worth) for n, worth in enumerate(values))
        yield Card(f"mine-row:{row + 1}", kind, label("what row", row=row + 1), lines)
    for pile in ("stack", "technology", "discards"):
        seen = scene.view["mines"]
        count = {"stack": seen["stack"], "technology": seen["level"], "discards": len(seen["discards"])}[pile]
        yield Card(f"pile:{pile}", kind, label(f"pile {pile}", n=count), ())
    for number in range(1, scene.view["rounds"] + 1):
        penalty = scene.box.penalties[scene.view["rounds"]][number - 1]
        title = label("round", round=number, rounds=scene.view["rounds"])
        yield Card(f"round:{number}", kind, title, (label("round penalty", n=penalty),))


def _prices(scene: Scene) -> Iterator[Card]:
    kind, view, label = scene.name("kind", "price"), scene.view, scene.label
    for at, name in enumerate(COMMODITIES):
        card, arm = view["ore" if at < 3 else "population"], view["arms"][ARMS[ARM_OF[at]]]
        printed = scene.box.prices[at]
        lines = [
            scene.words.phrases.terms[_term(scene, name)],
            label("price here", n=printed.price[card][arm]),
        ]
        if arm + 1 < len(printed.price[card]):
            lines.append(label("price notch", n=printed.price[card][arm + 1]))
        if card + 1 < len(printed.price):
            lines.append(label("price card", n=printed.price[card + 1][arm]))
        if printed.closed[card][arm]:
            lines.append(scene.words.phrases.terms["×"])
        yield Card(f"price:{name}", kind, scene.name("commodity", name), tuple(lines))
    for deck in ("ore", "population"):
        last = len(scene.box.prices[0 if deck == "ore" else 3].price) - 1
        term = scene.words.phrases.terms["ore deck" if deck == "ore" else _term(scene, "population")]
        yield Card(f"deck:{deck}", kind, label(f"deck {deck}", card=view[deck], last=last), (term,))


def _term(scene: Scene, word: str) -> str:
    """The key of the glossary that has this word among its names."""
    return next(key for key in scene.words.phrases.terms if word in key.split("|"))


def _people(scene: Scene) -> Iterator[Card]:
    label, chapters = scene.label, scene.words.phrases.chapters
    for colour in PATRICIANS:
        title = label("what colour", colour=scene.name("colour", colour))
        pays = [
            label("seat pays", name=player["name"], n=player["councillors"][colour])
            for player in scene.view["players"]
        ]
        lines = (label("what patrician", pays=scene.name("council", colour)), *pays)
        yield Card(f"patrician:{colour}", scene.name("kind", "patrician"), title, lines)
    for at, guild in enumerate(GUILDS):
        members = [player["name"] for player in scene.view["players"] if guild in player["guilds"]]
        who = scene.words.all_of(members or [label("none")])
        made = label("what guild", commodity=scene.name("commodity", COMMODITIES[at]), members=who)
        yield Card(f"guild:{guild}", scene.name("kind", "guild"), scene.name("guild", guild), (made,))
    for row, spaces in enumerate(scene.box.houses, 1):
        lines = tuple(scene.words.effects(space) or label("none") for space in spaces)
        yield Card(f"houses:{row}", scene.name("kind", "place"), label("houses"), lines)
    for score in (*SCORES, *FINAL, "total"):
        yield Card(
            f"score:{score}", scene.name("kind", "score"), scene.name("score", score), _lines(chapters["end"])
        )


def _cathedral(scene: Scene) -> Iterator[Card]:
    for number, tax in enumerate(scene.box.cathedral, 1):
        taxes = (scene.label("cathedral tax", n=tax),) if tax else ()
        title = scene.label("what barbara", number=number)
        lines = (scene.words.barbara(number), *taxes)
        yield Card(f"cathedral:{number}", scene.name("kind", "cathedral"), title, lines)


def _symbols(scene: Scene) -> Iterator[Card]:
    phrases, kind = scene.words.phrases, scene.name("kind", "symbol")
    for symbol, name in phrases.names["symbol"].items():
        if symbol in TERM_OF:
            lines: tuple[str, ...] = (phrases.terms[_term(scene, TERM_OF[symbol])],)
        else:
            lines = _lines(phrases.chapters[SYMBOL_CHAPTERS[symbol]])
        yield Card(f"symbol:{symbol}", kind, name, lines)


SYMBOL_CHAPTERS = {"income": "income", "mines": "mine", "guilds": "building"}
"""Symbols that are explained by a chapter."""


def _areas(scene: Scene) -> Iterator[Card]:
    from groschen.render.kutna_hora import board

    kind, chapters = scene.name("kind", "area"), scene.words.phrases.chapters
    for name in board.names(scene):
        lines = tuple(line for chapter in CHAPTER_OF.get(name, ()) for line in _lines(chapters[chapter]))
        yield Card(f"area:{name}", kind, board.area(scene, name).title, lines)
