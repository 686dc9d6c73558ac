"""Praga Caput Regni in English: sentences. The names of things are in `en_names.py`."""

from __future__ import annotations

from groschen.render.words.phrases import Phrases
from groschen.render.words.praga.en_labels import LABELS
from groschen.render.words.praga.en_names import NAMES
from groschen.render.words.praga.en_rules import CHAPTERS, LADDER, TERMS

PROMPTS = {
    "TakeTurn": "What do you do now?",
    "BuyExtraAction": "Which action do you buy with two windows?",
    "PayWindows": "Which windows do you pay?",
    "KeepWindows": "Only two windows are kept. Which?",
    "TakeBuilding": "Which building do you take?",
    "ChooseSite": "On which site does it stand?",
    "TurnBuilding": "How is it turned? Turn 0 is as it lay in the row; each next one is a side further "
    "against the clock.",
    "ChooseAction": "Which action does the technology perform?",
    "ChoosePlazaReward": "Which reward of the plaza do you take?",
    "ChoosePlaza": "Which plaza gives you both its rewards?",
    "KeepBridgeTile": "Which of the bridge tiles do you keep?",
    "TakeFinalTile": "Which final-scoring tile do you take to the bridge?",
    "LayPlank": "Where on Charles Bridge does the plank go? You gain what it covers.",
    "Manage": "Do you raise the track, or produce?",
    "TakeToken": "Which production token do you take?",
    "ChooseReward": "Which reward do you take?",
    "RefreshRow": "Which row do you refresh, and what do you pay?",
    "RemoveTiles": "Which two tiles go away?",
    "TakeUpgrade": "Which upgrade do you take?",
    "TurnUpgrade": "How is it turned? Turn 0 is as it lay in the row; each next one is a side further "
    "against the clock.",
    "ChooseBonus": "An upgrade is covered whose action you have performed this turn: which bonus counts? "
    "The old one is given back for the new one.",
    "TimeBonus": "Do you take the bonus of your upgrade before you pay, or after it?",
    "PlacePawn": "At which plaza does Peter Parler begin to build?",
    "SiteForParler": "Peter Parler meets no corner: on which site does he build?",
    "TurnForParler": "How is his building turned? Turn 0 is as it lay in the row; each next one is a side "
    "further against the clock.",
    "TakeWall": "Which wall do you take?",
    "PlaceWall": "Where beside your action board does it stand?",
    "TurnWall": "How is it turned? Turn 0 is as it lay in the row; each next one is a side further "
    "against the clock.",
    "FollowArrow": "Do you follow the arrow up?",
    "ChooseProject": "Where do you move up a row for nothing?",
    "ClaimFinalTile": "Which final-scoring tile of the Cathedral do you claim?",
    "ClaimSeal": "Which seal do you claim?",
    "KeepTechnology": "Which technology do you keep?",
}

MOVES = {
    "tile": "Take tile {piece}: {one} or {other}",
    "perform": "{action}",
    "bonus": "Take the wheel's bonus",
    "extra action": "Buy an extra action",
    "perform extra": "{action}",
    "pay two gold windows": "Pay two gold windows",
    "pay gold and silver window": "Pay a gold and a silver window",
    "choose action": "{action}",
    "refresh": "Refresh a row",
    "refresh row": "Refresh the {row} for {good}",
    "remove": "Remove {piece} and {other}",
    "seal": "Claim a seal",
    "claim seal": "Claim {piece}",
    "climb": "A row up on the {at}",
    "step": "A step on the {at}",
    "street": "Use space {at} of the King's Road",
    "egg": "Use space {at} for an egg",
    "use": "Use {piece}",
    "end turn": "End the turn",
    "raise": "Raise the {at}",
    "produce": "Produce {good}",
    "token": "Take {piece}",
    "take": "Take {piece}",
    "place": "Place {at}",
    "on": "Build on {at}",
    "turn": "Turn {turned}",
    "bonus of": "The bonus of {piece}",
    "bonus before paying": "The bonus first",
    "bonus after paying": "Pay first",
    "reward": "{reward}",
    "plaza": "Plaza {at}",
    "upper reward": "The upper reward",
    "lower reward": "The lower reward",
    "keep": "Keep {piece}",
    "take final tile": "Take {piece}",
    "claim": "Claim {piece}",
    "no tile": "Claim no tile",
    "plank": "Plank {at}",
    "up the": "Up the {at}",
    "no row": "Move up nowhere",
    "follow the arrow": "Follow the arrow",
    "stay": "Stay",
    "keep windows": "Keep {gold} gold and {silver} silver",
    "pawn on": "Begin at plaza {at}",
    "parler on": "He builds on {at}",
}

