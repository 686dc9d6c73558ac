"""How the bots judge Kutná Hora."""

from groschen.bots.evaluation import Evaluation
from groschen.bots.kutna_hora.judging import ENDS, judge, worth_trying

EVALUATION = Evaluation(judge, ENDS, worth_trying)
