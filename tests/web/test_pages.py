"""The pages, as a browser without script meets them."""

import re

import pytest
from markupsafe import escape


def test_a_personal_link_opens_the_page_as_that_seat_and_a_choice_is_a_button(guest, client):
    table = guest.opens()

    page = client.get(table.seats[0]["link"]).text

    choices = re.findall(r'<button name="choice" value="([^"]*)"', page)
    assert choices
    assert f'data-choice="{choices[0]}"' in page
    assert 'data-number="0"' in page
    after = client.post(f"{table.page}/choices", data={"number": "0", "choice": choices[0]})
    assert 'data-number="1"' in after.text


def test_an_onlooker_sees_the_table_and_no_buttons(guest, client):
    table = guest.opens()

    page = client.get(table.page).text

    assert "data-choice" not in page
    assert "<svg" in page


def test_a_stale_page_never_plays_into_a_newer_table(guest, client):
    table = guest.opens()
    client.get(table.seats[0]["link"])
    table.goes_on(1)

    page = client.post(f"{table.page}/choices", data={"number": "0", "choice": "whatever"})

    assert page.status_code == 409
    assert 'role="alert"' in page.text
    assert 'data-number="1"' in page.text
    assert table.number == 1


def test_several_links_opened_in_one_browser_make_a_hotseat(guest, client):
    table = guest.opens("praga")
    for seat in table.seats:
        client.get(seat["link"])

    for _ in range(12):
        page = client.get(table.page).text
        number = re.search(r'data-number="(\d+)"', page)[1]
        choice = re.search(r'<button name="choice" value="([^"]*)"', page)[1]
        client.post(f"{table.page}/choices", data={"number": number, "choice": choice})
    assert {entry["seat"] for entry in client.get(f"{table.api}/log").json()["entries"]} == {0, 1}


def test_a_moment_is_a_page_that_asks_nothing(guest, client):
    table = guest.opens()
    client.get(table.seats[0]["link"])
    table.goes_on(2)

    page = client.get(f"{table.page}/at/1").text

    assert 'data-number="1"' in page
    assert "data-choice" not in page
    assert client.get(f"{table.page}/at/3").status_code == 404


def form_of(page, action):
    return re.search(rf'<form method="post" action="{action}">(.*?)</form>', page, re.S)[1]


def test_a_game_against_a_bot_is_two_clicks_away(client):
    start = client.get("/").text

    form = form_of(start, "/new")
    fields = dict(re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', form))
    fields |= dict(re.findall(r'type="radio" name="([^"]*)" value="([^"]*)" checked', form))
    buttons = re.findall(r'<button class="main large" name="game" value="([^"]*)"', form)
    assert buttons == ["kutna-hora", "praga"]
    page = client.post("/new", data={**fields, "name": "Anna", "game": buttons[0]})

    assert page.status_code == 200
    assert 'id="table"' in page.text
    assert "Anna" in client.get("/mine").text


@pytest.mark.parametrize("name", ["久遠", "Žofie Šťastná", "100 % Ben; = . +", '"Anna"'])
def test_whatever_script_a_name_is_written_in_its_seat_is_ours(client, name):
    wish = {"game": "praga", "name": name, "seat0": "me", "seat1": "here", "name1": "Clara"}
    page = client.post("/new", data=wish)

    assert page.status_code == 200
    assert 'data-mine="0 1"' in page.text
    assert str(escape(name)) in client.get("/mine").text


def test_every_option_of_both_games_is_offered_and_explained(client):
    page = client.get("/new").text

    for option in ("kutna-hora events", "kutna-hora first_game", "praga side", "praga road 0", "praga solo"):
        assert f'name="option {option}"' in page


def test_a_new_table_takes_its_options_and_says_what_is_wrong_with_them(client):
    wish = {"game": "praga", "name": "Anna", "seat0": "me", "seat1": "here", "name1": "Ben"}

    wrong = client.post("/new", data={**wish, "option praga side": "C"})
    assert wrong.status_code == 422
    assert 'role="alert"' in wrong.text
    page = client.post("/new", data={**wish, "option praga side": "B"})
    table = re.search(r'data-table="(\w+)"', page.text)[1]
    assert client.app.state.house.tables[table].header.options["side"] == "B"


def test_an_invitation_gives_a_seat_to_another_browser(client, settings):
    wish = {"game": "kutna-hora", "name": "Anna", "seat0": "me", "seat1": "open"}
    page = client.post("/new", data=wish).text
    invitation = re.search(r"http://127.0.0.1:8000(/tables/\w+/join/1/[\w=-]+)", page)[1]

    client.cookies.clear()
    form = client.get(invitation).text
    action = re.search(r'action="(/tables/\w+/join/1)"', form)[1]
    fields = dict(re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', form))
    joined = client.post(action, data={**fields, "name": "Ben"}).text

    assert "Ben · you" in joined
    assert client.post(action, data={**fields, "name": "Cleo"}).status_code == 409


def test_a_public_table_waits_in_the_lobby_for_whoever_comes(client):
    wish = {"game": "praga", "name": "Anna", "seat0": "me", "seat1": "open", "public": "yes"}
    client.post("/new", data=wish)

    client.cookies.clear()
    seat = re.search(r'href="(/tables/\w+/join/1/-)"', client.get("/lobby").text)[1]
    page = client.post(seat.removesuffix("/-"), data={"name": "Ben", "invitation": "-"})

    assert "Ben · you" in page.text


def test_players_talk_and_onlookers_read(guest, client):
    table = guest.opens()
    client.get(table.seats[0]["link"])
    client.post(f"{table.page}/chat", data={"text": "<b>hello</b>"})

    client.cookies.clear()
    assert "&lt;b&gt;hello&lt;/b&gt;" in client.get(table.page).text
    assert client.post(f"{table.page}/chat", data={"text": "me too"}).status_code == 403


def test_the_rules_and_what_this_is_have_pages(client):
    for path in ("/rules", "/about", "/lobby", "/mine"):
        assert client.get(path).status_code == 200


def test_people_meet_again_with_the_seats_rotated(guest, client):
    table = guest.opens(seats=[{"name": "Anna"}, {"name": "Ben"}, {"bot": "random"}])
    assert table.post("rematch", {}).status_code == 409
    house = client.app.state.house
    house.tables[table.id].header.over = True

    anna = table.post("rematch", {}, 0).json()
    ben = table.post("rematch", {}, 1).json()

    assert anna["table"] == ben["table"]
    assert [seat["name"] for seat in anna["seats"]] == ["Ben", "Dorota", "Anna"]
    assert [("key" in seat) for seat in anna["seats"]] == [False, False, True]
    assert [("key" in seat) for seat in ben["seats"]] == [True, False, False]


def test_a_bot_has_a_name_and_its_level_is_told_in_the_readers_language(guest, client):
    table = guest.opens(seats=[{"name": "Anna"}, {"bot": "greedy"}, {"bot": "planner"}], public=True)

    for page in (table.page, "/lobby"):
        said = client.get(page, params={"language": "it"}).text
        assert "Dorota" in said
        assert "bot, Apprendista" in said
        assert "Ctibor" in said
        assert "greedy" not in said
        assert "planner" not in said
