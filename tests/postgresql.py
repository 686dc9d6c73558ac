"""A PostgreSQL of our own for the tests: Debian's server on the loopback, as a user without privileges."""

import contextlib
import os
import pwd
import random
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOW = "there is no PostgreSQL server here; `apt-get install postgresql` brings one"
NOBODY = "nobody"


def binaries() -> Path | None:
    """The folder of `initdb` and `postgres`: on the path, or where Debian puts the newest."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def free_port() -> int:
    """Below those that the system gives to clients: one that calls in vain may get the port it calls."""
    while True:
        port = random.randrange(20000, 30000)
        with socket.socket() as trial, contextlib.suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


class PostgreSQL:
    """A server in a folder of its own; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen | None = None
        if os.getuid() == 0:
            user = pwd.getpwnam(NOBODY)
            os.chown(folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "groschen", "-E", "UTF8")

    def _as_nobody(self) -> list[str]:
        if os.getuid() != 0:
            return []
        return ["setpriv", f"--reuid={NOBODY}", "--regid=nogroup", "--clear-groups"]

    def _run(self, name: str, *arguments: str) -> None:
        command = [*self._as_nobody(), str(binaries() / name), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder)

    def start(self) -> None:
        options = ["-D", str(self.folder / "data"), "-k", str(self.folder), "-h", "127.0.0.1"]
        command = [*self._as_nobody(), str(binaries() / "postgres"), *options, "-p", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        for _ in range(300):
            try:
                self._run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port))
            except subprocess.CalledProcessError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError((self.folder / "log").read_text())

    def stop(self) -> None:
        """At once, with whatever is under way."""
        if self.process is not None:
            self.process.send_signal(2)  # "fast": connections are cut
            self.process.wait(30)

    def new_database(self, name: str) -> str:
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "groschen", name)
        return f"postgresql://groschen@127.0.0.1:{self.port}/{name}"


@contextmanager
def running(folder: Path) -> Iterator[PostgreSQL]:
    server = PostgreSQL(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
