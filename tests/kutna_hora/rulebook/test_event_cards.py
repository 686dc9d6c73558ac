"""Event cards: what they do, and when."""

from __future__ import annotations

import re

import pytest

from kutna_hora.words import columns, event, guild_tile, mine_tile, public_tile, table
from words import told


def test_an_event_advances_the_decks_at_the_end_of_the_round():
    game = table(event=event(population=2, ore=1))
    assert (game.population, game.ore) == (0, 0)
    game.end_round()
    assert (game.population, game.ore) == (2, 1)


def test_the_decks_advance_before_taxes():
    game = table(event=event(population=2), tax=1)
    happened = game.end_round()
    assert game.asks == "Purple: PayTaxes"
    assert told(happened, "PopulationGrew")


def test_the_text_of_an_event_applies_at_the_end_of_its_round():
    game = table(event=event(effect="any plots: reputation -1"))
    game.player("Blue", plots="A1")
    game.end_round()
    assert [player.reputation for player in game.players] == [0, -1, 0]


def test_some_events_apply_as_soon_as_they_are_revealed():
    card = event(when="reveal", effect="each buildings: groschen -2")
    game = table(events_ahead=(card,))
    blue = game.player("Blue", groschen=10)
    game.build("A1", guild_tile("scribes"), "Blue")
    game.build("A2", guild_tile("scribes"), "Blue")
    game.end_round()
    assert game.event is card
    assert blue.groschen == 6


@pytest.mark.parametrize("when", ["reveal", "end"])
def test_some_events_have_no_text_at_all(when: str):
    card = event(when=when, tax=1, population=2)
    game = table(events_ahead=(card,))
    game.end_round()
    assert (game.event, game.tax, game.population) == (card, 1, 0)
    game.end_round()
    assert game.population == 2


def test_an_event_of_the_rounds_end_does_not_apply_when_it_is_revealed():
    game = table(events_ahead=(event(effect="none plots: points 2"),))
    game.end_round()
    assert [player.track_points() for player in game.players] == [0, 0, 0]
    game.end_round()
    assert [player.track_points() for player in game.players] == [2, 2, 2]


def test_an_event_that_applies_when_revealed_does_not_apply_again():
    game = table(event=event(when="reveal", effect="each buildings: groschen -2"))
    blue = game.player("Blue", groschen=10)
    game.build("A1", guild_tile("scribes"), "Blue")
    game.end_round()
    assert blue.groschen == 10


def test_the_new_event_is_revealed_in_the_setup_for_the_new_round():
    now, then = event(), event(tax=3)
    game = table(event=now, events_ahead=(then,), tax=0)
    happened = game.end_round()
    assert game.event is then
    assert game.events_ahead == ()
    assert [item.card for item in told(happened, "EventRevealed")] == [then.key]


def test_its_tax_is_raised_when_it_is_revealed():
    game = table(event=event(), events_ahead=(event(tax=3),), tax=0)
    game.end_round()
    assert game.tax == 3
    assert game.asks == "Blue: PlayCard", "the tax of the new event is not collected at the end of this round"


def test_the_last_round_has_no_event():
    game = table(round=5, event=event(), events_ahead=())
    game.end_round()
    assert (game.round, game.event) == (6, None)


# What events count


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("most mines: points 2", [2, 2, 0]),
        ("fewest mines: points 2", [0, 0, 2]),
        ("each mines: points 2", [4, 4, 2]),
        ("any mines: points 2", [2, 2, 2]),
        ("none pelicans: points 2", [2, 0, 2]),
        ("most pelicans: points 2", [0, 2, 0]),
        ("most plots: points 2", [0, 0, 0]),
        ("each tiles: points 1", [1, 0, 0]),
        ("most groschen: points -1", [0, 0, -1]),
        ("most reputation: points 2", [0, 2, 0]),
        ("each public neighbours: points 1", [0, 0, 1]),
        ("each buildings: points 1", [0, 0, 1]),
    ],
)
def test_an_event_concerns_those_with_the_most_the_fewest_each_any_or_none(effect: str, expected: list[int]):
    """Mines 2, 2, 1; a tile in Purple's slot; a pelican and reputation for Blue; Green has a building
    beside a public one and the most groschen; nobody has a plot."""
    game = table(event=event(effect=effect))
    for space, owner in (("C1", "Purple"), ("C2", "Purple"), ("D1", "Blue"), ("D2", "Blue"), ("E1", "Green")):
        game.dig(space, mine_tile(), owner)
    game.player("Purple", slots=[public_tile("green")], groschen=5)
    game.player("Blue", pelicans=1, reputation=1, groschen=5)
    game.player("Green", groschen=6)
    game.build("A1", guild_tile("miners"), "Green")
    game.build("A2", public_tile("green"))
    game.end_round()
    assert [player.track_points() for player in game.players] == expected


@pytest.mark.parametrize(
    ("gift", "field", "value"),
    [
        ("points 2", "track", 2),
        ("reputation -2", "reputation", -2),
        ("pelicans 1", "pelicans", 1),
        ("groschen -4", "groschen", 36),
    ],
)
def test_an_event_gives_points_reputation_or_pelicans_or_takes_groschen(gift: str, field: str, value: int):
    game = table(event=event(effect=f"none plots: {gift}"))
    purple = game.player("Purple", groschen=40)
    game.end_round()
    assert (purple.track_points() if field == "track" else getattr(purple, field)) == value


@pytest.mark.parametrize(
    "text",
    [
        "most mines points 2",
        "all mines: points 2",
        "most towers: points 2",
        "most mines: silver 2",
        "most mines: points",
        "most mines: points many",
        "most mines: groschen 1",
    ],
)
def test_an_event_says_who_of_what_and_a_gift_and_brings_no_money(text: str):
    with pytest.raises(ValueError, match=re.escape(repr(text))):
        event(effect=text)


def test_an_event_may_take_no_groschen_at_all():
    game = table(event=event(effect="none plots: groschen 0"))
    purple = game.player("Purple", groschen=3)
    game.end_round()
    assert purple.groschen == 3


def test_the_town_may_build_because_of_an_event():
    prices = {"food": columns("5t 4 3"), "wood": columns("3"), "beer": columns("3")}
    game = table(edit={"population_cards": {2: prices}}, event=event(population=1))
    game.end_round()
    assert game.arm("food") == 1
    assert len(game.discarded_buildings) == 1
