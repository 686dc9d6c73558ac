"""Kutná Hora in English: the rules by chapter, and what words and symbols mean."""

from __future__ import annotations

from groschen.render.words.messages import unwrapped

CHAPTER_NAMES = {
    "round": "A round",
    "mine": "Mine",
    "rights": "Rights",
    "plot": "Plot",
    "building": "Building",
    "income": "Income",
    "barbara": "St. Barbara's",
    "joker": "Joker",
    "prices": "Prices",
    "reputation": "Reputation",
    "taxes": "Taxes",
    "council": "Council",
    "events": "Events",
    "end": "End of the game",
}
_CHAPTERS = {
    "round": """\
There are six rounds with two or three players and five with four. In each everybody has three
turns: two cards, two cards, one card. A card has two actions and is used for one of them; the sixth
card stays unused. All cards are open.

You may always pass instead: a card of your choice goes without effect.

At the end of a round: the event, taxes, in the last three rounds the council, once in the game the
red public buildings arrive; then everybody takes the cards back and the start passes to the left.""",
    "mine": """\
If your pool is empty, pay one permit and put one or two miners into it; the price is the same. Then
draw as many mine tiles as the technology level says and dig one of them, or discard them all.

A mine is dug on an entrance (2 wood), beside a mine or below one; there it costs the wood that the
neighbouring mine asks, of several the highest. Rocks are in the way. A mine above nothing opens
nothing above it.

Mines bring ore production, and the ore deck advances by as much. Their stars count at the end, row
by row.""",
    "rights": """\
Take the top tile of a stack at the town hall: a building of one of your three guilds, or a public
one. The first column costs 1 groschen, the others 1, 2 or 3 permits. The tile needs one of your
three slots. Its stack then moves to the end of its row, and the others move up.""",
    "plot": """\
Claim a free square beside a building for what that building asks; of several the highest. In an
empty town, and when no square beside a building is free, any square for 5. With reputation 3 or
more every plot costs 1.

You have three plot markers. Two of them in town at tax time cost 3 groschen more, three cost 8.""",
    "building": """\
Put a tile from a slot onto one of your plots and pay its wood at the present price. Then its
effects happen from left to right.

A guild building is yours: it raises the production of its guild, and the leftmost house of that
guild's row marks it and gives you what the house covered. A price with × forbids new buildings of
that guild.

A public building belongs to nobody and produces nothing, but sends a patrician into the pool and is
worth much to buildings beside it.""",
    "income": """\
Take everything that you produce at the present prices, in groschen. It is the only regular way to
money. Afterwards you may pay 10 groschen to seat one waiting patrician on the council.""",
    "barbara": """\
Give an unused pelican for the current tile of St. Barbara's and carry it out; the part in the
middle may be left. Then the next tile is current. A guild that builds the cathedral turns the
current tile without effect and raises taxes by what the tile shows. Behind the eleventh tile a
pelican brings 2 reputation.""",
    "joker": """\
The Joker stands for any other action and costs 1 reputation first; from reputation 6 on it is free.""",
    "prices": """\
Two decks and five arms make the prices. More people: wood, food and beer get dearer. More ore: ore
gets cheaper, silver and permits dearer. A building moves the arm of its commodity, and its price
falls; the silver arm also lets the price of ore rise.

×: there is no market for more of it, so no more such buildings until the demand has grown; rights
may still be taken. !: the town builds one by itself: the top tile of that guild's stack is
discarded and the arm moves on.""",
    "reputation": """\
From 3 on plots cost 1 groschen, from 6 on the Joker is free. At the end the space gives or costs
points. What goes beyond the last space is points at once.""",
    "taxes": """\
At the end of each round everybody with something to pay either pays the taxes, with the surcharge
for more than one plot, or loses the reputation that the round names. Whoever cannot pay loses the
reputation and nothing else. Taxes end at 25.""",
    "council": """\
After each of the last three rounds every seated patrician gives points to everybody: green 1 for
each public building beside each of your buildings; silver 3 for each two used pelicans; yellow 2 if
you have a mine in every row, 4 if two; red 3 for each column of your board without houses. Two of a
colour give twice.""",
    "events": """\
With two players each round but the last has an event, with more if you want. What it does stands on
the card: taxes when it is revealed, most else at the end of the round before taxes.""",
    "end": """\
Town: 1 point for each dot of a neighbouring building or village that matches a colour of yours, for
each of your buildings.

Mines: in each row the stars of all together say what first, second and third place are worth;
places go by own stars, and ties all get the higher place.

Then a tenth of your income, your reputation's points, and 1 for each tile in a slot, plot without
building and unused pelican. Ties go to whoever has more groschen.""",
}
CHAPTERS = {name: unwrapped(text) for name, text in _CHAPTERS.items()}

