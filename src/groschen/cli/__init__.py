"""The command line: `groschen play`, `simulate`, `replay`, `show`, `bots` and `box`."""

from groschen.cli.commands import main

__all__ = ["main"]
