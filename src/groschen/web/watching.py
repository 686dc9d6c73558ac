"""What happens by itself: bots that stand still are woken, old tables are swept, the meters are read."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from groschen.web import meters
from groschen.web.house import House
from groschen.web.store import Gone, queries

LOG = logging.getLogger("groschen.web")
PAUSE = 5.0
"""Seconds between two looks; a bot that another server has forgotten waits no longer than twice that."""
SWEEP = 600.0
TIDY = 3600.0
YOUNG = 100
"""Objects more than were freed, after which Python looks at the newest: a tenth of a millisecond."""
NEVER = 1_000_000_000


@contextmanager
def small_steps() -> Iterator[None]:
    """Of itself the garbage collector looks at what is new alone: it would otherwise walk through every table
    in memory and hold up all players for as long as that takes."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


async def watch(house: House) -> None:
    """Until it is cancelled."""
    with small_steps():
        await look_after(house)


async def look_after(house: House) -> None:
    patience, swept, tidied = 0.0, 0.0, time.monotonic()
    while True:
        meters.now(len(house.tables), house.streams.watchers)
        if time.monotonic() - tidied > TIDY:
            gc.collect()  # now and then all the same, for whatever hangs together in circles
            tidied = time.monotonic()
        try:
            await wake_bots(house, patience)
            patience = PAUSE
            if time.monotonic() - swept > SWEEP:
                await sweep(house)
                swept = time.monotonic()
        except Gone as error:
            LOG.error("the database does not answer", extra={"facts": {"why": str(error)}})
        await asyncio.sleep(PAUSE)


async def wake_bots(house: House, patience: float) -> None:
    """Tables whose bot was asked some time ago: its server may have died."""
    before = time.time() - patience
    for id in await house.store.read(lambda connection: queries.waiting_for_bots(connection, before)):
        house.to_think.put_nowait(id)


async def sweep(house: House) -> list[str]:
    """Remove tables that nobody has touched for as long as the settings say."""
    settings, now = house.settings, time.time()
    unfinished = now - settings.sweep_unfinished if settings.sweep_unfinished else 0.0
    finished = now - settings.sweep_finished if settings.sweep_finished else 0.0
    swept = await house.store.write(lambda connection: queries.sweep(connection, unfinished, finished))
    for id in swept:
        house.forget(id)
    if swept:
        meters.SWEPT.inc(len(swept))
        LOG.info("old tables were swept", extra={"facts": {"tables": len(swept)}})
    return swept
