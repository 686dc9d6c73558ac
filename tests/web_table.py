"""A table on a server, in words: what makes a test of the server read like a visit."""

import os
import random
from typing import Any

import pytest

from groschen.web import opening


@pytest.fixture(autouse=True)
def _deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other deals for every test, but the same at every run, so that a failure can be looked at again;
    `GROSCHEN_DEALS=2` in the environment gives others."""
    chance = random.Random(f"{os.environ.get('GROSCHEN_DEALS', '')} {request.node.name}")
    monkeypatch.setattr(opening, "draw_seed", lambda: chance.randrange(opening.SEEDS))


class Guest:
    """Somebody who uses the HTTP API."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def opens(self, game: str = "kutna-hora", seats: list | None = None, **wishes: Any) -> "TableThere":
        """Two people by default, and Anna begins."""
        seats = [{"name": "Anna"}, {"name": "Ben"}] if seats is None else seats
        if game == "kutna-hora":
            wishes.setdefault("options", {"first_game": True})
        response = self.client.post("/api/tables", json={"game": game, "seats": seats, **wishes})
        assert response.status_code == 201, response.text
        return TableThere(self.client, response.json())


class TableThere:
    """A table with the keys that its opener was given."""

    def __init__(self, client: Any, opened: dict) -> None:
        self.client = client
        self.id = opened["table"]
        self.api = f"/api/tables/{self.id}"
        self.page = f"/tables/{self.id}"
        self.seats = opened["seats"]
        self.keys = {seat["seat"]: seat["key"] for seat in self.seats if seat.get("key")}

    def bearer(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.keys[seat]}"}

    def shown(self, **query: Any) -> dict:
        return self.client.get(self.api, params=query).json()

    @property
    def number(self) -> int:
        return self.shown()["number"]

    def moves(self, **query: Any) -> dict:
        return self.client.get(f"{self.api}/moves", params=query).json()

    def post(self, path: str, body: dict, seat: int = 0) -> Any:
        return self.client.post(f"{self.api}/{path}", json=body, headers=self.bearer(seat))

    def chooses(self, seat: int, choice: str | None = None, number: int | None = None, **more: Any) -> Any:
        """Answers with this choice, or with the first that is legal."""
        moves = self.moves() if choice is None or number is None else {}
        wanted = moves["moves"][0]["choice"] if choice is None else choice
        body = {"number": moves["number"] if number is None else number, "choice": wanted, **more}
        return self.post("choices", body, seat)

    def goes_on(self, choices: int) -> None:
        """Whoever is asked takes the first choice, so many times."""
        for _ in range(choices):
            moves = self.moves(notes=False)
            response = self.chooses(moves["seat"], moves["moves"][0]["choice"], moves["number"])
            assert response.status_code == 200, response.text

    def undoes(self, seat: int, **more: Any) -> Any:
        return self.post("undo", {"number": self.number, **more}, seat)
