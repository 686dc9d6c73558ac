"""What to say beside a choice before it is made: what it costs, what it brings, what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from groschen.engine.events import Event
from groschen.games.praga.box.pieces import ARROW, EGG_BONUS, Plaza
from groschen.games.praga.effects import parse
from groschen.games.praga.names import ACTIONS, MINES, QUARRIES, ROAD_SPACES, SPACE_IV, TRACKS, UPGRADE
from groschen.games.praga.player import MOST
from groschen.games.praga.projects import CLIMB_WINDOWS
from groschen.games.praga.turn import KEPT_WINDOWS
from groschen.render.words.messages import say
from groschen.render.words.praga import places
from groschen.render.words.storyteller import Outlook

if TYPE_CHECKING:
    from groschen.render.words.praga import Teller

View = Mapping[str, Any]
Move = Mapping[str, Any]
Note = Callable[["Teller", View, Move], list[str]]

STOPS = (
    "CraneTurned",
    "TileReset",
    "PlatformMoved",
    "EraTwo",
    "OpponentTook",
    "ParlerPlayed",
    "TurnStarted",
    "GameEnded",
)
"""Events that are no part of the choice any more: a preview ends before them."""
TAKING = ("TakeUpgrade", "TakeWall", "TakeBuilding")
"""Decisions whose tile says all that it brings."""
PRODUCING = (ACTIONS[MINES], ACTIONS[QUARRIES])
"""The actions of the tracks of gold and stone, in the order of these."""
PAYING = ("FollowArrow", "RefreshRow", "RemoveTiles", "BuyExtraAction", "PayWindows", "ClaimFinalTile")
"""Decisions beside which stands what they leave, since no tile says what they cost."""


def foresee(events: list[Event]) -> list[Event]:
    """What belongs to the choice."""
    return list(takewhile(lambda event: event["event"] not in STOPS, events))


def note(teller: Teller, view: View, move: Move, outlook: Outlook) -> str:
    """Everything worth knowing about a choice, given what would happen."""
    events, after, is_brief = outlook
    known, decision = foresee(events), view["decision"]
    notes = NOTES | BRIEFLY if is_brief else NOTES
    begun = after if after is not None and after["decision"] == "Manage" and "action" in move else view
    parts = notes[decision](teller, begun, move) if decision in notes else []
    if decision in places.TURNS:
        parts += places.turned(teller, view, move)
    elif decision == "ChoosePlazaReward":
        parts += _reward(teller, move, known)
    if decision in TAKING:
        return teller.phrases.shared.row([*_prices(teller, known), *parts], "notes")
    if after is not None and decision in PAYING:
        parts += teller.changes(view, after)
    named = _gifts(teller, move["reward"]) if move["verb"] == "reward" else []
    for event in teller.summed(teller.condensed(known)):
        parts += [said for said in _of_event(teller, view, event) if said not in named]
    parts += _asked(teller, move, view if after is None else after)
    if move["verb"] == "end turn":
        parts += _windows(teller, view, view if after is None else after)
    return teller.phrases.shared.row(parts, "notes")


def _asked(teller: Teller, move: Move, then: View) -> list[str]:
    """What is asked at once, before the action goes on: which reward, or whether to follow an arrow up."""
    if then["decision"] == "ChooseReward" and "action" in move:
        return [teller.effects(parse(then["pending"][0]["what"]))]
    if then["decision"] == "FollowArrow" and move["verb"] not in ("follow the arrow", "stay"):
        return [_arrow_up(teller, then, then["pending"][0]["project"])]
    return []


def _arrow_up(teller: Teller, then: View, project: str) -> str:
    grid, label = teller.projects[project], teller.phrases.label
    row = then["players"][then["seat"]]["row"][project] + 1
    if not grid.gold[row] and not grid.stone[row]:
        return label("arrow up")
    return label("arrow up for", price=teller.price(grid.gold[row], grid.stone[row]))


def _windows(teller: Teller, view: View, then: View) -> list[str]:
    """How many windows of either kind must be given up; of one kind alone, that happens by itself."""
    player = (then if then["decision"] == "KeepWindows" else view)["players"][view["seat"]]
    silver, gold = player["silver_windows"], player["gold_windows"]
    more = silver + gold - KEPT_WINDOWS
    return [teller.phrases.label("give up windows", n=more)] if silver and gold and more > 0 else []


def _gifts(teller: Teller, reward: str) -> list[str]:
    """What a reward brings, as the button names it already."""
    gained = teller.phrases.details["Gained"]
    gifts = [effect for part in reward.split("&") for effect in parse(part)]
    return [say(gained, {"gain": teller.effects([effect])}) for effect in gifts]


def _of_event(teller: Teller, view: View, event: Event) -> list[str]:
    kind = event["event"]
    if kind == "RoadAdvanced" and event["seat"] == view["seat"]:
        return _space_ahead(teller, view, event["space"])
    if kind == "ProjectMoved":
        return [teller.detail(event, view["seat"]), *_arrow_on(teller, event)]
    if kind == "PlazaCompleted":
        return [_completed(teller, view, event)]
    if kind == "HexTileTaken":
        price = teller.price(event["gold"], event["stone"])
        return [teller.phrases.label("takes", tile=teller.tile(event["tile"]), price=price)]
    return [teller.detail(event, view["seat"])] if teller.has_detail(event) else []


def _arrow_on(teller: Teller, event: Event) -> list[str]:
    """An arrow sideways moves the marker on by itself."""
    grid, row, column = teller.projects[event["project"]], event["row"], event["column"]
    leads_on = grid.squares[row][column] == ARROW and column < grid.width - 1
    return [teller.phrases.label("arrow on")] if leads_on else []


def _space_ahead(teller: Teller, view: View, name: str) -> list[str]:
    """The next space of the King's Road, and what it does."""
    label, space = teller.phrases.label, ROAD_SPACES.index(name)
    said = [label("advances", space=name)]
    if space > SPACE_IV:
        return [*said, label("finals ahead")]
    if space == SPACE_IV:
        return [*said, label("tiles ahead")]
    street: Any = teller.box.pieces[view["road"][space - 1]]
    egg = teller.effects(teller.box.egg_effects[space])
    return [*said, label("street ahead", what=teller.street(street), egg=egg)]


