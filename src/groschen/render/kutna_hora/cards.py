"""What every piece and every part of the table is, as data for tooltip cards."""

from __future__ import annotations

from collections.abc import Iterator

from groschen.games.kutna_hora.box.components import Building, Event, Mine
from groschen.games.kutna_hora.names import ACTIONS, GUILDS, NOBODY, PATRICIANS
from groschen.render.kutna_hora.cards_of_people import cathedral, people, scores
from groschen.render.kutna_hora.cards_of_places import lines_of, places
from groschen.render.kutna_hora.cards_of_prices import prices, term
from groschen.render.kutna_hora.scene import Scene
from groschen.render.scene import Card

AREAS = {
    "town": ("town", ("plot", "building")),
    "mines": ("mines", ("mine",)),
    "hall": ("hall", ("rights",)),
    "market": ("prices", ("prices",)),
    "cathedral": ("cathedral", ("barbara",)),
    "council": ("patricians of", ("council",)),
    "track": ("rounds track", ("round", "taxes")),
    "offer": ("offer", ("round",)),
}
"""By area, its title and the chapters of the rules that it is about."""
TERMS = {
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
"""By symbol, the word of the glossary that explains it."""
CHAPTERS = {"income": "income", "mines": "mine", "guilds": "building", "start": "round", "slot": "rights"}
"""By symbol, the chapter of the rules that explains it."""


def cards(scene: Scene) -> Iterator[Card]:
    yield from _tiles(scene)
    yield from _cards_in_hand(scene)
    yield from places(scene)
    yield from prices(scene)
    yield from people(scene)
    yield from scores(scene)
    yield from cathedral(scene)
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
            lines_of(chapters[action]),
        )


def _symbols(scene: Scene) -> Iterator[Card]:
    phrases, kind = scene.words.phrases, scene.name("kind", "symbol")
    for symbol, name in phrases.names["symbol"].items():
        said = term(scene, TERMS[symbol]) if symbol in TERMS else phrases.chapters[CHAPTERS[symbol]]
        yield Card(f"symbol:{symbol}", kind, name, lines_of(said))


def _areas(scene: Scene) -> Iterator[Card]:
    """Those for a telephone are the same things, and a board in brief is still a player's."""
    kind, chapters = scene.name("kind", "area"), scene.words.phrases.chapters
    for name, (title, about) in AREAS.items():
        lines = tuple(line for chapter in about for line in lines_of(chapters[chapter]))
        for variant in (name, f"narrow-{name}"):
            yield Card(f"area:{variant}", kind, scene.label(title), lines)
    for seat, player in enumerate(scene.view["players"]):
        guilds = [scene.name("guild", guild) for guild in player["guilds"]] or [scene.label("none")]
        said = scene.label("what player", number=seat + 1, guilds=scene.words.all_of(guilds))
        for variant in ("player", "compact", "narrow-player"):
            yield Card(f"area:{variant}-{seat}", kind, player["name"], (said,))
