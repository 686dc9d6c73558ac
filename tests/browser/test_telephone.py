"""A telephone: pages to swipe between, the question at the bottom, one tap to see and one to do."""

from itertools import pairwise

import pytest

from browser.conftest import PHONE
from browser.fingers import Fingers


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


def test_a_quick_second_tap_does_it_too(guest, visit):
    table = guest.opens("praga")
    anna = visit(table.seats[0]["link"], size=PHONE)
    target = anna.page.locator("#sheet .choice").first
    target.wait_for(state="visible")

    target.evaluate("""target => [1, 2].forEach((detail) =>
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail })))""")

    anna.waits_for(1)


def test_the_area_with_the_targets_comes_into_view_by_itself(guest, visit):
    table = guest.opens("praga")
    anna = visit(table.seats[0]["link"], size=PHONE)

    anna.page.wait_for_function(
        "() => [...document.querySelectorAll('#sheet .choice')].some((each) => {"
        " const box = each.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; })"
    )


SHOWN = "name => Math.abs(document.getElementById(`page-${name}`).getBoundingClientRect().left) < 2"


@pytest.mark.parametrize(("game", "first"), [("praga", "crane"), ("kutna-hora", "hall")])
def test_an_onlooker_begins_on_a_board_not_on_what_others_are_asked(guest, visit, game, first):
    table = guest.opens(game)
    someone = visit(f"{guest.client.base_url}{table.page}", size=PHONE)

    someone.page.wait_for_function(SHOWN, arg=first)


def test_a_game_that_is_looked_at_again_opens_where_each_moment_happened(guest, visit):
    table = guest.opens()
    table.goes_on(4)
    someone = visit(f"{guest.client.base_url}{table.page}/at/1", size=PHONE)
    someone.page.wait_for_function(SHOWN, arg=someone.fact("opens"))

    for number in (2, 3, 4):
        someone.page.locator('[data-step="next"]').tap()
        someone.waits_for(number)
        someone.page.wait_for_function(SHOWN, arg=someone.fact("opens"))


def test_when_the_game_is_over_a_telephone_shows_everybodys_points_first(guest, visit):
    """From first to last above the way to how they came about, and behind it one's own board."""
    table = guest.opens(seats=[{"name": "Marketa"}, {"name": "Ben"}, {"name": "Cyril"}])
    ben = visit(table.seats[1]["link"], size=PHONE)
    while not table.shown()["over"]:
        table.goes_on(1)
    ben.waits_for(table.number)
    again = visit(table.seats[1]["link"], size=PHONE)
    shown = table.shown()
    order = [seat for group in shown["ranking"] for seat in group]
    points = [f"{table.seats[seat]['name']} {shown['scores'][seat]['total']}" for seat in order]

    for page in (ben, again):
        lines = page.page.locator("#question .totals li")
        assert [" ".join(each.split()) for each in lines.all_inner_texts()] == [
            line.replace("-", "−") for line in points
        ]
        assert lines.last.is_visible()
        assert page.page.locator("#question .ways a.main").is_visible()
        page.page.wait_for_function(SHOWN, arg="narrow-player-1")


def test_small_areas_share_a_page_and_nothing_lies_on_anything(guest, visit):
    for game in ("praga", "kutna-hora"):
        table = guest.opens(game)
        anna = visit(table.seats[0]["link"], size=PHONE)
        leaves = anna.page.locator(".leaf > svg").all()
        boxes = [leaf.bounding_box() for leaf in leaves]
        columns = {round(box["x"] / PHONE[0]) for box in boxes}
        assert len(columns) == anna.page.locator("[data-jump]").count() < len(boxes) - 2
        for at, one in enumerate(boxes):
            for other in boxes[:at]:
                assert (
                    one["x"] >= other["x"] + other["width"] - 1
                    or one["y"] >= other["y"] + other["height"] - 1
                )
            assert one["height"] > 40


def test_a_telephone_on_its_side_has_the_question_beside_the_boards(guest, visit):
    anna = visit(guest.opens("praga").seats[0]["link"], size=(844, 390))
    anna.page.locator(".narrow .leaf.own > svg").wait_for()

    boards, question = (anna.page.locator(part).bounding_box() for part in ("#boards", "#question"))
    own = anna.page.locator(".leaf.own > svg").bounding_box()
    assert boards["x"] + boards["width"] <= question["x"]
    assert boards["height"] > 300
    assert own["height"] > 200


