"""`groschen replay`: a recorded game, choice by choice."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import groschen
from groschen.cli import arguments, files
from groschen.cli.saves import at_start, game_at, retell
from groschen.cli.screen import Screen
from groschen.cli.tables import verdict
from groschen.engine import record
from groschen.engine.errors import BadRecord
from groschen.game import Game
from groschen.render import text, words
from groschen.render.words.phrases import Telling

DESCRIPTION = "Step through a recorded game, or check that it replays to the result that it names."
KEYS = "Enter or n: next choice, p: back, r: next {chapter}, t: table, q: quit"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--check", action="store_true", help="only say whether the record replays")
    arguments.box_argument(parser)
    parser.set_defaults(run=run)


def load(path: Path, box: Path | None) -> Game:
    """The game of a record file."""
    content, written = arguments.read_record(path)
    try:
        return groschen.load(content, arguments.read_box(box, written.game))
    except BadRecord as error:
        raise files.FileTrouble(f"{path}: {error}") from None


def run(given: argparse.Namespace) -> int:
    if given.check:
        return check(given.file, given.box)
    Player(load(given.file, given.box), Screen()).run()
    return 0


def check(path: Path, box: Path | None) -> int:
    """One line: what the record holds, or why it does not replay."""
    content = files.read(path)
    try:
        written = record.read(content)
        game = groschen.load(content, arguments.read_box(box, written.game))
        if written.result is not None and not game.over:
            raise BadRecord("it names a result, but its choices stop before the end of the game")
    except BadRecord as error:
        print(f"{path} does not replay: {error}", file=sys.stderr)
        return 1
    end = verdict(game) if game.over else "The game is not over."
    print(f"{path} replays: {game.rules.title}, {len(game.history)} choices. {end}")
    return 0


class Player:
    """Goes forth and back through a game."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.story = retell(game)
        self.teller = words.teller(game.rules.name, game.seats, game.state)
        self.chapters = chapters(game, self.teller)
        self.keys = KEYS.format(chapter=self.teller.phrases.label("chapter"))
        self.at = 0

    def run(self) -> None:
        self.screen.say(f"{self.game.rules.title}: {', '.join(self.game.seats)}.", "title")
        self.screen.say(self.keys, "faint")
        while True:
            try:
                key = input(f"[{self.at}/{len(self.story)}] ").strip().casefold()
            except (EOFError, KeyboardInterrupt):
                self.screen.say()
                return
            if key in ("q", "quit"):
                return
            self.press(key)

    def press(self, key: str) -> None:
        if key in ("", "n", "next"):
            self.step()
        elif key in ("p", "previous", "back"):
            self.at = max(self.at - 1, 0)
            self.tell(self.at)
        elif key in ("r", "round", "turn"):
            self.chapter()
        elif key in ("t", "table"):
            self.table()
        else:
            self.screen.say(self.keys)

    def step(self) -> None:
        if self.at == len(self.story):
            self.screen.say(verdict(self.game) if self.game.over else "The record ends here.")
            return
        self.tell(self.at)
        self.at += 1

    def tell(self, number: int) -> None:
        """A choice and what it led to."""
        if number < len(self.story):
            self.screen.say(f"{number + 1:>4}  {self.game.history[number]}", "faint")
            for entry in self.story[number]:
                self.screen.entry(entry)

    def chapter(self) -> None:
        """On to the end of the round or turn."""
        if self.at == len(self.story):
            self.step()
        here = self.chapters[self.at]
        while self.at < len(self.story) and self.chapters[self.at] == here:
            self.step()

    def table(self) -> None:
        again = game_at(self.game, self.at)
        totals = [score["total"] for score in again.scores()]
        self.screen.block(text.table(again.view(), self.teller, self.screen.width, None, totals))


def chapters(game: Game, teller: Telling) -> list[int]:
    """The round or turn before each choice and after the last."""
    again = at_start(game)
    found = [teller.chapter(again.view())]
    for choice in game.history:
        again.play(choice)
        found.append(teller.chapter(again.view()))
    return found
