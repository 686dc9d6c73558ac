"""How the bots judge Praga."""

from groschen.bots.evaluation import Evaluation, none_of_them
from groschen.bots.manners import ONE_TURN
from groschen.bots.praga.features import NAMES, features, share_left
from groschen.bots.praga.judging import PARTS, judge
from groschen.bots.praga.moves import TURNS, goes_on, worth_trying

MISJUDGED = 9.0
"""Points by which a beginner misjudges a choice."""

MANNERS = {
    "planner": ONE_TURN._replace(width=2),
    "master": ONE_TURN._replace(curiosity=1, lines=8, simulations=24),
}
"""A turn is long, and its end can be judged: two lines through it are enough for a planner. A master follows
six and also looks at its next turn."""

EVALUATION = Evaluation(
    "groschen.games.praga",
    judge,
    TURNS,
    worth_trying,
    none_of_them,
    goes_on,
    features,
    NAMES,
    PARTS,
    share_left,
    MISJUDGED,
    MANNERS,
)
