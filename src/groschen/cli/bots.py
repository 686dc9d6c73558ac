"""`groschen bots`: who can be played against."""

from __future__ import annotations

import argparse
import inspect
import sys

from groschen.bots import BOTS

DESCRIPTION = "The bots that there are, with a line about each."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    for name, kind in BOTS.items():
        print(f"{name:<10}{about(kind)}")
    return 0


def about(kind: type) -> str:
    """The first sentence of the bot's module: what it does, for people."""
    text = inspect.getdoc(sys.modules[kind.__module__]) or ""
    return text.split("\n")[0]
