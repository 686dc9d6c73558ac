"""While a bot thinks, nobody looks for garbage.

A search makes and drops hundreds of thousands of positions. None of them hangs together in a circle, so each
is gone as soon as it is dropped, and walking through those in use again and again finds nothing.
"""

from __future__ import annotations

import gc


class Undisturbed:
    """`with Undisturbed():` the garbage collector rests, and afterwards is as it was."""

    def __init__(self) -> None:
        self.was_at_work = False

    def __enter__(self) -> None:
        self.was_at_work = gc.isenabled()
        gc.disable()

    def __exit__(self, *problem: object) -> None:
        if self.was_at_work:
            gc.enable()
