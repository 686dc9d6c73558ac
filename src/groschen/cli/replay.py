"""`groschen replay`: a recorded game, choice by choice."""

from __future__ import annotations

import argparse
from pathlib import Path

from groschen.cli import arguments
from groschen.cli.arguments import load
from groschen.cli.saves import game_at, retell
from groschen.cli.screen import Screen
from groschen.cli.tables import verdicts
from groschen.game import Game
from groschen.render import text, words
from groschen.render.ink import harmless
from groschen.render.words import terminal
from groschen.render.words.phrases import Telling
from groschen.render.words.terminal import _, title_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--check", action="store_true", help=_("only say whether the record replays"))
    arguments.box_argument(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if given.check:
        return check(given.file, given.box)
    Player(load(given.file, given.box)[1], Screen()).run()
    return 0


def check(path: Path, box: Path | None) -> int:
    """One line: what the record holds; what does not replay is refused as everywhere."""
    _, game = load(path, box)
    ends = (
        verdicts(game, words.phrases(game.rules.name, terminal.language()))
        if game.over
        else [terminal.say("not over")]
    )
    facts = {"path": path, "title": title_of(game.rules.name), "choices": game.number}
    print(harmless(terminal.common().row([terminal.say("replays", **facts), *ends], "sentences")))
    return 0


class Player:
    """Goes forth and back through a game."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.story = retell(game)
        self.teller = words.teller(game.view(), game.box, terminal.language())
        self.chapters = chapters(game, self.teller)
        self.keys = terminal.say("replay keys", chapter=self.teller.phrases.label("chapter"))
        self.at = 0

    def run(self) -> None:
        names = terminal.common().row(self.game.seats)
        self.screen.say(terminal.say("title", title=title_of(self.game.rules.name), names=names), "title")
        self.screen.say(self.keys, "faint")
        while True:
            try:
                key = self.screen.read(f"[{self.at}/{len(self.story)}] ").strip().casefold()
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
            ends = (
                verdicts(self.game, self.teller.phrases) if self.game.over else [terminal.say("record ends")]
            )
            self.screen.say("\n".join(ends))
            return
        self.tell(self.at)
        self.at += 1

    def tell(self, number: int) -> None:
        """A choice and what it led to."""
        if number < len(self.story):
            self.screen.say(f"{number + 1:>4}  {self.game.choices[number]}", "faint")
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
        self.screen.block(text.table(text.Seen(again.view(), self.teller, self.screen.width, {}, totals)))


def chapters(game: Game, teller: Telling) -> list[int]:
    """The round or turn before each choice and after the last."""
    again = game.at(0)
    found = [teller.chapter(again.view())]
    for choice in game.choices:
        again.play(choice)
        found.append(teller.chapter(again.view()))
    return found