def _completed(teller: Teller, view: View, event: Event) -> str:
    """Both rewards of a plaza that is complete, and who gets them."""
    label, plaza, winners, others = teller.phrases.label, event["plaza"], event["winners"], event["others"]
    key = view["plazas"][plaza]
    if not winners or key is None:
        return label("completes for nobody", plaza=plaza)
    tile = teller.box.pieces[key]
    assert isinstance(tile, Plaza)
    facts = {"plaza": plaza, "winners": teller.all_of([teller.seat(at) for at in winners])}
    facts |= {"upper": teller.effects(tile.upper), "lower": teller.effects(tile.lower)}
    if not others:
        return label("completes", **facts)
    return label("completes others", others=teller.all_of([teller.seat(at) for at in others]), **facts)


def _prices(teller: Teller, events: list[Event]) -> list[str]:
    """What a tile of a row costs; an upgrade costs nothing."""
    taken = [event for event in events if event["event"] == "HexTileTaken"]
    prices = [teller.price(each["gold"], each["stone"]) for each in taken if each["gold"] or each["stone"]]
    return [teller.phrases.label("costs", price=price) for price in prices]


# A turn


def _turn(teller: Teller, view: View, move: Move) -> list[str]:
    verb, label = move["verb"], teller.phrases.label
    if verb in ("extra action", "refresh", "seal"):
        return [label(f"may {verb}")]
    if verb == "perform":
        return _action(teller, view, move)
    if verb == "end turn":
        return _lapses(teller, view)
    if verb == "bonus":
        return _egg(teller, view)
    if verb == "tile":
        return _action_tile(teller, view, move["piece"])
    if verb == "climb":
        return [label("costs", price=_climb_price(teller, view, move["at"]))]
    if verb in ("street", "egg"):
        return [_street(teller, view, move["at"], verb == "egg")]
    return [teller.describe(teller.box.pieces[move["piece"]])] if verb == "use" else []