TERM_NAMES = {
    "groschen": "groschen|gr|money",
    "wood": "wood|wd",
    "permit": "permit|permits",
    "ore": "ore",
    "silver": "silver",
    "food": "food",
    "beer": "beer",
    "dot": "dot|dots|r|y|b|w",
    "star": "star|stars|★",
    "house": "house|houses|⌂",
    "pelican": "pelican|pelicans|pel",
    "miner": "miner|miners|pool",
    "patrician": "patrician|patricians",
    "reputation": "reputation|rep",
    "village": "village|villages",
    "arm": "arm|arms|→",
    "population": "population|pop",
    "ore deck": "ore deck",
    "technology": "technology|tech|level",
    "tax": "tax|taxes",
    "flip": "flip",
    "public": "public|public building",
    "point": "point|points|pt",
    "plot": "plot|plots|▣",
    "worth": "worth",
    "×": "×",
    "!": "!",
    "▸": "▸",
    "▽": "▽|entrance",
    "▒": "▒|rock",
    "town": "town",
    "hall": "hall|town hall",
    "mines": "mines",
    "council": "council",
    "cathedral": "cathedral|barbara|st. barbara",
}
"""What people may type for a word or symbol, divided by |; the first is its name."""
TERMS = {
    "groschen": "The coin. Everything is paid in it; wood and permits at their present price.",
    "wood": "A commodity that buildings and mines cost, at its present price.",
    "permit": "A commodity that rights and miners cost, at its present price.",
    "ore": "What mines and the miners' buildings produce. More ore makes ore cheaper.",
    "silver": "What the metallurgists produce. It gets dearer as ore grows.",
    "food": "What the grocers produce.",
    "beer": "What the innkeepers produce.",
    "dot": "A coloured dot (r red, y yellow, b blue, w white) on a building or village. "
    "At the end each dot beside your building that has one of its colours is 1 point.",
    "star": "On mines and rocks. The stars of a row say at the end what its places are worth.",
    "house": "Marks your building. It leaves the board from the left of its guild's row and gives "
    "you what it covered; a house given up for another reason gives nothing.",
    "pelican": "Given for an action at St. Barbara's. Unused it is 1 point at the end, used it "
    "counts for silver patricians.",
    "miner": "A mine is marked with one. The pool holds two; when it is empty, a permit brings new ones.",
    "patrician": "Comes into the pool with a public building, for 10 groschen onto the council.",
    "reputation": "From 3 on plots cost 1, from 6 on the Joker is free; at the end it is points.",
    "village": "Dots beside the town that count like those of a building.",
    "arm": "Moves one notch on when a building of its commodity is built: the price falls.",
    "population": "A deck that makes wood, food and beer dearer as it grows.",
    "ore deck": "Grows with every increase of ore production: ore gets cheaper, silver and permits dearer.",
    "technology": "A mining technology tile is a free mine; each one taken lets every Mine action "
    "draw one tile more.",
    "tax": "Raised by buildings and events, paid at the end of each round, or reputation is lost.",
    "flip": "The guild builds the current tile of St. Barbara's: nobody gets its effect, and taxes rise.",
    "public": "A building of nobody. Brings a patrician, counts for whoever has buildings beside it.",
    "point": "Whoever has most of them in the end wins.",
    "plot": "A square that you have claimed and may build on.",
    "worth": "How many points more you would have if the game ended then.",
    "×": "There is no market: no more buildings of this kind can be built now.",
    "!": "At this price the town builds one by itself.",
    "▸": "What follows are the prices after each further notch of the arm.",
    "▽": "An entrance: a mine may always begin here, for 2 wood.",
    "▒": "A rock: nothing can be dug here; its stars count for the row.",
    "town": "The squares on which is built, with the villages around. Letters are columns, numbers rows.",
    "hall": "Stacks of buildings to which rights can be taken; only the top tile of each.",
    "mines": "The shafts below the town. Below the grid stands what each row is worth at the end.",
    "council": "Where the patricians are. Those with a seat give points after each of the last three rounds.",
    "cathedral": "Eleven tiles, built in turn, for pelicans or by a guild.",
}
DRAWN = {
    "dot": "A coloured dot (red, yellow, blue or white; r, y, b and w in the table as text) on a building or "
    "village. At the end each dot beside your building that has one of its colours is 1 point.",
    "▸": "In the table as text: what follows are the prices after each further notch of the arm.",
    "mines": "The shafts below the town. At each row stands what it is worth when the game is over.",
}
"""What a page says of a word where the table is drawn, if that is not the same."""
