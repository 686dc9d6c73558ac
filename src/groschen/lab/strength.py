"""How strong the bots are, for people: figures of matches as text, JSON, CSV and docs/strength.md."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from groschen.bots.levels import LEVELS
from groschen.catalogue import GAMES, rules_of
from groschen.engine.errors import BadSetup, quoted
from groschen.lab.arena import Bout, Interval, Match, Standing, standing, standings
from groschen.lab.ratings import Rating, ratings
from groschen.render.words import terminal

COLUMNS = (
    "bot",
    "games",
    "wins",
    "even chance",
    "points mean",
    "beyond the others",
    "seconds a game",
    "longest turn",
    "rating",
)
"""What is said of each bot: sentences of the terminal."""
DUEL, TABLE = 0.75, 0.55
"""What a level should win: of games for two against the level below, of games for four against three."""
SOLO = 150.0
"""What a master should average alone in Praga."""
SAYS = {
    "title": "# How strong the bots are",
    "about": "Made by `groschen arena`: every deal is played with each rotation of the seats, on a machine "
    "with compiled rules and bots. Intervals hold in 95 of 100 runs. {more}",
    "how": "To measure again: `groschen arena GAME --seats LIST --games N --json docs/strength/NAME.json`, "
    "then `groschen arena --page docs/strength > docs/strength.md`. `--more` goes on with a match.",
    "levels": "## The levels",
    "aims": "## Aims",
    "aims table": "| game | table | box | games | wins | aim | |\n|---|---|---|---|---|---|---|",
    "present box": "present",
    "earlier box": "an earlier one",
    "reached": "reached",
    "missed": "MISSED",
    "open": "reached, but the interval is wider",
    "nearly": "MISSED, but within the interval",
    "matches": "## {title}, {table}",
}


def percent(found: Interval) -> str:
    return f"{100 * found.value:.0f} % ({100 * found.low:.0f}-{100 * found.high:.0f})"


def points(found: Interval | None, sign: str = "") -> str:
    if found is None:
        return "-"
    return f"{found.value:{sign}.1f} ± {found.high - found.value:.1f}"


def cells(found: Standing, rated: Rating) -> list[str]:
    """One row of a table, in the order of COLUMNS."""
    return [
        found.bot,
        str(found.games),
        percent(found.wins),
        f"{100 * found.even:.0f} %",
        points(found.points),
        points(found.beyond, "+"),
        f"{found.seconds:.2f}",
        f"{found.longest:.2f} s",
        f"{rated.rating:.1f} ± {rated.sigma:.1f}",
    ]


# Files


def begun(match: Match, text: str, path: Path) -> list[Bout]:
    """The games of a match that the text of a file has already; those of another match are refused."""
    try:
        data = json.loads(text)
        kept, written = Kept(data), {**data["match"], "games": match.games}
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadSetup("{path} holds no match of the arena", path=quoted(str(path))) from None
    for what, value in about(match).items():
        if written.get(what) != value:
            raise BadSetup(
                "{path} holds another match: its {what} is {found}, not {value}",
                path=quoted(str(path)),
                what=what,
                found=quoted(written.get(what)),
                value=quoted(value),
            )
    return kept.bouts


def about(match: Match) -> dict[str, Any]:
    """What a match is, in a file's words."""
    return {
        "game": match.game,
        "bots": list(match.bots),
        "games": match.games,
        "seed": match.seed,
        "seconds": match.seconds,
        "options": dict(match.options),
        "box": rules_of(match.game).fingerprint(match.tables),
    }


def as_json(match: Match, played: Sequence[Bout]) -> str:
    """The match, its figures and every game of it."""
    figures = [asdict(each) for each in standings(played)]
    rated = [asdict(each) for each in ratings(played)]
    games = [asdict(bout) for bout in played]
    return json.dumps({"match": about(match), "standings": figures, "ratings": rated, "games": games}) + "\n"


def as_csv(played: Sequence[Bout]) -> str:
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["game", "seed", "seat", "bot", "points", "place", "seconds", "longest_turn"])
    for bout in played:
        for seat, kind in enumerate(bout.bots):
            figures = [bout.totals[seat], bout.places[seat], f"{bout.seconds[seat]:.3f}"]
            rows.writerow([bout.number, bout.seed, seat, kind, *figures, f"{bout.longest[seat]:.3f}"])
    return out.getvalue()


class Kept:
    """A match that was played some time ago."""

    def __init__(self, data: Any) -> None:
        self.game: str = data["match"]["game"]
        self.bots: tuple[str, ...] = tuple(data["match"]["bots"])
        self.box: str | None = data["match"].get("box")
        self.bouts = [Bout(**{**bout, "bots": tuple(bout["bots"])}) for bout in data["games"]]

    def with_which_box(self) -> str:
        is_present = self.box == rules_of(self.game).fingerprint()
        return SAYS["present box"] if is_present else SAYS["earlier box"]

    def is_duel(self) -> bool:
        """One of a level against those of the level below, for two or four."""
        names = list(LEVELS)
        if any(bot not in names for bot in self.bots):
            return False
        first, *rest = [names.index(bot) for bot in self.bots]
        return len(self.bots) in (2, 4) and all(other == first - 1 for other in rest)


def page_of(folder: Path) -> str:
    """The page on all matches kept in a folder."""
    if not folder.is_dir():
        raise BadSetup("there is no folder {path} with kept matches", path=quoted(str(folder)))
    kept = [Kept(json.loads(path.read_text(encoding="utf-8"))) for path in sorted(folder.glob("*.json"))]
    levels = [f"- **{name}**: {terminal.SAYS[f'bot {name}']}" for name in LEVELS]
    parts = [SAYS["title"], SAYS["about"].format(more=SAYS["how"]), SAYS["levels"], "\n".join(levels)]
    parts += [SAYS["aims"], "\n".join([SAYS["aims table"], *aims(kept)])]
    for match in kept:
        title = SAYS["matches"].format(title=GAMES[match.game].title, table=", ".join(match.bots))
        parts += [title, "\n".join(table(match))]
    return "\n\n".join(parts) + "\n"


def table(match: Kept) -> Iterable[str]:
    rated = {each.bot: each for each in ratings(match.bouts)}
    yield f"| {' | '.join(terminal.SAYS[f'arena {column}'] for column in COLUMNS)} |"
    yield f"|{'---|' * len(COLUMNS)}"
    for each in standings(match.bouts):
        yield f"| {' | '.join(cells(each, rated[each.bot]))} |"


def aims(kept: Sequence[Kept]) -> Iterable[str]:
    """Each aim beside what was measured."""
    for match in kept:
        found = standing(match.bouts, match.bots[0])
        table = f"{GAMES[match.game].title} | {', '.join(match.bots)}"
        where = f"{table} | {match.with_which_box()} | {found.games}"
        if match.is_duel():
            aim = DUEL if len(match.bots) == 2 else TABLE
            yield f"| {where} | {percent(found.wins)} | {100 * aim:.0f} % | {verdict(found.wins, aim)} |"
        elif match.bots == ("master",):
            yield f"| {where} | {points(found.points)} | {SOLO:.0f} points | {verdict(found.points, SOLO)} |"


def verdict(found: Interval, aim: float) -> str:
    if found.value >= aim:
        return SAYS["reached"] if found.low >= aim else SAYS["open"]
    return SAYS["missed"] if found.high < aim else SAYS["nearly"]
