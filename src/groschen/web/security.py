"""Who may do what: the server's secret, and everything that is signed with it.

A seat's key, an invitation and a cookie are names with a signature, so nothing secret lies in the database.
"""

from __future__ import annotations

import base64
import hmac
import os
import secrets
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from groschen.engine.errors import BadSetup

VARIABLE = "GROSCHEN_SECRET"
COOKIE = "groschen"
SHORTEST = 32
"""Letters of a secret."""
YEAR = 365 * 24 * 60 * 60
SIGNATURE = 18
"""Bytes of a signature that are kept: nobody guesses 144 bits."""
KEPT = 10_000
"""Keys that are remembered: to sign one was half of what it took to find the player of a choice."""


class Person(NamedTuple):
    """A browser, and how whoever sits before it wants to be called."""

    id: str
    name: str


class Signer:
    """Signs and checks with the secret of this server."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self.key = lru_cache(KEPT)(self._key)
        """What lets its owner act for a seat."""

    def _sign(self, purpose: str, *facts: object) -> str:
        message = "/".join([purpose, *map(str, facts)]).encode()
        digest = hmac.digest(self._secret, message, "sha256")
        return base64.urlsafe_b64encode(digest[:SIGNATURE]).decode()

    def _key(self, table: str, seat: int) -> str:
        return f"{seat}-{self._sign('seat', table, seat)}"

    def seat_of(self, table: str, key: str) -> int | None:
        """The seat that a key opens at this table; None if it opens none."""
        seat = key.partition("-")[0]
        if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
            return None
        return int(seat) if same(key, self.key(table, int(seat))) else None

    def invitation(self, table: str, seat: int) -> str:
        return self._sign("invitation", table, seat)

    def is_invitation(self, table: str, seat: int, given: str) -> bool:
        return same(given, self.invitation(table, seat))

    def cookie(self, person: Person) -> str:
        """In letters that no browser and no framework changes, whatever the name is written in."""
        name = base64.urlsafe_b64encode(person.name.encode()).decode()
        return f"{person.id}.{name}.{self._sign('whoever', person.id, name)}"

    def person(self, cookie: str) -> Person | None:
        """Whose cookie this is; None if we did not make it."""
        id, _, rest = cookie.partition(".")
        name, _, signature = rest.partition(".")
        if not same(signature, self._sign("whoever", id, name)):
            return None
        return Person(id, base64.urlsafe_b64decode(name).decode())


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode())


def new_person(name: str = "") -> Person:
    return Person(secrets.token_hex(12), name)


def new_table() -> str:
    """A name that nobody guesses: who knows it may watch."""
    return secrets.token_hex(8)


def secret_of(folder: Path) -> str:
    """The secret from the environment, or the one that was made at the first start."""
    given = os.environ.get(VARIABLE)
    if given:
        return checked(given, VARIABLE)
    path = folder / "secret"
    try:
        return checked(path.read_text(encoding="ascii").strip(), str(path))
    except FileNotFoundError:
        return make_secret(path)


def checked(secret: str, where: str) -> str:
    if len(secret) < SHORTEST:
        raise BadSetup(
            "the secret in {where} has fewer than {shortest} letters", where=where, shortest=SHORTEST
        )
    return secret


def make_secret(path: Path) -> str:
    """A new secret in a file that only its owner reads; of several servers that start at once, the first
    makes it."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    secret = secrets.token_urlsafe(48)
    draft = path.with_name(f"secret.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secret + "\n")
    try:
        os.link(draft, path)
    except FileExistsError:
        return checked(path.read_text(encoding="ascii").strip(), str(path))
    finally:
        draft.unlink()
    return secret
