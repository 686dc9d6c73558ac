"""A telephone: pages to swipe between, the question at the bottom, one tap to see and one to do."""

from browser.conftest import PHONE


def test_the_first_tap_shows_and_the_second_does(guest, visit):
    table = guest.opens("praga")
    anna = visit(table.seats[0]["link"], size=PHONE)
    target = anna.page.locator("#sheet .choice").first
    choice = target.get_attribute("data-choice")

    anna.target(choice).tap()
    anna.page.locator("#confirm").wait_for(state="visible")
    assert anna.page.locator("[data-confirm]").get_attribute("data-confirm") == choice
    assert table.number == 0

    anna.target(choice).tap()
    anna.waits_for(1)


def test_the_area_with_the_targets_comes_into_view_by_itself(guest, visit):
    table = guest.opens("praga")
    anna = visit(table.seats[0]["link"], size=PHONE)

    anna.page.wait_for_function(
        "() => [...document.querySelectorAll('#sheet .choice')].some((each) => {"
        " const box = each.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; })"
    )


def test_a_small_picture_jumps_to_its_area(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"], size=PHONE)

    anna.page.locator('[data-jump="town"]').tap()

    anna.page.wait_for_function(
        "() => Math.abs(document.getElementById('page-town').getBoundingClientRect().left) < 2"
    )
    anna.page.locator('[data-jump="town"][aria-current="true"]').wait_for()
