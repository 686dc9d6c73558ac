"""The pages around the table, as a browser without script meets them."""

import re

import pytest

import groschen
from groschen.catalogue import GAMES
from groschen.render import words
from groschen.render.words import around
from groschen.web.pages.levels import levels
from groschen.web.pages.new_table import STREETS, offered

RULES = ("/rules", "/rules/kutna-hora", "/rules/praga", "/rules/praga/pieces")
PAGES = ("/", "/new", "/lobby", "/mine", "/finished", *RULES, "/about", "/guide", "/records")


def finished(game="kutna-hora", seats=("Anna", "Ben")):
    """The record of a whole game of blind bots."""
    made, player = groschen.new(game, list(seats), seed=5), groschen.bot("random")
    while not made.over:
        made.play(player.choose(made))
    return made


def brought(client, game, **form):
    """The table of a record that somebody brings along."""
    page = client.post("/records", data={"record": game.record(), **form}, follow_redirects=False)
    assert page.status_code == 303, page.text
    return page.headers["location"]


@pytest.fixture(scope="module")
def played():
    return finished()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_page_is_there_in_every_language_and_leads_to_the_others(client, language):
    for path in PAGES:
        page = client.get(path, params={"language": language})

        assert page.status_code == 200, path
        assert f'<html lang="{language}"' in page.text
        for code in words.LANGUAGES:
            assert f'lang="{code}" hreflang="{code}"' in page.text
        assert " style=" not in page.text
        assert "<script>" not in page.text


def test_a_language_once_chosen_is_remembered_without_script(client):
    client.get("/", params={"language": "ja"})

    assert '<html lang="ja"' in client.get("/about").text


def test_a_look_once_chosen_is_remembered_without_script(client):
    client.get("/", params={"look": "dark"})

    page = client.get("/about").text
    assert 'data-theme="dark"' in page
    assert "look=dark" in client.get("/").text


def test_nonsense_is_not_remembered(client):
    response = client.get("/", params={"language": "tlh", "look": "plaid\r\nX: y"})

    assert "set-cookie" not in response.headers


@pytest.mark.parametrize("game", GAMES)
def test_the_options_that_the_page_explains_are_those_of_the_game(game):
    rules, found = GAMES[game], offered(game)
    known = {name for players in rules.seats for name in rules.settle_options(players, {})}

    assert found.keys() == known
    for name, values in found.items():
        for value in values:
            given = True if values == ["yes"] else value * len(STREETS) if name == "road" else value
            players = 1 if name in ("solo", "pawn") else 3
            assert rules.settle_options(players, {name: given})[name] == given


def test_every_level_of_the_bots_has_a_name():
    assert all(around.has(f"level {bot}") and around.has(f"level {bot} more") for bot in levels("en"))


def test_what_was_filled_in_is_not_lost_by_a_mistake(client):
    wish = {"game": "praga", "name": "Anna", "seat0": "me", "seat1": "here", "name1": "Anna", "pace": "turns"}

    page = client.post("/new", data={**wish, "option praga side": "B"})

    assert page.status_code == 422
    assert 'role="alert"' in page.text
    for field in (
        'value="praga" checked',
        'value="turns" checked',
        'value="B" checked',
        'value="here" selected',
    ):
        assert field in page.text
    assert 'name="name" maxlength="40" value="Anna"' in page.text


def test_options_for_one_are_left_out_by_more(client):
    wish = {"game": "praga", "seat0": "me", "seat1": "bot random", "option praga solo": "parler"}

    assert client.post("/new", data=wish).status_code == 200


def test_who_gives_no_name_is_a_guest(client):
    client.post("/new", data={"game": "kutna-hora", "seat0": "me", "seat1": "bot random"})

    assert "Guest" in client.get("/mine").text


def test_only_newcomers_are_shown_around(client):
    wish = {"game": "kutna-hora", "seat0": "me", "seat1": "bot random"}

    first = client.post("/new", data=wish, follow_redirects=False).headers["location"]
    second = client.post("/new", data=wish, follow_redirects=False).headers["location"]

    assert first.endswith("?guide=yes")
    assert "guide" not in second
    assert 'id="guide"' in client.get(first).text


def test_a_table_that_waits_for_me_comes_first_on_the_start_page(client):
    client.post(
        "/new", data={"game": "kutna-hora", "name": "Anna", "seat0": "me", "seat1": "here", "name1": "B"}
    )

    page = client.get("/").text

    assert "Welcome back, Anna" in page
    assert 'class="asked"' in page


# The rules


def test_the_rules_are_searched_whatever_the_accents(client):
    found = client.get("/rules/kutna-hora", params={"search": "BÁRBARA pelican"}).text

    assert 'id="chapter-barbara"' in found
    assert 'id="chapter-plot"' not in found
    assert "Nothing about" in client.get("/rules/praga", params={"search": "zeppelin"}).text


def test_a_card_at_the_table_leads_to_the_rule(guest, client):
    table = guest.opens()

    card = client.get(f"{table.page}/card", params={"piece": "symbol:pelican"}).text

    assert 'href="/rules/kutna-hora#term-pelican"' in card
    assert 'id="term-pelican"' in client.get("/rules/kutna-hora").text


# The end, replay, pictures, records


