"""How the bots judge Praga."""

from groschen.bots.evaluation import Evaluation
from groschen.bots.praga.features import NAMES, features, share_left
from groschen.bots.praga.judging import PARTS, judge
from groschen.bots.praga.moves import TURNS, goes_on, worth_trying

MISJUDGED = 9.0
"""Points by which a beginner misjudges a choice."""

EVALUATION = Evaluation(
    "groschen.games.praga", judge, TURNS, worth_trying, goes_on, features, NAMES, PARTS, share_left, MISJUDGED
)
