"""Bots at tables: they think elsewhere, in time, and somebody always chooses."""

import asyncio
import logging
import sys
import time

import pytest

import groschen
import loops
from groschen.web.bots import Bots, Busy, Failed, Thinkers, question
from groschen.web.opening import Wish, header_and_seats
from groschen.web.tables import Seat, Table

SLEEPS = (sys.executable, "-c", "import time; time.sleep(60)")
DIES = (sys.executable, "-c", "input(); raise SystemExit")
LIES = (sys.executable, "-c", 'print(input() and \'{"choice": "rights Z9"}\', flush=True); input()')


def until(true, seconds=20):
    for _ in range(seconds * 20):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen in time")


@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_a_whole_game_against_a_bot(guest, client, game):
    table = guest.opens(game, [{"name": "Anna"}, {"bot": "random"}])

    def step():
        shown = table.shown()
        if shown["seat"] == 0:
            table.goes_on(1)
        return shown["over"]

    until(step, 60)
    log = client.get(f"{table.api}/log").json()["entries"]
    assert {entry["by"] for entry in log if entry["seat"] == 1} == {"bot"}
    assert groschen.load(client.get(f"{table.api}/record").text).over


def test_whoever_leaves_is_played_by_a_bot_and_can_come_back(guest, client):
    table = guest.opens("praga", [{"name": "Anna"}, {"bot": "random"}])

    assert table.post("seats/0/leave", {}).json()["seats"][0]["left"]
    until(lambda: any(e["seat"] == 0 for e in client.get(f"{table.api}/log").json()["entries"]))
    assert not table.post("seats/0/return", {}).json()["seats"][0]["left"]
    until(lambda: table.shown()["seat"] == 0)
    table.goes_on(1)


def a_table():
    return Table(*header_and_seats(Wish("kutna-hora", [Seat("Anna"), Seat("bot", "greedy")], {})), [])


@pytest.mark.parametrize("command", [SLEEPS, DIES, LIES], ids=["sleeps", "dies", "lies"])
def test_a_bot_that_fails_is_replaced_for_that_choice_and_the_log_says_so(command, caplog):
    async def chosen():
        table = a_table()
        thinkers = Thinkers(1, 0.5, 10, command)
        choice = await Bots(None, thinkers).choice(table, "greedy")
        await thinkers.close()
        return choice in table.game.options()

    with caplog.at_level(logging.WARNING):
        assert loops.run(chosen())
    assert "a bot failed" in caplog.text


def test_a_thinker_that_was_stuck_thinks_again():
    """Of two questions the first names no bot; the second is answered all the same."""

    async def answers():
        table, thinkers = a_table(), Thinkers(1, 20, 10)
        with pytest.raises(Failed):
            await thinkers.ask(question(table, "nobody"))
        choice = await thinkers.ask(question(table, "random"))
        await thinkers.close()
        return choice in table.game.options()

    assert loops.run(answers())


def test_the_queue_before_the_bots_is_bounded():
    async def crowd():
        table, thinkers = a_table(), Thinkers(1, 5, 2, SLEEPS)
        asked = [asyncio.create_task(thinkers.ask(question(table, "random"))) for _ in range(8)]
        await asyncio.sleep(0.2)
        refused = [task for task in asked if task.done() and isinstance(task.exception(), Busy)]
        await thinkers.close()
        for task in asked:
            task.cancel()
        return len(refused)

    assert loops.run(crowd()) == 6
