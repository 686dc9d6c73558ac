"""A bare echo of the framework that our server is built with: a body in, the same body out; and the same with
one row committed to a database like ours before it answers."""

import asyncio
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor

import uvicorn
from litestar import Litestar, post
from litestar.params import JSONBody
from msgspec import Struct

WRITER = ThreadPoolExecutor(1, "writer")


class Body(Struct):
    number: int
    choice: str


@post("/echo", status_code=200)
async def echo(data: JSONBody[Body]) -> Body:
    return data


@post("/noted", status_code=200)
async def noted(data: JSONBody[Body]) -> Body:
    await asyncio.get_running_loop().run_in_executor(WRITER, note, data)
    return data


def opened(path: str) -> sqlite3.Connection:
    """A commit is on the disk when it returns."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for order in (
        "PRAGMA journal_mode=WAL",
        "PRAGMA synchronous=FULL",
        "CREATE TABLE notes (number, choice)",
    ):
        database.execute(order)
    return database


def note(body: Body) -> None:
    NOTES.execute("INSERT INTO notes VALUES (?, ?)", (body.number, body.choice))


def main() -> None:
    app = Litestar([echo, noted], openapi_config=None, logging_config=None)
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", access_log=False)


if __name__ == "__main__":
    NOTES = opened(sys.argv[2])
    main()
