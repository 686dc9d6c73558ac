"""Setup: the table before the first round, and the guild choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from groschen.engine import chance
from groschen.engine.errors import BadSetup, quoted
from groschen.engine.frames import Choice, FreeDecision, Step, advance
from groschen.engine.moves import Move
from groschen.engine.rules import Options
from groschen.engine.tuples import without
from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.economic_adjustments import let_the_town_build
from groschen.games.kutna_hora.names import GUILDS, NOBODY, ORE_STAND, POPULATION_STAND, RED
from groschen.games.kutna_hora.player import Player
from groschen.games.kutna_hora.rounds import StartRound
from groschen.games.kutna_hora.scoring import SCORING_COUNT
from groschen.games.kutna_hora.state import Stack, State

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Box, Building

STARTING_GROSCHEN: Final = 40
"""For the first player; each later one has one more."""
OPTIONS: Final = ("events", "first_game")


def settle_options(players: int, given: Mapping[str, object]) -> Options:
    """All options with their values: event cards are always used by two players, otherwise if wanted."""
    for name, value in given.items():
        if name not in OPTIONS:
            raise BadSetup(
                "{title} has no option {name}; the options are {options}",
                title="Kutná Hora",
                game="kutna-hora",
                name=quoted(name),
                options=", ".join(OPTIONS),
            )
        if not isinstance(value, bool):
            raise BadSetup(
                "option {name} is true or false, not {value}", name=quoted(name), value=quoted(value)
            )
    if players == 2 and given.get("events") is False:
        raise BadSetup("a game of two players always uses the event cards")
    return {"events": bool(given.get("events", players == 2)), "first_game": bool(given.get("first_game"))}


def set_up(players: int, seed: int, box: Box, options: Options) -> State:
    """The table with everything shuffled, waiting for the first decision."""
    state = State(box)
    state.seed = seed
    state.board = box.small if players == 2 else box.large
    state.players = [Player() for _ in range(players)]
    for seat, player in enumerate(state.players):
        player.groschen = STARTING_GROSCHEN + seat
    lay_out_the_town_hall(state)
    lay_out_the_board(state)
    set_up_the_card_stands(state)
    stack_the_mines(state)
    if options["events"]:
        deal_the_events(state)
    choose_guilds(state, first_game=bool(options["first_game"]))
    state.reveals = 0
    state.happened = []
    advance(state)
    return state


def lay_out_the_town_hall(state: State) -> None:
    """Guild stacks, marked tile at the bottom, on random spaces of two columns; then the public ones."""
    stacks = [guild_stack(state, tiles) for tiles in state.box.of_guild]
    chance.shuffle(state, stacks)
    public = state.box.of_patrician
    for row in range(3):
        stack: Stack = tuple(chance.shuffled(state, public[row]))
        state.hall[row] = (stacks[2 * row], stacks[2 * row + 1], stack)
    state.red_waiting = tuple(public[RED])


def guild_stack(state: State, tiles: list[Building]) -> Stack:
    marked = [tile for tile in tiles if tile.marked]
    others = [tile for tile in tiles if not tile.marked]
    return (*marked, *chance.shuffled(state, others))


def lay_out_the_board(state: State) -> None:
    """An empty town, and rocks on the spaces of one mine setup card."""
    board = state.board
    state.town = [None] * board.town.size
    state.owners = [NOBODY] * board.town.size
    state.plots = [NOBODY] * board.town.size
    state.mines = [None] * board.mines.size
    state.miners = [NOBODY] * board.mines.size
    spaces = board.setups[chance.draw(state, len(board.setups))]
    for space, rock in zip(spaces, chance.shuffled(state, state.box.rocks), strict=True):
        state.mines[space] = rock


def set_up_the_card_stands(state: State) -> None:
    """Card 0 in front, arms at the left; the town builds at once what those show (R33)."""
    let_the_town_build(state, POPULATION_STAND)
    let_the_town_build(state, ORE_STAND)


def stack_the_mines(state: State) -> None:
    """Level I on II on III."""
    for level in (3, 2, 1):
        tiles = [mine for mine in state.box.mines if mine.level == level]
        state.mine_stack += chance.shuffled(state, tiles)


def deal_the_events(state: State) -> None:
    """An A event for each round up to the red tiles' arrival, then B events; none for the last round."""
    decks = [[event for event in state.box.events if event.deck == deck] for deck in "AB"]
    before = state.rounds() - SCORING_COUNT
    counts = (before, state.rounds() - 1 - before)
    for deck, count in zip(decks, counts, strict=True):
        chance.shuffle(state, deck)
        state.events_ahead += tuple(deck[:count])
        state.events_aside += tuple(deck[count:])


def choose_guilds(state: State, first_game: bool) -> None:
    """Sets in reverse order, then rows in order; a first game uses card 1 as it is printed."""
    players = len(state.players)
    card = 0 if first_game else chance.draw(state, len(state.box.guild_setups))
    state.guild_sets = tuple(state.box.guild_setups[card][players - 2])
    if first_game:
        state.then_all((*[TakePrintedGuilds(seat) for seat in range(players)], StartRound()))
    else:
        sets = [ChooseGuilds(seat) for seat in reversed(range(players))]
        rows = [ArrangeGuilds(seat, row) for seat in range(players) for row in (0, 1)]
        state.then_all((*sets, *rows, StartRound()))


class TakePrintedGuilds(Step):
    """First game: the sets from left to right, in the order shown."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        take_guilds(state, self.seat, 0)


class ChooseGuilds(FreeDecision):
    """Which of the sets that are left?"""

    __slots__ = ()
    begins_action = True

    def candidates(self, state: State) -> list[Choice]:
        return list(range(len(state.guild_sets)))

    def about(self, state: State, index: Choice) -> Move:
        one, two, three = state.guild_sets[index]
        return Move("guilds", one=GUILDS[one], two=GUILDS[two], three=GUILDS[three])

    def resolve(self, state: State, index: Choice) -> None:
        take_guilds(state, self.seat, index)


def take_guilds(state: State, seat: int, index: int) -> None:
    guilds = state.guild_sets[index]
    state.guild_sets = without(state.guild_sets, index)
    state.players[seat].guilds = guilds
    state.tell(events.GuildsChosen, seat, tuple([GUILDS[guild] for guild in guilds]))


class ArrangeGuilds(FreeDecision):
    """Which of your guilds goes in this row? The last row takes what is left."""

    __slots__ = ("row",)
    begins_action = True

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def candidates(self, state: State) -> list[Choice]:
        return list(state.players[self.seat].guilds[self.row :])

    def about(self, state: State, guild: Choice) -> Move:
        return Move("row", row=self.row + 1, guild=GUILDS[guild])

    def resolve(self, state: State, guild: Choice) -> None:
        player = state.players[self.seat]
        placed, left = player.guilds[: self.row], player.guilds[self.row :]
        player.guilds = (*placed, guild, *[other for other in left if other != guild])
        if self.row == 1:
            state.tell(events.GuildsArranged, self.seat, tuple([GUILDS[guild] for guild in player.guilds]))
