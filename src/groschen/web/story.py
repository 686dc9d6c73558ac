"""What happened at a table, in sentences: told once for each language, and further as the log grows."""

from __future__ import annotations

from typing import Any

from groschen.game import Game
from groschen.render import words
from groschen.render.words import web
from groschen.render.words.phrases import Entry as Sentence
from groschen.render.words.phrases import Telling
from groschen.web.offers import label
from groschen.web.tables import RULES, Entry, Table

Told = dict[str, Any]


class Story:
    """The sentences of a log in one language, and the game as far as it is told."""

    def __init__(self, table: Table, language: str) -> None:
        assert table.game is not None
        self.language = language
        self.game: Game = table.game.at(0)
        self.told: list[list[Sentence]] = []
        self.chapters: list[int] = []
        """By entry, the round or turn in which it was."""

    def up_to(self, table: Table) -> list[list[Sentence]]:
        """The sentences of every entry so far."""
        for entry in table.entries[len(self.told) :]:
            self.told.append(self._tell(entry, table.names(self.language)))
        return self.told

    def _tell(self, entry: Entry, names: list[str]) -> list[Sentence]:
        self.game.seats = names
        if entry.choice is None:
            self.game = self.game.at(self.game.number - entry.back)
        before = self.game.view()
        teller = words.teller(before, self.game.box, self.language)
        self.chapters.append(teller.chapter(before))
        if entry.choice is None:
            return [took_back(entry, names, self.language)]
        sentences = teller.log(self.game.play(entry.choice))
        changes = tuple(teller.changes(before, self.game.view()))
        if not sentences and (changes or entry.by == RULES):
            facts = {"name": names[entry.seat], "choice": chosen_last(self.game, teller)}
            sentences = [Sentence(entry.seat, web.say("only choice", self.language, **facts), ())]
        if changes:
            sentences[-1] = sentences[-1]._replace(details=sentences[-1].details + changes)
        if entry.by == RULES:
            said = web.say("unasked", self.language, text=sentences[0].text)
            sentences[0] = sentences[0]._replace(text=said)
        return sentences


def chosen_last(game: Game, teller: Telling) -> str:
    """The last choice in words."""
    moves = {move["choice"]: move for move in game.at(game.number - 1).moves()}
    return label(teller, moves[game.last_choice])


def took_back(entry: Entry, names: list[str], language: str) -> Sentence:
    said = web.say("took back", language, name=names[entry.seat], n=entry.back)
    return Sentence(entry.seat, said, ())


def log(table: Table, language: str, since: int = 0) -> list[Told]:
    """The entries after a number, as data and as sentences."""
    told, chapters = sentences(table, language), chapters_of(table, language)
    return [
        as_data(entry, told[entry.number - 1], chapters[entry.number - 1])
        for entry in table.entries[max(since, 0) :]
    ]


def sentences(table: Table, language: str) -> list[list[Sentence]]:
    if table.game is None:
        return [retold(table, entry, language) for entry in table.entries]
    with table.telling:
        if language not in table.stories:
            table.stories[language] = Story(table, language)
        story: Story = table.stories[language]
        return story.up_to(table)[: table.number]


def chapters_of(table: Table, language: str) -> list[int]:
    """By entry, the round or turn in which it was; 0 where nobody can tell any more."""
    return [0] * table.number if table.game is None else table.stories[language].chapters


def retold(table: Table, entry: Entry, language: str) -> list[Sentence]:
    """An entry of a game that is no longer played: the choice as it was written down."""
    names = table.names(language)
    if entry.choice is None:
        return [took_back(entry, names, language)]
    said = web.say("as written", language, name=names[entry.seat], choice=entry.choice)
    return [Sentence(entry.seat, said, ())]


def as_data(entry: Entry, told: list[Sentence], chapter: int) -> Told:
    return {
        "number": entry.number,
        "chapter": chapter,
        "seat": entry.seat,
        "choice": entry.choice,
        "back": entry.back,
        "by": entry.by,
        "at": entry.at,
        "events": entry.events,
        "told": [{"seat": each.seat, "text": each.text, "details": list(each.details)} for each in told],
    }