def test_the_end_tells_who_won_how_and_how_it_went(client, played):
    page = client.get(brought(client, played)).text

    first = played.ranking()[0]
    assert f"{played.seats[first[0]]}" in re.search(r"<h1>(.*?)</h1>", page)[1]
    for seat, score in enumerate(played.scores()):
        assert f'<span class="total">{str(score["total"]).replace("-", "−")}</span>' in page, seat
    assert page.count("<figure>") == 3
    assert page.count("<polyline") == 2 + 2 + 6
    assert page.count("<h3>") == len(played.scores()[0]) - 1


def test_the_solo_ladder_tells_how_good_it_was(client):
    alone = finished("praga", ["Anna"])

    page = client.get(brought(client, alone)).text

    said = words.phrases("praga").ladder
    reached = said[max(step for step in said if step <= alone.scores()[0]["total"])]
    assert reached in re.search(r'<li class="here" aria-current="true">(.*?)</li>', page, re.S)[1]


def test_every_moment_has_its_address_and_the_ways_from_it(client, played):
    table = brought(client, played).removesuffix("/end")

    page = client.get(f"{table}/at/7").text

    assert f'href="{table}/at/6" data-step="prev"' in page
    assert f'href="{table}/at/8" data-step="next"' in page
    assert f'max="{played.number}" value="7"' in page
    moved = client.get(f"{table}/at", params={"number": "9"}, follow_redirects=False)
    assert moved.headers["location"] == f"{table}/at/9"
    parts = client.get(f"{table}/parts", params={"at": "3"}).text
    assert 'data-number="3"' in parts
    assert 'data-live="then"' in parts


def test_a_record_comes_back_as_it_was_brought(client, played):
    table = brought(client, played).removesuffix("/end")

    response = client.get(f"{table}/record")

    assert response.text == played.record()
    assert "attachment" in response.headers["content-disposition"]


def test_a_record_may_come_as_a_file(client, played):
    page = client.post("/records", files={"file": ("a.game", played.record())}, data={"as": ""})

    assert page.status_code == 200
    assert "/end" in str(page.url)


@pytest.mark.parametrize("text", ["", "nonsense", "groschen: 1\ngame: chess\n"])
def test_a_bad_record_is_told_what_is_wrong_and_opens_nothing(client, text):
    page = client.post("/records", data={"record": text})

    assert page.status_code == 422
    assert 'role="alert"' in page.text
    assert client.get("/metrics").text.count("groschen_tables 1.0") == 0


def test_a_record_that_is_not_finished_is_played_on_against_bots(client, played):
    part = played.at(20)

    table = brought(client, part, **{"as": "0", "bot": "random"})

    seats = client.get(f"/api{table}").json()["seats"]
    assert [(seat["bot"], seat["yours"]) for seat in seats] == [(None, True), ("random", False)]


@pytest.mark.parametrize("seat", ["", "1"])
def test_any_moment_of_a_finished_game_can_be_played_on(client, played, seat):
    table = brought(client, played).removesuffix("/end")

    new = client.post(f"{table}/fork/12", data={"as": seat, "bot": "random"}, follow_redirects=False)

    forked = client.get(f"/api{new.headers['location']}/at/12").json()
    view, then = forked["view"], played.at(12).view()
    for seen in (view, then):
        for player in seen["players"]:
            del player["name"]
    assert view == then
    assert [each["yours"] for each in forked["seats"]] == ([True, True] if seat == "" else [False, True])
    assert [each["bot"] for each in forked["seats"]] == ([None, None] if seat == "" else ["random", None])


def test_a_running_game_is_not_forked_for_nobody_shall_look_ahead(guest, client):
    table = guest.opens()
    table.goes_on(3)

    page = client.post(f"{table.page}/fork/1", data={"as": ""})

    assert page.status_code == 409
    assert "once it is over" in client.get(f"{table.page}/fork/1").text


def test_a_moment_is_passed_on_as_a_picture(client, played):
    table = brought(client, played).removesuffix("/end")

    drawn = client.get(f"{table}/at/9/picture.svg", params={"look": "dark"})
    pixels = client.get(f"{table}/at/9/picture.png")

    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "var(" not in drawn.text
    assert pixels.content.startswith(b"\x89PNG")
    assert client.get(f"{table}/at/9999/picture.png").status_code == 404


@pytest.mark.parametrize("name", ["kutna-hora.svg", "praga.svg", "praga-table.svg"])
def test_the_games_have_pictures(client, name):
    response = client.get(f"/pictures/{name}")

    assert response.text.startswith("<svg")
    assert client.get("/pictures/chess.svg").status_code == 404


def test_a_page_that_is_not_there_says_so_in_the_readers_language(client):
    page = client.get("/rules/chess", params={"language": "it"})

    assert page.status_code == 404
    assert '<html lang="it"' in page.text
    assert 'role="alert"' in page.text


def test_a_program_brings_records_and_forks_moments_too(client, played):
    brought_in = client.post("/api/records", json={"record": played.record()}).json()
    forked = client.post(f"/api/tables/{brought_in['table']}/at/5/fork", json={"seat": 1, "bot": "random"})

    assert client.get(f"/api/tables/{brought_in['table']}").json()["over"]
    assert forked.status_code == 201
    seats = forked.json()["seats"]
    assert [seat.get("bot") for seat in seats] == ["random", None]
    assert "key" in seats[1]
    assert client.post("/api/records", json={"record": "x"}).status_code == 422


def test_nobody_wins_before_the_end(guest, client):
    table = guest.opens()
    table.goes_on(3)

    page = client.get(f"{table.page}/end").text

    assert "wins" not in page
    assert "The game is not over yet" in page
