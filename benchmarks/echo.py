"""A bare echo of the framework that our server is built with: a body in, the same body out."""

import sys

import uvicorn
from litestar import Litestar, post
from litestar.params import JSONBody
from msgspec import Struct


class Body(Struct):
    number: int
    choice: str


@post("/echo", status_code=200)
async def echo(data: JSONBody[Body]) -> Body:
    return data


def main() -> None:
    app = Litestar([echo], openapi_config=None, logging_config=None)
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", access_log=False)


if __name__ == "__main__":
    main()
