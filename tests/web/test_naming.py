"""Names that nobody gave: every reader has them in their own language, and programs as they are kept."""

import pytest

from groschen.render.words.naming import called

OPEN = {"en": "Open seat 2", "it": "Posto libero 2", "ja": "空席2", "zh": "空位2"}
GUESTS = {"en": "Guest", "it": "Ospite", "ja": "ゲスト", "zh": "访客"}
PLAYERS = {"en": "Player 2", "it": "Giocatore 2", "ja": "プレイヤー2", "zh": "玩家2"}
SEATS = [{"name": "Anna"}, {}]
other = pytest.mark.parametrize("language", ["it", "ja", "zh"])


@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
@pytest.mark.parametrize("mode", ["drawn", "text"])
@other
def test_an_open_seat_is_called_so_in_the_readers_language_wherever_it_is_named(
    guest, client, game, mode, language
):
    table = guest.opens(game, SEATS)

    page = client.get(table.page, params={"language": language, "mode": mode}).text

    assert page.count(OPEN[language]) > 2
    assert "Open seat" not in page


@other
def test_what_happened_is_told_with_the_words_of_the_reader(guest, client, language):
    table = guest.opens("kutna-hora", SEATS)
    table.chooses(0)

    log = client.get(f"{table.page}/log", params={"language": language}).text

    assert "Open seat" not in log


def test_programs_get_the_name_as_it_is_kept_whatever_their_language(guest, client):
    table = guest.opens("kutna-hora", SEATS)

    shown = table.shown(language="ja")

    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Open seat 2"]
    assert [player["name"] for player in shown["view"]["players"]] == ["Anna", "Open seat 2"]
    assert shown["seats"][1]["open"]


def test_whoever_sits_down_is_called_by_their_name_from_the_beginning_on(guest, client):
    table = guest.opens("kutna-hora", SEATS)
    table.goes_on(1)
    client.get(f"{table.page}/log")
    body = {"name": "Ben", "invitation": table.seats[1]["invitation"]}
    client.post(f"{table.api}/seats/1", json=body)

    page = client.get(table.page).text

    assert "Ben" in page
    assert "Open seat" not in page


@other
def test_a_guest_is_one_in_every_language(client, language):
    form = {"game": "kutna-hora", "seat0": "me", "seat1": "bot random"}
    opened = client.post("/new", params={"language": "en"}, data=form)

    page = client.get(opened.url.path, params={"language": language}).text
    lists = client.get("/mine", params={"language": language}).text
    start = client.get("/", params={"language": language}).text

    for text in (page, lists, start):
        assert GUESTS[language] in text
        assert "Guest" not in text


@other
def test_somebody_at_the_same_screen_needs_no_name(client, language):
    form = {"game": "praga", "name": "Anna", "seat0": "me", "seat1": "here"}
    opened = client.post("/new", params={"language": "en"}, data=form)

    page = client.get(opened.url.path, params={"language": language}).text

    assert PLAYERS[language] in page
    assert "Player 2" not in page


def test_a_name_that_a_person_chose_stays_as_it_is():
    for name in ("Anna", "Player", "Player two", "Open seat", "Guest of honour", "guest", "2"):
        assert called(name, "ja") == name


def test_an_open_seat_that_is_called_like_somebody_keeps_its_stroke():
    assert called("Open seat 2′", "zh") == "空位2′"


@pytest.mark.parametrize("name", ["0", "1", "2", "Open seat 2"])
def test_whoever_is_called_like_an_open_seat_opens_a_table_with_one(guest, name):
    table = guest.opens("kutna-hora", [{"name": name}, {}, {}])

    names = [player["name"] for player in table.shown()["view"]["players"]]
    assert names[0] == name
    assert len(set(names)) == 3
