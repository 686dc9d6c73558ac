"""What stands beside a choice before it is made: costs, losses, and what it is worth to whom."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise, permutations

import pytest

import groschen
from groschen.cli.menu import Menu
from groschen.engine.events import told
from groschen.engine.frames import advance
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora.actions.building import Build
from groschen.games.kutna_hora.names import GREEN, RED
from groschen.games.kutna_hora.rounds import EndRound
from groschen.games.praga.actions.performing import ChooseAction
from groschen.games.praga.actions.resolve import ChooseReward
from groschen.games.praga.actions.upgrade import TurnUpgrade
from groschen.games.praga.box.pieces import ARROW
from groschen.games.praga.hexes import CORNERS, FIRST_WALL, NEIGHBOURS
from groschen.games.praga.names import FROM_TECHNOLOGY, PROJECTS, UPGRADE
from groschen.games.praga.technologies import advance_university
from groschen.render import words
from groschen.render.words.praga.notes import EGG_BONUS


def games(name: str, seeds: int = 12, **options: str) -> Iterator[groschen.Game]:
    """Games of eager and random bots, at each decision."""
    for seed in range(seeds):
        seats = ["Anna"] if options else ["Anna", "Ben"]
        game, bots = (
            groschen.new(name, seats, seed=seed, **options),
            [groschen.bot("greedy"), groschen.bot("random", seed)],
        )
        while not game.over:
            yield game
            game.play(bots[len(game.choices) % 3 == 0].choose(game))


def first(name: str, fits: Callable[[groschen.Game], bool], **options: str) -> dict[str, str]:
    """The notes of the first decision of which this is true."""
    game = next(game for game in games(name, **options) if fits(game))
    menu = Menu(game, words.teller(game.view(), game.box))
    return dict(zip(menu.options, menu.notes(), strict=True))


def test_seating_a_patrician_says_what_it_pays_whom_and_how_often():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    game.state.pool[GREEN] = 1
    game.state.round = 5
    game.play("income with rights/income")
    menu = Menu(game, words.teller(game.view(), game.box))
    note = dict(zip(menu.options, menu.notes(), strict=True))["seat green"]
    price, council = "10 groschen (40 → 30)", "points after each round: Anna 0, Ben 0; 2 rounds to come"
    assert note == f"Seat a green patrician · {price} · {council}"


def test_guilds_say_what_they_produce_and_rows_what_their_houses_cover():
    guilds = first("kutna-hora", lambda game: game.decision == "ChooseGuilds")
    rows = first("kutna-hora", lambda game: game.decision == "ArrangeGuilds")
    assert all(re.search(r"goods and prices: \w+ \d, \w+ \d, \w+ \d$", note) for note in guilds.values())
    assert all("its houses cover: reputation +1; " in note for note in rows.values())


def test_what_is_spent_and_gained_says_what_is_left_and_a_building_which_prices_move():
    found: set[str] = set()
    for game in games("kutna-hora", seeds=3):
        if game.decision != "Build":
            continue
        seat, before, choice = game.seat, game.view(), game.options()[0]
        menu = Menu(game, words.teller(before, game.box))
        note, trial = dict(zip(menu.options, menu.notes(), strict=True))[choice], game.copy()
        events = trial.play(choice)
        cost, had = events[0]["cost"], before["players"][seat]["groschen"]
        assert f"{cost} groschen ({had} → {had - cost})" in note
        is_foreseen = trial.state.reveals == game.state.reveals
        if is_foreseen and trial.decision == "PlayCard" and trial.view()["round"] == before["round"]:
            now = trial.view()["prices"]
            pairs = [(each, old, now[each]) for each, old in before["prices"].items()]
            moved = {f"{each} {old} → {new}" for each, old, new in pairs if old != new}
            assert all(each in note for each in moved)
            found |= moved
    assert found


def building(*tiles: str, row: int = 0, houses: int = 4) -> dict[str, str]:
    """The notes of these tiles for a plot of Anna's, who has so many houses left in a row."""
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    anna, square = game.state.players[0], game.state.board.town.square("D1")
    anna.slots, anna.houses[row] = [game.box.pieces[key] for key in tiles], houses
    game.state.plots[square] = 0
    game.state.stack.append(Build(0, square, free=False))
    menu = Menu(game, words.teller(game.view(), game.box))
    return dict(zip(menu.options, menu.notes(), strict=True))