def _action(teller: Teller, view: View, move: Move) -> list[str]:
    """Mines and quarries say what they would bring, an upgrade what the one below it brings; what the other
    actions bring lies in the rows."""
    name = move["action"]
    if name == ACTIONS[UPGRADE]:
        return _own_upgrade(teller, view)
    if name not in PRODUCING:
        return []
    at, player, label = PRODUCING.index(name), view["players"][view["seat"]], teller.phrases.label
    good, track, now = TRACKS[at], teller.box.tracks[at], player[name]
    what, has_room = _produced(teller, player, at), player[good] < MOST
    full = [] if has_room else [_no_room(teller, good)]
    if now == track.last:
        return [label("produce", what=what)] if what else full
    if has_room:
        named = {"good": teller.phrases.name("good", good), "track": teller.phrases.name("held", name)}
        what = what or label("free")
        return [label("raise or produce", next=now + 1, what=what, **named)]
    raised = {"track": teller.phrases.name("track", good), "now": now + 1}
    if not what:
        return [say(teller.phrases.details["MinesRaised"], raised), *full]
    return [label("only raise or produce", what=what, **raised), *full]


def _produced(teller: Teller, player: Mapping[str, Any], at: int) -> str:
    """The goods of a track with the bonuses to the left of the marker and of its tokens."""
    now = player[PRODUCING[at]]
    tokens: list[Any] = [teller.box.pieces[key] for key in player["tokens"][TRACKS[at]]]
    bonuses = [*teller.box.tracks[at].bonuses[now], *[effect for token in tokens for effect in token.effects]]
    return _fitting(teller, player, [*parse(f"{TRACKS[at]} {now}"), *bonuses])


def _fitting(teller: Teller, player: Mapping[str, Any], effects: Iterable[Any]) -> str:
    """What is gained, gold and stone as far as there is room for them; empty if that is nothing."""
    room, said = {good: MOST - player[good] for good in TRACKS}, []
    for effect in effects:
        if effect.word not in TRACKS:
            said.append(teller.effects([effect]))
        elif amount := min(effect.amount, room[effect.word]):
            room[effect.word] -= amount
            said.append(say(teller.phrases.effects[effect.word], {"n": amount}))
    return teller.phrases.shared.row(said)


def _no_room(teller: Teller, good: str) -> str:
    return say(teller.phrases.details["Gained:nothing"], {"what": teller.phrases.name("good", good)})


def _own_upgrade(teller: Teller, view: View) -> list[str]:
    """The bonus that comes when the new one is laid."""
    player = view["players"][view["seat"]]
    own = player["board"].get(ACTIONS[UPGRADE])
    tile: Any = None if own is None else teller.box.pieces[own["tile"]]
    what = _fitting(teller, player, tile.effects) if own is not None else ""
    return [teller.phrases.label("own upgrade", what=what)] if what else []


def _token(teller: Teller, view: View, move: Move) -> list[str]:
    return [teller.phrases.label("each time", good=teller.phrases.name("good", move["track"]))]


def _action_tile(teller: Teller, view: View, key: str) -> list[str]:
    """What its place costs, and the bonus of the wheel below it."""
    tile, label = next(each for each in view["crane"]["tiles"] if each["tile"] == key), teller.phrases.label
    gold = teller.box.crane_gold[tile["position"]]
    bonus = label("wheel", what=teller.sector(teller.box.wheel[tile["sector"]]))
    return [label("costs", price=teller.price(gold)), bonus] if gold else [bonus]


def _egg(teller: Teller, view: View) -> list[str]:
    """An egg at the wheel costs something; the other bonuses are gained."""
    sectors = [each for each in teller.box.wheel if each.key == view["open"]["bonus"]]
    return [teller.sector(sector) for sector in sectors if sector.kind == EGG_BONUS]


def _climb_price(teller: Teller, view: View, project: str) -> str:
    """Two silver windows, and what the tier above costs."""
    grid = teller.projects[project]
    row = view["players"][view["seat"]]["row"][project] + 1
    return teller.price(grid.gold[row], grid.stone[row], CLIMB_WINDOWS)


