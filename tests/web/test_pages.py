"""The pages, as a browser without script meets them."""

import re


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
