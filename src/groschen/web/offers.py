"""What is asked at a table, and what may be answered: the choices with what each would do, and the blocked
ones with their reasons."""

from __future__ import annotations

from typing import Any, NamedTuple

from groschen.foresight import Foresight, foresee
from groschen.game import Game
from groschen.render import words
from groschen.render.words import web
from groschen.render.words.messages import say
from groschen.render.words.naming import named
from groschen.render.words.phrases import Telling
from groschen.web.tables import only_way

Move = dict[str, Any]


class Offers(NamedTuple):
    """A question with its answers, in one language."""

    prompt: str
    moves: list[Move]
    blocked: list[Move]


def offers(game: Game, language: str, with_notes: bool = True) -> Offers:
    """Every legal choice with its `label` and `note`, every blocked one with its `label` and `text`."""
    view = named(game.view(), language)
    teller = words.teller(view, game.box, language)
    prompt = say(teller.phrases.prompts[game.decision], {}) if game.decision else ""
    moves = game.moves()
    if with_notes:
        moves = [legal(game, view, teller, move, language) for move in moves]
    else:
        moves = [move | {"label": label(teller, move), "note": ""} for move in moves]
    return Offers(prompt, moves, [blocked(view, teller, move) for move in game.blocked_moves()])


def only_asked(game: Game | None, language: str) -> Offers:
    """The question for those who look on: what could be answered takes a while to find out."""
    if game is None or game.decision is None:
        return Offers("", [], [])
    teller = words.teller(game.view(), game.box, language)
    return Offers(say(teller.phrases.prompts[game.decision], {}), [], [])


def legal(game: Game, view: Move, teller: Telling, move: Move, language: str) -> Move:
    seen = foresee(game, move["choice"])
    said = {"label": label(teller, move), "note": note(view, teller, move, seen, language)}
    chapter = teller.chapter(view)
    ends = has_ended(game, seen.after, teller, chapter) and ends_turn(game, move["choice"], teller, chapter)
    return move | said | {"ends": ends}


def ends_turn(game: Game, choice: str, teller: Telling, chapter: int) -> bool:
    """Whether the turn is over with this choice and what is then chosen unasked; what is foreseen may reach
    further."""
    assert game.seat is not None
    trial = game.determinize(0)
    trial.play(choice)
    while not has_ended(game, trial, teller, chapter) and (only := only_way(trial, game.seat)):
        trial.play(only)
    return has_ended(game, trial, teller, chapter)


def has_ended(game: Game, after: Game, teller: Telling, chapter: int) -> bool:
    """Whether somebody else is asked then, or the same one in another turn."""
    return after.seat != game.seat or teller.chapter(after.view()) != chapter


def note(view: Move, teller: Telling, move: Move, seen: Foresight, language: str) -> str:
    """What a choice would do, as far as it is known."""
    events, after = teller.foresee(seen.events), seen.after.view() if seen.is_certain else None
    said = [teller.note(view, move, events, after)]
    if seen.stuck is not None:
        (only,), (_, reason) = seen.after.moves(), seen.stuck
        said.append(web.say("stuck", language, only=label(teller, only), why=teller.reason(reason)))
    return teller.phrases.shared.row(said, "notes")


def blocked(view: Move, teller: Telling, move: Move) -> Move:
    return move | {"label": label(teller, move), "text": teller.blocked(view, move, move["reason"])}


def label(teller: Telling, move: Move) -> str:
    return teller.move({name: fact for name, fact in move.items() if name not in ("choice", "reason")})