def test_a_building_with_a_mining_technology_says_what_it_gives_after_that():
    """Wherever the technology goes, people, reputation and the house's point follow."""
    note = building("mine smithy", houses=1)["build mine smithy"]
    gifts = "+2 ore production · ore deck to 2 · mining technology · population to 1 · reputation +1 (to 1)"
    assert gifts in note
    assert note.endswith("house: reputation +1 (to 2), +1 point")


def test_a_house_that_gives_a_tile_says_so_and_what_else_it_gives():
    note = building("alehouse", row=2, houses=2)["build alehouse"]
    assert note.endswith("house: free public tile, +1 point")


def test_what_a_building_is_worth_is_not_said_while_a_question_is_open():
    """The house's point would be promised and left out of the sum."""
    notes = building("alehouse", "brewery", row=2, houses=2).values()
    assert not any("worth" in note for note in notes)


def test_a_pelican_is_named_as_the_price_of_st_barbaras():
    notes = first("kutna-hora", lambda game: "barbara with building/barbara" in game.options())
    assert "gives a pelican (1 → 0) · " in notes["barbara with building/barbara"]


def test_giving_up_a_house_says_which_bonus_is_lost():
    notes = first("kutna-hora", lambda game: game.decision in ("TradeHouse", "RemoveHouse"))
    houses = [note for choice, note in notes.items() if choice.startswith("house ")]
    assert houses
    assert all("its bonus is lost: " in note or "it covers no bonus" in note for note in houses)


def test_reputation_says_what_its_space_is_worth():
    notes = first(
        "kutna-hora",
        lambda game: game.decision == "PayTaxes" and game.state.players[game.seat].reputation == -1,
    )
    assert "at the end instead of" in notes["lose reputation"]


def taxed(with_events: bool, answers: int) -> dict[str, str]:
    """The notes on taxes after so many answers, in the last round but one. The council pays everybody 12."""
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    state = game.state
    state.round, state.tax, state.council[RED] = state.rounds() - 1, 2, 1
    state.events_ahead = (game.box.events[0],) if with_events else ()
    for player in state.players:
        player.houses = [0, 0, 0]
    state.stack.clear()
    state.then(EndRound())
    advance(state)
    for _ in range(answers):
        game.play("pay taxes")
    assert game.decision == "PayTaxes"
    menu = Menu(game, words.teller(game.view(), game.box))
    return dict(zip(menu.options, menu.notes(), strict=True))


@pytest.mark.parametrize("with_events", [False, True])
@pytest.mark.parametrize("answers", [0, 1])
def test_what_the_council_pays_afterwards_is_no_gain_of_a_tax_answer(with_events: bool, answers: int):
    """Who answers first and who answers last reads the same, whether or not the next round has an event."""
    notes = taxed(with_events, answers)
    assert re.fullmatch(r"2 groschen \(\d+ → \d+\) · worth \+0 points", notes["pay taxes"])
    assert re.fullmatch(r"reputation −\d \(to −\d\) · .* · worth −\d+ points?", notes["lose reputation"])


def test_what_a_tile_and_a_house_would_give_is_said_under_their_names():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=1)
    events = [
        {"event": "MineDug", "seat": 0, "mine": "pumps", "space": "B3", "cost": 0},
        {"event": "EffectsGoOn", "seat": 0, "tile": "pit house"},
        {"event": "Scored", "seat": 0, "points": 4, "source": "effects"},
        {"event": "HousePlaced", "seat": 0, "guild": "miners", "square": "E1", "house": "house 2-4"},
        {"event": "PelicansGained", "seat": 0, "pelicans": 1},
        {"event": "Scored", "seat": 0, "points": 3, "source": "effects"},
    ]
    view = game.view() | {"seat": 0}
    move = {"verb": "dig", "at": "B3", "piece": "pumps"}
    note = words.teller(view, game.box).note(view, move, events)
    assert note == "free · pit house: +4 points · house: +1 pelican, +3 points"


def test_a_house_that_gives_nothing_at_once_is_not_said():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=1)
    events = [{"event": "HousePlaced", "seat": 0, "guild": "miners", "square": "E1", "house": "house 3-2"}]
    assert words.teller(game.view(), game.box).note(game.view(), {"verb": "build"}, events) == ""


