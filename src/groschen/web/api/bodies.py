"""What the API reads and answers, as the OpenAPI document shows it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Option = bool | Annotated[int, Meta(ge=-1000, le=1000)] | Annotated[str, Meta(max_length=60)]


class SeatWanted(Struct, forbid_unknown_fields=True):
    """A person by name, a bot by its kind, or, with neither, an open seat."""

    name: Name | None = None
    bot: Annotated[str, Meta(max_length=32)] | None = None


class TableWanted(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=4)]
    options: Annotated[dict[Annotated[str, Meta(max_length=60)], Option], Meta(max_length=20)] = {}
    public: bool = False
    pace: Literal["live", "turns"] = "live"
    lots: bool = False
    """Draw who sits where."""


class Forking(Struct, forbid_unknown_fields=True):
    """Who plays on: the one on this seat, with bots on the others; without a seat everybody's moves are
    yours."""

    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    bot: Annotated[str, Meta(max_length=32)] = "greedy"


class RecordBrought(Struct, forbid_unknown_fields=True):
    """A record, and who plays on if it is not finished."""

    record: Annotated[str, Meta(min_length=1, max_length=60_000)]
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    bot: Annotated[str, Meta(max_length=32)] = "greedy"


class SeatGiven(Struct, omit_defaults=True):
    """A seat of a new table; its key, link or invitation are told to whoever opened it and to nobody else."""

    seat: int
    name: str | None
    key: str | None = None
    link: str | None = None
    invitation: str | None = None
    bot: str | None = None


class TableOpened(Struct):
    table: str
    url: str
    seats: list[SeatGiven]


class SittingDown(Struct, forbid_unknown_fields=True):
    name: Name
    invitation: Annotated[str, Meta(max_length=100)] = ""


class SeatTaken(Struct):
    seat: int
    key: str
    link: str


class MovesShown(Struct):
    """`moves` have choice, verb, what they are about, label and note; `blocked` have a reason and a text."""

    number: int
    seat: int | None
    prompt: str
    moves: list[dict[str, Any]]
    blocked: list[dict[str, Any]]


class Choosing(Struct, forbid_unknown_fields=True):
    """With `forced`, what has no alternative, costs nothing and shows nothing new follows by itself."""

    number: Number
    choice: Annotated[str, Meta(min_length=1, max_length=200)]
    forced: bool = False


class Chosen(Struct):
    number: int
    events: list[dict[str, Any]]


class Undoing(Struct, forbid_unknown_fields=True):
    number: Number
    whole_turn: bool = False


class Undone(Struct):
    number: int


class LogShown(Struct):
    number: int
    entries: list[dict[str, Any]]


class Saying(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class LineSaid(Struct):
    number: int


class ChatShown(Struct):
    lines: list[dict[str, Any]]


class HintShown(Struct):
    """A choice; `gain` is what a bot expects of it in points beyond now, by `parts` of its judgement, and
    `behind` by how much it thinks less of it than of the first; `gains` come at once, by category of the
    score; `plan` is how the turn would go on."""

    choice: str
    label: str
    gain: float
    parts: dict[str, float]
    behind: float
    gains: dict[str, int]
    plan: list[dict[str, str]]
    text: str


class HintGiven(Struct):
    """The best choice, and the best three with what they are expected to bring."""

    number: int
    choice: str
    label: str
    hints: list[HintShown]


class Refused(Struct):
    """Every error; further facts stand beside these two."""

    error: str
    text: str


class TablesShown(Struct):
    tables: list[dict[str, Any]]


class Health(Struct):
    database: bool
