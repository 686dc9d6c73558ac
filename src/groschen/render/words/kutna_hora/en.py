"""Kutná Hora in English: sentences. The names of things are in `en_names.py`."""

from __future__ import annotations

from groschen.render.words.kutna_hora.en_names import NAMES
from groschen.render.words.kutna_hora.en_rules import CHAPTERS, TERMS
from groschen.render.words.phrases import Phrases

PROMPTS = {
    "ChooseGuilds": "Which set of guilds will your family belong to?",
    "ArrangeGuilds": "Which guild goes in this row of your board?",
    "PlayCard": "Which card do you play, and which of its two actions?",
    "SpendCard": "Which card do you give up without using it?",
    "ChooseAction": "What does the Joker stand for?",
    "HireMiners": "How many miners does the permit bring? One or two cost the same.",
    "ChooseMine": "Which of the drawn mines do you dig?",
    "PlaceMine": "Where do you dig it?",
    "PlaceTechnology": "Where does the mining technology go? It is free.",
    "TakeRights": "Which building do you take the rights to?",
    "TakePublicTile": "Which public building do you take for free?",
    "ClaimPlot": "Which plot do you claim?",
    "ClaimAnyPlot": "Which plot do you claim for free? It may be anywhere.",
    "ChooseSite": "On which of your plots do you build?",
    "Build": "Which building goes there?",
    "SeatPatrician": "Do you seat a waiting patrician on the council for 10 groschen?",
    "SeatFromBank": "Which patrician takes a seat on the council?",
    "TakeFreeIncome": "Do you take an income?",
    "EarnReputation": "Do you take reputation for the public buildings beside yours?",
    "MineForFree": "Do you dig a mine without paying wood?",
    "ScoreBuilding": "Which of your buildings scores its matching dots now?",
    "RemoveHouse": "Which guild gives up a house?",
    "TradeHouse": "Which guild gives up a house for 2 more production?",
    "PayTaxes": "Do you pay your taxes, or lose reputation?",
}

MOVES = {
    "guilds": "{one}, {two} and {three}",
    "row": "{guild} in row {row}",
    "play": "{action}, with {piece}",
    "pass": "Pass",
    "spend": "Give up {piece}",
    "stand for": "{action}",
    "hire": "Hire {count:miner|miners}",
    "mine": "Dig {piece}",
    "discard all": "Discard all",
    "dig": "Dig at {at}",
    "remove tile": "Put {piece} aside",
    "rights": "Take the rights: {piece}",
    "no rights": "Take no rights",
    "claim": "Claim {at}",
    "no plot": "Claim no plot",
    "on": "Build on {at}",
    "no building": "Build nothing",
    "build": "Build {piece}",
    "seat": "Seat a {colour} patrician",
    "seat nobody": "Seat nobody",
    "house": "A house of the {guild}",
    "no house": "Give up no house",
    "take income": "Take the income",
    "no income": "Take no income",
    "earn reputation": "Gain reputation",
    "no reputation": "Gain no reputation",
    "mine for free": "Take a Mine action",
    "no mine": "Dig no mine",
    "score": "Score the building on {at}",
    "score nothing": "Score nothing",
    "pay taxes": "Pay taxes",
    "lose reputation": "Lose reputation",
}

LINES = {
    "RoundStarted": "Round {round}. {start} begins.",
    "EventRevealed": "The event of this round: {card}. {text}",
    "EventHappened": "The event takes place: {card}.",
    "GuildsChosen": "{seat} joins the {guilds}.",
    "GuildsArranged": "{seat} arranges the rows: {guilds}.",
    "CardPlayed": "{seat} plays {action} ({card}).",
    "CardPlayed:joker": "{seat} plays the Joker ({card}).",
    "CardSpent": "{seat} passes and gives up {card}.",
    "JokerPlayed": "{seat} uses the Joker as {action}.",
    "MinersHired": "{seat} hires {miners:miner|miners} for {cost} groschen.",
    "MinesDrawn": "{seat} draws {mines}.",
    "MinesDrawn:none": "{seat} finds no mine left to draw.",
    "MinesDiscarded": "{seat} digs nothing.",
    "MineDug": "{seat} digs {mine} at {space} for {cost} groschen.",
    "MineDug:free": "{seat} digs {mine} at {space} for free.",
    "TechnologyRemoved": "{seat} puts {mine} aside.",
    "RightsTaken": "{seat} takes the rights to the {tile} for {cost} groschen.",
    "RightsTaken:free": "{seat} takes the rights to the {tile} for free.",
    "PlotClaimed": "{seat} claims the plot {square} for {cost} groschen.",
    "PlotClaimed:free": "{seat} claims the plot {square} for free.",
    "BuildingBuilt": "{seat} builds the {tile} on {square} for {cost} groschen.",
    "BuildingBuilt:free": "{seat} builds the {tile} on {square} for free.",
    "HouseRemoved": "{seat} removes a house of the {guild}.",
    "IncomeTaken": "{seat} takes an income of {groschen} groschen.",
    "PatricianSeated": "{seat} pays {cost} groschen to seat a {colour} patrician on the council.",
    "PatricianSeated:free": "{seat} seats a {colour} patrician on the council.",
    "BarbaraUsed": "{seat} gives a pelican for tile {number} of St. Barbara's.",
    "BarbaraUsed:finished": "{seat} gives a pelican to the finished cathedral.",
    "Scored:patricians": "The council gives {seat} {points:point|points}.",
    "TaxesPaid": "{seat} pays {groschen} groschen of taxes.",
    "TaxesRefused": "{seat} does not pay taxes.",
    "RedTilesEntered": "Red public buildings come to the town hall: {tiles}.",
    "GameEnded": "The game is over after round {round}.",
}

