"""One game from the first choice to the last, as a notebook or a server would use it.

    python docs/examples/one_game.py

Every name here is public, and `mypy --strict` has nothing to say about it.
"""

from __future__ import annotations

import json

import groschen


def main() -> None:
    game = groschen.new("kutna-hora", seats=["Anna", "Ben"], seed=7, first_game=True)
    print("Before the first choice:", ", ".join(event["event"] for event in game.opening))

    # What can be chosen, as text and as data
    print(
        f"{game.seats[game.seat or 0]} is asked {game.decision}; the first option is {game.options()[0]!r}."
    )
    print("As data:", json.dumps(game.moves()[0]))
    text, reason = game.blocked()[0]
    print(f"Not possible: {text!r}, {json.dumps(reason)}")

    # Foresee a choice, make it, take it back
    game.play("plot with plot/mine")
    print("To claim B2 would mean:", json.dumps(game.foresee("claim B2")))
    print("It happened:", json.dumps(game.play("claim B2", seat=0, number=1)))
    game.undo(seat=0)
    print(f"Taken back; {game.number} choice has been made.")

    # Somebody else's seat and a page that is out of date are refused
    for seat, number in ((1, 1), (0, 0)):
        try:
            game.play("claim B2", seat=seat, number=number)
        except (groschen.WrongSeat, groschen.StaleNumber) as error:
            print("Refused:", error)

    # A snapshot is JSON; a game restored from it goes on as if nothing had been
    again = groschen.restore(json.loads(json.dumps(game.snapshot())))
    bot = groschen.bot("greedy", seed=1)
    while not again.over:
        again.play(bot.choose(again))
    print("The end:", [score["total"] for score in again.scores()], "after", again.number, "choices")

    # Every moment can be had again, and the record replays to the same end
    middle = again.at(again.number // 2)
    print(f"Halfway {middle.seats[middle.seat or 0]} was asked {middle.decision}.")
    last = again.history[-1]
    print("The last choice:", last["choice"], "led to", [event["event"] for event in last["events"]])
    print("The record replays:", groschen.load(again.record()).scores() == again.scores())


if __name__ == "__main__":
    main()
