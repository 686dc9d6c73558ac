"""Several servers on one PostgreSQL: each hears what the others have changed.

Whoever loses the line to the database may have missed something, so it looks at every table anew.
"""

from __future__ import annotations

import asyncio
import logging

import psycopg

from groschen.web.house import House
from groschen.web.store.queries import CHANNEL, sender

LOG = logging.getLogger("groschen.web")
AGAIN = 1.0
"""Seconds after which a lost line is tried again."""


async def hear(house: House) -> None:
    """Until it is cancelled."""
    address = house.settings.url.replace("postgresql+psycopg://", "postgresql://")
    is_first = True
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as line:
                await line.execute(f"LISTEN {CHANNEL}")
                if not is_first:
                    await house.missed_something()
                is_first = False
                async for notice in line.notifies():
                    await understand(house, notice.payload)
        except psycopg.Error as error:
            why = " ".join(str(error).split())[:200]
            LOG.warning("no line to the other servers", extra={"facts": {"why": why}})
        await asyncio.sleep(AGAIN)


async def understand(house: House, payload: str) -> None:
    """Who says what of which table; what we said ourselves we know."""
    who, kind, table = payload.split(" ")
    if who != sender():
        await house.heard(kind, table)
