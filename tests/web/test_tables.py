"""Tables and seats by the HTTP API."""

import re

import pytest

import groschen
from groschen.render import words


def test_whoever_opens_a_table_gets_the_keys_of_its_people_and_invitations_to_its_open_seats(guest):
    table = guest.opens(seats=[{"name": "Anna"}, {"bot": "random"}, {}])

    anna, bot, open_seat = table.seats
    assert anna["key"] in anna["link"]
    assert "key" not in bot
    assert "key" not in open_seat
    assert open_seat["invitation"]


def test_a_table_shows_what_its_game_shows(guest):
    shown = guest.opens("praga").shown()

    assert (shown["game"], shown["number"], shown["seat"], shown["over"]) == ("praga", 0, 0, False)
    assert shown["decision"] == shown["view"]["decision"]
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Ben"]


def test_a_choice_is_answered_with_what_happened_and_the_new_number(guest):
    table = guest.opens()

    response = table.chooses(0)

    assert response.status_code == 200
    assert response.json()["number"] == 1 == table.number
    assert response.json()["events"][0]["event"]


def test_another_seat_may_not_choose(guest):
    table = guest.opens()

    response = table.chooses(1)

    assert (response.status_code, response.json()["error"]) == (403, "not_your_seat")
    assert table.number == 0


def test_a_stale_number_is_refused_with_the_present_one(guest):
    table = guest.opens()
    first = table.moves()["moves"][0]["choice"]
    table.chooses(0, first, 0)

    response = table.chooses(0, first, 0)

    assert (response.status_code, response.json()["number"]) == (409, 1)


def test_an_illegal_choice_is_refused_with_what_is_legal(guest):
    table = guest.opens()

    response = table.chooses(0, "rights Z9", 0)

    assert response.status_code == 422
    assert response.json()["legal"] == [move["choice"] for move in table.moves()["moves"]]


def test_an_open_seat_is_taken_once_and_only_with_its_invitation(guest, client):
    table = guest.opens(seats=[{"name": "Anna"}, {}])
    seat = f"{table.api}/seats/1"
    invitation = table.seats[1]["invitation"]

    assert client.post(seat, json={"name": "Ben", "invitation": "guessed"}).status_code == 403
    assert client.post(seat, json={"name": "Anna", "invitation": invitation}).status_code == 409
    taken = client.post(seat, json={"name": "Ben", "invitation": invitation})
    assert taken.status_code == 200
    table.keys[1] = taken.json()["key"]
    assert client.post(seat, json={"name": "Cleo", "invitation": invitation}).status_code == 409

    table.goes_on(2)
    assert [player["name"] for player in table.shown()["view"]["players"]] == ["Anna", "Ben"]


@pytest.mark.parametrize("seats", [[{"bot": "random"}, {"bot": "random"}], [{"bot": "master"}]])
def test_a_table_of_bots_alone_is_not_opened(client, seats):
    """It would think through a whole game for whoever asks once; an open seat is a person's."""
    wish = {"game": "praga", "seats": seats}

    said = {
        language: client.post(f"/api/tables?language={language}", json=wish) for language in words.LANGUAGES
    }

    assert {(answer.status_code, answer.json()["error"]) for answer in said.values()} == {(422, "only_bots")}
    assert len({answer.json()["text"] for answer in said.values()}) == len(words.LANGUAGES)
    assert client.post("/api/tables", json=wish | {"seats": [*seats, {}]}).status_code == 201


def test_an_undo_is_an_entry_and_what_a_number_names_never_changes(guest):
    table = guest.opens()
    table.goes_on(1)
    before = table.client.get(f"{table.api}/at/1").json()

    response = table.undoes(0)

    assert response.json() == {"number": 2}
    assert table.shown()["view"] == table.client.get(f"{table.api}/at/0").json()["view"]
    assert table.client.get(f"{table.api}/at/1").json()["view"] == before["view"]
    table.goes_on(3)
    assert table.client.get(f"{table.api}/at/1").json()["view"] == before["view"]
    assert [entry["back"] for entry in table.client.get(f"{table.api}/log").json()["entries"]][:2] == [0, 1]


