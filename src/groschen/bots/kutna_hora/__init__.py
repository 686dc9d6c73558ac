"""How the bots judge Kutná Hora."""

from groschen.bots.evaluation import Evaluation, never
from groschen.bots.kutna_hora.features import NAMES, features, share_left
from groschen.bots.kutna_hora.judging import PARTS, TURNS, judge, worth_trying

MISJUDGED = 1.0
"""Points by which a beginner misjudges a choice."""

EVALUATION = Evaluation(
    "groschen.games.kutna_hora",
    judge,
    TURNS,
    worth_trying,
    never,
    features,
    NAMES,
    PARTS,
    share_left,
    MISJUDGED,
)
