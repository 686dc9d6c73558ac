"""A server without a browser: the application itself, on a database of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from groschen.web.app import make_app
from groschen.web.settings import Settings
from web_table import Guest


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
