"""The save file: the record of the game, and a comment that says which seats are played by bots."""

from __future__ import annotations

import json

from groschen.cli.arguments import Seat, check_bot, parse_seats
from groschen.engine.errors import BadSetup
from groschen.game import Game
from groschen.render import words
from groschen.render.words import terminal
from groschen.render.words.phrases import Entry, Telling

BOTS = "# bots: "


def save_text(game: Game, seats: list[Seat]) -> str:
    bots = {seat.name: seat.bot for seat in seats if seat.bot is not None}
    return f"{game.record()}{BOTS}{json.dumps(bots, ensure_ascii=False)}\n"


def seats_of(text: str, names: list[str]) -> list[Seat]:
    """Who sits where, as the file says; a record from elsewhere has one person and bots."""
    said = [line.removeprefix(BOTS) for line in text.splitlines() if line.startswith(BOTS)]
    try:
        bots = dict(json.loads(said[-1]))
    except (IndexError, ValueError, TypeError):
        bots = dict.fromkeys(names[1:], "greedy")
    return [Seat(name, check_bot(bots[name]) if name in bots else None) for name in names]


def match_seats(text: str, names: list[str]) -> list[Seat]:
    """The seats in this text, which must be those of the game."""
    seats = parse_seats(text)
    if [seat.name for seat in seats] != names:
        raise BadSetup(
            "the seats of this game are {names}, not {text}", names=terminal.common().row(names), text=text
        )
    return seats


def game_at(game: Game, choices: int) -> Game:
    """The same game after so many choices."""
    if not 0 <= choices <= game.number:
        raise BadSetup(
            "this game has {count} choices; --at {choices} is none of them",
            count=game.number,
            choices=choices,
        )
    return game.at(choices)


def retell(game: Game) -> list[list[Entry]]:
    """What happened at each choice so far."""
    again, teller = game.at(0), words.teller(game.view(), game.box, terminal.language())
    return [play_and_tell(again, choice, teller) for choice in game.choices]


def play_and_tell(game: Game, choice: str, teller: Telling) -> list[Entry]:
    """Make a choice; what happened, and how it changed what nobody announces."""
    before = game.view()
    entries = teller.log(game.play(choice))
    changes = tuple(teller.changes(before, game.view()))
    if changes and not entries:
        shared, seat = teller.phrases.shared, before["seat"]
        return [Entry(seat, shared.say("who", seat=game.seats[seat], text=shared.row(changes)), ())]
    if changes:
        entries[-1] = entries[-1]._replace(details=entries[-1].details + changes)
    return entries
