"""`groschen show`: the table of a recorded game."""

from __future__ import annotations

import argparse
from pathlib import Path

from groschen import render
from groschen.cli import arguments, files
from groschen.cli.arguments import load
from groschen.cli.saves import game_at
from groschen.cli.screen import Screen
from groschen.cli.tables import verdicts
from groschen.render import text, words
from groschen.render.words import terminal
from groschen.render.words.terminal import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--at", type=arguments.whole_number, metavar="N", help=_("after N choices (default: after the last)")
    )
    parser.add_argument("--svg", type=Path, metavar=_("OUT"), help=_("write a picture instead of text"))
    arguments.box_argument(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    _, game = load(given.file, given.box)
    if given.at is not None:
        game = game_at(game, given.at)
    if given.svg is not None:
        files.write(given.svg, render.svg(game.view(), terminal.language(), box=game.box))
        print(terminal.say("picture", path=given.svg))
        return 0
    screen, teller = Screen(), words.teller(game.view(), game.box, terminal.language())
    totals = [score["total"] for score in game.scores()]
    screen.block(text.table(text.Seen(game.view(), teller, screen.width, {}, totals)))
    for sentence in verdicts(game, teller.phrases) if game.over else ():
        screen.say(sentence, "strong")
    return 0
