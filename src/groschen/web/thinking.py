"""A process in which bots think: it reads a question a line and writes an answer a line.

It keeps the games that it was asked about, so that a question about a known game plays only what is new. When
its server goes away, its input ends, and so does it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import OrderedDict
from typing import Any

import groschen
from groschen.bots.advice import advice
from groschen.game import Game

KEPT = 50
NICE = 5
"""Bots step back for whoever serves people."""

CHOICE, ADVICE = "choice", "advice"
"""What may be wanted."""

Question = dict[str, Any]


class Memory:
    """The games that were asked about lately."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Game] = OrderedDict()

    def game(self, question: Question) -> Game:
        """The game of a question: the one that is known, as far as it agrees, and the rest played on it."""
        wanted: list[str] = question["choices"]
        game = self.games.pop(question["table"], None)
        if game is None or game.choices != wanted[: game.number]:
            game = self._begun(question)
        for choice in wanted[game.number :]:
            game.play(choice)
        self.games[question["table"]] = game
        if len(self.games) > KEPT:
            self.games.popitem(last=False)
        return game

    def _begun(self, question: Question) -> Game:
        names = [str(at) for at in range(question["seats"])]
        return groschen.new(question["game"], names, question["seed"], **question["options"])


def answer(memory: Memory, question: Question) -> dict[str, Any]:
    """What is wanted: a bot's choice, or advice for a person."""
    try:
        game = memory.game(question)
        if question["wants"] == ADVICE:
            return {ADVICE: advice(game, question["chance"])}
        return {CHOICE: groschen.bot(question["bot"], question["chance"]).choose(game)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:500]}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    memory = Memory()
    for line in sys.stdin:
        print(json.dumps(answer(memory, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
