"""Hints: what a bot would do in one's place, the best three with what each gains, in words."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from groschen.bots.advice import Advice
from groschen.game import Game
from groschen.render import words
from groschen.render.words import hints
from groschen.render.words.shared import shared
from groschen.web import asking, offers
from groschen.web.api.bodies import HintShown
from groschen.web.asking import Asked
from groschen.web.bots import Bots, Busy
from groschen.web.refusals import Refusal, not_your_seat, old_rules, over, stale
from groschen.web.tables import Table


class Hinted(NamedTuple):
    """The hints for one moment of a table, the best first."""

    number: int
    hints: list[HintShown]


async def hinted(request: Asked, table: Table) -> Hinted:
    """For whoever is asked; thought about once for each moment."""
    held = asking.player_of(request, table).seats
    if table.game is None:
        raise old_rules()
    if table.game.seat is None:
        raise over(table.number)
    if table.game.seat not in held:
        raise not_your_seat(table.game.seat)
    number = table.number
    try:
        found = await asyncio.shield(thought(request.app.state.bots, table))
    except Busy:
        raise Refusal(503, "busy") from None
    if table.number != number:
        raise stale(table.number)
    return await asking.house_of(request).draw(table, told, found, asking.language(request))


def thought(bots: Bots, table: Table) -> asyncio.Task[list[Advice]]:
    """A bot's thought about this moment, begun by the first who asks and shared by all others, also when the
    first has gone away; one that came to nothing is begun anew."""
    task: asyncio.Task[list[Advice]] | None = table.drawn.get("advice")
    if task is None or came_to_nothing(task):
        task = table.drawn["advice"] = asyncio.create_task(bots.advice(table))
        # Somebody has to look at its error, also when nobody waits any more.
        task.add_done_callback(came_to_nothing)
    return task


def came_to_nothing(task: asyncio.Task[list[Advice]]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def told(table: Table, found: list[Advice], language: str) -> Hinted:
    """Advice in words; told once for each language."""
    assert table.game is not None
    key = ("hints", language)
    if key not in table.drawn:
        table.drawn[key] = Hinted(table.number, [hint(table.game, each, language) for each in found])
    hinted: Hinted = table.drawn[key]
    return hinted


def hint(game: Game, advice: Advice, language: str) -> HintShown:
    first, *others = plan_of(game, advice["plan"], language)
    expected = hints.expects(game.rules.name, advice["gain"], advice["parts"], language)
    behind = hints.behind(advice["behind"], language)
    return HintShown(
        choice=first["choice"],
        label=first["label"],
        gain=round(advice["gain"], 2),
        parts={name: round(points, 2) for name, points in advice["parts"].items()},
        behind=round(advice["behind"], 2),
        gains=advice["gains"],
        plan=others,
        text=shared(language).row([expected, behind], "sentences"),
    )


def plan_of(game: Game, plan: list[str], language: str) -> list[dict[str, str]]:
    """The choices of a plan with their labels. It ends before anything hidden is shown, so that the game
    itself may be played on a copy."""
    game, steps = game.copy(), []
    for at, choice in enumerate(plan):
        if at:
            game.play(plan[at - 1])
        move = next(each for each in game.moves() if each["choice"] == choice)
        steps.append({"choice": choice, "label": label(game, move, language)})
    return steps


def label(game: Game, move: dict[str, Any], language: str) -> str:
    return offers.label(words.teller(game.view(), game.box, language), move)
