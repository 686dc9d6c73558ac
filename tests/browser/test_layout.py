"""Nothing scrolls, overlaps or is cut, at three sizes; nobody is shut out."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import LARGE, PHONE, WIDE
from groschen.render.words import phrases
from groschen.render.words.page import say as said

CUT = (Path(__file__).parent / "cut.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [WIDE, LARGE, PHONE], ids=["wide", "large", "telephone"])
@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_nothing_scrolls_overlaps_or_is_cut(guest, visit, game, size):
    table = guest.opens(game, [{"name": "Anna"}, {"name": "Bartholomäus von Kuttenberg"}, {"name": "久遠"}])
    page = visit(*[seat["link"] for seat in table.seats], size=size)

    for moment, language in enumerate(["en", "it", "ja", "zh"] * 2):
        page.page.goto(f"{guest.client.base_url}{table.page}?language={language}")
        for _ in range(3):
            page.page.evaluate("() => document.getElementById('notice').replaceChildren()")
            assert page.evaluates(CUT) == [], f"{language}: {page.asked()} at {page.number}"
            page.plays(2, seed=moment)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "telephone"])
@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_every_question_has_room_whoever_is_asked(guest, visit, game, size):
    longest_name = "Bartholomäus Wenzeslaus von Kuttenberg und zu Königgrätz I."
    page = visit(guest.opens(game).seats[0]["link"], size=size)
    asks = """(questions) => questions.flatMap(([who, prompt]) => {
      document.querySelector("#question .who").textContent = who;
      document.getElementById("prompt").textContent = prompt;
      dispatchEvent(new Event("resize"));
      const parts = document.querySelectorAll("header, #question, #prompt");
      return [...parts].some((each) => each.scrollHeight > each.clientHeight + 2) ? [prompt] : [];
    })"""

    questions = [
        [said("you are asked", language, name=longest_name), prompt]
        for language in ["en", "it", "ja", "zh"]
        for prompt in phrases(game, language).prompts.values()
    ]

    assert page.evaluates(asks, questions) == []


def test_few_answers_have_the_whole_bar_for_their_notes(guest, visit):
    table = guest.opens()
    page = visit(table.seats[0]["link"], size=WIDE)
    page.evaluates(
        "() => [...document.querySelectorAll('#chips li')].slice(2).forEach((each) => each.remove())"
    )
    share = """() => {
      const form = document.querySelector("#question form");
      return document.getElementById("chips").clientWidth / form.clientWidth;
    }"""

    assert page.evaluates(share) > 0.97


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", WIDE), ("ja", WIDE), ("zh", WIDE), ("it", LARGE)],
    ids=["en", "ja", "zh", "it"],
)
def test_in_the_middle_of_a_turn_the_bar_says_what_each_answer_does(guest, visit, language, size):
    """Mines or a building, a row to refresh, the wheel's bonus: notes need no pointing."""
    table = guest.opens("praga")
    address = f"{guest.client.base_url}{table.page}?language={language}"
    page = visit(table.seats[0]["link"], address, size=size)
    page.target("tile T mines/building").click()
    page.waits_for(1)

    notes = page.page.locator("#chips button[name=choice] .note")
    assert notes.count() > 2
    assert all(note.is_visible() for note in notes.all())


MISSING = """() => [...document.querySelectorAll("#chips li:not(.no) :is(.label, .note), #chips .no .note")]
  .filter((each) => !each.checkVisibility() && !each.closest(".no[data-on]")).length"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "telephone"])
@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_the_list_of_all_answers_is_offered_where_it_has_more_than_the_bar(guest, visit, game, size):
    """Answers that are only on the boards, or their notes; it always closes as it was opened."""
    page, found = visit(*[seat["link"] for seat in guest.opens(game).seats], size=size), set()
    many = page.page.locator("#all-answers")

    for seed in range(40):
        is_offered = page.evaluates(MISSING) > 0
        assert many.is_visible() == is_offered, f"{page.asked()} at {page.number}"
        found.add(is_offered)
        page.plays(1, seed)
    assert found == {True, False}
    page.presses("a")
    assert many.is_visible()
    many.click()
    assert page.page.locator("#question .listed").count() == 0


@pytest.mark.parametrize("mode", ["wide", "telephone", "text"])
@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_no_reader_is_shut_out(guest, visit, game, mode):
    table = guest.opens(game)
    address = f"{guest.client.base_url}{table.page}" + ("?mode=text" if mode == "text" else "")
    page = visit(
        *[seat["link"] for seat in table.seats], address, size=PHONE if mode == "telephone" else WIDE
    )
    page.plays(9)
    if mode == "wide":
        page.presses("l")

    found = Axe().run(page.page)

    assert found.violations_count == 0, found.generate_report()


def test_by_night_the_table_is_dark(guest, visit):
    table = guest.opens()
    page = visit(table.seats[0]["link"], color_scheme="dark")

    assert page.evaluates("() => getComputedStyle(document.querySelector('header')).backgroundColor") == (
        "rgb(42, 35, 28)"
    )


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "telephone"])
def test_what_confirms_is_never_covered_however_much_there_is_to_say(guest, visit, size):
    table = guest.opens()
    page = visit(*[seat["link"] for seat in table.seats], size=size)
    page.comes_to_the_end_of_a_turn().dispatch_event("click")
    told = "+4 beer production · the town builds for the builders · population 28 · " * 5

    on_top = page.evaluates(
        """told => {
          document.querySelector("#confirm .note").textContent = told;
          return [...document.querySelectorAll("#confirm button")].map((button) => {
            const box = button.getBoundingClientRect();
            return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === button;
          });
        }""",
        told,
    )

    assert on_top == [True, True]


def test_a_card_does_not_lie_on_what_may_be_chosen_beside_its_piece(guest, visit):
    page = visit(guest.opens("praga").seats[0]["link"])

    page.target("extra action").hover()
    page.page.locator("#card").wait_for()

    beneath = page.evaluates(
        """() => {
          const card = document.getElementById("card").getBoundingClientRect();
          const isBeneath = (box) => box.left < card.right && card.left < box.right
            && box.top < card.bottom && card.top < box.bottom;
          return [...document.querySelectorAll("#sheet .choice, #sheet [data-choice='extra action']")]
            .filter((each) => isBeneath(each.getBoundingClientRect())).map((each) => each.dataset.choice);
        }"""
    )
    assert beneath == []


ROOM_LEFT = """() => {
  const edge = document.querySelector("#kh-name path").getBBox();
  const name = document.querySelector("#player-0 [clip-path] text").getBBox();
  return edge.x + edge.width - name.x - name.width;
}"""
"""From where a name ends to where it would be cut."""
NAMES = ("Владимир Ильинский-Константинопольский", "ΑΛΕΞΑΝΔΡΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ", "WWW MMM WWW MMM")


@pytest.mark.parametrize("name", NAMES)
def test_a_name_in_any_script_ends_before_it_is_cut(guest, visit, name):
    table = guest.opens(seats=[{"name": name}, {"name": "Ben"}])
    anna = visit(table.seats[0]["link"])

    assert anna.evaluates(ROOM_LEFT) >= 0