def test_points_and_decks_are_said_once():
    """A deck that grows by several cards says where it ends, unless the town builds in between."""
    for game in games("kutna-hora", seeds=2):
        if game.decision == "Build":
            menu = Menu(game, words.teller(game.view(), game.box))
            for note in menu.notes():
                starts = [part.partition(" ")[0] for part in note.split(" · ")]
                assert ("population", "population") not in pairwise(starts)
                assert len(re.findall(r"\+\d+ point", note.partition(" · worth")[0])) <= 2


def test_an_arrow_says_what_the_new_tier_costs():
    def costs(game: groschen.Game) -> bool:
        if game.decision != "FollowArrow":
            return False
        trial, gold = game.copy(), game.state.players[game.seat].gold
        trial.play("follow the arrow")
        return trial.state.players[game.seat].gold < gold

    notes = first("praga", costs)
    assert "one row up · gold " in notes["follow the arrow"]


def test_the_last_site_says_that_it_completes_its_plaza_and_what_that_gives():
    for game in games("praga"):
        if game.decision != "ChooseSite":
            continue
        menu = Menu(game, words.teller(game.view(), game.box))
        notes = [note for note in menu.notes() if "the last site there: completes it" in note]
        if notes:
            assert " | " in notes[0]
            return
    raise AssertionError("no plaza was completed")


def test_the_king_s_road_says_what_its_next_space_does():
    notes = first("praga", lambda game: "road" in game.options())
    assert "to space I · 2 gold or 2 stone; for an egg: 1 quarry or 1 gold mine" in notes["road"]


def test_an_action_with_one_way_to_do_it_says_what_it_costs():
    def has_one_way(game: groschen.Game) -> bool:
        if game.decision != "TakeTurn" or "wall" not in game.options():
            return False
        trial = game.copy()
        trial.play("wall")
        return trial.decision == "TakeWall" and len(trial.options()) == 1

    assert " for " in first("praga", has_one_way)["wall"]


def test_mines_and_quarries_say_what_raising_and_producing_would_bring():
    game = next(game for game in games("praga") if {"mines", "building"} <= set(game.options()))
    mines = game.state.players[game.seat].mines
    menu = Menu(game, words.teller(game.view(), game.box))
    note = dict(zip(menu.options, menu.notes(), strict=True))["mines"]

    assert f"+1 gold and gold mines {mines + 1}, or produce {mines} gold" in note


def note_of(game: groschen.Game, choice: str) -> str:
    menu = Menu(game, words.teller(game.view(), game.box))
    return dict(zip(menu.options, menu.notes(), strict=True))[choice]


def manager(action: str, **has: int) -> groschen.Game:
    """Anna may perform an action, and has so much; her wealth bonuses are gone."""
    game = groschen.new("praga", ["Anna", "Ben"], seed=1)
    game.state.players[0].wealth = ()
    for name, amount in has.items():
        setattr(game.state.players[0], name, amount)
    game.state.stack.append(ChooseAction(0))
    assert action in game.options()
    return game


def test_goods_for_which_there_is_no_room_are_not_promised():
    """Gold ends at 9."""
    assert "gold mines 4 · no room for more gold" in note_of(manager("mines", gold=9, mines=3), "mines")
    assert "+1 gold and gold mines 4, or produce 2 gold" in note_of(
        manager("mines", gold=7, mines=3), "mines"
    )
    last = groschen.new("praga", ["Anna"], seed=1).state.box.tracks[0].last
    note = note_of(manager("mines", gold=9, mines=last), "mines")
    assert "no room for more gold" in note
    assert not re.search(r"\d gold", note)


def test_the_end_of_a_turn_says_that_windows_must_be_given_up():
    """Two silver windows and a gold one: one of them goes, whichever Anna likes."""
    game = groschen.new("praga", ["Anna", "Ben"], seed=1)
    while "end turn" not in game.options():
        game.play(game.options()[0])
    player = game.state.players[game.seat]
    player.silver_windows, player.gold_windows = 2, 1
    assert note_of(game, "end turn").endswith("1 window to give up: two are kept")
    player.silver_windows, player.gold_windows = 1, 1
    assert "give up" not in note_of(game, "end turn")
    player.silver_windows, player.gold_windows = 3, 0
    assert note_of(game, "end turn").endswith("1 silver window discarded")


def test_a_square_with_an_arrow_up_says_so_before_one_goes_there():
    def lands_there(game: groschen.Game) -> bool:
        for choice in {"step wall", "step cathedral", "climb wall", "climb cathedral"} & set(game.options()):
            trial = game.copy()
            trial.play(choice)
            if trial.decision == "FollowArrow":
                return True
        return False

    notes = first("praga", lands_there)
    assert any(
        "then an arrow, if you like: one row up for 1 gold and 1 stone" in each for each in notes.values()
    )


