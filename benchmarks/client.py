"""A small client for loads: lines that stay open, and the time that every answer takes."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any


class Line:
    """One connection to a server on this machine."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def open(self) -> Line:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    def close(self) -> None:
        self.writer.close()

    def send(self, method: str, path: str, body: bytes = b"", key: str = "") -> None:
        bearer = f"Authorization: Bearer {key}\r\n" if key else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{bearer}"
        self.writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)

    async def head(self) -> tuple[int, int]:
        """Status and length of an answer."""
        raw = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        status = int(raw.split(b" ", 2)[1])
        length = raw.partition(b"content-length:")[2].partition(b"\r\n")[0].strip()
        return status, int(length or 0)

    async def answer(self) -> tuple[int, bytes]:
        status, length = await self.head()
        return status, await self.reader.readexactly(length)

    async def ask(self, method: str, path: str, data: Any = None, key: str = "") -> tuple[int, Any]:
        self.send(method, path, b"" if data is None else json.dumps(data).encode(), key)
        status, body = await self.answer()
        return status, json.loads(body or b"null")

    async def timed(self, path: str, data: Any, key: str = "") -> float:
        """Seconds until the answer to a post is there; reading it is nobody's time but ours."""
        body = json.dumps(data).encode()
        began = time.perf_counter()
        self.send("POST", path, body, key)
        status, answer = await self.answer()
        taken = time.perf_counter() - began
        assert status == 200, (status, answer)
        return taken


class Watcher(Line):
    """An open stream; `seen` notes when which number came."""

    async def watch(self, path: str, seen: dict[int, float]) -> None:
        self.send("GET", path)
        await self.reader.readuntil(b"\r\n\r\n")
        try:
            while line := await self.reader.readline():
                if line.startswith(b"id: "):
                    seen[int(line[4:])] = time.perf_counter()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
