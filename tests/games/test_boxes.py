"""Boxes: one that is accepted can be played to the end; one that is not is told where it is wrong.

Every field of every table with a few wrong values; `tools/mutate_boxes.py` tries them all.
"""

from __future__ import annotations

import json
import random
from itertools import groupby

import pytest

from groschen.catalogue import GAMES
from groschen.engine.box import export
from groschen.engine.errors import BadBox
from tools.mutate_boxes import ROW, mutants, verdict
from words import edited

MUTANTS_OF_A_FIELD = 2
CASES = [(name, table) for name, rules in GAMES.items() for table in rules.tables]


@pytest.mark.parametrize(("name", "table"), CASES)
def test_a_box_with_a_mistake_is_refused_by_name_or_can_be_played_to_the_end(name: str, table: str):
    rules, dice = GAMES[name], random.Random(table)
    for _, of_field in groupby(mutants(rules, table), key=lambda mutant: mutant.field):
        for mutant in dice.sample(list(of_field), MUTANTS_OF_A_FIELD):
            verdict(rules, mutant, seed=dice.randrange(1000))


@pytest.mark.parametrize("name", GAMES)
def test_the_mistakes_reach_every_field(name: str):
    rules = GAMES[name]
    for table, rows in rules.tables.items():
        fields = {mutant.field for mutant in mutants(rules, table) if mutant.how == ROW}
        assert fields == set(rows[0]._fields) - {"printed"}


# What cannot be printed in any copy of the games


def refusal(name: str, **edits: dict[int, dict[str, object]]) -> str:
    with pytest.raises(BadBox) as caught:
        GAMES[name].box(edited(GAMES[name].tables, **edits))
    return str(caught.value)


SETS_OF_THREE = "miners builders grocers / miners metallurgists scribes / miners scribes innkeepers"
NO_SHARED_GUILD = "miners builders grocers / miners builders scribes / metallurgists scribes innkeepers"
SETS_OF_TWO = "miners builders grocers / grocers miners builders"
NO_JOKER = {2: {"other": "plot"}}


@pytest.mark.parametrize(
    ("edits", "says"),
    [
        (
            {"guild_setups": {2: {"three": SETS_OF_THREE}}},
            "guild_setups row 2 (2): field 'three': the miners have 3 members, but there are two tiles",
        ),
        (
            {"guild_setups": {2: {"three": NO_SHARED_GUILD}}},
            "guild_setups row 2 (2): field 'three': two players do not share exactly one guild",
        ),
        (
            {"guild_setups": {2: {"two": SETS_OF_TWO}}},
            "guild_setups row 2 (2): field 'two': two players have the same guilds",
        ),
        (
            {"technologies": {1: {"draw": 2}, 2: {"draw": 1}}},
            "technologies row 1 (windlass): field 'draw': 2 stands where 1 should",
        ),
        (
            {"mine_grids": {1: {"entrances": "B1"}}},
            "row 1 (small): field 'entrances': 'B1' should name 2 spaces",
        ),
        (
            {"mine_grids": {2: {"entrances": "B1 F1 H1"}}},
            "field 'entrances': 'B1 F1 H1' should name 2 spaces",
        ),
        (
            {"guild_buildings": {5: {"effects": "arm, points 2"}}},
            "row 5 (roasting yard): field 'effects': 'produce'",
        ),
        ({"guild_buildings": {5: {"effects": "produce 2"}}}, "field 'effects': 'arm' is there 0 times"),
        (
            {"guild_buildings": {5: {"effects": "produce 2, arm, technology"}}},
            "'technology' is there 1 times on a tile of the metallurgists, not 0",
        ),
        (
            {"guild_buildings": {1: {"effects": "produce 2, arm, technology"}}},
            "'arm' is there 1 times on a tile of the miners, not 0",
        ),
        (
            {"guild_buildings": {1: {"effects": "produce 2"}}},
            "'technology' is there 0 times on a tile of the miners",
        ),
        ({"guild_buildings": {1: {"effects": "produce 0, technology"}}}, "0 is no number from 1 to 99"),
        ({"guild_buildings": {1: {"effects": "produce 100, technology"}}}, "100 is no number from 1 to 99"),
        (
            {"public_buildings": {4: {"effects": "pelicans 2"}}},
            "public_buildings row 4 (corpus christi chapel): field 'effects': 'patrician' is there 0 times",
        ),
        (
            {"population_cards": {3: {"food": "3 2 3 1x 1x 1x"}}},
            "population_cards row 3 (2): field 'food': a price rises with a notch to the right",
        ),
        (
            {"ore_cards": {3: {"back_ore": "1x 1x 1 3 2 4"}}},
            "ore_cards row 3 (2): field 'back_ore': a price falls with a notch to the right",
        ),
        ({"ore_cards": {3: {"ore": "4t 5 6 7 8 9"}}}, "field 'ore': the town does not build for ore"),
        (
            {"action_cards": NO_JOKER},
            "action_cards row 6 (building/barbara): field 'other': no card has the action 'joker'",
        ),
        (
            {"action_cards": {2: {"key": "Plot/Mine"}}},
            "action_cards row 2 (Plot/Mine): field 'key': two pieces are called",
        ),
        (
            {"mines": {1: {"key": "Windlass"}}},
            "technologies row 1 (windlass): field 'key': two pieces are called 'windlass'",
        ),
        (
            {"mines": {1: {"key": " skalka"}}},
            "mines row 1 ( skalka): field 'key': ' skalka' has a blank too many",
        ),
        ({"mines": {1: {"key": "ska  lka"}}}, "'ska  lka' has a blank too many"),
        ({"mines": {1: {"key": ""}}}, "mines row 1 (): field 'key': it is empty"),
    ],
)
def test_kutna_hora_refuses(edits: dict[str, dict[int, dict[str, object]]], says: str):
    assert says in refusal("kutna-hora", **edits)


