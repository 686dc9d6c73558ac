"""Praga Caput Regni in English: the rules by chapter, what words and symbols mean, and the solo ladder."""

from __future__ import annotations

from groschen.render.words.messages import unwrapped

RULES = """\
Your turn: take an action tile and perform one of its two actions. Red tiles cost gold, blue ones give \
points, and each gives the bonus of the wheel below it. You have 16 turns.

Mines     Gain 1 gold and raise your mines by 1, or produce: gold for each mine and every bonus up to there.
Quarries  The same with stone. The marked space brings a production token, the end a seal.
Upgrade   Take an upgrade and lay it on its action: its bonus comes whenever you perform that action. \
Charles University advances by its era.
Wall      Pay and take a wall, gain its reward, and lay it round your board.
Building  Pay and take a building, gain its reward, and lay it in the city. In the Old Town a site costs \
gold and gives points. With a cube it claims its plaza; without, a point for each building there.
Road      Advance on the King's Road. The second effect of a street, and spaces IV and V, cost an egg.

Any time  Two silver windows: a row up on the Hunger Wall or the Cathedral. A gold window and another one: \
an extra action, once a turn. A gold or a stone: two other tiles in a row, once a turn. \
Sideways moves must be made before your turn ends. The wheel's egg, whatever the street offers for \
gold or an egg, and moves that a bridge tile offers may be left.
Meeting   Symbols of two tiles that face each other bring both; corners that meet bring a red token (on \
your board) or a blue one (in the city) for each corner met.
Plazas    When the last site is built on, every claim takes one reward, the most cubes both. At the end a \
plaza that is not complete gives the lower one.
Windows   Two are kept at the end of a turn. Gold and stone end at 9.
The end   Technology steps times what the University says; rows and, for each token, columns of the grids \
(blue: Hunger Wall, red: Cathedral); walls 3: 4, 4: 10, 6: 18; eggs 2: 3, 3: 6, 4: 10; seals and \
final-scoring tiles. Alone, more than 140 is good.
"""

