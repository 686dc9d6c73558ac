"""What the server says reads right in every language: no notation, no English, no sentence of pieces."""

import re
import time

import pytest
from babel.dates import format_timedelta

import groschen
from groschen.catalogue import GAMES
from groschen.engine.errors import BadSetup
from groschen.render import words
from groschen.render.words import PSEUDO, around, errors, web
from groschen.web import story
from groschen.web.offers import offers
from groschen.web.pages.ending import verdict
from groschen.web.pages.lists import ago
from groschen.web.pages.replay import fork_page
from groschen.web.pages.visit import Visit
from groschen.web.showing import Viewer, standing
from groschen.web.tables import PERSON, RULES, Entry, Header, Seat, Table
from render.test_pseudo import setups, unmarked

BUTTON = re.compile(
    r'<button class="main large" name="game" value="([^"]+)" aria-label="([^"]+)">([^<]+)</button>'
)
OTHERS = [language for language in words.LANGUAGES if language != words.ENGLISH]


def table_of(game, by=PERSON):
    """A table with the log of a game."""
    rules = game.rules
    header = Header(
        "t", rules.name, rules.version, rules.fingerprint(), game.settings, game.seed, "live", False, 0, 0
    )
    log = [
        Entry(each["number"], each["seat"], each["choice"], 0, by, 0, each["events"]) for each in game.history
    ]
    return Table(header, [Seat(name) for name in game.seats], log)


def wandered(name, choices=10_000, **options):
    seats = ["Anna"] if options else ["Anna", "Ben", "Cleo"]
    game, bot = groschen.new(name, seats, seed=4, **options), groschen.bot("random", 4)
    while not game.over and game.number < choices:
        game.play(bot.choose(game))
    return game


# Choices


@pytest.mark.parametrize("name", GAMES)
def test_the_log_names_a_choice_in_words_also_where_nothing_else_is_told(name):
    for options in setups(name):
        game = wandered(name, **options)
        for entry in story.log(table_of(game, by=RULES), PSEUDO):
            for told in entry["told"]:
                said = " ".join([told["text"], *told["details"]])
                assert unmarked(said) <= set(game.seats), entry["choice"]


def test_what_only_remains_is_told_in_words_and_strung_together_as_the_language_does():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    game.state.players[0].groschen = 4
    game.state.players[0].pool = 0
    game.play("mine with plot/mine")

    for move in offers(game, PSEUDO).moves:
        assert not unmarked(move["note"])
    for move in offers(game, "zh").moves:
        assert "全部弃置" in move["note"]
        assert "discard" not in move["note"]


def test_notes_stand_one_after_the_other_as_the_language_writes_it(monkeypatch):
    monkeypatch.setitem(words.shared.shared("ja").lists.phrases, "notes", "{one}｜{other}")
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    game.state.players[0].groschen = 4
    game.state.players[0].pool = 0
    game.play("mine with plot/mine")

    assert all("｜" in move["note"] for move in offers(game, "ja").moves)


def test_an_old_game_says_that_its_choices_are_as_they_were_written():
    table = table_of(wandered("praga", 3))
    table.game = None

    for entry in story.log(table, "it"):
        (told,) = entry["told"]
        assert told["text"] == web.say("as written", "it", name="Anna", choice=entry["choice"])


# Pages


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_has_just_happened_is_not_still_to_come(language):
    visit = Visit(language)

    for seconds in (-2, 0, 1):
        assert ago(time.time() - seconds, visit) == visit.say("just now")
    assert ago(time.time() - 180, visit) == format_timedelta(-180, add_direction=True, locale=language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_nobody_wins_before_the_game_is_over(language):
    visit, game = Visit(language), wandered("kutna-hora", 60)
    stands = standing(table_of(game), Viewer())
    first, *_ = stands.ranking
    facts = {
        "names": words.shared.shared(language).all_of([game.seats[seat] for seat in first]),
        "points": stands.scores[first[0]]["total"],
    }

    assert visit.say("leads" if len(first) == 1 else "lead together", **facts) in verdict(stands, visit)
    assert visit.say("wins" if len(first) == 1 else "win together", **facts) not in verdict(stands, visit)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_picture_of_a_moment_is_called_by_the_moment_alone(language):
    page = fork_page(Visit(language), standing(table_of(wandered("praga", 5)), Viewer()))

    assert f'alt="{around.say("picture of moment", language, number=5)}"' in page


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_button_of_a_game_is_called_by_one_sentence(client, language):
    page = client.get("/", params={"language": language}).text
    found = BUTTON.findall(page)

    assert [name for name, _, _ in found] == list(GAMES)
    for name, label, shown in found:
        assert label == around.say("play a bot at", language, game=web.title_of(name, language))
        assert label.startswith(shown)


def test_the_title_of_a_table_is_put_together_as_everywhere(guest, client):
    table = guest.opens("praga")

    for language in words.LANGUAGES:
        page = client.get(table.page, params={"language": language}).text
        title = around.say("title", language, page=web.title_of("praga", language))
        assert f"<title>{title}</title>" in page


def test_the_script_strings_things_together_as_the_language_does(guest, client):
    table = guest.opens()

    for language in words.LANGUAGES:
        page = client.get(table.page, params={"language": language}).text
        said = words.shared.shared(language)
        titled = said.say("titled", title="{title}", text="{text}")
        notes = said.lists.say("notes", one="{one}", other="{other}")
        assert f'data-titled="{titled}"' in page
        assert f'data-notes="{notes}"' in page
        assert re.search(r'data-would-do="[^"]*\{text\}', page)
        assert re.search(r'data-why-not="[^"]*\{text\}', page)


def test_every_seat_of_a_new_table_has_its_number_and_nobody_is_asked_how_the_others_see_a_bot(client):
    page = client.get("/new").text

    for number in range(1, 5):
        assert f"<span>Seat {number}</span>" in page
    assert page.count(around.say("name hint")) == 0
    assert page.count('placeholder="their name"') == 3


# Rules


def test_a_search_says_the_same_with_and_without_script(client):
    for language in words.LANGUAGES:
        page = client.get("/rules/praga", params={"search": "♟", "language": language}).text
        found, said = re.search(r'data-found="([^"]+)"[^>]*>([^<]+)<', page).groups()
        counted = re.findall(r"\d+", said)
        assert found == around.say("found", language, n="{n}", all="{all}")
        assert said == found.format(**dict(zip(re.findall(r"\{(\w+)\}", found), counted, strict=True)))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_on_a_page_do_not_speak_of_what_one_types(client, game):
    page = client.get(f"/rules/{game}").text

    assert "see rules" not in page.lower()
    assert not re.search(r"\br red\b|in brackets|letters are the players|Below the grid", page)


def test_a_word_leads_to_the_chapter_about_it(client):
    page = client.get("/rules/praga").text
    (entry,) = re.findall(r'<div class="entry" id="term-parler".*?</div>', page, re.DOTALL)

    assert '<a href="/rules/praga#chapter-parler">More in the chapter Peter Parler</a>' in entry
    assert 'id="chapter-parler"' in page


def test_a_word_of_one_character_is_a_name_and_a_sign_is_none(client):
    chinese = client.get("/rules/kutna-hora", params={"language": "zh"}).text
    english = client.get("/rules/kutna-hora", params={"language": "en"}).text

    assert around.say("other names", "zh", names="格、钱、钱币") in chinese
    assert ">rock</b>" in english
    assert not re.search(r'class="also">[^<]*\b[a-z]\b', english)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "or the other if"), ("it", "aumenta l'altro"), ("ja", "もう一方"), ("zh", "另一项")],
)
def test_peter_parler_raises_the_other_track_where_the_first_is_at_its_end(language, said):
    """`test_solo.py` shows that he does; the chapter says so."""
    assert said in words.phrases("praga", language).chapters["parler"]


