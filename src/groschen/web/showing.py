"""Everything about a table for one viewer in one language: what a page draws and what the API answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypedDict

from msgspec import Struct

from groschen.catalogue import GAMES
from groschen.game import Game
from groschen.render import words
from groschen.render.words import web
from groschen.render.words.naming import named
from groschen.web import story
from groschen.web.offers import Offers, offers, only_asked
from groschen.web.tables import Table

SCORED = "Scored"
SCORED_FACTS = {"seat", "source", "points"}
"""How both games call it when somebody gets points, and what they tell of it."""


class Viewer(NamedTuple):
    """Who looks: the seats that they hold, none for an onlooker; the browser, if it has our cookie."""

    seats: frozenset[int] = frozenset()
    person: str | None = None


class SeatShown(TypedDict):
    """Who sits there: nothing by which anybody could act for them."""

    seat: int
    name: str
    open: bool
    bot: str | None
    left: bool
    asked: bool
    yours: bool


class Standing(Struct):
    """How a table stands at one moment: what everybody sees, whatever their language. `view` is null when its
    rules are no longer played; `scores` are then the points that the log tells, without those of the end."""

    table: str
    game: str
    pace: str
    number: int
    seat: int | None
    decision: str | None
    over: bool
    view: dict[str, Any] | None
    seats: list[SeatShown]
    scores: list[dict[str, int]]
    ranking: list[list[int]]
    rematch: str | None


class Showing(NamedTuple):
    """The same for a page, with everything that is said about it. `log` is told up to the moment; `asks`
    tells that the viewer may answer."""

    standing: Standing
    title: str
    language: str
    last: int
    box: Any
    public: bool
    prompt: str
    moves: list[dict[str, Any]]
    blocked: list[dict[str, Any]]
    log: list[dict[str, Any]]
    whole: list[dict[str, Any]]
    """The log beyond the moment."""
    is_moment: bool
    """Whether somebody looks at a moment by its address, where nobody can act, even at the newest."""
    is_over: bool
    """Whether the game is over by now, whatever the moment."""
    viewer: Viewer
    asks: bool
    can_undo: bool
    why_not_undo: str
    links: dict[int, str]
    """Addresses for the viewer and nobody else: their own seats', and invitations to open seats."""
    chat: list[dict[str, Any]]

    @property
    def is_now(self) -> bool:
        return not self.is_moment


def standing(
    table: Table, viewer: Viewer, number: int | None = None, language: str | None = None
) -> Standing:
    """The table as it stands, or as it stood after `number` entries; for a reader, names in words."""
    at = table.number if number is None else number
    game = game_of(table, at)
    return Standing(
        table=table.id,
        game=table.header.game,
        pace=table.header.pace,
        number=at,
        seat=None if game is None else game.seat,
        decision=None if game is None else game.decision,
        over=table.header.over if game is None else game.over,
        view=None if game is None else seen(game, language),
        seats=seats(table, viewer, game, language),
        scores=points_told(table, at) if game is None else game.scores(),
        ranking=[] if game is None else game.ranking(),
        rematch=table.header.rematch,
    )


def showing(
    table: Table,
    viewer: Viewer,
    language: str,
    number: int | None = None,
    links: dict[int, str] | None = None,
    chat: Sequence[dict[str, Any]] = (),
) -> Showing:
    """Everything that a page shows; at an earlier moment nobody can act any more."""
    at = table.number if number is None else number
    game, is_now = game_of(table, at), number is None
    asks = is_now and game is not None and game.seat in viewer.seats
    said = offers_of(table, language) if asks else only_asked(game, language)
    told = story.log(table, language)
    undo = why_not_undo(table, viewer, language) if is_now else web.say("cannot_undo", language)
    return Showing(
        standing=standing(table, viewer, at, language),
        title=title(table, language),
        language=language,
        last=table.number,
        box=None if game is None else game.box,
        public=table.header.public,
        prompt=said.prompt,
        moves=said.moves,
        blocked=said.blocked,
        log=told[:at],
        whole=told,
        is_moment=number is not None,
        is_over=table.header.over,
        viewer=viewer,
        asks=asks,
        can_undo=undo == "",
        why_not_undo=undo,
        links=links or {},
        chat=list(chat),
    )


def title(table: Table, language: str) -> str:
    game = table.header.game
    return web.title_of(game, language) if game in GAMES else game


def game_of(table: Table, number: int) -> Game | None:
    if table.game is None or number == table.number:
        return table.game
    return table.game_at(number)


def offers_of(table: Table, language: str, number: int | None = None, with_notes: bool = True) -> Offers:
    """Worked out once for each moment and language, however many look."""
    at = table.number if number is None else number
    game = game_of(table, at)
    if game is None:
        return Offers("", [], [])
    if at != table.number:
        return offers(game, language)
    key = ("offers", language, with_notes)
    if key not in table.drawn:
        table.drawn[key] = offers(game, language, with_notes)
    found: Offers = table.drawn[key]
    return found


def why_not_undo(table: Table, viewer: Viewer, language: str) -> str:
    """Why the viewer cannot take anything back; empty if they can."""
    if table.game is None or not viewer.seats:
        return web.say("cannot_undo", language)
    error = table.why_not_undo(viewer.seats)
    if error is None:
        return ""
    seat = error.facts.get("seat")
    facts = {"name": table.names(language)[seat]} if isinstance(seat, int) else {}
    return web.say(f"cannot_undo {error.code}", language, **facts)


def points_told(table: Table, number: int) -> list[dict[str, int]]:
    """The points of a game that is no longer played, by source, as far as its log tells of them."""
    told = [event for entry in table.standing_at(number) for event in entry.events]
    scored = [event for event in told if event["event"] == SCORED and event.keys() >= SCORED_FACTS]
    sources = dict.fromkeys(event["source"] for event in scored)
    points = [dict.fromkeys(sources, 0) for _ in table.seats] if sources else []
    for event in scored:
        points[event["seat"]][event["source"]] += event["points"]
    return points


def seen(game: Game, language: str | None) -> dict[str, Any]:
    """What everybody sees, with names as a reader has them."""
    return game.view() if language is None else named(game.view(), language)


def seats(table: Table, viewer: Viewer, game: Game | None, language: str | None = None) -> list[SeatShown]:
    names = table.names(language)
    return [
        {
            "seat": at,
            "name": names[at],
            "open": seat.is_open,
            "bot": seat.bot,
            "left": seat.left,
            "asked": game is not None and game.seat == at,
            "yours": at in viewer.seats,
        }
        for at, seat in enumerate(table.seats)
    ]


def language_of(wanted: str | None, accepted: str | None) -> str:
    """The language that was asked for, or the first of a browser's that we speak, or English."""
    known = words.LANGUAGES
    for likely in (wanted or "").split(",") + (accepted or "").split(","):
        short = likely.split(";")[0].strip().casefold()[:2]
        if short in known:
            return short
    return "en"
