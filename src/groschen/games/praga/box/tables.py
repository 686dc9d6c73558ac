"""Our box of Praga Caput Regni: what is printed on every component, one row per piece.

The column `printed` at the end of a row names the columns that are facts of the printed game: stated by
its rulebook or by people who own it, or following from that. Every other value is our own design,
made to fit those facts, and can be replaced by an owner's (`engine/box.py`). The columns are
explained in `rows.py`, the words of effects in `effects.py`. Keys are ours unless they are named too.

How our values hang together:

- The measure is a plaza reward: four points are about two silver windows, three gold, a technology, a
  sideways move or a corner token. So a gold or a stone is worth a good point, a silver window two, a
  gold window three, an egg or a mine two, a University step one and a half.
- A normal wall or building of Era I pays back about what it costs; its edges, corners, claim and icon
  are the profit. In Era II it pays about an eighth more: 4 stone bring 6 points. A special tile pays
  about twice its price, as 2 gold bring a technology and a stone. No tile is a copy of another or worse
  for the same price.
- An upgrade gives one resource or point a time in Era I and two in Era II. It gives the resource that
  its own action does not: mines bring stone, quarries gold. Rarer actions get more: the King's Road
  can be performed only five times. The window for every upgrade comes in Era II: earlier it decides games.
- Most normal tiles have one symbol on their rim, special ones two. Every third symbol is a silver window,
  every sixth a technology, more of them on walls than on upgrades, which cost nothing.
- A technology of level II gives a resource and a point, as the known ones do; a sideways move, which is
  made most often, gives less.
- Gold windows are on few tiles and on no rim: each is most of an extra action, and strong players take as
  many of those as they can.
- The silver bridge tiles are worth six to eight points each, whichever track they raise, a plank about five.
- Technologies begin at the second space, and the University counts from its fourth: both reward those
  who stay with them.
- The recommended order puts both upgrade tiles in the middle of the red zone: whoever upgrades first gains
  by it, and so that is neither the first nor the last player.
- Cheap buildings are a claim or a step on the Cathedral; in Era I both together cost four.
- The Hunger Wall has no final-scoring tiles: its last column and all its rows are worth more than the
  Cathedral's, the top row by five or six. The normal tiers are even; the A tiers are broad, with arrows
  sideways and flat rows, the B tiers steep.
- The ends of the mine and quarry tracks are rich: a production there brings a technology.
- Names of streets, plazas, gates and houses belong to the Prague of Charles IV.
"""
# ruff: noqa: E501 - a piece is one row, and a row is one line

from __future__ import annotations

from groschen.engine.box import Tables
from groschen.games.praga.box.rows import (
    ActionHex,
    ActionTile,
    BridgeSpace,
    BridgeTile,
    Building,
    Corner,
    Counting,
    CranePosition,
    EggScore,
    GridColumn,
    GridRow,
    ParlerCard,
    Plaza,
    PlazaHex,
    ProductionToken,
    RoadSpace,
    RoadTile,
    Seal,
    Site,
    Technology,
    TechnologySpace,
    TrackSpace,
    UniversitySpace,
    Upgrade,
    Wall,
    WallScore,
    WealthBonus,
    WheelSector,
)

