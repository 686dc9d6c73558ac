"""What a browser shows already is not sent again; what it puts together is what it would have been sent."""

import re
from random import Random
from xml.etree import ElementTree

import pytest

from groschen.web.pages import table_keeping
from groschen.web.pages.table_boards import Part

LOOKS = [("wide", "svg"), ("narrow", "div")]


class Browser:
    """As much of `live.js` as an update needs."""

    def __init__(self, client, table, layout, tag):
        self.client, self.table, self.layout, self.tag = client, table, layout, tag
        self.areas, self.versions, self.raw = {}, "", ""

    def looks(self, have=None):
        asked = {"layout": self.layout, "room": "1440x800", "have": self.versions if have is None else have}
        self.raw = self.client.get(f"{self.table.page}/parts", params=asked).text
        self.versions = re.search(r'data-versions="([^"]*)"', self.raw)[1]
        inside = re.search(rf'(<{self.tag} id="new-areas">.*</{self.tag}>)</div>$', self.raw, re.S)[1]
        for area in ElementTree.fromstring(inside):
            self.areas[area.attrib["id"]] = self.whole(area)
        return self.areas

    def whole(self, area):
        """With what stands there already in place of what was left out."""
        holder, old = self.holder(area), self.areas.get(area.attrib["id"])
        had = [] if old is None else list(self.holder(old))
        found = []
        for child in holder:
            if "data-keep" in child.attrib:
                first, last = map(int, child.attrib["data-keep"].split())
                assert last < len(had)
                found += had[first : last + 1]
            else:
                found.append(child)
        holder[:] = found
        return area

    def holder(self, area):
        return area[0] if area.tag == "section" else area


def written(areas):
    return {name: ElementTree.tostring(area).strip() for name, area in areas.items()}


@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
@pytest.mark.parametrize(("layout", "tag"), LOOKS)
def test_what_a_browser_puts_together_is_the_whole_area(guest, client, game, layout, tag):
    table, random = guest.opens(game), Random(5)
    browser = Browser(client, table, layout, tag)
    browser.looks()
    for _ in range(25):
        moves = table.moves(notes=False)
        choice = random.choice(moves["moves"])["choice"]
        table.chooses(moves["seat"], choice, moves["number"])
        fresh = Browser(client, table, layout, tag).looks("")
        names = set(fresh)
        assert written({name: each for name, each in browser.looks().items() if name in names}) == written(
            fresh
        )


def test_an_area_in_which_a_marker_moved_is_sent_without_its_squares(guest, client):
    table = guest.opens("praga")
    browser = Browser(client, table, "wide", "svg")
    browser.looks()
    whole = len(browser.raw)
    squares = browser.raw.count('data-piece="square:')
    table.goes_on(1)
    browser.looks()

    assert squares > 50
    assert browser.raw.count('data-piece="square:') < 5
    assert 0 < len(browser.raw) < whole / 3


def test_a_version_that_is_not_remembered_is_answered_with_the_whole_area(guest, client):
    table = guest.opens("praga")
    browser = Browser(client, table, "wide", "svg")
    browser.looks()
    client.app.state.house.tables[table.id].sent.clear()
    table.goes_on(1)
    browser.looks()

    assert "data-keep" not in browser.raw


def test_only_so_many_versions_are_remembered(monkeypatch):
    monkeypatch.setattr(table_keeping, "MOST", 2)
    sent = table_keeping.Sent()
    for version in "abcb":
        sent.note(Part("town", "", version), (1,))

    assert list(sent.marks) == [("town", "c"), ("town", "b")]


def test_alike_elements_stand_for_each_other_in_their_order():
    begin, elements, end = table_keeping.taken_apart('<g id="x"><rect/><rect/><g><text>1</text></g></g>')
    assert (begin, elements, end) == ('<g id="x">', ["<rect/>", "<rect/>", "<g><text>1</text></g>"], "</g>")
    marks = table_keeping.marks_of(elements)
    assert table_keeping.kept(["<rect/>"], marks[:1], marks) == ['<g data-keep="0 0"/>']
    new = table_keeping.marks_of(["<rect/>", "<path/>", "<rect/>"])
    assert table_keeping.kept(["<rect/>", "<path/>", "<rect/>"], new, marks) == [
        '<g data-keep="0 0"/>',
        "<path/>",
        '<g data-keep="1 1"/>',
    ]
