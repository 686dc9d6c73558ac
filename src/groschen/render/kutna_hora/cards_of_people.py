"""Tooltip cards of patricians, guilds, houses, points and St. Barbara's."""

from __future__ import annotations

from collections.abc import Iterator

from groschen.games.kutna_hora.names import COMMODITIES, FINAL, GUILDS, PATRICIANS, SCORES
from groschen.render.kutna_hora.cards_of_places import lines_of
from groschen.render.kutna_hora.scene import Scene
from groschen.render.scene import Card
from groschen.render.words.kutna_hora import FINISHED


def people(scene: Scene) -> Iterator[Card]:
    label = scene.label
    for colour in PATRICIANS:
        yield _patrician(scene, colour)
    for guild, commodity in zip(GUILDS, COMMODITIES, strict=True):
        members = [player["name"] for player in scene.view["players"] if guild in player["guilds"]]
        who = scene.words.all_of(members or [label("none")])
        made = label("what guild", commodity=scene.name("commodity", commodity), members=who)
        yield Card(f"guild:{guild}", scene.name("kind", "guild"), scene.name("guild", guild), (made,))
    for row, spaces in enumerate(scene.box.houses, 1):
        lines = tuple(scene.words.effects(space) or label("none") for space in spaces)
        yield Card(f"houses:{row}", scene.name("kind", "place"), label("houses"), lines)


def _patrician(scene: Scene, colour: str) -> Card:
    """What one of them pays, and to whom how much."""
    players = scene.view["players"]
    pays = [scene.label("seat pays", name=each["name"], n=each["councillors"][colour]) for each in players]
    title = scene.label("what colour", colour=scene.name("colour", colour))
    lines = (scene.label("what patrician", pays=scene.name("council", colour)), *pays)
    return Card(f"patrician:{colour}", scene.name("kind", "patrician"), title, lines)


def scores(scene: Scene) -> Iterator[Card]:
    kind, said = scene.name("kind", "score"), lines_of(scene.words.phrases.chapters["end"])
    for score in (*SCORES, *FINAL, "total"):
        yield Card(f"score:{score}", kind, scene.name("score", score), said)


def cathedral(scene: Scene) -> Iterator[Card]:
    for number, tax in enumerate(scene.box.cathedral, 1):
        taxes = (scene.label("cathedral tax", n=tax),) if tax else ()
        title = scene.label("what barbara", number=number)
        lines = (scene.words.barbara(number), *taxes)
        yield Card(f"cathedral:{number}", scene.name("kind", "cathedral"), title, lines)
    finished = (scene.words.barbara(FINISHED),)
    yield Card(f"cathedral:{FINISHED}", scene.name("kind", "cathedral"), scene.label("cathedral"), finished)