CHAPTER_NAMES = {
    "turn": "A turn",
    "crane": "Action crane",
    "mines": "Gold mines",
    "quarries": "Quarries",
    "wealth": "Wealth",
    "upgrade": "Upgrade",
    "wall": "Wall",
    "meeting": "Symbols and corners that meet",
    "building": "Building",
    "plazas": "Plazas",
    "road": "King's Road",
    "technology": "Technology",
    "windows": "Windows",
    "grids": "Hunger Wall and Cathedral",
    "seals": "Seals",
    "refresh": "Refreshing a row",
    "era": "Era II",
    "end": "End of the game",
    "solo": "Playing alone",
    "parler": "Peter Parler",
}
_CHAPTERS = {
    "turn": """\
Take one action tile from the crane and perform one of its two actions. Everything else may come
before, between or after it: an extra action, a refreshed row, rows up and sideways moves on the
grids, effects of the street, single-use technologies, seals.

At the end of the turn at most two windows are kept, the wheel turns, and the tile goes back to the
start of the red zone. Everybody has 16 turns.""",
    "crane": """\
Tiles that were just used stand in the red zone and cost gold; green ones are free; blue ones, long
unused, give points. Each place also gives the bonus of the wheel below it, at once or later in the
turn. A tile that leaves the blue zone goes back to green and is worth 5 points.

The wheel's egg has to be bought for the good that it shows, this turn or not at all. The special
bonus lets you take the special tile of a row with the action of your tile; otherwise it is points.""",
    "mines": """\
Either gain 1 gold and raise your gold mines by 1, or produce: gold for each mine and every bonus up
to your marker. Gold ends at 9. The marked space brings a production token, whose bonus comes with
every production, the end of the track the right to a seal.""",
    "quarries": """\
The same as the mines, with stone.""",
    "wealth": """\
The first time that you have 6 gold, the first time that you have 6 stone, and the first time that
you have 9 of either, you gain a bonus and a cube for your buildings.""",
    "upgrade": """\
Take an upgrade and lay it, turned as you like, onto its action. From now on its bonus comes
whenever you perform that action, also for a performance earlier in this turn. Charles University
advances by 1 for a tile of Era I, by 2 for Era II. A newer upgrade covers the older.""",
    "wall": """\
Pay for a wall, gain its reward, and lay it onto any free place round your action board. With the
Hunger Wall's icon you move one column there.""",
    "meeting": """\
When you lay an upgrade or a wall, symbols on its sides that face a symbol of the neighbour bring
both of them. A red corner that meets others brings a red token for each. In the city blue corners
of buildings do the same, also with corners printed on the board.""",
    "building": """\
Pay for a building, gain its reward, and lay it on a free site. Sites in the Old Town cost gold more
and give points. With a space for a cube it claims its plaza; without one you score 1 point for each
building at that plaza. With the Cathedral's icon you move one column there.""",
    "plazas": """\
When the last site round a plaza is built on, everybody with a claim there takes one of its two
rewards, and whoever has most cubes takes both; ties go to the dearer buildings. At the end of the
game an open plaza gives its lower reward to everybody with a claim.""",
    "road": """\
Your marker advances one space on the King's Road. Streets I to III have two effects: one without an
egg and one for an egg. Spaces IV and V cost an egg to enter: IV gives one of three bridge tiles, V
a tile for the final scoring. Both become planks of Charles Bridge, and you gain what the plank
covers, as long as one of its five places is free.""",
    "technology": """\
Steps on the technology track bring technologies at the marked spaces: three are drawn, one is kept.
Levels I and II work from your next turn on, III and IV are used once, at any time in your turn.
Beyond the top each step is 2 points, at the University too.""",
    "windows": """\
Two silver windows: one row up on the Hunger Wall or the Cathedral. A gold window and another one:
an extra action, once a turn. More than two windows cannot be kept for the next turn.""",
    "grids": """\
On the Hunger Wall and the Cathedral rows are bought with two silver windows each, and a new tier
costs gold and stone too; columns come from icons on walls and buildings and from other effects. A
square with a number gives points, a sideways arrow moves you on, an upward arrow lets you go up for
no windows, though a new tier must be paid. The top tier of the Cathedral gives a final-scoring
tile.

At the end the row gives its points, and the column says what each blue token (Hunger Wall) or red
token (Cathedral) is worth.""",
    "seals": """\
The end of the gold mine and of the quarry track lets you claim one of the five seals, for its
price, at once or in a later turn. A seal has one owner.""",
    "refresh": """\
Once a turn, for 1 gold or 1 stone, two tiles of a row go under their stacks and others come.""",
    "era": """\
About half-way the rows are cleared, and the tiles of Era II take their place.""",
    "end": """\
Open plazas give their lower reward. Technology steps times what the University says (0 to 3). Rows
and tokens of both grids. Walls: three 4 points, four or five 10, six or more 18. Seals and final-
scoring tiles. Eggs: two 3, three 6, four or more 10. Ties go to whoever sits later.""",
    "solo": """\
Alone you play for points. After each of your turns the simple opponent sends the action tile that
is farthest ahead back to the start. More than 140 points is good.""",
    "parler": """\
Peter Parler, the king's master builder, plays against you in your solo game. He owns no board and
scores nothing, but he takes away what you want. After each of your turns a card says what he does:

building (twice among five cards): the marked building of the row goes to the plaza where his pawn
stands, where it meets blue corners if it can, with his cube if it has a space; he competes for the
plaza with it. Then his pawn walks on clockwise, as many plazas as the building cost.

wall, upgrade: the marked tile of that row goes under its stack, and he raises his quarries or his
gold mines by 1.

track: he raises what you have more of, or the other if his own marker there is at its end; both if
you have as many of each.

At the marked space of a track a production token leaves the game, at the end he takes a seal. The
mark of a row (♟) moves on after use. Each card also sends an action tile back: the one farthest
ahead, or the second or third. When his five cards are through, they are shuffled.

The game ends with a verdict on your points.""",
}
CHAPTERS = {name: unwrapped(text) for name, text in _CHAPTERS.items()}

