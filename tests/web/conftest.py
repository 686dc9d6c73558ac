"""A server without a browser: the application itself, on a database of its own."""

import contextlib
import secrets
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

import postgresql
from groschen.web.app import make_app
from groschen.web.settings import Settings
from postgresql import PostgreSQL
from serving import Nursery, Running
from web_table import Guest, _deals  # noqa: F401 - for all tests here


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


@pytest.fixture
def guest(client: TestClient) -> Guest:
    return Guest(client)


@pytest.fixture(scope="session")
def postgresql_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgreSQL]:
    """One server for all tests that want it, in a folder that its user may enter."""
    if postgresql.binaries() is None:
        pytest.skip(postgresql.HOW)
    folder = Path(tempfile.mkdtemp(prefix="groschen-pg-"))
    with postgresql.running(folder) as server:
        yield server
    shutil.rmtree(folder)


@pytest.fixture
def database(postgresql_server: PostgreSQL) -> str:
    """An empty database in it."""
    return postgresql_server.new_database(f"test_{secrets.token_hex(4)}")


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture
def started(nursery: Nursery) -> Iterator[Callable[..., Running]]:
    """Servers that are ended with the test."""
    before = len(nursery.running)
    yield nursery.start
    for server in nursery.running[before:]:
        with contextlib.suppress(ProcessLookupError):
            server.kill()