DETAILS = {
    "Scored": "{points:+point|points}",
    "Scored:beyond": "{points:+point|points} for reputation beyond the track",
    "ReputationChanged": "reputation {steps:+} (now {now})",
    "PelicansGained": "{pelicans:+pelican|pelicans}",
    "GroschenChanged": "{groschen:+} groschen",
    "ProductionRaised": "{by:+} {commodity} production",
    "PopulationGrew": "population {card}",
    "OreGrew": "ore deck {card}",
    "ArmMoved": "{arm} arm one notch on",
    "TownBuilds": "the town builds for the {guild}",
    "TaxesRaised": "taxes {by:+} (now {now})",
    "PatricianWaits": "a {colour} patrician waits for a seat",
    "TileTurnedUp": "next at {at}: {tile}",
    "BarbaraFlipped": "tile {number} of St. Barbara's is built by the guild",
}

REASONS = {
    "cannot_afford": "costs {cost} groschen, and you have {have}",
    "no_plot_marker": "all three of your plot markers are in town",
    "town_full": "no square of the town is free",
    "not_beside_a_building": "not beside a building",
    "slots_full": "your three slots are full",
    "no_rights_to_take": "there is no tile that you may take and can pay",
    "not_your_guild": "only for members of the {guild}",
    "not_public": "not a public building",
    "no_pelican": "you have no unused pelican",
    "no_patrician": "none of this colour is left in the bank",
    "no_miner": "you have no miner left",
    "no_mine_space": "there is no space left to dig",
    "no_plot": "you have no plot in town",
    "no_tile": "you have no building tile",
    "no_market": "there is no market for more {commodity} (×)",
    "no_house": "no house of the {guild} is left on your board",
}

EFFECTS = {
    "produce": "{n:+} {commodity}",
    "arm": "{commodity} arm",
    "technology": "mining technology",
    "ore deck": "ore deck {n:+}",
    "population": "population {n:+}",
    "points": "{n:point|points}",
    "reputation": "reputation {n:+}",
    "pelicans": "{n:pelican|pelicans}",
    "taxes": "taxes {n:+}",
    "patrician": "{colour} patrician",
    "remove house": "remove a house",
    "flip barbara": "flip St. Barbara",
    "public tile": "free public tile",
}

SIGNS = {
    "produce": "{n:+} {commodity}",
    "arm": "→",
    "technology": "tech",
    "ore deck": "ore{n:+}",
    "population": "pop{n:+}",
    "points": "{n}pt",
    "reputation": "rep{n:+}",
    "pelicans": "pel{n:+}",
    "taxes": "tax{n:+}",
    "patrician": "{colour}",
    "remove house": "-house",
    "flip barbara": "flip",
    "public tile": "public",
}