TERM_NAMES = {
    "gold": "gold|g",
    "stone": "stone|s",
    "silver window": "silver window|silver windows|w|window|windows",
    "gold window": "gold window|gold windows|W",
    "egg": "egg|eggs|e",
    "technology": "technology|t|tech",
    "university": "university|u|uni|charles university",
    "gold mine": "gold mine|mine|m",
    "quarry": "quarry|q",
    "red token": "red token|r",
    "blue token": "blue token|b",
    "corner": "corner|corners|◆",
    "rim": "rim",
    "cathedral step": "cathedral step|†",
    "hunger wall step": "hunger wall step|#",
    "cube": "cube|cubes|▣",
    "special": "special|special tile|S",
    "◂": "◂|▸|arrow",
    "▴": "▴|up arrow",
    "tier": "tier|tiers",
    "wheel": "wheel",
    "platform": "platform|hourglass",
    "♟": "♟|pawn",
    "parler": "parler|peter parler",
    "plank": "plank|planks|▬",
    "worth": "worth",
    "point": "point|points|pt",
    "crane": "crane",
    "rows": "rows",
    "city": "city",
    "plazas": "plazas",
    "king's road": "king's road|road",
    "projects": "projects|grids",
    "supplies": "supplies",
}
"""What people may type for a word or symbol, divided by |; the first is its name."""
TERMS = {
    "gold": "Pays for tiles, sites, action tiles in the red zone and new tiers. Nine at most.",
    "stone": "Pays for walls, buildings and new tiers. Nine at most.",
    "silver window": "Two of them are a row up on a grid. Two windows are kept at most.",
    "gold window": "With another window it buys an extra action. Two windows are kept at most.",
    "egg": "Pays for the second effect of a street and for spaces IV and V of the road; left over it "
    "is points.",
    "technology": "A step on the technology track; marked spaces bring technologies.",
    "university": "Says at the end how much each technology step is worth.",
    "gold mine": "A space on your gold mine track: producing brings so much gold.",
    "quarry": "A space on your quarry track: producing brings so much stone.",
    "red token": "Counts at the end as much as your column on the Cathedral says.",
    "blue token": "Counts at the end as much as your column on the Hunger Wall says.",
    "corner": "Red on upgrades and walls, blue on buildings: corners that meet bring tokens.",
    "rim": "The twelve letters of a tile: its sides and corners from the right side against the clock.",
    "cathedral step": "One column further on the Cathedral.",
    "hunger wall step": "One column further on the Hunger Wall.",
    "cube": "A building with a space for a cube claims its plaza for you.",
    "special": "The last tile of a row; only with the wheel's special bonus and the action of your tile.",
    "◂": "A square of a grid from which the marker moves one further.",
    "▴": "A square of a grid from which the marker may go a row up; a new tier must be paid.",
    "tier": "A third of a grid; entering the next costs gold and stone.",
    "wheel": "Turns below the crane; each action tile gives the bonus below it.",
    "platform": "Counts the turns; when its cube reaches the hourglass, the game is over.",
    "♟": "Peter Parler's pawn, or the mark of a row that shows which tile he takes next.",
    "parler": "The solo opponent who builds; see rules parler.",
    "plank": "A part of Charles Bridge; whoever lays it gains what it covers.",
    "worth": "How many points more you would have if the game ended then.",
    "point": "Whoever has most of them in the end wins.",
    "crane": "Where the action tiles stand: red places cost gold, blue ones give points.",
    "rows": "The upgrades, walls and buildings that can be taken now; the last of each row is special.",
    "city": "The sites to build on. A letter and a number is a site, a letter in brackets a plaza, ═ "
    "the King's Road.",
    "plazas": "What each plaza gives: upper and lower reward, how many of its sites are built on, and the"
    " claims.",
    "king's road": "Five spaces with what they do, and the bridge behind them.",
    "projects": "The Hunger Wall and the Cathedral; the letters are the players' markers.",
    "supplies": "Production tokens, final-scoring tiles, technology stacks and Peter Parler.",
}
DRAWN = {
    "rim": "In the table as text: the twelve letters of a tile, its sides and corners from the right side "
    "against the clock.",
    "parler": "The solo opponent who builds.",
    "city": "The sites to build on, around the plazas. A letter and a number is a site, a letter alone a "
    "plaza.",
    "projects": "The Hunger Wall and the Cathedral, with a marker of every player.",
}
"""What a page says of a word where the table is drawn, if that is not the same."""

LADDER = {
    0: "an apprentice",
    100: "a journeyman",
    120: "a mason",
    140: "a good score, a master builder",
    160: "a burgher of the Old Town",
    180: "an architect of the Cathedral",
    200: "an equal of Peter Parler",
    220: "the king's own friend",
}
"""What solo points are called, from so many on."""
