"""Several people at one table, bots, and whoever comes back."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE


def test_what_one_chooses_the_other_sees_without_doing_anything(guest, visit):
    table = guest.opens()
    anna, ben = (visit(seat["link"]) for seat in table.seats)
    assert anna.is_asked
    assert not ben.is_asked

    anna.plays()

    ben.waits_to_be_asked()
    assert ben.number == anna.number
    assert ben.page.title().startswith("●")
    assert not anna.is_asked


def test_a_page_that_lags_behind_plays_nothing_and_says_why(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])
    anna.page.route("**/parts?*", lambda route: None)
    table.goes_on(1)
    number = table.number

    anna.answers().first.click()

    assert "moved on" in anna.told()
    assert table.number == number
    assert anna.number == number


def test_a_bot_answers_by_itself(guest, visit):
    table = guest.opens(seats=[{"name": "Anna"}, {"bot": "random"}])
    anna = visit(table.seats[0]["link"])

    made = anna.plays()
    anna.waits_to_be_asked()

    assert anna.number > made
    assert any(entry["by"] == "bot" for entry in guest.client.get(f"{table.api}/log").json()["entries"])


def test_a_reload_in_the_middle_of_an_action_shows_the_same_question(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])
    anna.plays(1)
    before = anna.asked(), anna.choices(), anna.number

    anna.page.reload()

    assert (anna.asked(), anna.choices(), anna.number) == before
    assert anna.number == 1


def test_whoever_comes_back_is_told_what_happened_since(guest, visit):
    table = guest.opens()
    anna, ben = (visit(seat["link"]) for seat in table.seats)
    anna.plays()
    ben.waits_to_be_asked()
    anna.page.close()
    ben.plays()

    again = visit(table.seats[0]["link"])

    assert "Since your last turn" in again.told()
    assert "Ben" in again.told()


def test_what_followed_from_a_sentence_of_the_news_is_smaller_than_the_sentence(guest, visit):
    """As in the log: "… for 3 groschen." and, fainter, "next at C3: roasting yard"."""
    table = guest.opens()
    anna = visit(table.seats[0]["link"])
    anna.plays()
    for _ in range(2):
        moves = table.moves(notes=False)
        rights = [move["choice"] for move in moves["moves"] if move["choice"].startswith("rights ")]
        table.chooses(moves["seat"], rights[0], moves["number"])

    anna.page.reload()

    more = anna.page.locator("#notice li small")
    more.wait_for()
    assert re.fullmatch(r"next at \w\d: .+", more.inner_text().strip())
    size = "(each) => parseFloat(getComputedStyle(each).fontSize)"
    assert more.evaluate(size) < more.locator("..").evaluate(size)


OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
TABLE = ("track", "offer", "town", "council", "mines", "hall", "market", "cathedral", "player-0")


@pytest.fixture
def away(guest):
    """A table of Kutná Hora at which Anna is asked again after more than a dozen sentences."""
    table = guest.opens(seats=[{"name": name} for name in ("Anna", "Ben", "Cyril", "Dana")])
    while True:
        moves = table.moves(notes=False)
        if moves["seat"] == 0 and len(told_since(table)) > 12:
            return table
        income = [each["choice"] for each in moves["moves"] if each["verb"] == "income"]
        table.chooses(moves["seat"], (income or [moves["moves"][0]["choice"]])[0], moves["number"])


def told_since(table) -> list[str]:
    """The sentences of the log since Anna's last choice."""
    entries = guest_log(table)
    last = max((at for at, entry in enumerate(entries) if entry["seat"] == 0), default=-1)
    return [each["text"] for entry in entries[last + 1 :] for each in entry["told"]] if last >= 0 else []


def guest_log(table) -> list[dict]:
    return table.client.get(f"{table.api}/log").json()["entries"]


def test_what_happened_since_lies_on_nothing_that_is_needed_now(away, visit):
    """Neither event, taxes, town hall nor one's own board, and the boards stay where they are."""
    anna = visit(away.seats[0]["link"])
    anna.told()

    assert [name for name in TABLE if anna.evaluates(OVERLAP, ["#notice", f"#sheet > #{name}"])] == []


def test_on_a_telephone_what_happened_since_lies_below_the_boards(away, visit):
    anna = visit(away.seats[0]["link"], size=PHONE)
    anna.told()

    for below in ("#boards", "#jump", "header"):
        assert not anna.evaluates(OVERLAP, ["#notice", below])


