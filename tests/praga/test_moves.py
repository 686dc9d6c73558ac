"""Choices and events as data: they name pieces and places as the view does, and tell what can be known."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import groschen
from games.playing import Deal, Dice, start, strings, walk
from groschen.games import praga as rules
from groschen.games.praga import events
from groschen.games.praga.menu import OFFERS
from groschen.games.praga.names import ACTIONS, PROJECTS, ROAD_SPACES, SCORES, TILE_ROWS, TRACKS
from groschen.games.praga.notation import FORMS
from praga.words import building, table, technology, upgrade, wall

PLANKS, WALL_PLACES = range(1, 6), range(1, 13)
BOX = rules.RULES.box()
SITES, PLAZAS = BOX.site_names, [place.key for place in BOX.plaza_hexes]
PLACES: dict[str, Any] = {
    "climb": PROJECTS,
    "step": PROJECTS,
    "follow the arrow": PROJECTS,
    "stay": PROJECTS,
    "up the": PROJECTS,
    "street": ROAD_SPACES[1:4],
    "egg": ROAD_SPACES[1:4],
    "raise": ("mines", "quarries"),
    "place": WALL_PLACES,
    "plank": PLANKS,
    "on": SITES,
    "parler on": SITES,
    "turn": (*SITES, *ACTIONS, *WALL_PLACES),
    "plaza": PLAZAS,
    "pawn on": PLAZAS,
}
"""By verb: where its moves are."""
WORDS = {"action": ACTIONS, "row": TILE_ROWS, "good": TRACKS, "track": TRACKS, "one": ACTIONS}


def positions() -> Iterator[groschen.Game]:
    """Random games of all numbers of players, solo ones with Peter Parler among them."""
    for players in (1, 2, 3, 4):
        for seed in range(2):
            deal = Deal(2**40 + seed, 4 * seed + 1, 0.95)
            yield from walk(start("praga", players, deal), Dice(deal))


def test_moves_name_places_and_things_as_the_view_does():
    seen = set()
    for game in positions():
        names = {*strings(game.view()), *game.state.box.pieces}
        for move in [*game.moves(), *game.blocked_moves()]:
            seen.add(move["verb"])
            assert ("at" in move) == (move["verb"] in PLACES), move
            assert "at" not in move or move["at"] in PLACES[move["verb"]], move
            assert move.get("piece") is None or move["piece"] in names, move
            assert all(move[fact] in words for fact, words in WORDS.items() if fact in move), move
    assert {"tile", "perform", "take", "on", "turn", "keep", "street", "pawn on"} <= seen


def test_every_form_belongs_to_a_verb_of_the_rules():
    sources = "".join(path.read_text() for path in Path(rules.__file__).parent.rglob("*.py"))
    assert [verb for verb in FORMS if sources.count(f'"{verb}"') < 2] == []


def test_every_offer_of_the_menu_has_a_verb_and_stands_once():
    assert all(offer.verb for offer in OFFERS)
    game = groschen.new("praga", seats=["Anna", "Ben"], seed=1)
    assert [move["verb"] for move in game.moves()][:1] == ["tile"]
    assert game.moves()[0] == {
        "choice": "tile P mines/building",
        "verb": "tile",
        "piece": "P",
        "one": "mines",
        "other": "building",
    }


NAMED = {
    "action": ACTIONS,
    "row": TILE_ROWS,
    "track": (*TRACKS, "technology", "university"),
    "good": TRACKS,
    "source": SCORES,
    "project": PROJECTS,
    "space": ROAD_SPACES,
    "site": SITES,
    "tile": (*BOX.pieces, *BOX.tile_names),
    "seat": (0, 1, 2, 3, "parler"),
}


def test_events_are_in_the_words_of_the_view():
    told = set()
    for game in positions():
        for entry in game.history[-1:]:
            for event in entry["events"]:
                told.add(event["event"])
                for fact, words in NAMED.items():
                    if fact in event and not (fact == "row" and event["event"] == "ProjectMoved"):
                        assert event[fact] in words, event
    assert {"TurnStarted", "TileDealt", "ParlerBuilt", "RoadAdvanced", "Scored"} <= told
    assert told <= set(vars(events))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_turn_is_told(players: int):
    deal = Deal(2**40, 0, 0.9)
    game = start("praga", players, deal)
    opening = game.opening
    for _ in walk(game, Dice(deal)):
        pass
    told = [*opening, *(event for entry in game.history for event in entry["events"])]
    turns = [event for event in told if event["event"] == "TurnStarted"]
    assert opening[-1] == {"event": "TurnStarted", "seat": 0, "turn": 1}
    assert [event["turn"] for event in turns] == list(range(1, 16 * max(players, 2) + 1))
    takers = [0, "parler"] if players == 1 else list(range(players))
    assert [event["seat"] for event in turns] == takers * 16


# What can be known beforehand


def kinds(happened: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in happened]


def test_what_taking_a_tile_brings_is_foreseen_but_not_the_tile_dealt_after_it():
    game = groschen.new("praga", seats=["Anna", "Ben"], seed=3)
    while not any(choice.startswith("take ") for choice in game.options()):
        game.play(next((c for c in game.options() if "upgrade" in c), game.options()[0]))
    choice = game.options()[0]
    foreseen = game.foresee(choice)
    happened = game.play(choice)
    assert "HexTileTaken" in kinds(foreseen)
    assert "TileDealt" not in kinds(foreseen)
    assert [event for event in happened if event["event"] != "TileDealt"] == foreseen


def test_a_refreshed_row_tells_what_is_removed_before_what_is_dealt():
    game = table()
    tiles = [wall(), wall(), wall(), wall()]
    game.offer("walls", *tiles)
    game.state.stacks[2] = (wall(), wall())
    happened = game.turn("Purple").play(
        "refresh", "refresh walls for gold", f"remove {tiles[0].key} and {tiles[1].key}"
    )
    assert [type(event).__name__ for event in happened] == ["RowRefreshed", "TileDealt", "TileDealt"]
    assert happened[0] == events.RowRefreshed(0, "walls", (tiles[0].key, tiles[1].key))


def test_a_known_gain_is_told_before_tiles_are_drawn():
    """The wall's reward is a step to a technology and gold: the gold comes first in the telling."""
    game = table()
    game.player("Purple", stone=5, technology=5)
    game.next_technologies(4, technology("gold 1"), technology("stone 1"))
    tile = wall(stone=1, reward="technology 1, gold 2")
    game.offer("walls", tile)
    game.turn("Purple").act("wall")
    happened = [type(event).__name__ for event in game.play(f"take {tile.key}")]
    assert happened.index("Gained") < happened.index("TechnologiesDrawn")


def test_a_building_and_an_upgrade_say_where_they_lie():
    game = table()
    game.offer("upgrades", upgrade("mines", edges="0: gold"))
    game.turn("Purple").act("upgrade")
    game.play(game.options[0])
    (placed,) = [event for event in game.play("turn 2") if type(event).__name__ == "UpgradePlaced"]
    assert (placed.action, placed.turned) == ("mines", 2)
    other = table()
    other.offer("buildings", building(corners="1"))
    other.turn("Purple").act("building")
    other.play(other.options[0])
    moves = [other.pending.about(other.state, choice) for choice in other.pending.options(other.state)]
    assert {move.at for move in moves} <= set(SITES)
