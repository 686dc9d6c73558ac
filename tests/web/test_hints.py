"""What a bot would do, for whoever is asked: by the API, and on the page without script."""

import asyncio
import re

import pytest

import loops
from groschen.bots.evaluation import evaluation_of
from groschen.catalogue import GAMES
from groschen.render import words
from groschen.render.words import hints
from groschen.web.api.bodies import HintShown
from groschen.web.bots import Busy, Failed
from groschen.web.hinting import Hinted, thought
from groschen.web.opening import Wish, header_and_seats
from groschen.web.pages.table_hint import hint_card
from groschen.web.pages.table_look import Look
from groschen.web.tables import Seat, Table


def asks(client, table, seat=0, **query):
    return client.get(f"{table.api}/hint", headers=table.bearer(seat), params=query)


@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_a_hint_is_the_three_best_choices_with_what_they_bring(guest, client, game):
    table = guest.opens(game)

    given = asks(client, table).json()

    legal = {move["choice"]: move["label"] for move in table.moves(notes=False)["moves"]}
    best, *others = given["hints"]
    assert len(others) == 2
    assert (given["choice"], given["label"]) == (best["choice"], best["label"])
    for hint in given["hints"]:
        assert legal[hint["choice"]] == hint["label"]
        assert hint["gain"] == pytest.approx(sum(hint["parts"].values()), abs=0.1)
        assert "points beyond now" in hint["text"]
    assert best["behind"] == 0
    assert [hint["behind"] for hint in others] == sorted(hint["behind"] for hint in others)


def test_of_a_choice_that_changes_nothing_nothing_is_said():
    """The only legal move, say: that it expects 0.0 points would be no reason."""
    assert hints.expects("praga", 0.02, {"road": 0.1, "seals": -0.08}, "en") == ""
    assert "+0.0" in hints.expects("praga", 0.02, {"road": 1.0, "seals": -0.98}, "en")
    assert "+0.2" in hints.expects("praga", 0.2, {"road": 0.2}, "en")


def test_a_card_of_a_hint_without_a_reason_has_no_empty_line():
    only = HintShown("end", "End the turn", 0.0, {}, 0.0, {}, [], "")

    card = hint_card("t", Hinted(1, [only]), Look(), "en")

    assert "End the turn" in card
    assert 'class="why"' not in card


def test_a_plan_is_told_step_by_step_and_can_be_followed(guest, client):
    table = guest.opens("praga")
    best = asks(client, table).json()["hints"][0]

    assert best["plan"]
    for step in [best, *best["plan"]]:
        moves = table.moves(notes=False)["moves"]
        assert step["label"] in [move["label"] for move in moves if move["choice"] == step["choice"]]
        assert table.chooses(0, step["choice"], table.number).status_code == 200


def test_a_hint_is_told_in_the_language_of_whoever_asks(guest, client):
    table = guest.opens()

    told = {language: asks(client, table, language=language).json() for language in words.LANGUAGES}

    assert len({given["hints"][0]["text"] for given in told.values()}) == len(words.LANGUAGES)
    assert len({given["choice"] for given in told.values()}) == 1


def test_only_whoever_is_asked_gets_a_hint(guest, client):
    table = guest.opens()

    assert asks(client, table, 1).status_code == 403
    assert client.get(f"{table.api}/hint").status_code == 403
    assert client.get(f"{table.page}/hint").status_code == 403


def test_when_the_game_is_over_there_is_no_hint(guest, client):
    table = guest.opens()
    while (moves := table.moves(notes=False))["seat"] is not None:
        table.chooses(moves["seat"], moves["moves"][0]["choice"], moves["number"])

    refused = asks(client, table, 0)

    assert (refused.status_code, refused.json()["error"]) == (409, "over")


def test_when_no_bot_comes_to_an_end_with_it_nothing_is_lost(guest, client, monkeypatch):
    async def fails(body):
        raise Failed("too slow")

    table = guest.opens()
    monkeypatch.setattr(client.app.state.bots.thinkers, "ask", fails)

    refused = asks(client, table)

    assert refused.status_code == 503
    assert refused.json()["text"] == "The bots are busy; please try again in a moment."
    assert table.number == 0


class Pondering:
    """Bots that think until they are told to go on, and fail the first time."""

    def __init__(self):
        self.thoughts, self.goes_on = 0, asyncio.Event()

    async def advice(self, table):
        self.thoughts += 1
        await self.goes_on.wait()
        if self.thoughts == 1:
            raise Busy
        return ["think"]


def test_several_who_ask_for_the_same_hint_share_one_thought():
    """The first of them goes away, and the thought goes on; what came to nothing is thought about again."""

    async def asked():
        bots = Pondering()
        table = Table(*header_and_seats(Wish("kutna-hora", [Seat("Anna"), Seat("Ben")], {})), [])
        waiting = [asyncio.shield(thought(bots, table)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        bots.goes_on.set()
        refused = await asyncio.gather(*waiting[1:], return_exceptions=True)
        assert [type(each) for each in refused] == [Busy, Busy]
        assert bots.thoughts == 1
        assert [await thought(bots, table) for _ in range(2)] == [["think"]] * 2
        return bots.thoughts

    assert loops.run(asked()) == 2


@pytest.mark.parametrize("mode", ["", "?mode=text"])
def test_without_script_a_hint_is_a_card_whose_choices_are_buttons(guest, client, mode):
    table = guest.opens()
    client.get(table.seats[0]["link"])
    asked = re.search(r'formaction="([^"]*)"', client.get(f"{table.page}{mode}").text)[1]

    page = client.post(asked, data={"number": "0"}).text

    card = re.search(r'<section id="hint-card".*?</section>', page, re.S)[0]
    action = re.search(r'action="([^"]*)"', card)[1]
    choices = re.findall(r'<button name="choice" value="([^"]*)"', card)
    assert len(choices) == 3
    assert all(f'id="{target}"' in page for target in re.findall(r'href="#([^"]*)"', card))
    after = client.post(action, data={"number": "0", "choice": choices[0]})
    assert 'data-number="1"' in after.text
    assert ('data-layout="text"' in after.text) is bool(mode)
    assert "hint-card" not in after.text


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_judgement_has_a_name(game):
    for part in evaluation_of(GAMES[game].package).parts:
        assert hints.part_name(game, part, "en")
