"""What a bot would do and why, in words: in the terminal, on the page and for programs alike.

`part praga road` names a part of the bots' judgement of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from babel.numbers import format_decimal

from groschen.render.words.catalogues import PSEUDO
from groschen.render.words.shared import Sentences, shared

SAYS = {
    "title": "What a bot that plans its turn would do",
    "expects": "It expects {points} points beyond now: {parts}.",
    "expects only": "It expects {points} points beyond now.",
    "behind": "All in all it thinks {points} points less of it than of the first.",
    "plan": "Then it would go on: {choices}.",
    "part": "{name} {points}",
    "the rest": "the rest",
    "part kutna-hora track": "scoring track",
    "part kutna-hora town": "town",
    "part kutna-hora mines": "mines",
    "part kutna-hora reputation": "reputation",
    "part kutna-hora income": "income",
    "part kutna-hora council": "council",
    "part kutna-hora money": "money",
    "part kutna-hora cathedral": "pelicans",
    "part kutna-hora neighbours": "room beside own buildings",
    "part kutna-hora projects": "buildings under way",
    "part kutna-hora cards": "cards in hand",
    "part kutna-hora taxes": "taxes",
    "part praga track": "scoring track",
    "part praga academics": "technology and University",
    "part praga goods": "gold and stone",
    "part praga production": "mines and quarries",
    "part praga windows": "windows",
    "part praga seals": "seals",
    "part praga eggs": "eggs",
    "part praga road": "King's Road",
    "part praga walls": "walls",
    "part praga abilities": "final scoring",
    "part praga upgrades": "upgrades",
    "part praga technologies": "technologies",
    "part praga open ends": "symbols that wait for a neighbour",
    "part praga plazas": "plazas",
    "part praga hunger wall": "Hunger Wall",
    "part praga cathedral": "Cathedral",
    "part praga bonus": "bonus of the wheel",
}
LEAST = 0.25
"""Less than so many points is not worth a word."""
SHOWN = 0.05
"""Less is written as 0.0."""
MOST = 4
"""So many parts are named; the others are the rest."""


@cache
def sentences(language: str) -> Sentences:
    return Sentences("hints", SAYS, language)


def say(key: str, language: str = "en", **facts: object) -> str:
    return sentences(language).say(key, **facts)


def signed(points: float, language: str) -> str:
    """Points with their sign and one decimal, as the language writes them."""
    return format_decimal(points, "+0.0;−0.0", locale_of(language))


def locale_of(language: str) -> str:
    return "en" if language == PSEUDO else language


def expects(game: str, gain: float, parts: Mapping[str, float], language: str) -> str:
    """What a choice is expected to bring, and by what; of one that changes nothing, nothing."""
    named = told_parts(game, gain, parts, language)
    if not named and abs(gain) < SHOWN:
        return ""
    key = "expects" if named else "expects only"
    return say(key, language, points=signed(gain, language), parts=shared(language).row(named))


def behind(points: float, language: str) -> str:
    """How much less a choice is thought of than the first; nothing of those that are as good."""
    shown = format_decimal(points, "0.0", locale_of(language))
    return say("behind", language, points=shown) if points >= SHOWN else ""


def told_parts(game: str, gain: float, parts: Mapping[str, float], language: str) -> list[str]:
    """The parts that matter most, and the rest."""
    ordered = sorted(parts, key=lambda part: -abs(parts[part]))
    told = [part for part in ordered if abs(parts[part]) >= LEAST][:MOST]
    rest = gain - sum(parts[part] for part in told)
    points = {part_name(game, part, language): parts[part] for part in told}
    if told and abs(rest) >= LEAST:
        points[say("the rest", language)] = rest
    return [say("part", language, name=name, points=signed(each, language)) for name, each in points.items()]


def part_name(game: str, part: str, language: str) -> str:
    return say(f"part {game} {part}", language)
