"""How the bots judge Praga."""

from groschen.bots.evaluation import Evaluation
from groschen.bots.praga.judging import judge
from groschen.bots.praga.moves import ENDS, goes_on, worth_trying

EVALUATION = Evaluation(judge, ENDS, worth_trying, goes_on)
