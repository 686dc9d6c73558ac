"""A hex tile of Praga is turned and seen before it is laid."""

from typing import Any

from browser.conftest import PHONE
from browser.fingers import Fingers, middle

SHOWN = "() => document.querySelector('#sheet .ghost > g').innerHTML"
AMONG_THE_WAYS = """choice => document.querySelector(`#sheet [data-choice="${choice}"] > .face`).innerHTML"""


def comes_to_turning(table: Any) -> None:
    """Whoever is asked goes on until a tile is to be turned."""
    while not str(table.shown()["decision"]).startswith("Turn"):
        moves = table.moves()
        wanted = next(
            (
                move["choice"]
                for verb in ("perform", "take", "place", "tile")
                for move in moves["moves"]
                if move["verb"] == verb and move.get("action", "upgrade") in ("upgrade", "wall", "building")
            ),
            moves["moves"][0]["choice"],
        )
        assert table.chooses(moves["seat"], wanted, moves["number"]).status_code == 200


def test_a_tile_is_turned_by_key_and_click_and_seen_before_it_is_laid(guest, visit):
    table = guest.opens("praga")
    comes_to_turning(table)
    page = visit(*[seat["link"] for seat in table.seats])
    number, ghost = page.number, page.page.locator("#sheet .ghost").first

    page.presses("r")
    assert ghost.get_attribute("data-turned") == "1"
    ghost.click(force=True)
    assert ghost.get_attribute("data-turned") == "2"
    page.presses("Shift+R")
    assert ghost.get_attribute("data-turned") == "1"
    assert page.evaluates(SHOWN) == page.evaluates(AMONG_THE_WAYS, "turn 1")
    assert page.evaluates(SHOWN) != page.evaluates(AMONG_THE_WAYS, "turn 0")
    assert page.page.locator("#confirm .note").inner_text()
    assert table.number == number

    page.page.locator("[data-confirm]").click()
    page.waits_for(number + 1)
    assert guest.client.get(f"{table.api}/log").json()["entries"][number]["choice"] == "turn 1"


def test_a_way_to_turn_it_is_seen_on_the_board_while_it_is_pointed_at(guest, visit):
    table = guest.opens("praga")
    comes_to_turning(table)
    page = visit(*[seat["link"] for seat in table.seats])

    page.target("turn 4").hover()
    assert page.page.locator("#sheet .ghost").first.get_attribute("data-turned") == "4"
    assert page.evaluates(SHOWN) == page.evaluates(AMONG_THE_WAYS, "turn 4")

    page.page.locator("#prompt").hover()
    assert page.evaluates(SHOWN) == page.evaluates(AMONG_THE_WAYS, "turn 0")


def test_two_fingers_turn_a_tile_with_them(guest, visit):
    table = guest.opens("praga")
    comes_to_turning(table)
    page = visit(*[seat["link"] for seat in table.seats], size=PHONE)
    ghost, fingers = page.page.locator("#sheet .ghost").first, Fingers(page.page)
    ghost.wait_for(state="visible")
    number, place = page.number, middle(ghost)

    fingers.turn(place, -120)
    assert ghost.get_attribute("data-turned") == "2"
    assert page.page.locator("[data-confirm]").get_attribute("data-confirm") == "turn 2"
    fingers.turn(place, 60)
    assert ghost.get_attribute("data-turned") == "1"

    assert page.evaluates("() => visualViewport.scale") == 1
    assert not page.page.locator("#card").is_visible()
    assert table.number == number
