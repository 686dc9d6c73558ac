"""Bots at tables: they think in processes of their own, with a deadline, never on the event loop.

A bot that fails or takes too long is replaced by a simpler one for that choice, and the server's log says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import sys
from typing import Any, NamedTuple

from groschen.bots.advice import ADVISER, Advice
from groschen.engine.errors import GroschenError
from groschen.web import meters
from groschen.web.house import House
from groschen.web.refusals import Refusal
from groschen.web.store import Gone
from groschen.web.tables import STAND_IN, Table
from groschen.web.thinking import ADVICE, CHOICE

LOG = logging.getLogger("groschen.bots")
LONGEST_LINE = 1 << 20
AGAIN = 0.5
"""Seconds after which a table asks again when the queue is full or the database does not answer."""
COMMAND = (sys.executable, "-m", "groschen.web.thinking")


class Failed(Exception):
    """A bot did not answer."""


class Busy(Exception):
    """So many questions wait that this one was not taken."""


class Question(NamedTuple):
    body: dict[str, Any]
    answer: asyncio.Future[Any]


class Thinkers:
    """Some processes and the queue before them."""

    def __init__(
        self, processes: int, deadline: float, most: int, command: tuple[str, ...] = COMMAND
    ) -> None:
        self.deadline = deadline
        self.command = command
        self.queue: asyncio.Queue[Question] = asyncio.Queue(most)
        self.tasks = [asyncio.create_task(self._work()) for _ in range(processes)]

    async def ask(self, body: dict[str, Any]) -> Any:
        """What the question wants; `Busy` at once if too many wait, `Failed` if it comes to nothing."""
        question = Question(body, asyncio.get_running_loop().create_future())
        try:
            self.queue.put_nowait(question)
        except asyncio.QueueFull:
            raise Busy from None
        return await question.answer

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _work(self) -> None:
        """One process, started when it is needed, and anew after it failed."""
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                question = await self.queue.get()
                if process is None or process.returncode is not None:
                    process = await self._start()
                try:
                    found = await asyncio.wait_for(answered(process, question.body), self.deadline)
                except (Failed, TimeoutError, OSError, ValueError) as error:
                    settle(question, Failed(f"{type(error).__name__}: {error}"))
                    if not isinstance(error, Failed):
                        await stop(process)
                else:
                    settle(question, found)
        finally:
            if process is not None:
                await stop(process)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE, start_new_session=True
        )


def settle(question: Question, result: Any) -> None:
    if question.answer.done():
        return
    if isinstance(result, Failed):
        question.answer.set_exception(result)
    else:
        question.answer.set_result(result)


async def answered(process: asyncio.subprocess.Process, body: dict[str, Any]) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(body).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise OSError("the process ended")
    answer = json.loads(line)
    if body["wants"] not in answer:
        raise Failed(answer.get("error", ""))
    return answer[body["wants"]]


async def stop(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


class Bots:
    """Looks after every table at which a bot is asked."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self.at_work: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Until it is cancelled: one task for each table that waits for a bot."""
        try:
            while True:
                id = await self.house.to_think.get()
                if id not in self.at_work:
                    task = self.at_work[id] = asyncio.create_task(self._play(id))
                    task.add_done_callback(lambda task, id=id: self._done(id, task))  # type: ignore[misc]
        finally:
            for task in self.at_work.values():
                task.cancel()

    def _done(self, id: str, task: asyncio.Task[None]) -> None:
        del self.at_work[id]
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a table lost its bot", exc_info=task.exception(), extra={"facts": {"table": id}})
            return
        table = self.house.tables.get(id)
        if table is not None and table.player is not None and not task.cancelled():
            self.house.to_think.put_nowait(id)

    async def _play(self, id: str) -> None:
        """Bots choose until a person is asked or the game is over."""
        while True:
            try:
                table = await self.house.table(id)
                if table.player is None:
                    return
                number = table.number
                await self.house.choose_for_bot(table, number, await self.choice(table, table.player))
            except Refusal as refusal:
                if refusal.status == 404:
                    return
            except (Busy, Gone):
                await asyncio.sleep(AGAIN)

    async def choice(self, table: Table, bot: str) -> str:
        """What this bot would choose now, or a simpler one in its place."""
        for name in dict.fromkeys((bot, STAND_IN)):
            try:
                with meters.THINKING.time():
                    return self._legal(table, await self.thinkers.ask(question(table, name)))
            except (Failed, GroschenError) as error:
                facts = {"table": table.id, "number": table.number, "bot": name, "why": str(error)}
                LOG.warning("a bot failed; a simpler one chooses", extra={"facts": facts})
                meters.FALLBACKS.inc()
        assert table.game is not None
        return random.choice(table.game.options())

    async def advice(self, table: Table) -> list[Advice]:
        """What a bot would do in the place of whoever is asked; `Busy` if none comes to an end with it."""
        try:
            with meters.THINKING.time():
                found: list[Advice] = await self.thinkers.ask(question(table, ADVISER, ADVICE))
        except Failed as error:
            facts = {"table": table.id, "number": table.number, "why": str(error)}
            LOG.warning("a bot failed to advise", extra={"facts": facts})
            raise Busy from None
        return found

    def _legal(self, table: Table, choice: str) -> str:
        """A bot's answer counts only if it is legal; a table that moved on is noticed when it is written."""
        assert table.game is not None
        if choice not in table.game.options():
            raise Failed(f"{choice!r} is not legal")
        return choice


def question(table: Table, bot: str, wants: str = CHOICE) -> dict[str, Any]:
    """Everything that a bot's process needs to know of a table."""
    assert table.game is not None
    header, game = table.header, table.game
    return {
        "table": header.id,
        "game": header.game,
        "seats": len(table.seats),
        "seed": header.seed,
        "options": header.options,
        "choices": game.choices,
        "bot": bot,
        "chance": random.getrandbits(32),
        "wants": wants,
    }