def test_an_arrow_sideways_says_that_it_leads_on():
    game = groschen.new("praga", ["Anna", "Ben"], seed=1)
    grid = next(each for each in game.state.projects if any(ARROW in row[:-1] for row in each.squares))
    project = game.state.projects.index(grid)
    row = next(number for number, squares in enumerate(grid.squares) if ARROW in squares[:-1])
    column = grid.squares[row].index(ARROW)
    player = game.state.players[0]
    player.row[project], player.column[project], game.state.agenda.steps[project] = row, column - 1, 1
    note = note_of(game, f"step {PROJECTS[project]}")
    assert f"column {column + 1} · an arrow leads on · " in note
    assert f"column {column + 2}" in note.partition("an arrow leads on")[2]


def test_an_upgrade_says_its_own_bonus_and_what_a_technology_asks():
    """The model room: for an upgrade, gold or stone, and a point."""
    game = manager("upgrade")
    player, box = game.state.players[0], game.box
    own = next(tile for tile in box.upgrades if tile.action == UPGRADE)
    player.put(game.state.box.places[UPGRADE], own, 0)
    player.technologies = (box.pieces["model room"],)
    note = note_of(game, "upgrade")
    assert f"bonus of your upgrade: {words.teller(game.view(), box).effects(own.effects)}" in note
    assert note.endswith("+1 point (technologies, University) · 1 gold or 1 stone")


def test_points_beyond_the_top_of_the_university_are_not_called_those_of_technologies_alone():
    """They are counted together at the end, too."""
    game = groschen.new("praga", ["Anna", "Ben"], seed=1)
    game.state.players[0].university = len(game.box.multipliers) - 1
    game.state.happened = []
    advance_university(game.state, 0, 1)
    teller = words.teller(game.view(), game.box)
    (entry,) = teller.log(told(game.state.happened))
    assert entry.text == "Anna: +2 points (technologies, University)"
    assert teller.phrases.name("score", "technology") == "technologies, University"


def test_a_reward_is_not_named_twice():
    """Its button says what it brings; there may be no room for it."""
    game = groschen.new("praga", ["Anna", "Ben"], seed=1)
    model_room = game.box.pieces["model room"].effects[0]
    game.state.stack.append(ChooseReward(0, model_room, FROM_TECHNOLOGY))
    game.state.players[0].wealth, game.state.players[0].stone = (), 9
    assert note_of(game, "gold 1") == "1 gold"
    assert note_of(game, "stone 1") == "1 stone · no room for more stone"


def covering() -> groschen.Game:
    """Anna lays an upgrade on another, which has met the symbol of a wall in one direction."""
    game = groschen.new("praga", ["Anna", "Ben"], seed=1)
    walls = [tile for tile in game.box.walls if sum(bool(edge) for edge in tile.edges) == 1]
    for old, new in permutations(game.box.upgrades, 2):
        place = game.state.box.places[old.action]
        for way, other in enumerate(NEIGHBOURS[place]):
            if old.action == new.action and old.edges[way] and any(new.edges) and other >= FIRST_WALL:
                turn = (way + 3 - next(at for at, edge in enumerate(walls[0].edges) if edge)) % 6
                game.state.players[0].put(place, old, 0)
                game.state.players[0].put(other, walls[0], turn)
                game.state.stack.append(TurnUpgrade(0, new))
                return game
    raise AssertionError("no upgrade covers another")


def test_symbols_that_were_joined_before_are_not_said_to_meet():
    """An upgrade covers one whose side had met a wall's: turned so, it brings nothing again."""
    game, found = covering(), 0
    teller, view = words.teller(game.view(), game.box), game.view()
    for move in game.moves():
        happened = game.copy().play(move["choice"])
        note = teller.note(view, move, happened)
        assert not any(event["event"] == "Matched" and event["sides"] for event in happened)
        assert not re.search(r"(?<!corner) \([a-z ]+\) meets", note)
        found += "joined before" in note
    assert found == sum(bool(edge) for edge in game.box.pieces[view["placing"]["tile"]].edges)