def test_another_seat_cannot_take_back(guest):
    table = guest.opens()
    table.goes_on(1)

    response = table.undoes(1)

    told = response.json()
    assert (response.status_code, told["reason"], told["name"]) == (409, "chosen_since", "Anna")
    assert told["text"] == "Anna has chosen since; this cannot be taken back."
    assert told["choice"] == table.client.get(f"{table.api}/log").json()["entries"][0]["choice"]


def test_a_choice_that_showed_something_is_named_as_it_was_posted(guest, client):
    table = guest.opens()
    told = {}
    while told.get("reason") != "revealed":
        seat = table.moves(notes=False)["seat"]
        table.goes_on(1)
        told = table.undoes(seat).json()
        if "reason" not in told:
            table.goes_on(1)  # what was taken back, once more

    last = client.get(f"{table.api}/log").json()["entries"][-1]
    assert told["choice"] == last["choice"]


@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_what_is_over_is_over(guest, client, game):
    """The record has told the seed, and with it what would have come next."""
    table = guest.opens(game)
    while not table.shown()["over"]:
        table.goes_on(1)
    number = table.number

    refused = [table.undoes(seat, whole_turn=whole) for seat in (0, 1) for whole in (False, True)]

    for answer in refused:
        told = answer.json()
        assert (answer.status_code, told["error"], told["reason"]) == (409, "cannot_undo", "over")
        assert told["text"] == "The game is over; nothing is taken back any more."
    assert (table.number, table.shown()["over"]) == (number, True)


def test_the_page_of_a_finished_game_offers_no_undo(guest, client):
    table = guest.opens()
    while not table.shown()["over"]:
        table.goes_on(1)
    for seat in table.seats:
        client.get(seat["link"])

    page = client.get(table.page).text

    buttons = re.findall(r'<button id="undo[^>]*>', page)
    assert len(buttons) == 2
    assert all('aria-disabled="true" title="The game is over;' in button for button in buttons)
    refused = client.post(f"{table.page}/undo", data={"number": str(table.number)})
    assert "nothing is taken back any more" in refused.text
    assert table.shown()["over"]


def test_a_restart_goes_on_where_everybody_was(settings):
    from litestar.testing import TestClient

    from groschen.web.app import make_app
    from web_table import Guest

    with TestClient(make_app(settings)) as client:
        table = Guest(client).opens("praga")
        table.goes_on(12)
        table.undoes(table.client.get(f"{table.api}/log").json()["entries"][-1]["seat"])
        before = table.shown()
    with TestClient(make_app(settings)) as client:
        table.client = client
        assert table.shown() == before
        table.goes_on(3)


def test_the_record_tells_its_seed_only_when_the_game_is_over(guest, client):
    table = guest.opens()
    table.goes_on(5)
    seed = client.app.state.house.tables[table.id].header.seed

    running = client.get(f"{table.api}/record").text

    assert str(seed) not in running
    while not table.shown()["over"]:
        table.goes_on(1)
    finished = groschen.load(client.get(f"{table.api}/record").text)
    assert finished.scores() == table.shown()["scores"]


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        (b"", "data is missing"),
        (b'{"number": 0, "choice": "\xff"}', "not UTF-8"),
        (b'{"choice": "x"}', "number is missing"),
    ],
)
def test_what_cannot_be_understood_is_told_what_is_wrong_with_it(guest, client, body, detail):
    table = guest.opens()
    headers = table.bearer(0) | {"Content-Type": "application/json"}

    answer = client.post(f"{table.api}/choices", content=body, headers=headers)

    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
    assert answer.json()["detail"] == detail


@pytest.mark.parametrize("headers", [{}, {"Authorization": ""}, {"Authorization": "Basic QW5uYTpzZWNyZXQ="}])
def test_without_a_key_nobody_acts_whatever_else_they_show(guest, client, headers):
    table = guest.opens()

    answer = client.post(f"{table.api}/choices", json={"number": 0, "choice": "x"}, headers=headers)

    assert (answer.status_code, answer.json()["error"]) == (403, "no_key")