def test_a_small_picture_jumps_to_its_area(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"], size=PHONE)

    anna.page.locator('[data-jump="town"]').tap()

    anna.page.wait_for_function(
        "() => Math.abs(document.getElementById('page-town').getBoundingClientRect().left) < 2"
    )
    anna.page.locator('[data-jump="town"][aria-current="true"]').wait_for()


def test_a_long_press_explains_a_thing_and_chooses_nothing(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"], size=PHONE)
    thing, fingers = anna.page.locator("#page-narrow-player-0 [data-piece].choice").first, Fingers(anna.page)
    thing.wait_for(state="visible")

    fingers.press(thing)
    card = anna.page.locator("#card")
    card.wait_for(state="visible")
    fingers.lift()
    assert card.locator("h2").inner_text()
    assert card.is_visible()
    assert not anna.page.locator("#confirm").is_visible()
    assert table.number == 0

    card.locator("button").tap()
    card.wait_for(state="hidden")


def test_a_swipe_is_no_long_press(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"], size=PHONE)
    fingers = Fingers(anna.page)

    fingers.send("touchStart", (300, 300))
    for x in range(300, 40, -20):
        fingers.send("touchMove", (x, 300))
    fingers.lift()

    anna.page.locator('[data-jump][aria-current="true"]:not(:first-child)').wait_for()
    assert not anna.page.locator("#card").is_visible()


@pytest.mark.parametrize("language", ["it", "ja"])
def test_a_hint_fits_a_telephone_and_leads_to_its_place(guest, visit, language):
    table = guest.opens("praga")
    address = f"{guest.client.base_url}{table.page}?language={language}"
    anna = visit(table.seats[0]["link"], address, size=PHONE)
    anna.page.locator("#hint").tap()
    card = anna.page.locator("#hint-card")
    card.locator("li").first.wait_for()
    box = card.bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert card.evaluate("card => card.scrollWidth <= card.clientWidth")

    way = card.locator("[data-show]").first
    choice = way.get_attribute("data-show")
    way.tap()
    anna.page.wait_for_function(
        """choice => [...document.querySelectorAll("#sheet .hinted")].some((each) => {
          const box = each.getBoundingClientRect();
          const card = document.getElementById("hint-card").getBoundingClientRect();
          const isFree = box.left >= 0 && box.right <= innerWidth && box.bottom <= card.top;
          return each.dataset.choice === choice && isFree;
        })""",
        arg=choice,
    )
    card.locator(f'button[data-choice="{choice}"]').tap()
    card.wait_for(state="detached")
    anna.page.locator(f'[data-confirm="{choice}"]').tap()
    anna.waits_for(1)


def test_what_happened_is_told_in_the_width_of_the_telephone(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"], size=PHONE)
    anna.presses("u")

    notice = anna.page.locator("#notice")
    notice.wait_for(state="visible")
    anna.evaluates("() => { document.getElementById('notice').textContent = 'long '.repeat(60); }")
    assert notice.bounding_box()["width"] > 0.85 * PHONE[0]


ON_ITS_SIDE, ZOOMED, SMALL = (844, 390), (720, 450), (360, 640)


@pytest.mark.parametrize("size", [ON_ITS_SIDE, ZOOMED], ids=["on its side", "zoomed"])
def test_a_low_screen_has_the_question_beside_boards_of_a_useful_size(guest, visit, size):
    table = guest.opens()
    anna = visit(table.seats[0]["link"], size=size)

    board = anna.page.locator(f"#page-narrow-player-{anna.fact('mine').split()[0]} > svg").bounding_box()
    question = anna.page.locator("#question").bounding_box()

    assert board["height"] > size[1] / 2
    assert question["x"] >= board["x"] + board["width"] - 1


@pytest.mark.parametrize("size", [ON_ITS_SIDE, ZOOMED, SMALL], ids=["on its side", "zoomed", "small"])
def test_no_tool_lies_on_another_on_a_small_screen(guest, visit, size):
    table = guest.opens()
    anna = visit(table.seats[0]["link"], f"{guest.client.base_url}{table.page}?language=it", size=size)
    tools = anna.page.locator("#menu summary, #tools button, #toggle-drawer").all()
    boxes = sorted((tool.bounding_box() for tool in tools), key=lambda box: box["x"])

    for one, other in pairwise(boxes):
        assert one["x"] + one["width"] <= other["x"] + 1
    assert boxes[-1]["x"] + boxes[-1]["width"] <= size[0]


def test_a_long_name_does_not_push_the_filter_of_the_log_off_the_screen(guest, visit):
    table = guest.opens(seats=[{"name": "Maximiliana Wolfeschlegelsteinhausen von"}, {"name": "Ben"}])
    anna = visit(table.seats[0]["link"], size=PHONE)

    anna.page.locator("#toggle-drawer").tap()

    box = anna.page.locator("#log-filter").bounding_box()
    assert box["x"] + box["width"] <= PHONE[0]


def test_answers_without_room_are_counted_and_said_to_lie_on_the_boards(guest, visit):
    """Of ten answers only Pass has no place on the boards; it must not look like the only one."""
    table = guest.opens(options={"first_game": True})
    anna = visit(table.seats[0]["link"], size=PHONE)
    marked = anna.page.locator("#chips .marked")
    targets = {each.get_attribute("data-choice") for each in anna.page.locator("#sheet .choice").all()}

    assert marked.is_visible()
    assert str(len(targets)) in marked.inner_text()
    anna.page.locator("#all-answers").tap()
    assert not marked.is_visible()


def test_a_tap_puts_away_what_the_page_tells(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"], size=PHONE)
    anna.presses("u")
    assert anna.told()

    anna.page.locator("#notice").tap()

    assert not anna.page.locator("#notice").is_visible()


def test_cards_in_hand_are_large_enough_for_a_finger(guest, visit):
    table = guest.opens(options={"first_game": True})
    anna = visit(table.seats[0]["link"], f"{guest.client.base_url}{table.page}?language=zh", size=PHONE)

    for end in anna.page.locator("#page-narrow-player-0 .choice").all():
        box = end.bounding_box()
        assert box["width"] > 100
        assert box["height"] > 30
