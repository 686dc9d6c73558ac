"""What every drawing starts from: one position, its words, and the choices that look for their place.

How the drawing is used (`groschen.render` has all of it; nothing is consumed, every function may be called
alone, twice, in any order):

    scene = render.scene_of(view, box, "en", game.moves(), game.blocked_moves())
    render.areas(scene)              the names of the areas, e.g. town, hall, player-0, compact-0
    render.area(scene, "town")       one of them: an `Area` with name, title, width, height and body (SVG);
                                     `.alone()` is an <svg>, `.fit(room…)` a <g> within one
    render.wide(scene, seat)         a `Sheet`: the places of the areas on a wide screen, `.svg()`
    render.narrow(scene, seat)       areas as pages for a telephone; some share one (`render.shared_pages`)
    render.cards(scene)              what every piece, symbol and area is, by `data-piece`: tooltip cards
    render.where(scene, move)        the area in which a choice has its place; None for a mere button
    render.stylesheet(game), render.definitions(game)    once on a page; `render.svg` puts them inside

How a game draws: its package `groschen.render.<game>` has a `board.py` with

    scene(view, box, words, moves, blocked) -> Scene
    names(scene) -> list[str]        area(scene, name) -> Area        where(scene, move) -> str | None
    wide(scene, seat, room) -> Sheet                                  narrow(scene, seat) -> list[Area]
    cards(scene) -> Iterator[Card]   ICONS, PATTERNS, PALETTE         (symbols, other definitions, colours)
    SHARED                           (by area, the one below it on a telephone's page)

and draws a thing that may be chosen like this:

    target = scene.target("rights", at="A1")     # by verb and facts of the move, never by its notation
    piece(identity("tile", key), x, y, body, about(key, name, target))

`target` gives the attributes of a legal choice (class="choice", data-choice, role, tabindex, aria-label), of
a blocked one (the same with class="blocked" and aria-disabled, its reason in the aria-label), or nothing. The
frame of a thing that may be chosen is its direct child `pen.edge`, which glows. `data-piece` is the key of a
piece in the box, and for whatever has none a kind and a name, "price:wood"; the card of the same name tells
what it is. Colours are those of `theme.py` and of the game's PALETTE, as `var(--name)`; no style attributes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from groschen.engine.codec import Piece
from groschen.engine.reasons import Reason
from groschen.render.pen import clean
from groschen.render.words.messages import Phrase, say
from groschen.render.words.phrases import Telling

View = Mapping[str, Any]
Move = Mapping[str, Any]


class Pieces(Protocol):
    """A box, as far as every drawing needs it."""

    pieces: dict[str, Piece]


B = TypeVar("B", bound=Pieces)
W = TypeVar("W", bound=Telling)
P = TypeVar("P", bound=Piece)


class Card(NamedTuple):
    """What a tooltip says of a thing: its `data-piece`, the kind of thing that it is, its name, and what is
    printed on it or to be known of it, line by line."""

    piece: str
    kind: str
    name: str
    lines: tuple[str, ...]


class Scene(Generic[B, W]):
    """One position, ready to be drawn: the view, the box, the words of a language, the legal choices and the
    blocked ones, as `game.moves()` and `game.blocked_moves()` give them.

    A move may bring its own `label` and `note` (what it costs and does); otherwise the words tell the label.
    """

    def __init__(
        self, view: View, box: B, words: W, moves: Iterable[Move] = (), blocked: Iterable[Move] = ()
    ) -> None:
        self.view = view
        self.box = box
        self.words = words
        self.moves = _by_verb(moves)
        self.blocked = _by_verb(blocked)

    def target(self, *verbs: str, **facts: object) -> str:
        """The attributes of the thing that stands for the choice with one of these verbs and these facts;
        none if there is no such choice, legal or blocked."""
        if not self.moves and not self.blocked:
            return ""
        for verb in verbs:
            legal = _find(self.moves.get(verb, ()), facts)
            if legal is not None:
                return self._legal(legal)
        for verb in verbs:
            blocked = _find(self.blocked.get(verb, ()), facts)
            if blocked is not None:
                return self._blocked(blocked)
        return ""

    def _legal(self, move: Move) -> str:
        label, note = self._label(move), move.get("note")
        said = self.titled(label, note) if note else label
        return (
            f' class="choice" data-choice="{clean(move["choice"])}" role="button" tabindex="0" '
            f'aria-label="{clean(said)}"'
        )

    def _blocked(self, move: Move) -> str:
        reason = move.get("text") or self.words.blocked(self.view, move, _reason(move["reason"]))
        said = self.titled(self._label(move), reason)
        return (
            f' class="blocked" data-choice="{clean(move["choice"])}" role="button" tabindex="0" '
            f'aria-disabled="true" aria-label="{clean(said)}"'
        )

    def _label(self, move: Move) -> str:
        label: str = move.get("label") or self.words.move(told(move))
        return label

    def label(self, key: str, **facts: object) -> str:
        """A word or phrase of the drawing in the language of the scene."""
        return _said(self.words.phrases.labels[key], **facts)

    def name(self, kind: str, key: str) -> str:
        """How a thing is called in the language of the scene."""
        return self.words.phrases.name(kind, key)

    def titled(self, title: str, text: object) -> str:
        """What is said of a thing, behind its name."""
        return self.words.phrases.shared.say("titled", title=title, text=text)

    def piece(self, kind: type[P], key: str) -> P:
        """A piece of the box, which is known to be of this kind."""
        piece = self.box.pieces[key]
        assert isinstance(piece, kind)
        return piece


AROUND = ("choice", "label", "note", "text", "reason")
"""What a move may bring besides its verb and facts."""


def told(move: Move) -> Move:
    """The verb and the facts of a move."""
    return _without(move, *AROUND)


def _reason(told: Mapping[str, Any]) -> Reason:
    """A reason, also when it has come as JSON."""
    return told if isinstance(told, Reason) else Reason(told["reason"], **_without(told, "reason"))


def _without(told: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: fact for name, fact in told.items() if name not in names}


def _by_verb(moves: Iterable[Move]) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in moves:
        found.setdefault(move["verb"], []).append(move)
    return found


def _find(moves: Sequence[Move], facts: Mapping[str, object]) -> Move | None:
    for move in moves:
        if all(move.get(name) == fact for name, fact in facts.items()):
            return move
    return None


@lru_cache(maxsize=4096)
def _said(phrase: Phrase, **facts: object) -> str:
    """The same few phrases are drawn over and over."""
    return say(phrase, facts)


@lru_cache(maxsize=4096)
def about(key: str, name: str, target: str = "", role: str = "img") -> str:
    """The attributes of a thing: which card explains it, and its name unless it stands for a choice. A thing
    with targets inside it is a "group"."""
    said = target or f' role="{role}" aria-label="{clean(name)}"'
    return f' data-piece="{clean(key)}"{said}'