def _street(teller: Teller, view: View, space: str, with_egg: bool) -> str:
    number = ROAD_SPACES.index(space)
    if with_egg:
        return teller.effects(teller.box.egg_effects[number])
    street: Any = teller.box.pieces[view["road"][number - 1]]
    return teller.street(street)


def _lapses(teller: Teller, view: View) -> list[str]:
    """What is open now and would be lost: offers that were not taken."""
    left, label = view["open"], teller.phrases.label
    lost = [
        label("lost moves", n=moves, project=teller.phrases.name("project", project))
        for project, moves in left["steps"].items()
        if moves and view["players"][view["seat"]]["column"][project] < teller.projects[project].width - 1
    ]
    streets = [space for space in left["street"] if _price_of_street(teller, view, space)]
    lost += [label("lost street", space=space) for space in streets]
    lost += [label("lost egg", space=space) for space in left["street_egg"]]
    lost += [label("lost wheel")] if left["bonus"] is not None and _egg(teller, view) else []
    return [label("lapses", what=teller.all_of(lost))] if lost else []


def _price_of_street(teller: Teller, view: View, space: str) -> int:
    """What is free is carried out at the end of the turn; what costs gold is an offer."""
    street: Any = teller.box.pieces[view["road"][ROAD_SPACES.index(space) - 1]]
    gold: int = street.gold
    return gold


# Tiles, tokens, seals


def _piece(teller: Teller, view: View, move: Move) -> list[str]:
    """The piece that the choice is about."""
    piece = teller.box.pieces.get(move.get("piece", ""))
    return [] if piece is None else [teller.describe(piece)]


def _seal(teller: Teller, view: View, move: Move) -> list[str]:
    seal: Any = teller.box.pieces[move["piece"]]
    price = teller.price(seal.gold, seal.stone, seal.silver_windows, seal.gold_windows)
    return [teller.describe(seal), teller.phrases.label("costs", price=price)]


def _bonus(teller: Teller, view: View, move: Move) -> list[str]:
    tile: Any = teller.box.pieces[move["piece"]]
    return [teller.effects(tile.effects)]


def _plank(teller: Teller, view: View, move: Move) -> list[str]:
    return [teller.effects(teller.box.planks[int(move["at"]) - 1])]


def _plaza(teller: Teller, view: View, move: Move) -> list[str]:
    tile: Any = teller.box.pieces[view["plazas"][move["at"]]]
    return [teller.tile(tile.key), teller.effects(tile.upper), teller.effects(tile.lower)]


def _reward(teller: Teller, move: Move, events: list[Event]) -> list[str]:
    rewarded = [event["tile"] for event in events if event["event"] == "PlazaRewarded"]
    tiles: list[Any] = [teller.box.pieces[key] for key in rewarded[:1]]
    return [teller.effects(tile.upper if move["verb"] == "upper reward" else tile.lower) for tile in tiles]


def _arrow(teller: Teller, view: View, move: Move) -> list[str]:
    return [teller.phrases.label("row up")] if move["verb"] == "follow the arrow" else []


NOTES: dict[str, Note] = {
    "TakeTurn": _turn,
    "BuyExtraAction": _action,
    "ChooseAction": _action,
    "TakeToken": _token,
    "TakeUpgrade": _piece,
    "TakeWall": _piece,
    "TakeBuilding": _piece,
    "TakeFinalTile": _piece,
    "ClaimFinalTile": _piece,
    "KeepTechnology": _piece,
    "KeepBridgeTile": _piece,
    "ClaimSeal": _seal,
    "ChooseBonus": _bonus,
    "LayPlank": _plank,
    "ChoosePlaza": _plaza,
    "FollowArrow": _arrow,
    "PlaceWall": places.beside_board,
    "ChooseSite": places.in_city,
}
"""By decision: what is said before what would happen."""


def _nothing(teller: Teller, view: View, move: Move) -> list[str]:
    return []


BRIEFLY: dict[str, Note] = {
    "TakeUpgrade": _nothing,
    "TakeWall": _nothing,
    "TakeBuilding": _nothing,
    "ChooseSite": places.in_city_briefly,
}
"""The same where what lies around or is printed is left to the drawing."""
