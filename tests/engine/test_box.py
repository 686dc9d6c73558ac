"""Box files: exported, edited, read again; every mistake named by table, row and field."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.toy import TABLES
from groschen.engine.box import FORMAT, export, fingerprint, read, where
from groschen.engine.errors import BadBox


def edited(change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(export("toy", TABLES))
    change(data)
    return json.dumps(data)


def test_a_box_file_is_read_as_it_was_written():
    assert read("toy", export("toy", TABLES), TABLES) == TABLES


def test_a_box_file_has_one_row_per_line():
    text = export("toy", TABLES)
    assert '  {"key": "heller", "worth": 1, "is_silver": false},' in text.splitlines()


def test_an_edited_value_arrives():
    tables = read("toy", edited(lambda data: data["coins"][0].update(worth=2)), TABLES)
    assert tables["coins"][0] == ("heller", 2, False)
    assert type(tables["coins"][0]) is type(TABLES["coins"][0])


def test_some_tables_may_have_more_or_fewer_rows_than_ours():
    text = edited(lambda data: data["coins"].pop())
    assert read("toy", text, TABLES, any_length={"coins"})["coins"] == TABLES["coins"][:1]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not JSON: line 1"),
        ('{\n"format": x}', "not JSON: line 2"),
        ("[" * 100_000, "nested too deep"),
        ('{"format": 1, "format": 2}', "'format' is given twice"),
        (" " * 1_000_001, "at most 1,000,000 characters"),
        ("9" * 5000, "not JSON"),
        ("[]", "not a box file"),
        ("{}", "not a box file"),
        (edited(lambda data: data.update(format="groschen-box 9")), f'"format": "{FORMAT}"'),
        (edited(lambda data: data.update(game="chess")), "this box is for 'chess', not for 'toy'"),
        (edited(lambda data: data.update(notes=[])), "unknown table 'notes'; the tables are coins"),
        (edited(lambda data: data.pop("coins")), "table coins is missing"),
        (edited(lambda data: data.update(coins={})), "table coins is missing"),
        (edited(lambda data: data["coins"].pop()), "table coins has 1 rows; the box holds 2"),
        (edited(lambda data: data["coins"].clear()), "table coins has no rows"),
        (edited(lambda data: data["coins"].__setitem__(1, "groschen")), "coins row 2: a row is written"),
        (
            edited(lambda data: data["coins"][1].update(colour="red")),
            r"coins row 2 \(groschen\): unknown field 'colour'; the fields are key, worth, is_silver",
        ),
        (edited(lambda data: data["coins"][1].pop("worth")), r"coins row 2 \(groschen\): field 'worth' is m"),
        (edited(lambda data: data["coins"][0].pop("key")), r"coins row 1 \(\?\): field 'key' is missing"),
        (edited(lambda data: data["coins"][0].update(worth="1")), "field 'worth': '1' is not a whole number"),
        (edited(lambda data: data["coins"][0].update(worth=1.5)), "field 'worth': 1.5 is not a whole number"),
        (edited(lambda data: data["coins"][0].update(worth=True)), "True is not a whole number"),
        (edited(lambda data: data["coins"][0].update(is_silver=0)), "field 'is_silver': 0 is not true or f"),
        (edited(lambda data: data["coins"][0].update(key="")), "field 'key': it is empty"),
        (edited(lambda data: data["coins"][0].update(key="  ")), "field 'key': it is empty"),
        (edited(lambda data: data["coins"][0].update(key=" a")), "' a' has a blank too many"),
        (edited(lambda data: data["coins"][0].update(key="a  b")), "'a  b' has a blank too many"),
        (edited(lambda data: data["coins"][0].update(key="#a")), "begins with #"),
        (
            edited(lambda data: data["coins"][0].update(key="GROSCHEN")),
            "two pieces are called 'groschen', this one and row 1",
        ),
        (edited(lambda data: data["coins"][0].update(key="a\tb")), "characters that cannot be printed"),
        (edited(lambda data: data["coins"][0].update(key="a" * 201)), "at most 200 characters, not 201"),
        (edited(lambda data: data["coins"][0].update(key=None)), "field 'key': None is not a text in quotes"),
    ],
)
def test_a_mistake_is_named(text: str, says: str):
    with pytest.raises(BadBox, match=says):
        read("toy", text, TABLES)


@pytest.mark.parametrize(
    "value", ["x" * 100_000, [0] * 100_000, {"x" * 100_000: 1}], ids=["text", "list", "dict"]
)
@pytest.mark.parametrize("field", ["key", "worth", "is_silver", "x" * 10_000])
def test_a_mistake_does_not_repeat_what_was_sent(field: str, value: object):
    with pytest.raises(BadBox) as caught:
        read("toy", edited(lambda data: data["coins"][0].update({field: value})), TABLES)
    assert len(str(caught.value)) < 500


def test_a_byte_order_mark_and_what_the_file_says_about_itself_do_not_matter():
    assert read("toy", "\ufeff" + edited(lambda data: data.update(about="mine")), TABLES) == TABLES


def test_the_fingerprint_names_exactly_these_values():
    other = read("toy", edited(lambda data: data["coins"][0].update(worth=2)), TABLES)
    assert fingerprint(TABLES) == fingerprint(dict(TABLES))
    assert fingerprint(TABLES) != fingerprint(other)
    assert len(fingerprint(TABLES)) == 12


def test_a_row_is_named_by_table_number_and_key():
    assert where("coins", 2, TABLES["coins"][1]) == "coins row 2 (groschen)"
