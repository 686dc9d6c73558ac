"""How the bots judge Kutná Hora."""

from groschen.bots.evaluation import Evaluation, never
from groschen.bots.kutna_hora.features import NAMES, features, share_left
from groschen.bots.kutna_hora.judging import PARTS, judge
from groschen.bots.kutna_hora.moves import TURNS, never_better, worth_trying
from groschen.bots.manners import ONE_TURN

MISJUDGED = 1.0
"""Points by which a beginner misjudges a choice."""

MANNERS = {
    "planner": ONE_TURN._replace(width=12),
    "master": ONE_TURN._replace(curiosity=1, lines=8, simulations=12, turns_ahead=5),
}
"""A turn is one card or two, and what it was good for shows later: a planner follows twelve lines through
its turn, a master six, and looks at its next five turns after each of the best eight ways."""

EVALUATION = Evaluation(
    "groschen.games.kutna_hora",
    judge,
    TURNS,
    worth_trying,
    never_better,
    never,
    features,
    NAMES,
    PARTS,
    share_left,
    MISJUDGED,
    MANNERS,
)
