"""Whole games, played by clicking."""

import pytest

from browser.conftest import PHONE


@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_two_at_one_screen_play_a_whole_game_by_clicking(guest, visit, game):
    table = guest.opens(game)
    page = visit(*[seat["link"] for seat in table.seats])

    page.plays()

    assert table.shown()["over"]
    assert page.number == table.number
    assert page.page.locator("#question.over h1").inner_text()


def test_somebody_alone_plays_praga_to_the_end_on_a_telephone(guest, visit):
    table = guest.opens("praga", [{"name": "Anna"}])
    page = visit(table.seats[0]["link"], size=PHONE)

    page.plays(seed=5)

    assert table.shown()["over"]


def test_a_game_is_played_to_the_end_as_text(guest, visit):
    table = guest.opens("kutna-hora")
    page = visit(*[seat["link"] for seat in table.seats], f"{guest.client.base_url}{table.page}?mode=text")

    page.plays(seed=3)

    assert table.shown()["over"]
    assert page.page.locator("#question.over").is_visible()