LABELS = {
    "game": "Kutná Hora",
    "example": "rights a",
    "chapter": "round",
    "round": "round {round} of {rounds}",
    "setup": "setup",
    "over": "the game is over",
    "taxes": "taxes {tax}, or lose {penalty} reputation",
    "start": "{name} began",
    "building": "{wood} wood, plots beside it {plot} groschen, dots {dots}",
    "mine tile": "{stars:star|stars}, digging beside and below it {wood} wood",
    "event reveal": "At once: {what}.",
    "event end": "At the end of the round: {what}.",
    "and": "{others} and {last}",
    "town": "Town",
    "mines": "Mines",
    "mines head": "Mines: draw {level}, {stack} in the stack",
    "row": "row {row}: {stars:star|stars}, worth {worth}",
    "row of nothing": "row {row}: {stars:star|stars}, worth nothing yet",
    "prices": "Prices",
    "prices head": "Prices: ore deck {ore}, population {population}",
    "hall": "Town hall",
    "cost": "costs",
    "tile": "top tile",
    "guild": "guild",
    "wood": "wd",
    "plot": "plot",
    "dots": "dots",
    "effects": "effects",
    "left in stack": "left",
    "hall place": "",
    "wood cost": "{n}wd",
    "short groschen": "{n}gr",
    "price now": "{commodity} {n}",
    "closed": "×",
    "hand": "{n:card|cards}",
    "in slot": "in a slot: {tile}: {what}",
    "stands on": "on {square}: {tile}: {what}",
    "dug at": "at {space}: {tile}: {what}",
    "council": "Council: pays after rounds {first}-{last}",
    "patricians": "seat wait bank pays",
    "cathedral": "St. Barbara's",
    "cathedral tile": "Tile {number}: {text}",
    "cathedral tax": "Taxes {n:+} if a guild flips it.",
    "event": "Event",
    "no event": "none this round",
    "groschen": "{n} groschen",
    "income": "income {n}",
    "owes": "taxes {n}",
    "reputation": "reputation {n}",
    "points": "{n:point|points}",
    "total": "worth {n} now",
    "from mines": "mines",
    "tiles": "tiles",
    "plots": "plots",
    "cards": "cards",
    "none": "none",
    "miners": "miners {pool} ready, {waiting} more",
    "pelicans": "pelicans {unused}, used {used}",
    "drawn": "Drawn",
    "new prices": "prices: {prices}",
    "value": "worth {n:+point|points}",
    "free": "free",
    "gain": "{n:+} groschen",
    "houses": "What the houses of each row give",
    "beside": "beside {what}",
    "village": "a village ({dots})",
    "neighbour": "{tile} ({dots})",
    "reputation worth": "{now:point|points} at the end instead of {before}",
    "council pays": "pays {seats} after each round, {times:round|rounds} to come",
    "seat pays": "{name} {n}",
    "house lost": "its bonus is lost: {what}",
    "house lost nothing": "it covers no bonus",
    "what building": "A building of the {guild}: {what}.",
    "what public": "A public building with a {colour} patrician: {what}.",
    "what mine": "A mine: {what}.",
    "what rock": "A rock with {stars:star|stars}.",
    "what guild": "Produces {commodity}. Members: {members}.",
    "what colour": "{colour} patrician",
    "what patrician": "Seated on the council it pays everybody after each of the last three rounds: {pays}.",
    "what barbara": "Tile {number} of St. Barbara's",
    "what player": "Player {number}, of the {guilds}.",
    "what square": "Square {place} of the town",
    "what space": "Space {place} of the mines",
    "what stack": "Stack {place} of the town hall",
    "what lies there": "{tile}. {what}",
    "legend": "▸ prices after each further notch, × no market, ! the town builds; wd wood, gr groschen\n"
    "Dots: r red, y yellow, b blue, w white. ▣ plot, ⌂ house, ▒ rock, ▽ entrance, ★ star\n"
    "→ arm one notch on, pop and ore decks, rep reputation, pel pelicans, pt points, tech technology, "
    "flip builds the current tile of St. Barbara's; what NAME explains each of them",
}

RULES = """\
A round: three turns each, of two, two and one card. Each card has two actions; you use one of them, and \
one of your six cards stays unused. Then the event, taxes and, in the last three rounds, the council.

Mine      Draw tiles, dig one on an entrance, beside or below a mine. It costs wood. An empty pool first \
needs a permit for one or two miners.
Rights    Take the top tile of a stack: a building of your guilds or a public one. Needs a free slot.
Plot      Claim a square beside a building for what its neighbours ask; 1 groschen with reputation 3.
Building  Build a tile on your plot for its wood. A guild building is yours: it produces, and the house \
that marks it uncovers a bonus. Nobody owns a public building. A price with × forbids building.
Income    Take all that you produce at the present prices. Then you may seat a waiting patrician for 10.
Barbara   Give a pelican for the current tile of the cathedral.
Joker     Any of these, for 1 reputation; free with reputation 6.

Prices    Wood and permits are paid at their price. More people: wood, food and beer get dearer. More \
ore: silver and permits get dearer, ore cheaper. A building moves its arm: its price falls \
(a silver one lets ore rise).
The end   1 point for each dot beside your building that has one of its colours; mine rows by stars; \
a tenth of your income; reputation; 1 for each tile, plot and pelican that is left over.
Council   green: public buildings beside yours; silver: 3 for two used pelicans; yellow: 2 for a mine in \
every row, 4 for two; red: 3 for each column without houses. Times the patricians seated.
"""

OPTIONS = {
    "events": "use the event cards with three or four players",
    "first_game": "the printed guilds of a first game",
}

PHRASES = Phrases(
    "en",
    PROMPTS,
    MOVES,
    LINES,
    DETAILS,
    REASONS,
    NAMES,
    EFFECTS,
    SIGNS,
    LABELS,
    RULES,
    OPTIONS,
    CHAPTERS,
    TERMS,
    {},
)