# fmt: off
TABLES: Tables = {
    # key, action, era, special, bonus, edges, corners, printed
    "upgrades": (
        Upgrade("windlass",         "mines",    1, False, "stone 1",                   "0: gold",                          "4", "era special"),
        Upgrade("ore carts",        "mines",    1, False, "points 1",                  "3: silver window",                 "0", "era special"),
        Upgrade("iron wedges",      "quarries", 1, False, "gold 1",                    "0: stone",                         "1", "era special"),
        Upgrade("stone sledge",     "quarries", 1, False, "points 1",                  "0: university",                    "3", "era special"),
        Upgrade("sketchbook",       "upgrade",  1, False, "gold 1",                    "0: gold",                          "2", "era special"),
        Upgrade("pattern book",     "upgrade",  1, False, "stone 1",                   "3: gold",                          "1", "era special"),  # one symbol: strong players live on upgrades, which cost nothing
        Upgrade("hod carriers",     "wall",     1, False, "stone 1",                   "3: gold",                          "0", "era special"),
        Upgrade("scaffolding",      "wall",     1, False, "points 1",                  "0: stone",                         "2", "era special"),
        Upgrade("carpenters",       "building", 1, False, "gold 1",                    "1: egg",                           "4", "era special"),
        Upgrade("tilers",           "building", 1, False, "stone 1",                   "0: points 1",                      "5", "era special"),
        Upgrade("paviours",         "road",     1, False, "gold 2",                    "2: stone",                         "1", "era special"),
        Upgrade("pit horses",       "mines",    1, True,  "stone 1, points 1",         "0: silver window, 4: gold",        "0", "era special"),
        Upgrade("ox teams",         "quarries", 1, True,  "gold 1, points 1",          "0: silver window, 2: stone",       "5", "era special"),
        Upgrade("glaziers",         "building", 1, True,  "silver window 1",           "0: technology, 2: stone",          "0", "era special"),
        Upgrade("poultry women",    "road",     1, True,  "egg 1, points 1",           "0: egg, 3: silver window",         "2", "era special"),  # an egg on the rim: a gold window is most of an extra action
        Upgrade("water wheel",      "mines",    2, False, "stone 2",                   "0: points 2",                      "1", "era special"),
        Upgrade("assay office",     "mines",    2, False, "points 2",                  "0: gold",                          "5", "era special"),
        Upgrade("stone saw",        "quarries", 2, False, "gold 2",                    "0: stone",                         "3", "era special"),
        Upgrade("rope crane",       "quarries", 2, False, "points 2",                  "1: egg",                           "0", "era special"),
        Upgrade("masons lodge",     "upgrade",  2, False, "stone 2",                   "0: silver window",                 "2", "action era bonus"),
        Upgrade("tracing floor",    "upgrade",  2, False, "gold 2",                    "0: stone",                         "4", "era special"),  # one symbol, like the pattern book
        Upgrade("town militia",     "wall",     2, False, "points 1",                  "0: technology, 2: silver window",  "0", "action era bonus"),
        Upgrade("lime burners",     "wall",     2, False, "stone 2",                   "0: egg",                           "2", "era special"),
        Upgrade("roof crane",       "building", 2, False, "gold 2",                    "0: points 2",                      "4", "era special"),
        Upgrade("journeymen",       "building", 2, False, "points 2",                  "1: stone",                         "1", "era special"),
        Upgrade("toll house",       "road",     2, False, "silver window 1, points 1", "0: university",                    "1", "era special"),  # a point less: taken in nearly every game
        Upgrade("drawing office",   "upgrade",  2, True,  "gold window 1",             "0: silver window, 3: points 2",    "1", "action bonus"),
        Upgrade("fortress masters", "wall",     2, True,  "red token 1, points 1",     "0: silver window, 2: points 2",    "1", "era special"),  # a token alone was worth no special tile
        Upgrade("parlers workshop", "building", 2, True,  "technology 1",              "0: points 2, 2: silver window",    "0", "era special"),  # points on the rim instead of a gold window
        Upgrade("royal escort",     "road",     2, True,  "gold window 1, points 2",   "0: technology, 1: points 2",       "2", "era special"),
    ),
    # key, era, special, stone, gold, reward, hunger_wall, edges, corners, printed
    "walls": (
        Wall("ditch",         1, False, 2, 0, "points 2",                  False, "0: silver window, 2: stone",      "0 3", "era special"),  # a second corner: too seldom built
        Wall("earth bank",    1, False, 2, 0, "gold 2",                    False, "0: technology",                   "3",   "era special"),
        Wall("palisade",      1, False, 2, 0, "egg 1, points 1",           False, "0: silver window",                "1",   "era special"),  # an egg alone is no reason to build
        Wall("footing",       1, False, 2, 0, "points 1",                  True,  "0: gold",                         "",    "era special"),
        Wall("hoarding",      1, False, 3, 0, "gold 1",                    True,  "0: technology",                   "2",   "era special"),
        Wall("sally port",    1, False, 4, 0, "mine 1",                    True,  "3: silver window",                "4",   "era special"),  # a stone more for a mine and a step
        Wall("watch post",    1, False, 3, 0, "silver window 2, points 1", False, "5: silver window",                "0 3", "era special"),  # two windows are a row up, and a second corner: with one window it was never built
        Wall("wall walk",     1, False, 3, 0, "technology 1",              False, "0: silver window, 2: stone",      "5",   "era special"),
        Wall("parapet",       1, False, 3, 0, "points 4",                  False, "2: silver window",                "1 4", "era special"),  # a second corner: too seldom built
        Wall("buttress",      1, False, 3, 0, "quarry 1, points 1",        False, "3: points 1",                     "0 3", "era special"),
        Wall("rampart",       1, False, 4, 0, "points 2",                  True,  "0: university",                   "0",   "era special"),  # its University step is the profit
        Wall("moat",          1, False, 4, 0, "silver window 1",           True,  "0: technology",                   "1",   "era special"),  # a window for the step, no gold beside it
        Wall("battlement",    1, False, 4, 0, "points 5",                  False, "0: silver window, 4: gold",       "2 5", "era special"),  # a stone dearer than the parapet, a point more
        Wall("arrow loops",   1, False, 3, 0, "gold window 1",             False, "0: technology",                   "3",   "era special"),  # a gold window alone; a stone less: four are hardly ever there in Era I
        Wall("horse gate",    1, True,  2, 0, "points 2",                  True,  "0: silver window, 2: gold",       "0 3", "era special"),  # a point less: the cheapest step of all special tiles
        Wall("mountain gate", 1, True,  2, 0, "technology 1, gold 1",      False, "0: silver window, 3: technology", "1 4", "era special"),
        Wall("swine gate",    1, True,  3, 0, "gold window 1, points 3",   False, "0: technology, 2: silver window", "5",   "era special"),
        Wall("poric gate",    1, True,  3, 0, "quarry 1, points 1",        True,  "0: silver window, 1: gold",       "2",   "era special"),  # a point, no egg: quarry and step are twice the price
        Wall("postern",       2, False, 2, 0, "points 3",                  False, "3: silver window",                "0",   "era special"),
        Wall("guard room",    2, False, 2, 0, "silver window 1, points 1", False, "1: points 2",                     "2",   "era special"),  # a point less, now that the beacon costs three
        Wall("beacon",        2, False, 3, 0, "points 2",                  True,  "5: points 1",                     "4",   "era special"),  # a stone and a point more: for two it was always the better bargain
        Wall("drawbridge",    2, False, 3, 0, "points 3",                  False, "0: silver window, 2: technology", "4",   "era special"),  # a point less for two good symbols
        Wall("portcullis",    2, False, 3, 0, "points 1",                  True,  "0: silver window",                "3",   "era special"),  # a point less than the beacon, a window on the rim
        Wall("armoury",       2, False, 3, 0, "gold 2, points 2",          False, "3: stone",                        "1",   "era special"),  # no gold window: the arrow loops have it
        Wall("signal tower",  2, False, 3, 0, "technology 1, points 1",    False, "3: silver window",                "5",   "era special"),
        Wall("storehouse",    2, False, 3, 0, "mine 1, gold 1",            False, "0: gold, 1: points 2",            "2",   "era special"),  # a gold less: its symbols pay as well
        Wall("curtain wall",  2, False, 4, 0, "points 6",                  False, "0: silver window",                "0",   "era stone gold reward"),
        Wall("machicolation", 2, False, 4, 0, "silver window 2, points 2", False, "2: silver window",                "3",   "era special"),  # a row and two points: with one window it was left
        Wall("double gate",   2, False, 4, 0, "red token 1, points 3",     False, "0: silver window",                "1 4", "era special"),  # a point more, or the curtain wall is always better
        Wall("barbican",      2, False, 4, 0, "points 3",                  True,  "0: technology, 2: points 2",      "5",   "era special"),
        Wall("bastion",       2, False, 5, 0, "points 8",                  False, "0: points 2",                     "0 3", "era special"),  # the fifth stone brings two points, as the others nearly do
        Wall("round tower",   2, False, 5, 0, "egg 1, points 3",           True,  "1: points 2",                     "1 3", "era special"),
        Wall("ujezd gate",    2, True,  2, 0, "points 5",                  False, "0: silver window, 3: technology", "0 2", "era special"),
        Wall("strahov gate",  2, True,  3, 0, "points 5",                  True,  "0: technology, 2: points 2",      "1 4", "era special"),  # a point less: twice the price with the step
        Wall("st johns gate", 2, True,  3, 0, "red token 1, points 3",     False, "0: silver window, 1: technology", "2 5", "era special"),  # a corner token, about a gold window and a point: extra actions were too many
        Wall("vysehrad gate", 2, True,  4, 0, "technology 1, points 4",    True,  "0: silver window, 2: points 2",   "3",   "era special"),  # two points less: it paid nearly three times its price
    ),
    # key, era, special, gold, stone, reward, cathedral, cube, corners, printed
    "buildings": (
        Building("bakehouse",        1, False, 2, 0, "quarry 1",                       False, True,  "0",   "era special"),
        Building("inn",              1, False, 2, 0, "egg 1, points 1",                False, True,  "",    "era special"),
        Building("smithy",           1, False, 2, 0, "mine 1",                         False, False, "0",   "era special"),
        Building("candle shop",      1, False, 2, 0, "points 2",                       True,  False, "0",   "era special"),  # a step without a claim wants a second point in Era I
        Building("apothecary",       1, False, 2, 1, "university 2",                   False, True,  "0",   "era special"),
        Building("tavern",           1, False, 2, 0, "egg 1, silver window 1",         False, False, "0",   "era special cathedral cube"),
        Building("bathhouse",        1, False, 3, 0, "gold window 1",                  False, True,  "0",   "era special"),
        Building("weavers house",    1, False, 2, 1, "points 3",                       True,  False, "0 3", "era special"),  # a stone for a gold and a second corner: gold is short in Era I
        Building("scriptorium",      1, False, 3, 0, "technology 1",                   False, True,  "0",   "era special"),
        Building("goldsmiths",       1, False, 4, 0, "mine 1",                         True,  True,  "",    "era special"),  # mine, step and claim are enough for four
        Building("stone yard",       1, False, 2, 2, "quarry 1",                       True,  True,  "0",   "gold stone reward cathedral cube"),
        Building("brewery",          1, False, 3, 0, "gold window 1, points 1",        True,  False, "0 3", "era special"),  # for a fourth resource and one corner nobody brewed
        Building("cloth hall",       1, False, 4, 0, "silver window 1",                True,  True,  "0",   "gold stone reward cathedral"),
        Building("merchants house",  1, False, 3, 0, "points 3",                       False, True,  "0 3", "era special"),  # a gold and a point less: strong players hardly ever had four in Era I
        Building("cathedral school", 1, True,  2, 0, "technology 1, stone 1",          False, False, "0",   "special gold stone reward cathedral cube"),
        Building("chapel",           1, True,  3, 0, "points 4",                       True,  True,  "0",   "special cathedral cube"),
        Building("royal mint",       1, True,  2, 1, "mine 1, silver window 1",        True,  False, "0 2", "era special"),
        Building("guest house",      1, True,  3, 0, "gold window 1, egg 1, points 1", False, True,  "0 3", "era special"),
        Building("guild hall",       2, False, 2, 0, "points 3",                       False, True,  "0",   "era special"),
        Building("glassworks",       2, False, 2, 0, "silver window 1",                True,  False, "",    "era special"),  # a window, where the candle shop has points and a corner
        Building("hospital",         2, False, 2, 1, "egg 2, points 1",                False, True,  "0 2", "era special"),
        Building("armourer",         2, False, 3, 0, "gold window 1, points 2",        False, False, "0 3", "era special"),
        Building("bindery",          2, False, 3, 0, "technology 1, points 1",         False, True,  "0",   "era special"),
        Building("dyers house",      2, False, 3, 0, "points 4",                       True,  False, "0 2", "era special"),  # a point more than the weavers house; the almshouse has a claim instead
        Building("town scales",      2, False, 3, 0, "quarry 1, stone 2",              False, True,  "0",   "era special"),
        Building("almshouse",        2, False, 3, 0, "points 2",                       True,  True,  "",    "era special"),
        Building("law college",      2, False, 3, 1, "university 2, points 3",         False, False, "0 2", "era special"),
        Building("priory",           2, False, 2, 2, "mine 1, points 1",               True,  True,  "0",   "era special"),
        Building("malthouse",        2, False, 4, 0, "silver window 2, points 2",      False, True,  "0",   "era special"),
        Building("bell foundry",     2, False, 4, 0, "technology 1",                   True,  False, "0 3", "era special"),
        Building("patrician house",  2, False, 4, 0, "points 6",                       False, True,  "0 3", "era special"),
        Building("town hall wing",   2, False, 4, 1, "gold window 1, points 1",        True,  True,  "0",   "era special"),
        Building("karlov",           2, True,  2, 1, "blue token 1, points 2",         True,  False, "0 3", "era special"),
        Building("carolinum",        2, True,  3, 0, "technology 1, university 2",     False, True,  "0 2", "era special"),
        Building("emmaus",           2, True,  3, 0, "points 5",                       True,  True,  "0",   "era special"),
        Building("royal court",      2, True,  4, 0, "gold window 1, points 3",        True,  True,  "0 2", "era special"),
    ),
    # key, level, trigger, effects, printed
    "technologies": (
        Technology("mint scales",       1, "wheel gold",          "gold 1, points 1",                                    "level trigger effects"),
        Technology("block and tackle",  1, "wheel stone",         "stone 1, points 1",                                   "level trigger effects"),
        Technology("stained glass",     1, "wheel silver window", "silver window 1, points 1",                           "level trigger effects"),
        Technology("lecture hall",      1, "university",          "points 2",                                            "level effects"),
        Technology("treadwheel crane",  1, "row up",              "points 2",                                            "level trigger effects"),
        Technology("astrolabe",         1, "tile points",         "points 1",                                            "level trigger effects"),
        Technology("flying buttress",   2, "cathedral building",  "stone 1, points 1",                                   "level trigger"),
        Technology("timber frame",      2, "plain building",      "gold 1, points 1",                                    "level trigger"),
        Technology("egg mortar",        2, "egg",                 "points 1, stone 1",                                   "level trigger effects"),
        Technology("lime kiln",         2, "wall",                "gold 1, points 1",                                    "level"),
        Technology("model room",        2, "upgrade",             "gold 1 | stone 1, points 1",                          "level"),
        Technology("net vault",         2, "sideways",            "silver window 1",                                     "level"),  # two points for every move crowded out the others
        Technology("deep shaft",        3, "once",                "produce gold, stone 2",                               "level trigger effects"),
        Technology("open quarry",       3, "once",                "produce stone, gold 2",                               "level trigger effects"),
        Technology("winding stair",     3, "once",                "row up",                                              "level trigger effects"),
        Technology("papal bull",        3, "once",                "university 4",                                        "level trigger effects"),
        Technology("master builder",    3, "once",                "upgrade action, points 3",                            "level trigger effects"),
        Technology("egg carts",         3, "once",                "egg 2, silver window 1",                              "level trigger"),  # a silver window: the workshop of level IV has the gold one
        Technology("town architect",    4, "once",                "building action 2",                                   "level trigger effects"),
        Technology("military engineer", 4, "once",                "wall action 2",                                       "level trigger effects"),
        Technology("golden bull",       4, "once",                "any action",                                          "level trigger effects"),
        Technology("court workshop",    4, "once",                "upgrade action, gold window 1",                       "level trigger effects"),
        Technology("market rights",     4, "once",                "both plaza rewards",                                  "level trigger effects"),
        Technology("mining code",       4, "once",                "mine 1 | quarry 1, produce gold 1 | produce stone 1", "level trigger effects"),
    ),
    # key, group, effects, scoring, printed
    "bridge_tiles": (
        BridgeTile("strahov pier",  "IV", "wall step 1, silver window 1, points 2",      "",             "group effects"),
        BridgeTile("castle pier",   "IV", "cathedral step 1, silver window 1, points 2", "",             "group effects"),
        BridgeTile("scholars pier", "IV", "technology 2",                                "",             "group"),  # three steps were worth three times the rectors pier; two alone are as much as a sideways one
        BridgeTile("rectors pier",  "IV", "university 3, points 3",                      "",             "group"),  # three steps alone were hardly worth a plank
        BridgeTile("miners pier",   "IV", "mine 3",                                      "",             "group"),
        BridgeTile("quarry pier",   "IV", "quarry 3",                                    "",             "group"),
        BridgeTile("rectors tower", "V",  "points 3",                                    "university 1", "group effects scoring"),
        BridgeTile("mint tower",    "V",  "points 3",                                    "mines 1",      "group effects scoring"),
        BridgeTile("stone tower",   "V",  "points 3",                                    "quarries 1",   "group effects scoring"),
        BridgeTile("guild tower",   "V",  "",                                            "upgrades 3",   "group effects scoring"),
        BridgeTile("gate tower",    "V",  "",                                            "walls 2",      "group effects scoring"),
        BridgeTile("parlers tower", "V",  "",                                            "rows 2",       "group effects scoring"),
    ),
    # key, colour, upper, lower, printed
    "plazas": (
        Plaza("horse market",   "grey",   "points 3",                       "blue token 1",           "colour lower"),
        Plaza("hay market",     "grey",   "points 4",                       "stone 3",                "colour"),
        Plaza("coal market",    "slate",  "wall step 1 | cathedral step 1", "gold 3",                 "colour upper lower"),
        Plaza("little square",  "grey",   "technology 1",                   "points 4",               "colour upper"),
        Plaza("fruit market",   "yellow", "points 1, technology 1",         "points 2, university 1", "colour"),  # a point less each: a technology is four by itself
        Plaza("rye market",     "grey",   "stone 2, points 2",              "gold 2, points 2",       "colour"),
        Plaza("fish market",    "grey",   "silver window 2",                "points 4",               "colour upper lower"),
        Plaza("cattle market",  "blue",   "points 1, gold window 1",        "points 4",               "colour"),  # a point less each: about four, as the others
        Plaza("poultry market", "grey",   "egg 2",                          "points 4",               ""),
        Plaza("potters market", "grey",   "red token 1",                    "gold 1, points 3",       ""),
        Plaza("wood market",    "grey",   "mine 1 | quarry 1, gold 2",      "university 1, points 2", ""),
    ),
    # key, players, effects, printed
    "production_tokens": (
        ProductionToken("two points token",       2, "points 2",          "players effects"),
        ProductionToken("other two points token", 2, "points 2",          "players effects"),
        ProductionToken("point and gold token",   2, "points 1, gold 1",  "players effects"),
        ProductionToken("point and stone token",  2, "points 1, stone 1", "players effects"),
        ProductionToken("gold token",             3, "gold 1",            "players effects"),
        ProductionToken("stone token",            3, "stone 1",           "players effects"),
        ProductionToken("other gold token",       4, "gold 1",            "players"),
        ProductionToken("other stone token",      4, "stone 1",           "players"),
    ),
    # key, silver_windows, gold_windows, gold, stone, scoring, printed
    "seals": (
        Seal("gold seal",        2, 0, 0, 0, "gold 2",   "silver_windows gold_windows gold stone scoring"),
        Seal("stone seal",       2, 0, 0, 0, "stone 2",  "silver_windows gold_windows gold stone scoring"),
        Seal("pair seal",        2, 0, 1, 1, "pair 3",   "scoring"),
        Seal("six points seal",  0, 0, 0, 0, "points 6", "silver_windows gold_windows gold stone scoring"),
        Seal("four points seal", 0, 0, 0, 0, "points 4", ""),
    ),
    # key, resource, amount, effects, printed
    "wealth": (
        WealthBonus("six gold",       "gold",   6, "egg 1",             "resource amount"),
        WealthBonus("six stone",      "stone",  6, "silver window 1",   "resource amount"),
        WealthBonus("nine of either", "either", 9, "mine 1 | quarry 1", "resource amount"),  # a technology was too much: four masters averaged 173
    ),
    # key, sector, bonus, printed
    "wheel": (
        WheelSector("sector 0",  0,  "box",             "sector bonus"),
        WheelSector("sector 1",  1,  "special 1",       "sector bonus"),
        WheelSector("sector 2",  2,  "stone 1",         "sector bonus"),
        WheelSector("sector 3",  3,  "gold 1",          "sector bonus"),
        WheelSector("sector 4",  4,  "special 2",       "sector bonus"),
        WheelSector("sector 5",  5,  "silver window 1", "sector bonus"),
        WheelSector("sector 6",  6,  "egg for gold",    "sector bonus"),
        WheelSector("sector 7",  7,  "stone 1",         "sector bonus"),
        WheelSector("sector 8",  8,  "special 1",       "sector bonus"),
        WheelSector("sector 9",  9,  "gold 1",          "sector bonus"),
        WheelSector("sector 10", 10, "silver window 1", "sector bonus"),
        WheelSector("sector 11", 11, "egg for stone",   "sector bonus"),
    ),
    # key, position, zone, gold, points, mark, printed
    "crane": (
        CranePosition("position 0",  0,  "red",   2, 0, "",     "position zone points mark"),
        CranePosition("position 1",  1,  "red",   2, 0, "",     "position zone points mark"),  # two dear ones: the newest tiles are worth waiting for
        CranePosition("position 2",  2,  "red",   1, 0, "",     "position zone points mark"),
        CranePosition("position 3",  3,  "red",   1, 0, "star", "position zone points mark"),
        CranePosition("position 4",  4,  "green", 0, 0, "",     "position zone gold points mark"),
        CranePosition("position 5",  5,  "green", 0, 0, "",     "position zone gold points mark"),
        CranePosition("position 6",  6,  "green", 0, 0, "",     "position zone gold points mark"),
        CranePosition("position 7",  7,  "blue",  0, 1, "",     "position zone gold mark"),
        CranePosition("position 8",  8,  "blue",  0, 2, "hole", "position zone gold mark"),
        CranePosition("position 9",  9,  "blue",  0, 3, "",     "position zone gold mark"),
        CranePosition("position 10", 10, "blue",  0, 4, "",     "position zone gold mark"),
        CranePosition("position 11", 11, "blue",  0, 5, "",     "position zone gold points mark"),
    ),
    # key, players, box, platform, era_two, at_star, printed
    "counting": (
        Counting("two players",   2, 9,  3, 2, True,  "players box platform era_two at_star"),
        Counting("three players", 3, 4,  5, 2, False, "players box platform era_two at_star"),
        Counting("four players",  4, 10, 6, 3, False, "players box platform era_two at_star"),
    ),
    # key, a_one, a_other, b_one, b_other, printed
    "action_tiles": (
        ActionTile("P", "mines",    "building", "quarries", "building", ""),
        ActionTile("Q", "quarries", "wall",     "mines",    "wall",     ""),
        ActionTile("R", "upgrade",  "road",     "quarries", "upgrade",  ""),
        ActionTile("S", "upgrade",  "road",     "mines",    "road",     ""),
        ActionTile("T", "mines",    "building", "upgrade",  "wall",     ""),
        ActionTile("U", "quarries", "wall",     "building", "road",     ""),
    ),
    # key, place, printed
    "action_board": (
        ActionHex("mines",    2, "key"),
        ActionHex("quarries", 1, "key"),
        ActionHex("upgrade",  3, "key"),
        ActionHex("wall",     4, "key"),
        ActionHex("building", 5, "key"),
        ActionHex("road",     0, "key"),
    ),
    # key, track, number, effects, mark, printed
    "tracks": (
        TrackSpace("1 gold mine",  "gold",  1, "",                "",      "track number mark"),
        TrackSpace("2 gold mines", "gold",  2, "",                "",      "track number mark"),
        TrackSpace("3 gold mines", "gold",  3, "",                "start", "track number mark"),
        TrackSpace("4 gold mines", "gold",  4, "points 1",        "",      "track number mark"),
        TrackSpace("5 gold mines", "gold",  5, "",                "token", "track number mark"),
        TrackSpace("6 gold mines", "gold",  6, "points 1",        "",      "track number mark"),
        TrackSpace("7 gold mines", "gold",  7, "",                "",      "track number mark"),
        TrackSpace("8 gold mines", "gold",  8, "technology 1",    "seal",  "track number mark"),  # after five steps: after four, strong players worked there three times as often as in the quarries
        TrackSpace("1 quarry",     "stone", 1, "",                "",      "track number mark"),
        TrackSpace("2 quarries",   "stone", 2, "",                "start", "track number mark"),
        TrackSpace("3 quarries",   "stone", 3, "",                "",      "track number mark"),  # no point: strong players produce here most, and masters were a little above 170
        TrackSpace("4 quarries",   "stone", 4, "",                "token", "track number mark"),
        TrackSpace("5 quarries",   "stone", 5, "",                "",      "track number mark"),  # no point any more, for the same reason as the bonus for nine of either
        TrackSpace("6 quarries",   "stone", 6, "technology 1",    "",      "track number mark"),
        TrackSpace("7 quarries",   "stone", 7, "",                "seal",  "track number mark"),  # the seal is enough: a window with every production was too much
    ),
    # key, space, level, printed
    "technology_track": (
        TechnologySpace("technology 0", 0, 0, "space level"),
        TechnologySpace("technology 1", 1, 0, "space"),
        TechnologySpace("technology 2", 2, 1, "space"),
        TechnologySpace("technology 3", 3, 0, "space"),
        TechnologySpace("technology 4", 4, 2, "space"),
        TechnologySpace("technology 5", 5, 3, "space"),
        TechnologySpace("technology 6", 6, 4, "space level"),
        TechnologySpace("technology 7", 7, 0, "space level"),
        TechnologySpace("technology 8", 8, 0, "space level"),
    ),
    # key, space, multiplier, printed
    "university_track": (
        UniversitySpace("university 0", 0, 0, "space multiplier"),
        UniversitySpace("university 1", 1, 0, "space"),
        UniversitySpace("university 2", 2, 0, "space"),
        UniversitySpace("university 3", 3, 0, "space"),
        UniversitySpace("university 4", 4, 1, "space"),
        UniversitySpace("university 5", 5, 1, "space"),
        UniversitySpace("university 6", 6, 2, "space"),
        UniversitySpace("university 7", 7, 2, "space"),
        UniversitySpace("university 8", 8, 3, "space multiplier"),
    ),
    # key, space, gold, first, trigger, egg, printed
    "road": (
        RoadSpace("I",   1, 0, "gold 2 | stone 2",           "", "quarry 1 | mine 1",            "key space gold trigger egg"),  # the digit looks like a 2
        RoadSpace("II",  2, 1, "points 4",                   "", "gold window 1 | technology 1", "key space gold first trigger egg"),
        RoadSpace("III", 3, 0, "points per early upgrade 3", "", "mine 1 | red token 1",         "key space gold first trigger"),  # a chest, as for a gold mine; the other is ours
        RoadSpace("IV",  4, 0, "",                           "", "",                             "key space gold first trigger egg"),
        RoadSpace("V",   5, 0, "",                           "", "",                             "key space gold first trigger egg"),
    ),
    # key, space, side, gold, first, trigger, printed
    "road_tiles": (  # the spaces are ours: the first gives something at once, or nobody would begin
        RoadTile("glaziers street", 1, "front", 0, "points per silver window 2",     "",               "gold first trigger"),
        RoadTile("poultry street",  1, "back",  0, "egg 1",                          "",               ""),  # pays for the other effect, or for the bridge
        RoadTile("builders street", 2, "front", 0, "points 2, gold 1 | stone 1",     "upgrade",        "gold first trigger"),
        RoadTile("walls street",    2, "back",  0, "points 2",                       "wall",           "gold first trigger"),
        RoadTile("burghers street", 3, "front", 0, "points 3",                       "plain building", "gold first trigger"),
        RoadTile("pilgrims street", 3, "back",  0, "wall step 1 | cathedral step 1", "",               ""),  # at once: few moves are left when a marker stands here
    ),
    # key, plank, effects, printed
    "bridge": (
        BridgeSpace("plank 1 north", 1, "technology 1",                   "plank"),
        BridgeSpace("plank 1 south", 1, "gold 1",                         "plank"),  # a gold less, so that a plank is worth about five
        BridgeSpace("plank 2 north", 2, "red token 1",                    "plank"),
        BridgeSpace("plank 2 south", 2, "gold 1",                         "plank"),  # a gold instead of a window, for the same reason
        BridgeSpace("plank 3 north", 3, "egg 1",                          "plank effects"),
        BridgeSpace("plank 3 south", 3, "blue token 1",                   "plank effects"),
        BridgeSpace("plank 4 north", 4, "silver window 1",                "plank"),  # silver: gold windows are rare
        BridgeSpace("plank 4 south", 4, "stone 2",                        "plank"),
        BridgeSpace("plank 5 north", 5, "wall step 1 | cathedral step 1", "plank"),
        BridgeSpace("plank 5 south", 5, "points 1",                       "plank"),  # a point less, for the same reason
    ),
    # key, tiers, tier, row, gold, stone, points, squares, printed
    "hunger_wall": (  # no row is worth less than the Cathedral's: before, windows went only there
        GridRow("wall normal 1", "normal", 1, 1, 0, 0, 0,  ". 1 . > . 2", "tiers"),
        GridRow("wall normal 2", "normal", 1, 2, 0, 0, 3,  ". . ^ . 2 3", "tiers"),  # the first rows pay more than the Cathedral's: few would begin
        GridRow("wall normal 3", "normal", 2, 3, 1, 1, 6,  "> . 2 ^ . 3", "tiers"),
        GridRow("wall normal 4", "normal", 2, 4, 0, 0, 9,  "2 ^ . > . 3", "tiers"),  # the arrow into the top tier is where most markers come
        GridRow("wall normal 5", "normal", 3, 5, 1, 1, 13, ". 3 . > 2 4", "tiers"),  # one stone less: nobody came here
        GridRow("wall normal 6", "normal", 3, 6, 0, 0, 18, "2 3 3 4 4 5", "tiers"),  # five more than the Cathedral's: with ten more, most windows went here
        GridRow("wall A 1",      "A",      1, 1, 0, 0, 0,  ". > . 2 > 3", "tiers"),
        GridRow("wall A 2",      "A",      1, 2, 0, 0, 2,  "1 . > . 2 4", "tiers"),  # the A rows are a point or more below the normal ones: on them one moves sideways more
        GridRow("wall A 3",      "A",      2, 3, 1, 1, 5,  "> 2 ^ . > 4", "tiers"),
        GridRow("wall A 4",      "A",      2, 4, 0, 0, 8,  "2 > . 3 ^ 5", "tiers"),
        GridRow("wall A 5",      "A",      3, 5, 1, 1, 11, "> 3 . > 4 6", "tiers"),
        GridRow("wall A 6",      "A",      3, 6, 0, 0, 14, "3 > 4 > 5 8", "tiers"),
        GridRow("wall B 1",      "B",      1, 1, 0, 0, 0,  ". . 2 . ^ .", "tiers"),
        GridRow("wall B 2",      "B",      1, 2, 0, 0, 3,  ". ^ . 1 . ^", "tiers"),
        GridRow("wall B 3",      "B",      2, 3, 1, 2, 7,  "2 . ^ . > .", "tiers"),
        GridRow("wall B 4",      "B",      2, 4, 0, 0, 11, "^ . 2 ^ . 2", "tiers"),
        GridRow("wall B 5",      "B",      3, 5, 2, 2, 16, ". 2 ^ . > 3", "tiers"),
        GridRow("wall B 6",      "B",      3, 6, 0, 0, 22, ". 1 2 2 3 3", "tiers"),
    ),
    "cathedral": (
        GridRow("cathedral normal 1", "normal", 1, 1, 0, 0, 0,  ". . 1 > . 2", "tiers"),
        GridRow("cathedral normal 2", "normal", 1, 2, 0, 0, 2,  ". ^ . 2 . ^", "tiers"),
        GridRow("cathedral normal 3", "normal", 2, 3, 1, 1, 4,  ". . 2 . ^ 3", "tiers gold stone"),
        GridRow("cathedral normal 4", "normal", 2, 4, 0, 0, 6,  "^ 2 . > 3 .", "tiers"),
        GridRow("cathedral normal 5", "normal", 3, 5, 2, 2, 8,  ". 2 > . 3 4", "tiers"),  # a stone dearer, a point less: the final-scoring tile is the gain
        GridRow("cathedral normal 6", "normal", 3, 6, 0, 0, 13, "1 2 3 3 4 5", "tiers points"),
        GridRow("cathedral A 1",      "A",      1, 1, 0, 0, 0,  ". 1 > . 2 3", "tiers"),
        GridRow("cathedral A 2",      "A",      1, 2, 0, 0, 2,  "> . 2 > . 3", "tiers"),
        GridRow("cathedral A 3",      "A",      2, 3, 1, 1, 4,  "1 > . ^ 3 4", "tiers"),
        GridRow("cathedral A 4",      "A",      2, 4, 0, 0, 6,  "> . 3 > . 4", "tiers"),
        GridRow("cathedral A 5",      "A",      3, 5, 1, 1, 8,  "2 > . 4 > 5", "tiers"),
        GridRow("cathedral A 6",      "A",      3, 6, 0, 0, 10, "> 3 4 > 5 7", "tiers"),
        GridRow("cathedral B 1",      "B",      1, 1, 0, 0, 0,  ". . ^ . 2 .", "tiers"),
        GridRow("cathedral B 2",      "B",      1, 2, 0, 0, 2,  "^ . . 2 . ^", "tiers"),
        GridRow("cathedral B 3",      "B",      2, 3, 1, 2, 4,  ". 2 . ^ . 2", "tiers"),
        GridRow("cathedral B 4",      "B",      2, 4, 0, 0, 7,  "2 ^ . > ^ .", "tiers"),
        GridRow("cathedral B 5",      "B",      3, 5, 2, 2, 11, ". . ^ 2 . 3", "tiers"),
        GridRow("cathedral B 6",      "B",      3, 6, 0, 0, 16, ". 1 1 2 2 3", "tiers"),
    ),
    # key, project, column, points, printed
    "grid_columns": (  # some column of each is worth 3; which one is ours
        GridColumn("wall column 0",      "wall",      0, 0, ""),
        GridColumn("wall column 1",      "wall",      1, 1, ""),
        GridColumn("wall column 2",      "wall",      2, 2, ""),
        GridColumn("wall column 3",      "wall",      3, 2, ""),
        GridColumn("wall column 4",      "wall",      4, 3, ""),
        GridColumn("wall column 5",      "wall",      5, 4, ""),
        GridColumn("cathedral column 0", "cathedral", 0, 0, ""),
        GridColumn("cathedral column 1", "cathedral", 1, 1, ""),
        GridColumn("cathedral column 2", "cathedral", 2, 2, ""),
        GridColumn("cathedral column 3", "cathedral", 3, 2, ""),
        GridColumn("cathedral column 4", "cathedral", 4, 3, ""),
        GridColumn("cathedral column 5", "cathedral", 5, 3, ""),
    ),
    # key, q, r, colour, players, printed
    "plaza_hexes": (
        PlazaHex("A", -4,  1, "grey",   2, "q r colour players"),
        PlazaHex("B", -6,  3, "grey",   2, "q r colour players"),
        PlazaHex("C", -3,  3, "slate",  2, "q r colour players"),
        PlazaHex("D", -1,  3, "grey",   2, "q r colour players"),
        PlazaHex("E",  2,  3, "yellow", 2, "q r colour players"),
        PlazaHex("F",  3,  0, "grey",   2, "q r colour players"),
        PlazaHex("G",  3, -2, "grey",   2, "q r colour players"),
        PlazaHex("H",  0,  0, "blue",   2, "q r colour players"),
        PlazaHex("J", -1, -2, "grey",   3, "q r players"),
        PlazaHex("K", -6,  0, "grey",   4, "q r players"),
    ),
    # key, q, r, plaza, gold, points, prebuilt, printed
    "sites": (
        Site("A1", -5,  1, "A", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("A2", -4,  0, "A", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("A3", -3,  0, "A", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("B1", -7,  3, "B", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("B2", -6,  2, "B", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("C1", -4,  3, "C", 1, 1, "",    "q r plaza gold points prebuilt"),
        Site("C2", -4,  4, "C", 1, 1, "",    "q r plaza gold points prebuilt"),
        Site("C3", -3,  4, "C", 1, 2, "",    "q r plaza gold prebuilt"),
        Site("D1", -1,  4, "D", 1, 2, "",    "q r plaza gold prebuilt"),
        Site("D2",  0,  3, "D", 1, 1, "",    "q r plaza gold points prebuilt"),
        Site("D3",  0,  2, "D", 1, 2, "",    "q r plaza gold prebuilt"),
        Site("E1",  1,  3, "E", 1, 1, "",    "q r plaza gold points prebuilt"),
        Site("E2",  1,  4, "E", 1, 2, "",    "q r plaza gold prebuilt"),
        Site("E3",  2,  2, "E", 1, 1, "2",   "q r plaza gold"),
        Site("E4",  3,  2, "E", 1, 2, "",    "q r plaza gold prebuilt"),
        Site("F1",  2,  0, "F", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("F2",  4,  0, "F", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("F3",  4, -1, "F", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("G1",  4, -2, "G", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("G2",  2, -1, "G", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("H1", -1,  1, "H", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("H2",  1,  0, "H", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("H3",  1, -1, "H", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("H4",  0, -1, "H", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("H5", -1,  0, "H", 0, 0, "2 3", "q r plaza gold points"),
        Site("J1", -1, -1, "J", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("J2", -2, -1, "J", 0, 0, "",    ""),
        Site("J3", -2, -2, "J", 0, 0, "",    ""),
        Site("K1", -5,  0, "K", 0, 0, "",    "q r plaza gold points prebuilt"),
        Site("K2", -6,  1, "K", 0, 0, "",    "q r plaza gold points prebuilt"),
    ),
    # key, q, r, one, other, printed
    "corners": (
        Corner("corner of C1 and C2", -5,  4, "-4,4", "-4,3",  "q r one other"),
        Corner("corner of E1 and E2",  0,  4, "1,4",  "1,3",   "q r one other"),
        Corner("corner of D2 and E1",  1,  2, "0,3",  "1,3",   "q r one other"),
        Corner("corner of A1 and B2", -5,  2, "-6,2", "-5,1",  "q r one other"),
        Corner("corner of A3 and J2", -2,  0, "-3,0", "-2,-1", "q r one other"),
        Corner("corner of A2 and K1", -4, -1, "-5,0", "-4,0",  "q r one other"),
        Corner("corner of F1 and H2",  1,  1, "1,0",  "2,0",   "q r one other"),
        Corner("corner of G2 and H3",  2, -2, "1,-1", "2,-1",  "q r one other"),
    ),
    # key, does, recycles, printed
    "parler": (
        ParlerCard("parler 1", "building", 1, "does recycles"),
        ParlerCard("parler 2", "wall",     1, "does recycles"),
        ParlerCard("parler 3", "track",    1, "does recycles"),
        ParlerCard("parler 4", "building", 2, "does recycles"),
        ParlerCard("parler 5", "upgrade",  3, "does recycles"),
    ),
    # key, eggs, points, printed
    "egg_scores": (
        EggScore("no egg",         0, 0,  "eggs points"),
        EggScore("1 egg",          1, 0,  "eggs points"),
        EggScore("2 eggs",         2, 3,  "eggs points"),
        EggScore("3 eggs",         3, 6,  "eggs points"),
        EggScore("4 or more eggs", 4, 10, "eggs points"),
    ),
    # key, walls, points, printed
    "wall_scores": (
        WallScore("no wall",         0, 0,  "walls points"),
        WallScore("1 wall",          1, 0,  "walls points"),
        WallScore("2 walls",         2, 0,  "walls points"),
        WallScore("3 walls",         3, 4,  "walls points"),
        WallScore("4 walls",         4, 10, "walls points"),
        WallScore("5 walls",         5, 10, "walls points"),
        WallScore("6 or more walls", 6, 18, "walls points"),
    ),
}
