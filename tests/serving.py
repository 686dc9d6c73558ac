"""Real servers for the tests, each a process of its own that can be killed.

They are forked from one process that has loaded everything, so that fifty of them start in seconds.
"""

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from postgresql import free_port

NURSERY = """
import json, os, signal, sys
from pathlib import Path
from groschen.web import serving
from groschen.web.settings import Settings
import groschen.render.kutna_hora.board, groschen.render.praga.board

signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    wanted = json.loads(line)
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        os.close(0)
        os.open(os.devnull, os.O_RDONLY)
        log = os.open(wanted.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(log, 1)
        os.dup2(log, 2)
        serving.serve(Settings(**wanted | {"data": Path(wanted["data"])}), "warning")
        os._exit(0)
    print(pid, flush=True)
"""


class Running:
    """A server that runs."""

    def __init__(self, pid: int, port: int, log: Path) -> None:
        self.pid, self.port, self.log = pid, port, log

    def client(self, timeout: float = 20) -> "Client":
        return Client(self.port, timeout)

    def wait(self) -> "Running":
        for _ in range(3000):
            try:
                with self.client(5) as client:
                    if client.get("/health").status == 200:
                        return self
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not answer: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """At once, whatever it does."""
        os.kill(self.pid, signal.SIGKILL)
        while is_running(self.pid):
            time.sleep(0.005)

    def stop(self) -> None:
        """As a service is stopped; it may finish what it does."""
        os.kill(self.pid, signal.SIGTERM)
        for _ in range(400):
            if not is_running(self.pid):
                return
            time.sleep(0.05)
        raise AssertionError("the server does not stop")

    def memory(self) -> int:
        """Bytes that it holds."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")


def is_running(pid: int) -> bool:
    """Whether any of its threads lives: until the last is gone, the process holds its port and its files."""
    try:
        threads = list(Path(f"/proc/{pid}/task").iterdir())
    except (FileNotFoundError, ProcessLookupError):
        return False
    return any(map(is_alive, threads))


def is_alive(thread: Path) -> bool:
    try:
        state = (thread / "stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in "ZX"


def wait_for_port(port: int) -> None:
    """Until nobody listens there any more; the system may be slow to take down who was killed."""
    for _ in range(400):
        with socket.socket() as trial, contextlib.suppress(OSError):
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(("127.0.0.1", port))
            return
        time.sleep(0.025)


class Nursery:
    """Starts servers."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([sys.executable, "-c", NURSERY], stdin=pipe, stdout=pipe, text=True)
        self.running: list[Running] = []

    def start(self, data: Path, port: int = 0, **wishes: Any) -> Running:
        port, log = port or free_port(), data / "log"
        wait_for_port(port)
        wanted = {"data": str(data), "port": port, "log": str(log), **wishes}
        print(json.dumps(wanted), file=self.process.stdin, flush=True)
        server = Running(int(self.process.stdout.readline()), port, log)
        self.running.append(server)
        return server.wait()

    def close(self) -> None:
        for server in self.running:
            if is_running(server.pid):
                server.kill()
        self.process.stdin.close()
        self.process.wait(10)


class Answer:
    """What a server answered."""

    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status = self.status_code = status
        self.headers, self.body = headers, body

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def text(self) -> str:
        return self.body.decode()


class Client:
    """A program that speaks to a server, as `TableThere` and `Guest` expect it."""

    def __init__(self, port: int, timeout: float = 20) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def ask(self, method: str, path: str, body: bytes | None = None, headers: dict | None = None) -> Answer:
        try:
            self.line.request(method, path, body, headers or {})
            answer = self.line.getresponse()
            return Answer(answer.status, answer.headers, answer.read())
        except (http.client.HTTPException, OSError) as error:
            self.line.close()
            raise ConnectionError(str(error)) from None

    def get(self, path: str, params: dict | None = None, headers: dict | None = None) -> Answer:
        query = "&".join(f"{name}={str(value).lower()}" for name, value in (params or {}).items())
        return self.ask("GET", f"{path}?{query}" if query else path, None, headers)

    def post(self, path: str, json: Any = None, headers: dict | None = None) -> Answer:
        return self.ask("POST", path, dumped(json), {"Content-Type": "application/json", **(headers or {})})


def dumped(data: Any) -> bytes:
    return json.dumps(data).encode()


class Stream:
    """A watcher's line, read only when asked."""

    def __init__(self, port: int, table: str, timeout: float = 20) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout)
        request = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n"
        self.socket.sendall(request.encode())

    def numbers(self) -> Iterator[int]:
        """The numbers of the table, as they come."""
        with self.socket.makefile("rb") as lines:
            kind = ""
            for line in lines:
                if line.startswith(b"event: "):
                    kind = line.split()[1].decode()
                elif line.startswith(b"data: "):
                    if not kind:
                        yield json.loads(line.removeprefix(b"data: "))["number"]
                    kind = ""

    def close(self) -> None:
        self.socket.close()
