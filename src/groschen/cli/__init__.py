"""The command line: `groschen play`, `simulate`, `arena`, `replay`, `show`, `bots` and `box`."""

from collections.abc import Sequence

__all__ = ["main"]

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. All that it needs is loaded here, so that Ctrl-C is no accident while it starts."""
    try:
        from groschen.cli import commands
    except KeyboardInterrupt:
        return INTERRUPTED
    return commands.main(arguments)
