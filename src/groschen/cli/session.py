"""One game in the terminal: asks people, lets bots play, keeps the log and the save file."""

from __future__ import annotations

import contextlib

from groschen.bots import Bot, bot
from groschen.cli import files, looking
from groschen.cli.arguments import Seat
from groschen.cli.keeping import Keeper
from groschen.cli.menu import Menu, folded
from groschen.cli.saves import play_and_tell, save_text
from groschen.cli.screen import Screen
from groschen.engine.errors import CannotUndo
from groschen.foresight import is_harmless
from groschen.game import Game
from groschen.render import words
from groschen.render.ink import EMPTY, Block
from groschen.render.scene import told
from groschen.render.words import terminal
from groschen.render.words.phrases import Entry

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - input() then knows the arrow keys and earlier lines

LATELY = 6
"""How many choices before it are told again when a game goes on."""
WITHOUT_SAVING = ("without saving", "without", "unsaved")
LOST = 1
"""The exit code when a game could not be saved anywhere."""


class Quit(Exception):
    """The player leaves the table."""


class Session:
    """A game, its people and bots, and everything that was told so far."""

    def __init__(
        self, game: Game, seats: list[Seat], screen: Screen, keeper: Keeper, story: list[list[Entry]]
    ) -> None:
        self.game = game
        self.seats = seats
        self.screen = screen
        self.keeper = keeper
        self.teller = words.teller(game.view(), game.box, terminal.language())
        self.bots: dict[int, Bot] = {
            at: bot(seat.bot, seed=game.seed + at) for at, seat in enumerate(seats) if seat.bot is not None
        }
        self.story = story
        self.told = max(len(story) - LATELY, 0)

    # The game

    def run(self) -> int:
        """Until the game is over or the people leave."""
        try:
            self.autosave()
            while not self.game.over:
                self.step()
            self.finish()
        except Quit:
            return 0
        except (EOFError, KeyboardInterrupt):
            return self.leave_in_haste()
        except BrokenPipeError:
            self.keeper.keep(self.text)
            raise
        return 0

    def step(self) -> None:
        """A bot's choice, a choice that changes nothing unasked, or a question."""
        seat = self.game.seat
        assert seat is not None
        options = self.game.options()
        if seat in self.bots:
            self.play(self.bots[seat].choose(self.game))
        elif len(options) == 1 and is_harmless(self.game, options[0]):
            self.play_only(options[0])
        else:
            self.ask()

    def play(self, choice: str) -> None:
        """Make a choice and note what happened."""
        self.story.append(play_and_tell(self.game, choice, self.teller))

    def play_only(self, choice: str) -> None:
        """Make the only choice that there is, and say so."""
        seat, (move,) = self.game.seat, self.game.moves()
        assert seat is not None
        self.play(choice)
        entries = self.story[-1]
        if not entries:
            facts = {"name": self.game.seats[seat], "choice": self.teller.move(told(move))}
            entries.append(Entry(seat, terminal.say("only choice", **facts), ()))
            return
        entries[0] = entries[0]._replace(text=terminal.say("no other", text=entries[0].text))

    def ask(self) -> None:
        """Show the table and the choices until one is made."""
        menu = Menu(self.game, self.teller, self.screen.is_low)
        looking.show_question(self, menu)
        while not self.answer(menu, self.read()):
            pass

    def read(self) -> str:
        """A line; Ctrl-C is a wish to leave, and is refused like any other while the game is not saved."""
        try:
            typed = self.screen.read("> ").strip()
        except KeyboardInterrupt:
            self.screen.say()
            typed = "quit"
        if not self.screen.is_interactive:
            self.screen.say(typed)
        return typed

    def answer(self, menu: Menu, typed: str) -> bool:
        """Whether the table has changed, so that the question is settled."""
        if not typed:
            return False
        word, _, rest = typed.partition(" ")
        command = looking.COMMANDS.get(word.casefold())
        if command is not None and (not rest or command.takes_more):
            return command.run(self, rest.strip())
        found = menu.find(typed)
        if isinstance(found, str):
            self.play(found)
            self.autosave()
            return True
        is_exact = any(folded(choice) == folded(typed) for choice, _ in found.blocked)
        if not is_exact and looking.show_by_name(self, typed):
            return False
        self.screen.say(menu.misunderstood(typed, found))
        return False

    def news(self) -> Block:
        """What happened since the last question, below an empty line."""
        entries = [entry for entries in self.story[self.told :] for entry in entries]
        self.told = len(self.story)
        lines = [each for entry in entries for each in self.screen.entry_block(entry)]
        return [EMPTY, *lines] if lines else []

    def undo(self) -> bool:
        """Back to the last decision of a person who was asked."""
        trial = self.game.copy()
        try:
            trial.undo()
            while trial.seat in self.bots or self.was_unasked(trial):
                trial.undo()
        except CannotUndo as error:
            self.screen.say(terminal.say("nothing back", why=error))
            return False
        taken = self.game.choices[trial.number :]
        self.game = trial
        self.story = self.story[: trial.number]
        self.told = len(self.story)
        self.autosave()
        self.screen.say(terminal.say("taken back", choices=terminal.common().row(taken)))
        return True

    def was_unasked(self, game: Game) -> bool:
        options = game.options()
        return len(options) == 1 and is_harmless(game, options[0])

    # Keeping the game

    @property
    def text(self) -> str:
        return save_text(self.game, self.seats)

    def autosave(self) -> bool:
        """Whether the game is on the disk; trouble is told once, and the game goes on."""
        before = self.keeper.trouble
        try:
            self.keeper.keep(self.text)
        except files.FileTrouble as trouble:
            if str(trouble) != before:
                self.screen.say(terminal.say("not saved", why=trouble), "no market")
            return False
        if before:
            self.screen.say(terminal.say("saved again", path=self.keeper.path))
        return True

    def save_quietly(self) -> None:
        """Before anything is said; what goes wrong here goes wrong again, and is told then."""
        with contextlib.suppress(files.FileTrouble):
            self.keeper.keep(self.text)
        self.keeper.trouble = ""

    def save(self, name: str) -> bool:
        """Write the game to a file; from then on it is kept there."""
        try:
            path = files.home(name) if name else self.keeper.path
            if path is None or (
                self.keeper.path is not None and path.absolute() == self.keeper.path.absolute()
            ):
                self.keeper.keep(self.text)
            else:
                self.keeper.move(path, self.text)
        except files.FileExists:
            self.screen.say(terminal.say("exists", path=name))
        except files.FileTrouble as trouble:
            key = "never saved" if self.keeper.path is None or self.keeper.trouble else "still in"
            self.screen.say(terminal.say(key, why=trouble, path=self.keeper.path), "no market")
        else:
            self.screen.say(terminal.say("saved in", path=self.keeper.path))
        return False

    def quit(self, rest: str) -> bool:
        """Leave; what cannot be saved keeps the prompt, unless it is said that nothing need be saved."""
        if folded(rest) in WITHOUT_SAVING:
            key = "unsaved" if self.keeper.path is None else "unsaved older"
            self.screen.say(terminal.say(key, path=self.keeper.path))
            raise Quit
        if rest:
            self.screen.say(terminal.say("how to quit"))
        elif self.leave():
            raise Quit
        return False

    def leave(self) -> bool:
        """Save and say how to come back; whether that went well."""
        try:
            self.keeper.keep(self.text)
        except files.FileTrouble as trouble:
            self.screen.say(terminal.say("not left", why=trouble), "no market")
            return False
        self.screen.say()
        key, verb = ("written down", "replay") if self.game.over else ("to go on", "play --resume")
        self.screen.say(terminal.say(key, path=self.keeper.path))
        self.screen.verbatim(self.keeper.command(verb))
        return True

    def leave_in_haste(self) -> int:
        """Nobody can be asked any more: saved in its place, or wherever there is one."""
        try:
            self.keeper.keep(self.text)
            self.leave()
            return 0
        except files.FileTrouble as trouble:
            path = self.keeper.rescue(self.text)
            self.screen.say()
            key = "lost" if path is None else "rescued"
            self.screen.say(terminal.say(key, why=trouble, path=path), "no market")
            return LOST if path is None else 0

    def finish(self) -> None:
        """The last lines of the log, the final table and the points; and the game is written down."""
        looking.show_end(self)
        while not self.leave():
            word, _, rest = self.read().partition(" ")
            command = looking.COMMANDS.get(word.casefold())
            if command is not None and word.casefold() in looking.AFTER_THE_END:
                command.run(self, rest.strip())