def test_a_red_corner_that_was_joined_before_is_not_said_to_meet():
    """The tile below has met the same corner; there it brings no token again."""
    game = groschen.new("praga", ["Anna", "Ben"], seed=1)
    player, upgrades = game.state.players[0], [tile for tile in game.box.upgrades if tile.corners]
    old, new = next(both for both in permutations(upgrades, 2) if both[0].action == both[1].action)
    place = game.state.box.places[old.action]
    other, number = CORNERS[place][old.corners[0]][0]
    wall = next(tile for tile in game.box.walls if tile.corners)
    player.put(place, old, 0)
    player.put(other, wall, number - wall.corners[0])
    game.state.stack.append(TurnUpgrade(0, new))
    turn = (old.corners[0] - new.corners[0]) % 6
    note = note_of(game, f"turn {turn}")
    assert "joined before" in note
    assert "red corner" not in note
    assert not re.search(r"corner \([a-z ]+\) meets", note)


def test_a_wall_that_nobody_can_pay_says_what_the_cheapest_costs_in_which_good():
    game = groschen.new("praga", ["Anna", "Ben"], seed=1)
    game.state.players[0].stone = game.state.players[0].gold = 0
    game.state.stack.append(ChooseAction(0))
    (move,) = [each for each in game.blocked_moves() if each["action"] == "wall"]
    said = words.teller(game.view(), game.box).blocked(game.view(), move, move["reason"])
    walls = [game.box.pieces[key] for key in game.view()["rows"]["walls"]["tiles"][:3]]
    least = min(wall.stone + wall.gold for wall in walls)
    assert said == f"you can pay for none of these tiles; the cheapest costs {least} stone"


def test_a_production_token_says_when_it_brings_something():
    notes = first("praga", lambda game: game.decision == "TakeToken").values()

    assert all("each time you produce " in note for note in notes)


def test_a_wall_that_is_too_dear_says_what_it_costs_and_what_one_has():
    for game in games("praga"):
        teller = words.teller(game.view(), game.box)
        dear = [move for move in game.blocked_moves() if move["reason"].code == "cannot_afford_tile"]
        said = [teller.blocked(game.view(), move, move["reason"]) for move in dear]
        if game.decision == "TakeWall" and dear:
            tile, have = game.box.pieces[dear[0]["piece"]], game.state.players[game.seat].stone
            assert said[0] == f"costs {tile.stone} stone, and you have {have} stone"
            return
        assert not any("you have" in each for each in said if game.decision == "TakeTurn")
    raise AssertionError("every wall could be paid")


def test_a_technology_for_a_wall_says_that_none_can_be_paid():
    """It is about the technology, which has no price of its own."""
    game = groschen.new("praga", ["Anna", "Bert"], seed=1)
    technology, reason = game.box.technologies[0].key, Reason("cannot_afford_tile", cost=4)
    said = words.teller(game.view(), game.box).blocked(game.view(), {"piece": technology}, reason)

    assert said == "you can pay for none of these tiles; the cheapest costs 4 in gold and stone"


def test_the_end_of_a_turn_says_that_the_wheel_s_egg_lapses():
    def has_egg_left(game: groschen.Game) -> bool:
        if not {"bonus", "end turn"} <= set(game.options()):
            return False
        return game.state.box.wheel[game.state.agenda.bonus].kind == EGG_BONUS

    assert "the egg of the wheel" in first("praga", has_egg_left)["end turn"]


def test_a_site_says_what_its_plaza_gives_in_words():
    notes = first("praga", lambda game: game.decision == "ChooseSite").values()

    assert any(" points | " in note or " point | " in note for note in notes)
    assert not any("pt" in note for note in notes)


def test_dots_are_colours_unless_there_is_room_for_letters_only():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    game.play("plot with plot/mine")
    teller = words.teller(game.view(), game.box)

    for is_brief, dots in ((False, "(yellow, white)"), (True, "(yw)")):
        assert any(dots in note for note in Menu(game, teller, is_brief).notes())


def test_goods_are_counted_as_the_language_counts_them():
    game = groschen.new("praga", ["Anna", "Ben"], seed=1)
    teller = words.teller(game.view(), game.box, "it")
    produced = [{"event": "Produced", "seat": 0, "good": "stone", "amount": amount} for amount in (1, 4)]

    assert [entry.text for entry in teller.log(produced)] == [
        "Anna produce 1 pietra.",
        "Anna produce 4 pietre.",
    ]
    assert teller.wealth(1, 6) == "6 pietre"