LINES = {
    "TurnStarted": "Turn {turn}: {seat}.",
    "ActionTileTaken": "{seat} takes the action tile {tile} for {cost} gold.",
    "ActionTileTaken:free": "{seat} takes the action tile {tile}.",
    "WheelBonusTaken": "{seat} takes the bonus of the wheel: {bonus}.",
    "ActionBegun": "{seat}: {action}.",
    "ExtraActionBought": "{seat} buys an extra action for {windows}.",
    "HexTileTaken": "{seat} takes the {tile} for {price}.",
    "HexTileTaken:free": "{seat} takes the {tile}.",
    "RowRefreshed": "{seat} refreshes the {row}: {removed} go under the stack.",
    "Produced": "{seat} produces {amount} {good}.",
    "TokenTaken": "{seat} takes the production token {token} for the {track}.",
    "SealClaimed": "{seat} claims the {seal}.",
    "UpgradePlaced": "{seat} lays the {tile} on {action}.",
    "WallBuilt": "{seat} builds the {tile} at place {place}.",
    "BuildingBuilt": "{seat} builds the {tile} on {site}.",
    "PlazaCompleted": "Plaza {plaza} is complete: both rewards for {winners}, one for {others}.",
    "PlazaCompleted:nobody": "Plaza {plaza} is complete; nobody claimed it.",
    "PlazaCompleted:alone": "Plaza {plaza} is complete: both rewards for {winners}.",
    "PlazaRewarded": "{seat} is rewarded by the {tile}.",
    "RoadAdvanced": "{seat} advances to space {space} of the King's Road.",
    "BridgeTilesDrawn": "{seat} draws bridge tiles: {tiles}.",
    "BridgeTileTaken": "{seat} takes the {tile}: {text}.",
    "PlankLaid": "{seat} lays plank {plank} of Charles Bridge: {text}.",
    "TechnologiesDrawn": "{seat} draws technologies of level {level}: {tiles}.",
    "TechnologyTaken": "{seat} keeps the {tile}: {text}.",
    "TechnologyUsed": "{seat} uses the {tile}: {text}.",
    "ProjectMoved": "{seat} moves on the {project} to row {row}, column {column}.",
    "WindowsDiscarded": "{seat} discards {windows}.",
    "TileReset": "The action tile {tile} was not wanted: it goes back to green and is worth 5 points.",
    "PlatformMoved": "The platform cube moves on: {left:space|spaces} to the hourglass.",
    "EraTwo": "Era II begins with new upgrades, walls and buildings.",
    "OpponentTook": "The opponent sends the action tile {tile} back.",
    "PawnPlaced": "Peter Parler begins at plaza {plaza}.",
    "ParlerPlayed": "Peter Parler turns a card: {card}.",
    "ParlerBuilt": "Peter Parler builds the {tile} on {site}.",
    "ParlerDiscarded": "Peter Parler removes {piece}.",
    "GameEnded": "The game is over after {turn} turns.",
}

DETAILS = {
    "Scored": "{points:+point|points}",
    "Gained": "+{gain}",
    "Gained:nothing": "no room for more {what}",
    "TileDealt": "new in the {row}: {tiles}",
    "MinesRaised": "{track} {now}",
    "SealEarned": "may claim a seal",
    "WealthReached": "wealth bonus for {bonus}",
    "BonusGivenBack": "the bonus of the {tile} given back",
    "Matched": "{sides:pair of symbols|pairs of symbols} and {corners:red corner|red corners} met",
    "Matched:sides": "{sides:pair of symbols|pairs of symbols} met",
    "Matched:corners": "{corners:red corner|red corners} met",
    "EggSpent": "-1 egg",
    "TrackAdvanced": "technology {now}",
    "TrackAdvanced:university": "University {now}",
    "ProjectMoved": "{project} row {row}, column {column}",
    "WindowsDiscarded": "{windows} discarded",
    "CraneTurned": "the box of the crane stands at {box}",
    "ParlerRaised": "his {track} {now}",
}