@pytest.mark.parametrize(
    ("edits", "says"),
    [
        (
            {"crane": {1: {"mark": "hole"}, 9: {"mark": ""}}},
            "crane row 1 (position 0): field 'mark': the box never stands at position 0, so it is not",
        ),
        (
            {"crane": {1: {"mark": "hole"}}},
            "crane row 9 (position 8): field 'mark': one position is the hole",
        ),
        (
            {"crane": {5: {"gold": 1}}},
            "crane row 5 (position 4): field 'gold': only tiles in the red zone cost gold",
        ),
        (
            {"crane": {5: {"points": 1}}},
            "crane row 5 (position 4): field 'points': only tiles in the blue zone",
        ),
        (
            {"crane": {5: {"zone": "blue"}}},
            "crane row 5 (position 4): field 'zone': the zones run from red by green",
        ),
        (
            {"crane": {number: {"zone": "red", "gold": 1} for number in (5, 6)} | {7: {"zone": "green"}}},
            "crane row 6 (position 5): field 'gold': there must always be a tile that costs none",
        ),
        (
            {"buildings": {n: {"era": 2} for n in range(1, 37)}},
            "field 'prebuilt': there are only 0 normal buildings",
        ),
        ({"walls": {2: {"key": "DITCH"}}}, "walls row 2 (DITCH): field 'key': two pieces are called 'DITCH'"),
        (
            {"walls": {2: {"corners": "²"}}},
            "walls row 2 (earth bank): field 'corners': '²' should be numbers",
        ),
        (
            {"walls": {2: {"reward": "gold 100"}}},
            "walls row 2 (earth bank): field 'reward': 100 is more than 99",
        ),
        ({"walls": {2: {"reward": "gold 0 | stone 1"}}}, "field 'reward': 0 is less than 1"),
        (
            {"tracks": {15: {"effects": "fly"}}},
            "tracks row 15 (7 quarries): field 'effects': 'fly' is not an effect",
        ),
        (
            {"cathedral": {18: {"squares": "1 2 3 3 4 x"}}},
            "cathedral row 18 (cathedral B 6): field 'squares': 'x' is none",
        ),
    ],
)
def test_praga_refuses(edits: dict[str, dict[int, dict[str, object]]], says: str):
    assert says in refusal("praga", **edits)


@pytest.mark.parametrize("name", GAMES)
def test_a_box_file_says_what_its_tables_mean(name: str):
    about = json.loads(export(name, GAMES[name].tables))["about"]
    assert about.keys() == GAMES[name].tables.keys()
    assert not [table for table, words in about.items() if not words or words.endswith("printed)")]


def test_a_box_file_says_that_the_production_of_mines_moves_the_ore_deck():
    about = json.loads(export("kutna-hora", GAMES["kutna-hora"].tables))["about"]
    assert "moves the ore deck" in about["mines"]
    assert "moves the ore deck" in about["guild_buildings"]
