"""Tooltip cards of what a player has: each good, and of each track what its spaces bring."""

from __future__ import annotations

from collections.abc import Iterator

from groschen.games.praga.box.pieces import Track
from groschen.games.praga.names import GOLD, LEVELS, STONE, TRACKS
from groschen.render.praga.scene import Scene
from groschen.render.scene import Card
from groschen.render.words.praga.facts import GOODS as GOODS_HELD

HELD = GOODS_HELD | {
    "cubes": "cube",
    "mines": "gold mine",
    "quarries": "quarry",
    "technology": "technology",
    "university": "university",
}
"""What a player has, as the view counts it, and the term that explains it."""
GOODS = {"gold": GOLD, "stone": STONE}
PRODUCING = {"mines": GOLD, "quarries": STONE}
EITHER = len(TRACKS)
"""The good of a wealth bonus for gold or stone."""


def held(scene: Scene) -> Iterator[Card]:
    kind, terms = scene.name("kind", "held"), scene.words.phrases.terms
    for name, term in HELD.items():
        lines = (terms.get(term, ""), *_spaces(scene, name))
        yield Card(f"held:{name}", kind, scene.name("held", name), lines)


def _spaces(scene: Scene, name: str) -> Iterator[str]:
    """What the spaces of a track bring."""
    if name in GOODS:
        yield from _wealth(scene, GOODS[name])
    elif name in PRODUCING:
        yield from _production(scene, scene.box.tracks[PRODUCING[name]])
    elif name == "technology":
        for space, level in enumerate(scene.box.levels):
            if level:
                yield scene.label("next level", level=LEVELS[level - 1], at=space)
    elif name == "university":
        for space, times in enumerate(scene.box.multipliers):
            if times:
                yield scene.label("next times", times=times, at=space)


def _wealth(scene: Scene, good: int) -> Iterator[str]:
    for bonus in scene.box.wealth:
        if bonus.resource in (good, EITHER):
            amount = scene.words.wealth(bonus.resource, bonus.amount)
            yield scene.label("wealth bonus", amount=amount, what=scene.words.effects(bonus.effects))


def _production(scene: Scene, track: Track) -> Iterator[str]:
    for number in range(1, track.last + 1):
        found = track.bonuses[number][len(track.bonuses[number - 1]) :]
        if found:
            yield scene.label("wealth bonus", amount=number, what=scene.words.effects(found))
    yield scene.label("track ahead", token=track.token_at, last=track.last)
