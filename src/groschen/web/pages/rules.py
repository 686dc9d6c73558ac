"""The rules: by chapter, with words and symbols, searchable; each entry has an address of its own."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

import groschen
from groschen import render
from groschen.catalogue import GAMES
from groschen.render import rulebook
from groschen.render.gallery import Shown, gallery
from groschen.render.rulebook import CHAPTER, TERM, Entry
from groschen.render.words.shared import shared
from groschen.web.pages.frame import heading, join, link, page, section
from groschen.web.pages.start import picture_of
from groschen.web.pages.visit import Visit

LONGEST_SEARCH = 60


def rules_page(visit: Visit) -> str:
    """Both games, with their chapters."""
    games = [game_of(rules, visit) for rules in GAMES]
    body = [heading(visit.say("rules"), visit.say("rules more")), *games]
    return page(
        visit,
        visit.say("rules"),
        Markup('<div class="both">{}</div>').format(join(body)),
        look="rules-of-all",
    )


def game_of(game: str, visit: Visit) -> Markup:
    chapters = [entry for entry in rulebook.entries(game, visit.language) if entry.kind == CHAPTER]
    links = [
        Markup('<li><a href="/rules/{}#{}">{}</a></li>').format(game, entry.anchor, entry.name)
        for entry in chapters
    ]
    return Markup(
        '<article class="game-card"><a class="picture" href="/rules/{game}">'
        '<img src="{picture}" alt="{title}" width="1135" height="436"></a>'
        '<div class="inside"><h2>{link}</h2><ol class="contents">{links}</ol>'
        "</div></article>"
    ).format(
        game=game,
        picture=picture_of(game, visit),
        title=visit.title(game),
        link=link(f"/rules/{game}", visit.title(game)),
        links=join(links),
    )


def pieces_page(visit: Visit, game: str) -> str:
    """Every piece of the box."""
    view = groschen.new(game).view()
    kinds = list(gallery(render.scene_of(view, None, visit.language)))
    parts = [
        section(kind, Markup('<ul class="pieces">{}</ul>').format(join([piece(each) for each in found])))
        for kind, found in kinds
    ]
    body = [
        symbols(game),
        heading(visit.say("pieces of", game=visit.title(game)), visit.say("pieces more")),
        Markup("<p>{}</p>").format(link(f"/rules/{game}", visit.say("rules title", game=visit.title(game)))),
        *parts,
    ]
    return page(visit, visit.say("pieces of", game=visit.title(game)), join(body), game, "rules")


def piece(shown: Shown) -> Markup:
    lines = [Markup("<p>{}</p>").format(line) for line in shown.card.lines]
    return Markup("<li>{}<div><h3>{}</h3>{}</div></li>").format(
        Markup(shown.drawing), shown.card.name, join(lines)
    )


def symbols(game: str) -> Markup:
    """What every drawing on the page refers to."""
    return Markup('<svg class="gr" id="definitions" aria-hidden="true">{}</svg>').format(
        Markup(render.definitions(game))
    )


def game_rules_page(visit: Visit, game: str, sought: str = "") -> str:
    entries = list(rulebook.entries(game, visit.language))
    found = [entry for entry in entries if rulebook.matches(entry, sought)]
    body = [
        symbols(game),
        heading(visit.say("rules title", game=visit.title(game)), visit.say("rules more")),
        search(visit, game, sought, len(found), len(entries)),
        Markup('<div class="book">{}<div class="entries">{}</div></div>').format(
            contents(visit, game, found), join(parts(visit, found))
        ),
    ]
    return page(visit, visit.say("rules title", game=visit.say(f"short {game}")), join(body), game, "rules")


def search(visit: Visit, game: str, sought: str, count: int, total: int) -> Markup:
    """A form; with script the page filters while one types."""
    said = (
        ""
        if not sought
        else visit.say("found", n=count, all=total)
        if count
        else visit.say("found none", text=sought)
    )
    whole = link(f"/rules/{game}", visit.say("whole"), "button") if sought else Markup()
    return Markup(
        '<form class="search" role="search" action="/rules/{}">'
        '<label class="field"><span class="unseen">{}</span> '
        '<input type="search" name="search" value="{}" placeholder="{}" maxlength="{}"></label>'
        '<button>{}</button>{}<output data-found="{}" data-none="{}">{}</output></form>'
    ).format(
        game,
        visit.say("search"),
        sought,
        visit.say("search"),
        LONGEST_SEARCH,
        visit.say("search it"),
        whole,
        visit.say("found", n="{n}", all="{all}"),
        visit.say("found none", text="{text}"),
        said,
    )


def contents(visit: Visit, game: str, found: Sequence[Entry]) -> Markup:
    links = [
        Markup('<li><a href="#{}">{}</a></li>').format(entry.anchor, entry.name)
        for entry in found
        if entry.kind == CHAPTER
    ]
    words = Markup('<li><a href="#words">{}</a></li>').format(visit.say("words and symbols"))
    pieces = Markup('<li><a href="/rules/{}/pieces">{}</a></li>').format(game, visit.say("pieces"))
    return Markup('<nav class="contents" aria-label="{}"><ol>{}{}{}</ol></nav>').format(
        visit.say("chapters"), join(links), words, pieces
    )


def parts(visit: Visit, found: Sequence[Entry]) -> list[Markup]:
    chapters = [chapter(visit, entry) for entry in found if entry.kind == CHAPTER]
    terms = [term(visit, entry) for entry in found if entry.kind == TERM]
    words = Markup('<dl class="terms">{}</dl>').format(join(terms))
    return [
        *chapters,
        Markup('<section id="words" class="words"><h2>{}</h2>{}</section>').format(
            visit.say("words and symbols"), words
        ),
    ]


def chapter(visit: Visit, entry: Entry) -> Markup:
    told = [Markup("<p>{}</p>").format(paragraph) for paragraph in entry.paragraphs]
    return Markup(
        '<section class="entry" id="{anchor}" data-text="{text}">'
        '<h2><a href="#{anchor}">{icons}{name}</a></h2>'
        "{told}</section>"
    ).format(anchor=entry.anchor, text=text_of(entry), icons=icons(entry), name=entry.name, told=join(told))


def term(visit: Visit, entry: Entry) -> Markup:
    """A word with its drawing; the other names are what one may type for it."""
    told = [Markup("<p>{}</p>").format(paragraph) for paragraph in entry.paragraphs]
    also = shared(visit.language).row([name for name in entry.names[1:] if not rulebook.is_sign(name)])
    other = (
        Markup('<p class="also">{}</p>').format(visit.say("other names", names=also)) if also else Markup()
    )
    return Markup('<div class="entry" id="{}" data-text="{}"><dt>{}<b>{}</b></dt><dd>{}</dd></div>').format(
        entry.anchor, text_of(entry), icons(entry), entry.name, join([*told, other, more(visit, entry)])
    )


def more(visit: Visit, entry: Entry) -> Markup:
    """The way to the chapter about a word."""
    if not entry.chapter:
        return Markup()
    said = visit.say("more in chapter", name=entry.chapter)
    address = f"{visit.path}#{rulebook.anchor(f'{CHAPTER}/{entry.key}')}"
    return Markup('<p class="also">{}</p>').format(link(address, said))


def text_of(entry: Entry) -> str:
    """What the script searches in."""
    return rulebook.folded(" ".join((*entry.names, *entry.paragraphs)))


def icons(entry: Entry) -> Markup:
    drawn = [
        Markup('<svg class="gr icon{}" aria-hidden="true"><use href="#gr-{}"/></svg>').format(
            " of-seat" if icon.endswith("-0") else "", icon
        )
        for icon in entry.icons
    ]
    return Markup('<span class="icons">{}</span>').format(Markup("").join(drawn)) if drawn else Markup()