def test_of_more_than_a_dozen_sentences_a_button_leads_to_the_earlier_ones(away, visit):
    said = told_since(away)
    anna = visit(away.seats[0]["link"])
    anna.told()
    assert anna.page.locator("#notice li").count() == 12

    with anna.page.expect_response("**/parts?*"):  # the boards make room for the log
        anna.page.locator("#notice .earlier").click()
    anna.page.wait_for_timeout(200)

    first = anna.page.locator("#log .fresh p").first
    assert said[0] in first.inner_text()
    expect(first).to_be_in_viewport()
    assert not anna.page.locator("#notice").is_visible()


def test_when_the_game_is_over_nothing_lies_on_the_result(guest, visit):
    table = guest.opens("praga", [{"name": "Anna"}, {"name": "Ben"}])
    ben = visit(table.seats[1]["link"])
    while not table.shown()["over"]:
        table.goes_on(1)
    ben.waits_for(table.number)
    again = visit(table.seats[0]["link"])

    for page in (ben, again):
        assert page.page.locator("#question.over").is_visible()
        assert not page.page.locator("#notice").is_visible()


def test_what_nobody_should_miss_is_still_told_while_others_go_on(guest, visit):
    """A new round, a new era, a plaza completed: a bot's next choice must not wipe it away."""
    table = guest.opens()
    onlooker = visit(f"{guest.client.base_url}{table.page}")
    while not onlooker.page.locator("#notice li").count():
        table.goes_on(1)
        onlooker.waits_for(table.number)
    told = onlooker.told()

    table.goes_on(2)
    onlooker.waits_for(table.number)

    assert onlooker.told().startswith(told)


def test_whoever_has_chosen_since_is_not_told_of_earlier_rounds_again(guest, visit):
    """A seat that is played from elsewhere: the news would grow with every round and cover the board."""
    table = guest.opens()
    anna = visit(table.seats[0]["link"])
    told = anna.page.locator("#notice li")
    anna.evaluates("() => { window.setTimeout = () => 0; }")  # so that no notice fades before the next one

    def until_a_round_is_told(number: int) -> list[str]:
        while not any(f"Round {number}" in each for each in told.all_inner_texts()):
            table.goes_on(1)
            anna.waits_for(table.number)
        return told.all_inner_texts()

    until_a_round_is_told(2)

    assert not any("Round 2" in each for each in until_a_round_is_told(3))


def test_a_new_era_is_told_without_everything_that_happened_around_it(guest, visit):
    table = guest.opens("praga", [{"name": "Anna"}])
    anna = visit(table.seats[0]["link"])
    told = anna.page.locator("#notice li")
    while not any("Era II" in each for each in told.all_inner_texts()):
        table.goes_on(1)
        anna.waits_for(table.number)

    assert told.last.inner_text() == "Era II begins with new upgrades, walls and buildings."
    assert not any("sends" in each or "Turn 1" in each for each in told.all_inner_texts())
    anna.page.locator("#notice").click()
    assert not anna.page.locator("#notice").is_visible()


def test_an_onlooker_sees_everything_and_can_choose_nothing(guest, visit):
    table = guest.opens("praga")
    onlooker = visit(f"{guest.client.base_url}{table.page}")

    assert onlooker.page.locator("#sheet .choice").count() == 0
    assert onlooker.page.locator("#chips").count() == 0
    table.goes_on(1)
    onlooker.waits_for(1)


def test_a_page_stays_in_its_language(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"], f"{guest.client.base_url}{table.page}?language=it")
    assert anna.asked() == table.moves(language="it")["prompt"]

    anna.plays(1)

    assert anna.asked() == table.moves(language="it")["prompt"]
    anna.page.goto(f"{guest.client.base_url}{table.page}")
    assert anna.asked() == table.moves(language="it")["prompt"]


def test_a_piece_travels_from_where_it_was(guest, visit):
    """Rights taken: the tile flies from the town hall to the board of whoever took it."""
    table = guest.opens()
    anna = visit(table.seats[0]["link"], reduced_motion="no-preference")
    anna.target("rights with plot/rights").click()
    anna.waits_for(1)
    anna.evaluates(
        "() => { window.flown = []; new MutationObserver((seen) => seen.forEach((each) =>"
        " each.addedNodes.forEach((node) => { if (node.parentElement?.id === 'travel')"
        " flown.push(node.dataset.piece); }))).observe(document.body, { childList: true, subtree: true }); }"
    )
    tile = anna.page.locator("#hall .choice").first
    piece = tile.get_attribute("data-piece")

    tile.click()
    if anna.page.locator("#confirm").is_visible():
        anna.page.locator("[data-confirm]").click()

    anna.page.wait_for_function("() => window.flown.length > 0")
    assert piece in anna.evaluates("() => window.flown")


def test_nothing_travels_for_whoever_wants_no_motion(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])

    anna.plays(3)

    assert anna.page.locator("#travel").count() == 0
