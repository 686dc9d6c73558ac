"""One game in the terminal: asks people, lets bots play, keeps the log and the save file."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Callable
from pathlib import Path

from groschen.bots import Bot, bot
from groschen.cli import files
from groschen.cli.arguments import Seat, program
from groschen.cli.menu import Menu
from groschen.cli.saves import play_and_tell, save_text
from groschen.cli.screen import Screen
from groschen.cli.tables import score_table, verdict
from groschen.engine.errors import CannotUndo, GroschenError
from groschen.game import Game
from groschen.render import text, words
from groschen.render.ink import Span, line
from groschen.render.words.phrases import Entry

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - input() then knows the arrow keys and earlier lines

LOG_LINES = 40
LATELY = 6
"""How many choices before it are told again when a game goes on."""
HELP = """\
Answer with a number, or type the choice; its beginning is enough ("{example}" if only one starts so).

  undo         take back your last choice, unless something hidden was shown since
  hint         what the greedy bot would do
  table        the whole table
  score        the points by category, as if the game ended now
  log          what happened lately; "log all" for everything
  rules        the rules in short
  save [FILE]  write the game down (that happens by itself after every choice)
  quit         leave; the game is saved, and --resume goes on with it"""


class Quit(Exception):
    """The player leaves the table."""


class Session:
    """A game, its people and bots, and everything that was told so far."""

    def __init__(
        self, game: Game, seats: list[Seat], screen: Screen, path: Path, story: list[list[Entry]]
    ) -> None:
        self.game = game
        self.seats = seats
        self.screen = screen
        self.path = path
        self.teller = words.teller(game.rules.name, game.seats, game.state)
        self.bots: dict[int, Bot] = {
            at: bot(seat.bot, seed=game.seed + at) for at, seat in enumerate(seats) if seat.bot is not None
        }
        self.story = story
        self.told = max(len(story) - LATELY, 0)
        self.can_save = True
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "hint": self.hint,
            "table": self.show_table,
            "score": self.show_scores,
            "log": self.show_log,
            "rules": self.show_rules,
            "help": self.show_help,
            "?": self.show_help,
            "save": self.save,
            "quit": self.quit,
            "exit": self.quit,
        }

    # The game

    def run(self) -> None:
        """Until the game is over or the people leave."""
        try:
            while not self.game.over:
                self.step()
        except (EOFError, KeyboardInterrupt, Quit):
            self.leave()
            return
        self.finish()

    def step(self) -> None:
        """A bot's choice, a choice without alternative, or a question."""
        seat = self.game.seat
        assert seat is not None
        options = self.game.options()
        if seat in self.bots:
            self.play(self.bots[seat].choose(self.game))
        elif len(options) == 1:
            self.play_only(options[0])
        else:
            self.ask()

    def play(self, choice: str) -> None:
        """Make a choice and note what happened."""
        self.story.append(play_and_tell(self.game, choice, self.teller))

    def play_only(self, choice: str) -> None:
        """Make the only choice that there is, and say so."""
        seat = self.game.seat
        assert seat is not None
        self.play(choice)
        told = self.story[-1]
        if not told:
            told.append(Entry(seat, f"{self.game.seats[seat]}: {choice}.", ()))
        told[0] = told[0]._replace(text=f"{told[0].text.removesuffix('.')} (no other choice).")

    def ask(self) -> None:
        """Show the table and the choices until one is made."""
        menu = Menu(self.game, self.teller)
        totals = [score["total"] for score in self.game.scores()]
        self.screen.say()
        self.screen.block(text.panel(self.game.view(), self.teller, self.screen.width, menu.marks, totals))
        self.tell_news()
        self.show_menu(menu)
        while not self.answer(menu, self.read()):
            pass

    def show_menu(self, menu: Menu) -> None:
        assert self.game.seat is not None
        prompt = self.teller.phrases.prompts[self.game.decision or ""]
        name = self.game.seats[self.game.seat]
        self.screen.say()
        self.screen.block([line(Span(f"{name}: ", f"seat {self.game.seat}"), Span(prompt, "strong"))])
        menu.show(self.screen)

    def read(self) -> str:
        typed = input("> ").strip()
        if not self.screen.is_interactive:
            self.screen.say(typed)
        return typed

    def answer(self, menu: Menu, typed: str) -> bool:
        """Whether the table has changed, so that the question is settled."""
        word, _, rest = typed.partition(" ")
        if not typed:
            return False
        if word.casefold() in self.commands and (not rest or word.casefold() in ("save", "log")):
            return self.commands[word.casefold()](rest.strip())
        found = menu.find(typed)
        if isinstance(found, str):
            self.play(found)
            self.autosave()
            return True
        why = menu.why_not(typed)
        if found:
            self.screen.say(f"That could be {', '.join(found[:8])}{' …' if len(found) > 8 else ''}.")
        elif why is not None and not typed.isdecimal():
            self.screen.say(f"Not possible: {why}.")
        else:
            self.screen.say(
                f"{typed!r} is none of the choices; type a number from 1 to {len(menu.options)}, or help."
            )
        return False

    # Telling

    def tell_news(self) -> None:
        """What happened since the last question."""
        news = [entry for entries in self.story[self.told :] for entry in entries]
        self.told = len(self.story)
        if news:
            self.screen.say()
        for entry in news:
            self.screen.entry(entry)

    def show_table(self, _: str = "") -> bool:
        totals = [score["total"] for score in self.game.scores()]
        marks = Menu(self.game, self.teller).marks
        self.screen.block(text.table(self.game.view(), self.teller, self.screen.width, marks, totals))
        self.screen.say(self.teller.phrases.label("legend"), "faint")
        return False

    def show_scores(self, _: str = "") -> bool:
        self.screen.table(score_table(self.game, self.teller.phrases))
        return False

    def show_log(self, rest: str = "") -> bool:
        entries = [entry for entries in self.story for entry in entries]
        for entry in entries if rest == "all" else entries[-LOG_LINES:]:
            self.screen.entry(entry)
        return False

    def show_rules(self, _: str = "") -> bool:
        self.screen.say(self.teller.phrases.rules)
        self.screen.say(self.teller.phrases.label("legend"), "faint")
        return False

    def show_help(self, _: str = "") -> bool:
        self.screen.say(HELP.format(example=self.teller.phrases.label("example")))
        return False

    def hint(self, _: str = "") -> bool:
        choice = bot("greedy").choose(self.game)
        number = Menu(self.game, self.teller).marks[choice]
        self.screen.say(f"The greedy bot would choose {number}: {choice}.")
        return False

    # Going back and going away

    def undo(self, _: str = "") -> bool:
        """Back to the last decision of a person who had a choice."""
        trial = self.game.copy()
        try:
            trial.undo()
            while trial.seat in self.bots or len(trial.options()) == 1:
                trial.undo()
        except CannotUndo as error:
            self.screen.say(f"Nothing was taken back: {error}.")
            return False
        taken = self.game.history[len(trial.history) :]
        self.game = trial
        self.story = self.story[: len(trial.history)]
        self.told = len(self.story)
        self.autosave()
        self.screen.say(f"Taken back: {', '.join(taken)}.")
        return True

    def save(self, rest: str = "") -> bool:
        """Write the game to a file; from then on it is kept there."""
        path = Path(rest).expanduser() if rest else self.path
        if path != self.path and path.exists():
            self.screen.say(f"{path} exists already; name another file.")
            return False
        self.path = path
        self.can_save = True
        if self.autosave():
            self.screen.say(f"Saved in {self.path}.")
        return False

    def autosave(self) -> bool:
        """Whether the game is on the disk; trouble is told once, and the game goes on."""
        if not self.can_save:
            return False
        try:
            files.write(self.path, save_text(self.game, self.seats))
        except GroschenError as error:
            self.can_save = False
            self.screen.say(f"The game is not saved: {error}. Try save FILE with another place.", "no market")
        return self.can_save

    def quit(self, _: str = "") -> bool:
        raise Quit

    def leave(self) -> None:
        self.screen.say()
        if self.save_once_more():
            self.screen.say(f"Saved. To go on: {program()} play --resume {shlex.quote(str(self.path))}")

    def save_once_more(self) -> bool:
        self.can_save = True
        return self.autosave()

    def finish(self) -> None:
        """The last lines of the log, the final table and the points."""
        self.tell_news()
        self.screen.say()
        self.screen.block(text.table(self.game.view(), self.teller, self.screen.width))
        self.screen.say()
        self.show_scores()
        self.screen.say(verdict(self.game), "strong")
        if self.save_once_more():
            self.screen.say(
                f"The game is written down in {self.path}; "
                f"see {program()} replay {shlex.quote(str(self.path))}"
            )
