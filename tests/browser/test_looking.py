"""Looking around: another's board, closer, the log, the points, the chat."""


def test_a_click_on_a_compact_board_enlarges_it_and_escape_goes_back(guest, visit):
    table = guest.opens("praga", [{"name": "Anna"}, {"name": "Ben"}, {"name": "Cleo"}])
    anna = visit(table.seats[0]["link"])

    anna.page.locator("#compact-2").click()
    anna.page.locator("#player-2").wait_for()
    anna.page.locator("#compact-0").wait_for()
    anna.presses("Escape")

    anna.page.locator("#player-0").wait_for()


def test_one_can_look_closer_and_a_choice_keeps_the_look(guest, visit):
    table = guest.opens()
    anna = visit(table.seats[0]["link"])
    whole = anna.page.locator("#sheet").get_attribute("viewBox")

    anna.presses("+", "+")
    closer = anna.page.locator("#sheet").get_attribute("viewBox")
    anna.plays(1)
    assert closer != whole
    assert anna.page.locator("#sheet").get_attribute("viewBox") == closer
    anna.presses("0")

    assert anna.page.locator("#sheet").get_attribute("viewBox") == whole


def test_the_log_can_be_filtered_and_every_entry_leads_to_its_moment(guest, visit):
    table = guest.opens()
    anna, ben = (visit(seat["link"]) for seat in table.seats)
    anna.plays()
    ben.waits_to_be_asked()
    ben.plays()
    anna.waits_for(ben.number)

    anna.presses("l")
    anna.page.locator("#log-filter").select_option("1")
    shown = anna.page.locator("#log li[data-number]:visible")
    assert {line.get_attribute("data-seat") for line in shown.all()} == {"1"}
    shown.first.locator("a").click()

    anna.page.wait_for_url("**/at/*")
    assert anna.fact("live") == "then"
    assert anna.page.locator("#sheet .choice").count() == 0


def test_points_stand_by_category_and_add_up(guest, visit):
    table = guest.opens("praga")
    anna = visit(*[seat["link"] for seat in table.seats])
    anna.plays(30)

    anna.presses("l")
    anna.page.locator("#tab-points").click()

    total = anna.page.locator("#points tr.total td").all_inner_texts()
    scores = [score["total"] for score in table.shown()["scores"]]
    assert [int(text.replace("−", "-")) for text in total] == scores


def test_what_one_says_the_other_reads_at_once(guest, visit):
    table = guest.opens()
    anna, ben = (visit(seat["link"]) for seat in table.seats)
    anna.presses("l")
    anna.page.locator("#tab-chat").click()

    anna.page.locator("#chat-text").fill("good luck")
    anna.presses("Enter")

    assert "good luck" in ben.told()
    assert "Anna" in ben.page.locator("#chat").text_content()
