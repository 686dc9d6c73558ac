"""`groschen bots`: who can be played against."""

from __future__ import annotations

import argparse

from groschen.bots import BOTS
from groschen.render.words import terminal


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    for name in BOTS:
        print(f"{name:<10}{terminal.say(f'bot {name}')}")
    return 0
