"""What always holds: no piece is lost, events tell every change, points follow from what is seen."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import groschen
from games.playing import Deal, Dice, random_games, start
from groschen.games.kutna_hora import RULES
from groschen.games.kutna_hora.names import ARMS, COMMODITIES, GUILDS, NOBODY, PATRICIANS

PLAYERS = [2, 3, 4]
TABLES = RULES.tables
every_count = pytest.mark.parametrize("players", PLAYERS)

Happened = list[tuple[Any, ...]]


def unusual(players: int, deal: Deal) -> groschen.Game:
    """One game of three as usual, one with plenty of money, one near the end of everything: decks, taxes,
    cathedral, technology and houses run out."""
    game = start("kutna-hora", players, deal)
    kind = deal.seed % 3
    for player in game.state.players:
        player.groschen += 400 * (kind > 0)
        if kind == 2:
            player.houses, player.pelicans = [1, 2, 1], 4
    if kind == 2:
        state = game.state
        state.population, state.ore, state.tax, state.cathedral, state.technology = 33, 24, 18, 6, 3
        state.removed_technologies = tuple(state.box.technologies[:3])
    return game


# Pieces


def keys(pieces: Any) -> list[str]:
    return [piece.key for piece in pieces if piece is not None]


def check_pieces(game: groschen.Game, log: Log) -> None:
    """Every piece of the box is somewhere exactly once."""
    state, box = game.state, game.state.box
    in_hall = [tile for row in state.hall for stack in row for tile in stack]
    in_slots = [tile for player in state.players for tile in player.slots]
    buildings = [*in_hall, *state.red_waiting, *state.discarded_buildings, *state.town, *in_slots]
    assert Counter(keys(buildings)) == Counter(keys(box.buildings))

    technologies = keys(box.technologies[state.technology :]) + keys(state.removed_technologies)
    mines = keys([*state.mine_stack, *state.discarded_mines, *state.drawn, *state.mines])
    assert Counter(mines + technologies) == Counter(keys([*box.mines, *box.technologies, *box.rocks]))

    assert [sum(places) for places in zip(state.bank, state.pool, state.council, strict=True)] == [3] * 4
    assert min(*state.bank, *state.pool, *state.council) >= 0

    events = log.events + keys([*state.events_ahead, *state.events_aside])
    assert Counter(events) == (Counter(keys(box.events)) if game.settings["events"] else Counter())
    assert state.event is None or state.event.key == log.events[-1]


def check_players(game: groschen.Game, log: Log) -> None:
    """Nobody has more or fewer houses, miners, plot markers, cards and pelicans than they should."""
    state = game.state
    for seat, player in enumerate(state.players):
        houses = sum(player.houses) + state.owners.count(seat) + log.removed_houses[seat]
        assert houses == 12
        assert player.pool + player.miners + state.miners.count(seat) == 9
        assert 0 <= player.pool <= 2
        assert state.plots.count(seat) <= 3
        assert len(player.slots) <= 3
        assert player.pelicans + player.used_pelicans == log.pelicans[seat]
        assert player.used_pelicans == log.used_pelicans[seat]
        if state.round:
            assert sorted([*player.hand, *log.spent_cards[seat]]) == list(range(6))
        assert min(player.groschen, player.miners, player.pelicans, *player.houses) >= 0


def check_board(game: groschen.Game) -> None:
    """Nothing stands where it cannot stand."""
    state, box = game.state, game.state.box
    for tile, owner, plot in zip(state.town, state.owners, state.plots, strict=True):
        assert (owner != NOBODY) == (tile is not None and not tile.is_public())
        assert plot == NOBODY or tile is None
    for mine, owner in zip(state.mines, state.miners, strict=True):
        assert (owner != NOBODY) == (mine is not None and not mine.is_rock)
    assert all(stack for row in state.hall for stack in row)
    assert all(len(row) <= 4 for row in state.hall)
    assert 0 <= state.tax <= 25
    assert 0 <= state.population <= 39
    assert 0 <= state.ore <= 29
    assert all(0 <= notch <= box.last_notch for notch in state.arms)
    assert 0 <= state.cathedral <= 11
    assert state.ore == 29 or state.ore >= sum(ore_production(player) for player in state.players)
    assert all(box.lowest <= player.reputation <= box.highest for player in state.players)


def ore_production(player: Any) -> int:
    rows = dict(zip(player.guilds, player.production[:3], strict=False))
    return rows.get(GUILDS.index("miners"), 0) + player.production[3]


# Events


class Log:
    """The table as somebody knows it who only hears what is told: one method per kind of event."""

    def __init__(self, game: groschen.Game) -> None:
        state, seats = game.state, range(len(game.seats))
        self.groschen = [player.groschen for player in state.players]
        self.points = [[0] * 4 for _ in seats]
        self.reputation = [0 for _ in seats]
        self.produced = [Counter() for _ in seats]
        self.pelicans = [player.pelicans for player in state.players]
        self.used_pelicans = [0 for _ in seats]
        self.removed_houses = [12 - sum(player.houses) for player in state.players]
        self.spent_cards: list[list[int]] = [[] for _ in seats]
        self.arms = [0] * 5
        self.decks = {"population": state.population, "ore": state.ore}
        self.round, self.start, self.tax = state.round, state.start, state.tax
        self.events = [] if state.event is None else [state.event.key]

    def hear(self, happened: Happened) -> None:
        for event in happened:
            name = re.sub("(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
            getattr(self, name, self.nothing)(event)
            if hasattr(event, "cost"):
                self.groschen[event.seat] -= event.cost

    def nothing(self, event: Any) -> None:
        """An event that changes none of these numbers, but for its cost."""

    def round_started(self, event: Any) -> None:
        self.round, self.start = event.round, event.start
        self.spent_cards = [[] for _ in self.spent_cards]

    def event_revealed(self, event: Any) -> None:
        self.events.append(event.event)

    def card_played(self, event: Any) -> None:
        self.spent_cards[event.seat].append(event.card)

    card_spent = card_played

    def income_taken(self, event: Any) -> None:
        self.groschen[event.seat] += event.groschen

    groschen_changed = income_taken

    def taxes_paid(self, event: Any) -> None:
        self.groschen[event.seat] -= event.groschen

    def scored(self, event: Any) -> None:
        self.points[event.seat][event.source] += event.points

    def reputation_changed(self, event: Any) -> None:
        self.reputation[event.seat] = event.now

    def pelicans_gained(self, event: Any) -> None:
        self.pelicans[event.seat] += event.pelicans

    def barbara_used(self, event: Any) -> None:
        self.used_pelicans[event.seat] += 1

    def house_removed(self, event: Any) -> None:
        self.removed_houses[event.seat] += 1

    def production_raised(self, event: Any) -> None:
        self.produced[event.seat][event.commodity] += event.by

    def population_grew(self, event: Any) -> None:
        self.decks["population"] = event.card

    def ore_grew(self, event: Any) -> None:
        self.decks["ore"] = event.card

    def arm_moved(self, event: Any) -> None:
        self.arms[event.arm] = event.notch

    def taxes_raised(self, event: Any) -> None:
        self.tax = event.now


def check_log(game: groschen.Game, log: Log) -> None:
    """What was told is what lies there."""
    state = game.state
    assert [player.groschen for player in state.players] == log.groschen
    assert [player.points for player in state.players] == log.points
    assert [player.reputation for player in state.players] == log.reputation
    for player, produced in zip(state.players, log.produced, strict=True):
        rows = Counter(dict(zip(player.guilds, player.production[:3], strict=False)))
        rows[0] += player.production[3]
        assert +rows == +produced
    assert state.arms == log.arms
    assert {"population": state.population, "ore": state.ore} == log.decks
    assert (state.round, state.start, state.tax) == (log.round, log.start, log.tax)


@every_count
@random_games(8)
def test_no_piece_is_lost_and_events_tell_every_change(players: int, deal: Deal):
    game, dice = unusual(players, deal), Dice(deal)
    log = Log(game)
    while True:
        check_pieces(game, log)
        check_players(game, log)
        check_board(game)
        check_log(game, log)
        if game.over:
            return
        log.hear(game.play(dice.pick(game.options())))


# Points, from the view and the tables alone


BUILDINGS = {row.key: row for row in (*TABLES["guild_buildings"], *TABLES["public_buildings"])}
PUBLIC = {row.key for row in TABLES["public_buildings"]}
STARS = {row.key: row.stars for name in ("mines", "technologies", "rocks") for row in TABLES[name]}


def neighbours(square: str) -> list[str]:
    letter, number = ord(square[0]), int(square[1:])
    steps = [(0, -1), (0, 1), (-1, 0), (1, 0)]
    return [f"{chr(letter + right)}{number + down}" for right, down in steps]


def dots_around(view: dict[str, Any], square: str) -> list[str]:
    """The dots of neighbouring buildings and of the village beside a square."""
    side, built = view["town"]["side"], {item["square"]: item["tile"] for item in view["town"]["buildings"]}
    around = [BUILDINGS[built[other]].dots for other in neighbours(square) if other in built]
    around += [row.dots for row in TABLES["villages"] if (row.town, row.square) == (side, square)]
    return " ".join(around).split()


def town(view: dict[str, Any], seat: int) -> int:
    mine = [item for item in view["town"]["buildings"] if item["owner"] == seat]
    return sum(
        dot in BUILDINGS[item["tile"]].dots.split()
        for item in mine
        for dot in dots_around(view, item["square"])
    )


def mines(view: dict[str, Any], seat: int) -> int:
    points = 0
    for row in {tile["space"][1:] for tile in view["mines"]["tiles"]}:
        tiles = [tile for tile in view["mines"]["tiles"] if tile["space"][1:] == row]
        stars = Counter()
        for tile in tiles:
            stars[tile["owner"]] += STARS[tile["tile"]]
        total, own = sum(stars.values()), stars[seat]
        better = sum(count > own for owner, count in stars.items() if owner is not None)
        value = max(
            (line for line in TABLES["star_values"] if line.stars <= total), key=lambda line: line.stars
        )
        if own and better < 3:
            points += (value.first, value.second, value.third)[better]
    return points


def income(view: dict[str, Any], seat: int) -> int:
    player, prices = view["players"][seat], view["prices"]
    commodity = dict(zip(GUILDS, COMMODITIES, strict=True))
    rows = zip(player["guilds"], player["production"], strict=False)
    ore = player["production"][3] * prices["ore"]
    return (ore + sum(amount * prices[commodity[guild]] for guild, amount in rows)) // 10


def points(view: dict[str, Any], seat: int) -> dict[str, int]:
    player = view["players"][seat]
    plots = sum(owner == seat for owner in view["town"]["plots"].values())
    found = dict(player["points"])
    found |= {"town": town(view, seat), "mines": mines(view, seat), "income": income(view, seat)}
    found["reputation"] = {row.space: row.points for row in TABLES["reputation"]}[player["reputation"]]
    found["extras"] = len(player["slots"]) + plots + player["pelicans"]
    return found | {"total": sum(found.values())}


@every_count
@random_games(6)
def test_scores_follow_from_the_view_and_the_tables_alone(players: int, deal: Deal):
    game, dice = unusual(players, deal), Dice(deal)
    while True:
        view = game.view()
        assert [points(view, seat) for seat in range(players)] == game.scores()
        if game.over:
            return
        game.play(dice.pick(game.options()))


def patricians(view: dict[str, Any], seat: int) -> int:
    """What the council gives at the end of a round."""
    council = {colour: places["council"] for colour, places in view["patricians"].items()}
    built = {item["square"]: item for item in view["town"]["buildings"]}
    own = [square for square, item in built.items() if item["owner"] == seat]
    public = sum(built[at]["tile"] in PUBLIC for square in own for at in neighbours(square) if at in built)
    player = view["players"][seat]
    pairs = player["used_pelicans"] // 2
    depth = next(row.depth for row in TABLES["mine_grids"] if row.key == view["town"]["side"])
    in_row = Counter(tile["space"][1:] for tile in view["mines"]["tiles"] if tile["owner"] == seat)
    fewest = min(2, *[in_row[str(row)] for row in range(1, depth + 1)])
    cleared = sum(max(player["houses"]) <= left for left in range(4))
    gifts = {"green": public, "silver": 3 * pairs, "yellow": 2 * fewest, "red": 3 * cleared}
    return sum(council[colour] * gifts[colour] for colour in PATRICIANS)


@every_count
@random_games(8)
def test_patricians_give_what_the_table_shows_at_the_end_of_the_last_three_rounds(players: int, deal: Deal):
    """Neither the red tiles, the marker nor a new event changes anything that the council looks at."""
    game, dice = unusual(players, deal), Dice(deal)
    rounds = 5 if players == 4 else 6
    while not game.over:
        number, before = game.state.round, [player.points[3] for player in game.state.players]
        game.play(dice.pick(game.options()))
        gained = [player.points[3] - old for player, old in zip(game.state.players, before, strict=True)]
        is_end = game.over or game.state.round > number
        if is_end and number > rounds - 3:
            assert gained == [patricians(game.view(), seat) for seat in range(players)]
        else:
            assert gained == [0] * players


# Prices


def test_prices_in_the_view_are_those_of_cards_and_arms():
    game = start("kutna-hora", 3, Deal(2**40, 1, 0.6))
    dice = Dice(Deal(2**40, 1, 0.6))
    ore, people = TABLES["ore_cards"], TABLES["population_cards"]
    deck = dict.fromkeys(COMMODITIES[:3], ("ore", ore)) | dict.fromkeys(
        COMMODITIES[3:], ("population", people)
    )
    arm = dict(zip(COMMODITIES, (ARMS[0], *ARMS), strict=True))
    while not game.over:
        view = game.view()
        for commodity in COMMODITIES:
            name, cards = deck[commodity]
            number, notch = view[name], view["arms"][arm[commodity]]
            front = [getattr(card, commodity) for card in cards if card.front == number]
            back = [getattr(card, f"back_{commodity}") for card in cards if card.back == number]
            cell = (front + back)[0].split()[notch]
            assert view["prices"][commodity] == int(cell.strip("xt"))
            assert (commodity in view["no_market"]) == ("x" in cell)
        game.play(dice.pick(game.options()))
