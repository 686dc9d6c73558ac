"""The pages around the table, in a real browser: nobody is shut out, nothing is cut, everything leads on."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import groschen
from browser.conftest import PHONE, WIDE
from groschen.render import words

PLAIN = (
    "/",
    "/new",
    "/lobby",
    "/mine",
    "/finished",
    "/rules",
    "/rules/praga",
    "/rules/kutna-hora/pieces",
    "/about",
    "/guide",
    "/records",
)
OUTSIDE = """() => {
  const wrong = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page scrolls sideways: ${page.scrollWidth}`);
  for (const each of document.querySelectorAll("main *, footer *, header *")) {
    const isHidden = each.closest("svg, .unseen, .scrolls, details:not([open])");
    if (isHidden || !each.getClientRects().length) continue;
    const box = each.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`outside: ${each.tagName}.${each.className}`);
    const isCut = each.scrollWidth > each.clientWidth + 2 && getComputedStyle(each).overflowX !== "visible";
    if (isCut && !each.matches("input, select, textarea, .walk .name, .game-card")) {
      wrong.push(`cut: ${each.tagName}.${each.className} ${each.textContent.slice(0, 40)}`);
    }
  }
  return wrong;
}"""
"""What is wrong with a page as it is drawn."""


@pytest.fixture(scope="module")
def records():
    """Whole games of blind bots: Kutná Hora for three, Praga alone."""
    found = {}
    for game, seats in (("kutna-hora", ["Anna", "Ben", "久遠"]), ("praga", ["Anna"])):
        made, player = groschen.new(game, seats, seed=2), groschen.bot("random")
        while not made.over:
            made.play(player.choose(made))
        found[game] = made.record()
    return found


@pytest.fixture
def finished(guest, records):
    """The addresses of the tables of these games."""
    tables = {}
    for game, record in records.items():
        response = guest.client.post("/records", data={"record": record})
        assert response.status_code == 303, response.text
        tables[game] = f"{guest.client.base_url}{response.headers['location']}".removesuffix("/end")
    return tables


@pytest.mark.parametrize(
    ("size", "language"), [(WIDE, "it"), *[(PHONE, language) for language in words.LANGUAGES]]
)
def test_nothing_is_cut_or_scrolls_sideways_in_any_language(address, visit, finished, size, language):
    page = visit(f"{address}/?language={language}", size=size)
    ends = [f"{table}/end" for table in finished.values()] + [f"{finished['kutna-hora']}/fork/9"]

    for where in [*[f"{address}{path}" for path in PLAIN], *ends]:
        page.page.goto(where)
        assert page.evaluates(OUTSIDE) == [], where


@pytest.mark.parametrize(("size", "look"), [(WIDE, "light"), (PHONE, "dark")], ids=["wide", "telephone"])
def test_no_reader_is_shut_out(address, visit, finished, size, look):
    page = visit(f"{address}/?look={look}", size=size, color_scheme=look)
    table = finished["kutna-hora"]
    more = [f"{table}/end", f"{finished['praga']}/end", f"{table}/fork/9", f"{table}/at/20"]

    for where in [*[f"{address}{path}" for path in PLAIN], *more]:
        page.page.goto(where)
        found = Axe().run(page.page)
        assert found.violations_count == 0, f"{where}\n{found.generate_report()}"


def test_a_newcomer_is_at_the_table_by_one_click_and_is_shown_around(address, visit):
    page = visit(address)

    page.page.get_by_role("button", name="Play against a bot").first.click()

    card = page.page.locator("#guide-card")
    card.wait_for()
    for _ in range(7):
        card.get_by_role("button", name="Next").click()
    card.get_by_role("button", name="Let's play").click()
    assert card.count() == 0
    page.waits_to_be_asked()
    page.page.locator("#menu summary").click()
    page.page.locator("#show-guide").click()
    card.wait_for()
    page.presses("Escape")
    assert card.count() == 0
    page.plays(1)
    page.waits_to_be_asked()
    page.plays(1)
    assert page.number >= 2


def test_without_script_a_game_is_opened_and_played(address, visit):
    page = visit(address, java_script_enabled=False)

    page.page.get_by_role("button", name="Play against a bot").nth(1).click()
    answers = page.page.locator("button[name=choice]")
    for _ in range(50):
        if answers.count():
            break
        page.page.wait_for_timeout(200)
        page.page.reload()
    before = page.number
    answers.first.click()
    assert page.number > before
    page.page.goto(f"{address}/rules/praga?search=crane")
    assert page.page.locator("#chapter-crane").is_visible()


def test_language_and_look_follow_everywhere(address, visit):
    page = visit(f"{address}/about")

    page.page.locator(".drop.language summary").click()
    page.page.get_by_role("link", name="Italiano").click()
    page.page.locator(".drop.look summary").click()
    page.page.locator("[data-look=dark]").click()
    page.page.goto(f"{address}/rules")

    facts = page.evaluates("() => [document.documentElement.lang, document.documentElement.dataset.theme]")
    assert facts == ["it", "dark"]


def test_the_rules_are_filtered_while_one_types(address, visit):
    page = visit(f"{address}/rules/kutna-hora")

    page.page.get_by_role("searchbox").fill("pelican")

    assert page.page.locator("#term-pelican").is_visible()
    assert not page.page.locator("#chapter-plot").is_visible()
    shown, all_of_them = page.page.locator(".entry:visible").count(), page.page.locator(".entry").count()
    assert page.page.locator(".search output").inner_text() == f"Found: {shown} of {all_of_them}"
    page.page.get_by_role("searchbox").fill("zeppelin")
    assert "zeppelin" in page.page.locator(".search output").inner_text()


def test_a_card_leads_to_its_rule(guest, visit):
    page = visit(guest.opens().seats[0]["link"])

    page.page.locator("#sheet [data-piece='price:wood']").first.hover()
    link = page.page.locator("#card .rule a")
    link.wait_for()
    link.click()

    page.page.wait_for_url("**/rules/kutna-hora#term-wood")
    assert page.page.locator("#term-wood").is_visible()


def test_the_scoring_is_walked_category_by_category(visit, finished):
    page = visit(f"{finished['kutna-hora']}/end")
    steps = page.page.locator(".walk > ol > li:visible")
    total = steps.count()

    page.page.get_by_role("button", name="Once more").click()
    assert steps.count() == 1
    page.page.get_by_role("button", name="Next").click()
    assert steps.count() == 2
    page.page.get_by_role("button", name="All at once").click()
    assert steps.count() == total


CUT = """() => [...document.querySelectorAll(".walk .who, .walk .who span")]
  .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"""


def test_no_name_is_cut_beside_its_points_while_there_is_room(guest, visit):
    made, player = groschen.new("kutna-hora", ["Marketa", "Wilhelmine"], seed=2), groschen.bot("random")
    while not made.over:
        made.play(player.choose(made))
    table = guest.client.post("/records", data={"record": made.record()}).headers["location"]
    page = visit(f"{guest.client.base_url}{table.removesuffix('/end')}/end", size=PHONE).page

    assert page.locator(".walk li li").count() > 10
    assert page.evaluate(CUT) == []


def test_a_slider_leads_through_the_game_and_the_address_follows(visit, finished):
    page = visit(f"{finished['kutna-hora']}/at/30")

    page.page.locator("#slider").fill("80")
    page.waits_for(80)
    page.page.wait_for_url("**/at/80")
    drawn = page.evaluates("() => document.getElementById('sheet').innerHTML")
    page.page.get_by_role("link", name="A move back").click()
    page.page.wait_for_url("**/at/79")
    assert page.number == 79
    page.page.get_by_role("link", name="To the beginning").click()
    page.page.wait_for_url("**/at/0")
    assert page.page.locator("#log li[data-number]").count() == 0
    page.page.locator("#run").click()
    page.waits_for(2)
    page.page.locator("#run").click()

    page.page.goto(f"{finished['kutna-hora']}/at/80")
    same = page.evaluates("() => document.getElementById('sheet').innerHTML")
    assert [len(drawn), drawn[:2000]] == [len(same), same[:2000]]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "telephone"])
def test_a_moment_is_played_on_against_bots(visit, finished, size):
    page = visit(f"{finished['kutna-hora']}/at/40", size=size)

    page.page.get_by_role("link", name="Play on from here").click()
    page.page.get_by_text("Anna's seat is mine").click()
    page.page.get_by_role("button", name="Open the new table").click()

    page.waits_to_be_asked()
    before = page.number
    assert before >= 40
    page.plays(1)
    assert page.number > before


def test_who_opens_a_table_for_a_friend_sees_the_link_to_send(address, visit):
    anna = visit(f"{address}/new")
    anna.page.locator("input[name=name]").first.fill("Anna Nováková")
    anna.page.locator("select[name=seat1]").select_option("open")
    anna.page.get_by_role("button", name="Open the table").click()
    guide = anna.page.locator("#guide-card")
    guide.wait_for()
    anna.presses("Escape")
    guide.wait_for(state="detached")
    link = anna.page.locator("#seats [data-link=invite]")
    assert link.is_visible()

    link.click()
    anna.page.wait_for_function("() => (document.activeElement.selectionEnd || 0) > 20")
    ben = visit(link.input_value())
    ben.page.locator("input[name=name]").fill("Ben")
    ben.page.locator("main form button").first.click()

    ben.page.wait_for_selector("#table")
    assert ben.fact("mine")
    anna.page.wait_for_function("() => !document.querySelector('#seats [data-link=invite]')")
