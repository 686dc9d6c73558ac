"""Undo, keys and the confirmation of a turn."""


def test_u_takes_back_a_choice_and_capital_u_the_turn(guest, visit):
    table = guest.opens("praga")
    anna = visit(table.seats[0]["link"])
    first = anna.asked(), anna.choices()
    anna.target("tile T mines/building").click()
    anna.waits_for(1)
    second = anna.choices()
    anna.target("mines").click()
    anna.waits_for(2)

    anna.presses("u")
    anna.waits_for(3)
    assert anna.choices() == second

    anna.presses("U")
    anna.waits_for(4)
    assert (anna.asked(), anna.choices()) == first


def test_an_undo_that_is_not_possible_says_why(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])

    anna.presses("u")

    assert anna.told() == "There is nothing to take back."


def test_a_choice_is_made_with_the_keyboard_alone(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])

    anna.presses("ArrowDown")
    first = anna.evaluates("() => document.activeElement.dataset.choice")
    anna.presses("ArrowRight")
    second = anna.evaluates("() => document.activeElement.dataset.choice")
    assert first != second
    assert {first, second} <= set(anna.choices())
    anna.presses("Enter")

    anna.waits_for(1)
    assert guest.client.get(f"{table.api}/log").json()["entries"][0]["choice"] == second


def test_tab_walks_the_answers_and_enter_chooses(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])

    anna.page.locator("#menu summary").focus()
    anna.presses("Tab")
    focused = anna.evaluates("() => document.activeElement.dataset.choice")
    assert focused == anna.choices()[0]
    anna.presses("Enter")

    anna.waits_for(1)


def test_a_choice_can_be_typed_as_it_is_written(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])

    anna.presses("/")
    anna.page.keyboard.type("Rights with plót")
    anna.presses("Enter")

    anna.waits_for(1)
    assert all(choice.startswith("rights ") for choice in anna.choices())


def test_a_turn_ends_only_after_a_confirmation(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])
    ending = anna.comes_to_the_end_of_a_turn()
    choice, number = ending.get_attribute("data-choice"), table.number

    ending.click()
    assert anna.page.locator("#confirm .warns").is_visible()
    assert table.number == number
    anna.presses("Escape")
    assert not anna.page.locator("#confirm").is_visible()

    ending.click()
    anna.page.locator(f'[data-confirm="{choice}"]').click()
    anna.waits_for(number + 1)
    assert not anna.is_asked


def test_the_confirmation_can_be_switched_off(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])
    anna.page.locator("#menu summary").click()
    anna.page.locator("[data-setting=confirm]").uncheck()
    anna.page.locator("#menu summary").click()
    ending, number = anna.comes_to_the_end_of_a_turn(), table.number

    ending.click()

    anna.waits_for(number + 1)


def test_a_blocked_answer_says_why_and_plays_nothing(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])
    blocked = anna.page.locator('#sheet [data-choice][aria-disabled="true"]').first

    blocked.click(force=True)

    assert "no plot in town" in anna.told()
    assert table.number == 0


def test_what_the_script_says_is_strung_together_as_the_language_does(guest, visit, address):
    """Chinese has its own colon."""
    table = guest.opens()
    anna = visit(f"{address}/?language=zh", table.seats[0]["link"])
    blocked = anna.page.locator('#sheet [data-choice][aria-disabled="true"]').first
    blocked_move = table.moves(language="zh")["blocked"][0]
    label, reason = blocked_move["label"], blocked_move["text"]

    blocked.click(force=True)
    assert anna.told() == f"{label}：{reason}"
    anna.page.mouse.move(0, 0)
    blocked.hover(force=True)
    now = anna.page.locator("#card .now")
    now.wait_for()

    assert now.inner_text() == f"现在不可行：{label} · {reason}"


def test_h_shows_what_a_bot_would_do(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])

    anna.presses("h")
    card = anna.page.locator("#hint-card")
    card.locator("li").first.wait_for()
    assert card.locator("li").count() == 3
    assert "points beyond now" in card.locator("li").first.inner_text()

    anna.presses("Tab", "Enter")
    best = card.locator("[data-show]").first.get_attribute("data-show")
    assert anna.evaluates("() => document.activeElement.dataset.choice") == best
    anna.presses("Escape")
    card.wait_for(state="detached")
    assert table.number == 0


def test_a_hint_is_followed_by_a_click_and_vanishes_when_the_table_moves_on(guest, visit):
    table = guest.opens()
    anna, ben = (visit(seat["link"]) for seat in table.seats)
    anna.page.locator("#hint").click()
    best = anna.page.locator("#hint-card button[data-choice]").first
    choice = best.get_attribute("data-choice")

    best.click()
    anna.waits_for(1)
    anna.page.locator("#hint-card").wait_for(state="detached")
    assert guest.client.get(f"{table.api}/log").json()["entries"][0]["choice"] == choice

    anna.page.locator("#hint").click()
    anna.page.locator("#hint-card li").first.wait_for()
    assert table.undoes(0).status_code == 200
    anna.waits_for(2)
    anna.page.locator("#hint-card").wait_for(state="detached")
    assert not ben.is_asked


def test_the_log_opens_by_key_and_stays_open(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])
    assert not anna.page.locator("#drawer").is_visible()

    anna.presses("l")
    anna.page.reload()

    assert anna.page.locator("#log").is_visible()


def test_everything_explains_itself(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])

    tile = anna.page.locator("#hall [id^='tile-']").first
    tile.hover()

    card = anna.page.locator("#card")
    card.wait_for(state="visible")
    assert str(tile.get_attribute("aria-label")) in card.inner_text()
    assert "wood" in card.inner_text()
    assert card.locator("svg.picture").count() == 1
