"""Record: a game as text, and every way in which the text can be broken."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groschen.engine.errors import BadRecord
from groschen.engine.record import FIRST_LINE, Record, read, write

WHOLE = """groschen record 1
game: "kutna-hora"
rules: 1
box: "abc"
options: {"events": true}
seats: ["Anna", "Ben"]
seed: 7

# Anna
pass
spend plot/mine

# Ben
plot with plot/mine
"""


def changed(line: int, text: str | None) -> str:
    """The record with one line (1-based) replaced, or left out."""
    lines = WHOLE.splitlines()
    lines[line - 1 : line] = [] if text is None else [text]
    return "\n".join(lines) + "\n"


def test_a_record_is_read():
    record = read(WHOLE)
    assert (record.game, record.rules, record.box, record.seed) == ("kutna-hora", 1, "abc", 7)
    assert record.options == {"events": True}
    assert record.seats == ["Anna", "Ben"]
    assert record.choices == ["pass", "spend plot/mine", "plot with plot/mine"]
    assert record.lines == [10, 11, 14]
    assert record.result is None


def test_a_record_is_written_as_it_is_read():
    record = Record("g", 2, "abc", {"x": True}, ["Žofie", 'B"en'], -3, ["one", "two"], comments={1: "Ben"})
    text = write(record)
    assert text.splitlines()[-3:] == ["one", "# Ben", "two"]
    again = read(text)
    for name in ("game", "rules", "box", "options", "seats", "seed", "choices"):
        assert getattr(again, name) == getattr(record, name)


def test_a_result_is_kept():
    record = Record("g", 1, "abc", {}, ["A"], 1, ["end"], result=[12, -3])
    assert read(write(record)).result == [12, -3]


def test_blank_lines_comments_and_spaces_do_not_matter():
    text = WHOLE.replace("pass\n", "\n   pass  \n\n#x\n").replace("\n", "\r\n")
    assert read(text).choices == read(WHOLE).choices


def test_a_record_without_choices_is_a_game_that_has_just_begun():
    assert read("\n".join(WHOLE.splitlines()[:7])).choices == []
    assert read("\n".join(WHOLE.splitlines()[:7]) + "\n\n").choices == []


@pytest.mark.parametrize("text", ["", "\n", "hello", "groschen record 2\n", '{"game": "kutna-hora"}', "\x00"])
def test_what_is_no_record_says_how_one_starts(text: str):
    with pytest.raises(BadRecord, match=FIRST_LINE) as caught:
        read(text)
    assert caught.value.line == 1


@pytest.mark.parametrize(
    ("line", "name"), [(2, "game"), (3, "rules"), (4, "box"), (5, "options"), (6, "seats"), (7, "seed")]
)
def test_a_missing_header_line_is_named(line: int, name: str):
    with pytest.raises(BadRecord, match=f"the header lacks {name}"):
        read(changed(line, None))


@pytest.mark.parametrize(
    ("line", "text", "says"),
    [
        (2, "game: kutna-hora", "not JSON"),
        (2, "game: 5", "should be a str"),
        (2, "game", "no header line"),
        (2, "players: 4", "no header line"),
        (2, "# comment", "no header line"),
        (3, 'rules: "1"', "should be a int"),
        (3, "rules: true", "should be a int"),
        (3, "rules: 1.0", "should be a int"),
        (4, "box: null", "should be a str"),
        (5, "options: []", "should be a dict"),
        (5, "options: {", "not JSON"),
        (6, 'seats: "Anna"', "should be a list"),
        (7, "seed: 7e3", "should be a int"),
        (7, "seed: NaN", "should be a int"),
        (7, "seed: " + "9" * 5000, "not JSON"),
        (7, "seed: " + "[" * 100_000, "not JSON"),
        (7, "seed:", "not JSON"),
        (7, "result: 5", "should be a list"),
        (7, "rules: 1", "given twice"),
    ],
)
def test_a_broken_header_line_is_named_with_its_number(line: int, text: str, says: str):
    with pytest.raises(BadRecord, match=says) as caught:
        read(changed(line, text))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_choices_right_after_the_header_need_a_blank_line():
    with pytest.raises(BadRecord, match="no header line") as caught:
        read(changed(8, "pass"))
    assert caught.value.line == 8


@given(st.text())
def test_any_text_is_read_or_refused(text: str):
    with contextlib.suppress(BadRecord):
        read(text)


@given(st.integers(1, 9), st.text())
def test_any_damage_is_read_or_refused(line: int, text: str):
    with contextlib.suppress(BadRecord):
        read(changed(line, text))
