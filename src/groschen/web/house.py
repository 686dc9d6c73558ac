"""All tables together: found, opened, played at and kept in step with the log.

Every change goes the same way: try it on a copy of the game, write it down, and only then show it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from groschen.engine.errors import CannotUndo, GroschenError, IllegalChoice
from groschen.engine.rules import is_printed
from groschen.game import Game
from groschen.web import meters, opening, streams
from groschen.web.refusals import Refusal, no_table, not_your_seat, old_rules, over, stale
from groschen.web.security import Signer
from groschen.web.settings import Settings
from groschen.web.store import Gone, Store, queries
from groschen.web.streams import Streams
from groschen.web.tables import BOT, PERSON, Entry, Event, Header, Seat, Table

DRAWING = 2
"""Threads that draw pages and tell stories."""
T = TypeVar("T")
P = ParamSpec("P")


def unbroken(
    change: Callable[Concatenate[House, P], Awaitable[T]],
) -> Callable[Concatenate[House, P], Awaitable[T]]:
    """A change that is carried through to its end, even if whoever asked for it has gone away."""

    async def whole(house: House, /, *facts: P.args, **more: P.kwargs) -> T:
        task = asyncio.ensure_future(change(house, *facts, **more))
        house.under_way.add(task)
        task.add_done_callback(house.under_way.discard)
        return await asyncio.shield(task)

    return whole


class House:
    """What every request works with."""

    def __init__(self, settings: Settings, store: Store, signer: Signer) -> None:
        self.settings = settings
        self.store = store
        self.signer = signer
        self.streams = Streams()
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.to_think: asyncio.Queue[str] = asyncio.Queue()
        """Tables at which a bot is asked."""
        self.under_way: set[asyncio.Future[Any]] = set()
        """Changes that are being written."""
        self._drawing = ThreadPoolExecutor(DRAWING, "drawing")

    # Finding

    async def table(self, id: str) -> Table:
        """A table by its name, as the log tells it now."""
        table = self.tables.get(id)
        if table is None:
            return await self._load(id)
        self.tables.move_to_end(id)
        if table.is_stale:
            await self.refresh(table)
        return table

    async def _load(self, id: str) -> Table:
        """Read it once, however many ask for it at the same time."""
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self._read(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def _read(self, id: str) -> Table:
        stored = await self.store.read(lambda connection: queries.table(connection, id))
        if stored is None:
            raise no_table()
        table = await asyncio.to_thread(Table, *stored)
        self._keep(table)
        if table.player is not None:
            self.to_think.put_nowait(id)
        return table

    def _keep(self, table: Table) -> None:
        self.tables[table.id] = table
        spare = len(self.tables) - self.settings.kept
        for id in [id for id in self.tables if not self.streams.is_watched(id)][: max(spare, 0)]:
            if not self.tables[id].lock.locked():
                del self.tables[id]

    async def refresh(self, table: Table) -> None:
        """Read what another server has written at this table."""
        async with table.lock:
            if table.is_stale:
                await self._catch_up(table)

    async def refresh_now(self, table: Table) -> None:
        table.is_stale = True
        await self.refresh(table)

    async def _catch_up(self, table: Table) -> None:
        """The same for whoever holds the table's lock."""
        table.is_stale = False
        number = table.number
        stored = await self.store.read(lambda connection: queries.table(connection, table.id, number))
        if stored is None:
            self.tables.pop(table.id, None)
            raise no_table()
        table.header, table.seats = stored.header, stored.seats
        table.catch_up(stored.entries)
        table.rename()

    async def draw(self, table: Table, work: Callable[..., T], *facts: Any) -> T:
        """Work that takes a while, in another thread, on the table as it is now."""
        return await self.work(work, table.still(), *facts)

    async def work(self, work: Callable[..., T], *facts: Any) -> T:
        """The same without a table."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._drawing, work, *facts)

    # Opening and sitting down

    @unbroken
    async def open(self, header: Header, seats: list[Seat]) -> Table:
        table = Table(header, seats, [])
        assert table.game is not None
        header.waits = table.game.seat
        await self.store.write(lambda connection: queries.add_table(connection, header, seats))
        self._keep(table)
        self._after(table, streams.SEATS)
        return table

    @unbroken
    async def open_played(self, header: Header, seats: list[Seat], entries: list[Entry]) -> Table:
        """A table at which something has happened already."""
        table = await asyncio.to_thread(Table, header, seats, entries)
        assert table.game is not None
        header.over, header.waits = table.game.over, table.game.seat
        waits = header.waits

        def work(connection: Connection) -> None:
            queries.add_table(connection, header, seats)
            if entries:
                queries.append(connection, header.id, entries, waits)

        await self.store.write(work)
        self._keep(table)
        self._after(table, streams.SEATS)
        return table

    async def sit_down(self, table: Table, seat: int, name: str, person: str | None) -> None:
        """Take an open seat."""
        async with table.lock:
            if not table.seats[seat].is_open:
                raise Refusal(409, "seat_taken", seat=seat)
            if name in table.names():
                raise Refusal(409, "name_taken", name=name)
            work = queries.take_seat
            if not await self.store.write(lambda connection: work(connection, table.id, seat, name)):
                table.is_stale = True
                raise Refusal(409, "seat_taken", seat=seat)
            table.seats[seat].name = name
            table.rename()
        if person is not None:
            await self.hold(table, seat, person)
        self._after(table, streams.SEATS)

    @unbroken
    async def hold(self, table: Table, seat: int, person: str) -> None:
        """This browser acts for the seat from now on."""
        if person not in table.seats[seat].holders:
            await self.store.write(lambda connection: queries.hold(connection, table.id, seat, person))
            table.seats[seat].holders.add(person)

    @unbroken
    async def leave(self, table: Table, seat: int, left: bool) -> None:
        """A bot takes over, or its owner is back: from then on, no bot chooses any more."""
        async with table.lock:
            await self.store.write(lambda connection: queries.leave(connection, table.id, seat, left))
            table.seats[seat].left = left
        self._after(table, streams.SEATS)

    @unbroken
    async def rematch(self, table: Table) -> Table:
        """The table at which these players meet again: opened by the first who asks."""
        if table.header.rematch is None:
            if not table.header.over:
                raise Refusal(409, "not_over")
            new = Table(*opening.rematch(table), [])
            work = queries.add_rematch
            header, seats = new.header, new.seats
            if await self.store.write(lambda connection: work(connection, table.id, header, seats)):
                self._keep(new)
            await self.refresh_now(table)
            self._after(table, streams.SEATS)
        assert table.header.rematch is not None
        new = await self.table(table.header.rematch)
        self._after(new, streams.SEATS)
        return new

    @unbroken
    async def say(self, table: Table, seat: int, text: str) -> int:
        if not text.strip() or not all(is_printed(letter) for letter in text):
            raise Refusal(422, "not_a_line")
        now = time.time()
        number = await self.store.write(lambda connection: queries.say(connection, table.id, seat, text, now))
        self.streams.tell(table.id, streams.CHAT, number)
        return number

    # Playing

    async def choose(
        self, table: Table, held: frozenset[int], number: int, choice: str, with_forced: bool = False
    ) -> tuple[int, list[Event]]:
        """A choice of whoever holds these seats: the number at which the table then stands, and what
        happened, when it is written down."""
        async with table.lock:
            game = await self._game(table, number)
            seat = game.seat
            if seat is None:
                raise over(table.number)
            if seat not in held:
                raise not_your_seat(seat)
            after, entries = refused_as_told(table, lambda: table.choose(choice, seat, PERSON, with_forced))
            await self._write(table, after, entries)
        return entries[-1].number, [event for entry in entries for event in entry.events]

    async def choose_for_bot(self, table: Table, number: int, choice: str) -> None:
        """A bot's choice for the moment that it was asked about."""
        async with table.lock:
            game = await self._game(table, number)
            if game.seat is None or table.player is None:
                raise stale(table.number)
            await self._write(table, *table.choose(choice, game.seat, BOT))

    async def undo(self, table: Table, held: frozenset[int], number: int, whole_turn: bool) -> int:
        """Take back the last choice of one of these seats."""
        async with table.lock:
            await self._game(table, number)
            if not held:
                raise not_your_seat(None)
            after, entry = refused_as_told(table, lambda: table.take_back(held, whole_turn))
            await self._write(table, after, [entry])
        return entry.number

    async def _game(self, table: Table, number: int) -> Game:
        """The game of a table, if this is its moment; one that we have not heard of yet may be another
        server's."""
        if number > table.number or table.is_stale:
            await self._catch_up(table)
        if table.game is None:
            raise old_rules()
        if number != table.number:
            raise stale(table.number)
        return table.game

    async def _write(self, table: Table, game: Game, entries: list[Entry]) -> None:
        work = queries.append
        waits = game.seat
        began = time.perf_counter()
        try:
            is_first = await self.store.write_at_once(
                lambda connection: work(connection, table.id, entries, waits)
            )
        except (Gone, asyncio.CancelledError):
            table.is_stale = True  # whether the commit arrived, only the log can tell
            raise
        finally:
            meters.COMMITS.observe(time.perf_counter() - began)
        if not is_first:
            meters.LOST_RACES.inc()
            await self._catch_up(table)
            raise stale(table.number)
        meters.ENTRIES.inc(len(entries))
        table.written(game, entries)
        self._after(table, streams.NUMBER)

    def _after(self, table: Table, kind: str) -> None:
        """Tell everybody, and ask the bot whose turn it is."""
        self.streams.tell(table.id, kind, table.number)
        if table.player is not None:
            self.to_think.put_nowait(table.id)

    def forget(self, id: str) -> None:
        """A table that was removed."""
        self.tables.pop(id, None)
        self.streams.tell(id, streams.GONE, 0)

    async def close(self) -> None:
        """Finish what is being written and drawn."""
        await asyncio.gather(*self.under_way, return_exceptions=True)
        self._drawing.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)

    # What other servers say

    async def heard(self, kind: str, id: str) -> None:
        """Another server has changed a table."""
        table = self.tables.get(id)
        if kind == streams.GONE:
            self.forget(id)
        if table is None or kind == streams.GONE:
            return
        if kind != streams.CHAT:
            table.is_stale = True
        if self.streams.is_watched(id):
            await self._tell_news(table, kind)

    async def _tell_news(self, table: Table, kind: str) -> None:
        """Tell the watchers; what cannot be read now is read when somebody looks."""
        with contextlib.suppress(Gone, Refusal):
            await self.refresh(table)
        self.streams.tell(table.id, streams.NUMBER if kind == "entry" else kind, table.number)

    async def missed_something(self) -> None:
        """The line to the other servers was lost for a while."""
        for table in list(self.tables.values()):
            table.is_stale = True
            if self.streams.is_watched(table.id):
                await self._tell_news(table, "entry")


def refused_as_told(table: Table, trial: Callable[[], T]) -> T:
    """What the game refuses, the server refuses with the game's own facts."""
    try:
        return trial()
    except IllegalChoice as error:
        asked: dict[str, Any] = {"choice": error.asked[:200], "decision": error.decision}
        raise Refusal(422, "illegal", legal=error.legal, **asked) from None
    except CannotUndo as error:
        facts: dict[str, Any] = {"reason": error.code, "number": table.number, **error.facts}
        facts.pop("text", None)  # the choice in quotes; the text of an answer is a sentence
        if "seat" in facts:
            facts["name"] = table.names()[facts["seat"]]
        raise Refusal(409, "cannot_undo", **facts) from None
    except GroschenError as error:
        raise Refusal(422, "bad_table", why=error) from None