REASONS = {
    "action_still_possible": "something that you still hold would make an action of your tile possible",
    "action_not_performed": "an action of your tile is still to be performed",
    "cannot_afford": "costs {cost} {good}, and you have {have}",
    "cannot_afford_refresh": "costs a gold or a stone, and you have neither",
    "cannot_afford_seal": "costs {price}",
    "cannot_afford_site": "nothing would be left for a building site",
    "cannot_afford_tile": "you cannot pay for it; it costs {cost} in gold and stone",
    "cannot_enter_tier": "the next tier costs {gold} gold and {stone} stone",
    "end_of_road": "your marker is at the end of the King's Road",
    "end_of_track": "the track is at its end",
    "extra_action_used": "you have had your extra action",
    "last_column": "your marker is in the last column",
    "moves_owed": "a sideways move on the Hunger Wall or the Cathedral is still to be made",
    "needed_to_pay": "then you could not pay",
    "no_action_possible": "you can perform neither of its actions, but one of another tile",
    "no_action_tile": "you have not taken an action tile",
    "no_cube": "you have no free cube to mark a seal",
    "no_egg": "you have no egg",
    "no_seal_to_claim": "there is no seal that you can pay",
    "no_silver_windows": "costs {cost:silver window|silver windows}, and you have {have}",
    "no_site": "no building site is free",
    "no_special_bonus": "a special tile needs the bonus of the wheel",
    "no_tile": "there is no tile",
    "no_wall_place": "every place round your board has a wall",
    "no_windows": "costs two windows, at least one of them gold",
    "refreshed_already": "you have refreshed a row this turn",
    "seal_claimed": "somebody has claimed it",
    "top_of_grid": "your marker is in the top row",
}

EFFECTS = {
    "gold": "{n} gold",
    "stone": "{n} stone",
    "points": "{n:point|points}",
    "silver window": "{n:silver window|silver windows}",
    "gold window": "{n:gold window|gold windows}",
    "egg": "{n:egg|eggs}",
    "red token": "{n:red token|red tokens}",
    "blue token": "{n:blue token|blue tokens}",
    "technology": "{n:technology step|technology steps}",
    "university": "{n:University step|University steps}",
    "mine": "{n:gold mine|gold mines}",
    "quarry": "{n:quarry|quarries}",
    "produce gold": "produce gold",
    "produce stone": "produce stone",
    "wall step": "{n:step|steps} on the Hunger Wall",
    "cathedral step": "{n:step|steps} on the Cathedral",
    "row up": "a row up on the Hunger Wall or the Cathedral for nothing",
    "points per early upgrade": "{n:point|points} for each Era I upgrade",
    "points per silver window": "{n:point|points} for each silver window",
    "both plaza rewards": "both rewards of a plaza",
    "any action": "any action",
    "upgrade action": "upgrade an action",
    "building action": "a building for {n} gold less",
    "wall action": "a wall for {n} stone less",
}

SIGNS = {
    "gold": "{n}g",
    "stone": "{n}s",
    "points": "{n}pt",
    "silver window": "{n}w",
    "gold window": "{n}W",
    "egg": "{n:egg|eggs}",
    "red token": "{n} red",
    "blue token": "{n} blue",
    "technology": "tech+{n}",
    "university": "uni+{n}",
    "mine": "mine+{n}",
    "quarry": "quarry+{n}",
    "produce gold": "produce g",
    "produce stone": "produce s",
    "wall step": "wall+{n}",
    "cathedral step": "cath+{n}",
    "row up": "row up",
    "points per early upgrade": "{n}pt/Era I upgrade",
    "points per silver window": "{n}pt/silver window",
    "both plaza rewards": "plaza",
    "any action": "any action",
    "upgrade action": "upgrade",
    "building action": "building -{n}g",
    "wall action": "wall -{n}s",
}

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

OPTIONS = {
    "side": "the side A of the action tiles, or B with other pairs of actions",
    "order": "recommended, or random action tiles on the crane at the start",
    "hunger_wall": "normal tiers of the Hunger Wall, or A or B",
    "cathedral": "normal tiers of the Cathedral, or A or B",
    "road": "streets I to III, a letter each: - as printed, a or b for that side of its tile (--road=a-b)",
    "solo": "the opponent of a game for one: simple, or parler for Peter Parler",
    "pawn": "Peter Parler's first plaza: chosen by the player, or random",
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
    LADDER,
)
