"""`groschen bots`: who can be played against."""

from __future__ import annotations

import argparse

from groschen.bots import BOTS

DESCRIPTION = "The bots that there are, with a line about each."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    for name, level in BOTS.items():
        print(f"{name:<10}{level.about}")
    return 0
