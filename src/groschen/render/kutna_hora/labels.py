"""The few words of the drawing, by language. A language is added by adding its column."""

from __future__ import annotations

from collections.abc import Mapping

from groschen.engine.errors import GroschenError

Labels = Mapping[str, str]

ENGLISH: Labels = {
    "title": "Kutná Hora",
    "town hall": "Town hall",
    "cathedral": "St. Barbara",
    "patricians": "Patricians",
    "bank": "bank",
    "pool": "pool",
    "council": "council",
    "game over": "Game over",
    "effects": "Tiles and houses",
    "beyond": "Beyond the reputation track",
    "town": "Town",
    "mines": "Mines",
    "extras": "Extras",
    "most": "most",
    "fewest": "fewest",
    "each": "each",
    "any": "any",
    "none": "no",
    "mine": "Mine",
    "rights": "Rights",
    "plot": "Plot",
    "building": "Build",
    "income": "Income",
    "barbara": "Barbara",
    "joker": "Joker",
    "pass": "Pass",
    "discard all": "Discard",
    "remove tile": "Remove",
    "no rights": "No tile",
    "no plot": "No plot",
    "no building": "No building",
    "no house": "Keep all",
    "seat nobody": "Nobody",
    "no income": "No income",
    "reputation": "Reputation",
    "no reputation": "Leave it",
    "no mine": "No mine",
    "score nothing": "Nothing",
    "pay taxes": "Pay",
    "lose reputation": "Refuse",
    "ChooseGuilds": "choose a set of guilds",
    "ArrangeGuilds": "choose the guild of the next row",
    "PlayCard": "play a card",
    "SpendCard": "spend a card",
    "ChooseAction": "choose an action",
    "HireMiners": "hire miners",
    "ChooseMine": "choose a mine",
    "PlaceMine": "choose a space",
    "PlaceTechnology": "place the technology",
    "TakeRights": "choose a tile",
    "TakePublicTile": "choose a public tile",
    "ClaimPlot": "claim a plot",
    "ClaimAnyPlot": "claim any plot",
    "ChooseSite": "choose a plot to build on",
    "Build": "choose a tile to build",
    "RemoveHouse": "remove a house",
    "TradeHouse": "trade a house",
    "SeatPatrician": "seat a patrician",
    "SeatFromBank": "seat a patrician",
    "TakeFreeIncome": "take an income",
    "EarnReputation": "earn reputation",
    "MineForFree": "dig for free",
    "ScoreBuilding": "score a building",
    "PayTaxes": "pay taxes?",
}

LANGUAGES: dict[str, Labels] = {"en": ENGLISH}


def labels(language: str) -> Labels:
    if language not in LANGUAGES:
        raise GroschenError(f"there is no drawing in {language!r}; there is {', '.join(LANGUAGES)}")
    return LANGUAGES[language]
