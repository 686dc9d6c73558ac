"""It is your turn: a quiet sound for whoever wishes it, and the tab says so."""

SPY = """
window.rung = 0;
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.rung += 1;
  return made.call(this);
};
"""


def listens(visitor):
    visitor.page.add_init_script(SPY)
    visitor.page.reload()


def switches_sound(visitor):
    visitor.page.locator("#menu summary").click()
    visitor.page.locator("[data-setting=sound]").click()
    visitor.page.locator("#menu summary").click()


def ends_the_turn(table, seat):
    while table.shown()["seat"] == seat:
        table.goes_on(1)


def test_whoever_wishes_it_hears_that_it_is_their_turn(guest, visit):
    table = guest.opens()
    anna, ben = (visit(seat["link"]) for seat in table.seats)
    listens(ben)
    switches_sound(ben)
    before = ben.evaluates("() => window.rung")
    assert not ben.page.title().startswith("● Your turn")

    ends_the_turn(table, 0)

    ben.waits_to_be_asked()
    ben.page.wait_for_function("before => window.rung > before", arg=before)
    assert ben.page.title().startswith("● Your turn")
    assert not anna.page.title().startswith("● Your turn")


def test_the_sound_is_still_wished_after_a_reload_and_with_keys_alone(guest, visit):
    table = guest.opens()
    ben = visit(table.seats[1]["link"])
    listens(ben)
    switches_sound(ben)
    ben.page.reload()
    ben.presses("l")

    ends_the_turn(table, 0)

    ben.page.wait_for_function("() => window.rung > 0")


def test_nobody_hears_anything_unasked(guest, visit):
    table = guest.opens()
    ben = visit(table.seats[1]["link"])
    listens(ben)
    ben.page.locator("#prompt").click()

    ends_the_turn(table, 0)

    ben.waits_to_be_asked()
    assert ben.evaluates("() => window.rung") == 0
    switches_sound(ben)
    switches_sound(ben)
    heard = ben.evaluates("() => window.rung")
    table.goes_on(1)
    ends_the_turn(table, 1)
    ends_the_turn(table, 0)
    ben.waits_to_be_asked()
    assert ben.evaluates("() => window.rung") == heard
