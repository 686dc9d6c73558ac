"""The start page: go on where one was, a game against a bot by one click, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from markupsafe import Markup

from groschen.catalogue import GAMES
from groschen.engine.rules import Rules
from groschen.render.words.naming import GUEST, called
from groschen.web.pages.fields import name_field, radio
from groschen.web.pages.frame import form, hidden, join, link, page
from groschen.web.pages.levels import USUAL, levels
from groschen.web.pages.lists import table_list
from groschen.web.pages.visit import Visit
from groschen.web.store.queries import Listed

MOST_RESUMED = 3


def start_page(visit: Visit, mine: Sequence[Listed], open_now: int) -> str:
    body = [greeting(visit, mine), quick_form(visit), doors(visit, open_now)]
    return page(visit, visit.say("groschen"), join(body), look="start")


def greeting(visit: Visit, mine: Sequence[Listed]) -> Markup:
    """Who has been here goes on; who has not reads what this is."""
    if not mine:
        return Markup('<div class="greeting"><h1>{}</h1><p class="lead">{}</p></div>').format(
            visit.say("tagline"), visit.say("promise")
        )
    cards = table_list(list(islice(mine, MOST_RESUMED)), visit)
    more = link("/mine", visit.say("all my tables")) if len(mine) > MOST_RESUMED else Markup()
    return Markup('<div class="greeting back"><h1>{}</h1>{}{}</div>').format(
        visit.say("welcome", name=called(visit.name or GUEST, visit.language)), cards, more
    )


def quick_form(visit: Visit) -> Markup:
    """A game against a bot by one click; a name is not asked for: who has none is a guest."""
    cards = [game_card(rules, visit) for rules in GAMES.values()]
    return form(
        "/new",
        hidden("seat0", "me"),
        hidden("lots", "yes"),
        Markup('<div class="quick">{}{}</div><div class="games">{}</div>').format(
            name_field(visit, False), opponents(visit), join(cards)
        ),
    )


def opponents(visit: Visit) -> Markup:
    known = levels(visit.language)
    offered = [radio("seat1", f"bot {bot}", level, bot == USUAL) for bot, level in known.items()]
    return Markup('<div class="levels" role="radiogroup" aria-label="{}"><span>{}</span>{}</div>').format(
        visit.say("against"), visit.say("against"), join(offered)
    )


def game_card(rules: Rules, visit: Visit) -> Markup:
    """A game with its picture; the button opens a table at once."""
    game = visit.title(rules.name)
    return Markup(
        '<article class="game-card"><div class="picture"><img src="{picture}" alt="{alt}" width="1135" '
        'height="436"></div><div class="inside"><h2>{title}</h2><p class="pitch">{pitch}</p>'
        '<div class="go"><button class="main large" name="game" value="{name}" aria-label="{full}">'
        "{play}</button></div>"
        '<p class="others">{others}<span class="facts">{facts}</span></p></div></article>'
    ).format(
        name=rules.name,
        picture=picture_of(rules.name, visit),
        alt=visit.say("picture of", game=game),
        title=game,
        pitch=visit.say(f"pitch {rules.name}"),
        play=visit.say("play a bot"),
        full=visit.say("play a bot at", game=game),
        others=join(other_ways(rules, visit)),
        facts=visit.say("players", few=rules.seats[0], many=rules.seats[-1]),
    )


def picture_of(game: str, visit: Visit) -> str:
    """Drawn in the look that was chosen; otherwise the picture itself follows the system."""
    return f"/pictures/{game}.svg" + ("" if visit.look == "auto" else f"?look={visit.look}")


def other_ways(rules: Rules, visit: Visit) -> list[Markup]:
    found = [link(f"/new?game={rules.name}", visit.say("play others"))]
    if 1 in rules.seats:
        found.append(link(f"/new?game={rules.name}&players=1", visit.say("play alone")))
    return [*found, link(f"/rules/{rules.name}", visit.say("rules of it"))]


def doors(visit: Visit, open_now: int) -> Markup:
    """Where else one can go."""
    ways = (
        ("/lobby", "look at lobby", visit.say("in the lobby", n=open_now) if open_now else ""),
        ("/guide", "first time", ""),
        ("/records", "have a record", ""),
    )
    each = [
        Markup('<a href="{}"><b>{}</b><span>{}</span></a>').format(
            address, visit.say(key), news or visit.say(f"{key} more")
        )
        for address, key, news in ways
    ]
    return Markup('<nav class="doors" aria-label="{}">{}</nav>').format(visit.say("doors"), join(each))