# What is refused


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_is_refused_by_the_name_that_the_reader_knows(language):
    for name in GAMES:
        with pytest.raises(BadSetup) as few:
            groschen.new(name, [])
        with pytest.raises(BadSetup) as option:
            groschen.new(name, wings=True)
        for refused in (few, option):
            assert web.title_of(name, language) in errors.told(refused.value, language)


@pytest.mark.parametrize("language", OTHERS)
def test_what_cannot_be_understood_is_said_without_the_words_of_a_framework(client, language):
    ask = {"language": language}
    page = client.post("/new", data={"game": "praga", "seat0": "me", "pace": "canter"}, params=ask)
    broken = client.post("/api/tables", content=b"{", params=ask)
    wrong = client.post("/api/tables", json={"game": "praga", "seats": "none"}, params=ask)

    assert page.status_code == broken.status_code == wrong.status_code == 400
    assert web.say("bad_request no_pace", language) in page.text
    for each in (broken, wrong):
        assert each.json()["text"] == web.say("bad_request", language)
        assert each.json()["detail"]


# Seats and names


NOT_YOURS = {
    "en": ("This is the seat of Ben.", "Nobody sits there."),
    "it": ("Questo è il posto di Ben.", "A quel posto non siede nessuno."),
    "ja": ("ここはBenの席です。", "その席には誰も座っていません。"),
    "zh": ("这是Ben的座位。", "这个座位上没有人。"),
}


@pytest.mark.parametrize("verb", ["leave", "return"])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_whoever_would_leave_another_seat_is_told_whose_it_is(guest, client, language, verb):
    """It was said that it is not their turn, which has nothing to do with it."""
    table = guest.opens("kutna-hora", [{"name": "Anna"}, {"name": "Ben"}, {}])
    for seat, said in zip((1, 2), NOT_YOURS[language], strict=True):
        refused = table.post(f"seats/{seat}/{verb}?language={language}", {})
        assert (refused.status_code, refused.json()["error"]) == (403, "not_your_seat")
        assert refused.json()["text"] == said

    client.get(table.seats[0]["link"])
    page = client.post(f"{table.page}/seats/1/{verb}", params={"language": language})
    assert page.status_code == 403
    assert NOT_YOURS[language][0] in page.text


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", [" ", "\u3000"])
def test_whoever_sits_down_without_a_name_is_asked_for_one(guest, client, language, name):
    """It was said that no such game can be set up, with names of people who are not there."""
    table = guest.opens("kutna-hora", [{"name": "Anna"}, {}])
    body = {"name": name, "invitation": table.seats[1]["invitation"]}
    said = web.say("no_name", language)

    refused = client.post(f"{table.api}/seats/1", params={"language": language}, json=body)
    page = client.post(f"{table.page}/join/1", params={"language": language}, data=body)

    assert (refused.status_code, refused.json()) == (422, {"error": "no_name", "text": said})
    assert page.status_code == 422
    assert said in page.text


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "name is missing"), ("it", "manca name"), ("ja", "nameがありません"), ("zh", "缺少name")],
)
def test_a_program_is_told_in_its_language_what_is_missing(guest, client, language, said):
    table = guest.opens("kutna-hora", [{"name": "Anna"}, {}])

    refused = client.post(f"{table.api}/seats/1", params={"language": language}, json={})

    assert (refused.status_code, refused.json()["detail"]) == (400, said)
