"""The King's Road, Charles Bridge, and what lies beside the board: seals, tokens, tiles, Peter Parler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from groschen.games.praga.names import LEVELS, ROAD_SPACES, SPACE_IV, TILE_ROWS
from groschen.render.drawing import joined
from groschen.render.ink import Block, Line, Span, breadth, fit, heading, line, line_breadth, wrap
from groschen.render.praga.text_city import cube_of

if TYPE_CHECKING:
    from groschen.render.praga.text import Drawing

SIDE_WIDTH = 51


def road(drawing: Drawing, width: int = SIDE_WIDTH) -> Block:
    """What every space does, who stands there, and the planks of the bridge."""
    block: Block = [heading(drawing.label("road"), width)]
    for space in range(1, len(ROAD_SPACES)):
        block += _space(drawing, space, width)
    return block + bridge(drawing, width)


def _space(drawing: Drawing, space: int, width: int) -> Block:
    head = line(Span(fit(ROAD_SPACES[space], 4), "star"), *_markers(drawing, space))
    indent = " " * 4
    if space == SPACE_IV:
        return [(*head, Span(drawing.label("space IV", n=drawing.view["bridge_stack"])))]
    if space > SPACE_IV:
        return [(*head, Span(drawing.label("space V"))), *_finals(drawing, "bridge_finals", "finals", width)]
    street = drawing.piece(drawing.view["road"][space - 1])
    lines = wrap(drawing.teller.street(street), width - 4 - line_breadth(head[1:]))
    egg = drawing.label("road egg", what=drawing.teller.effects(drawing.teller.box.egg_effects[space]))
    block: Block = [(*head, *lines[0]), *[(Span(indent), *each) for each in lines[1:]]]
    return block + [(Span(indent), *each) for each in wrap(egg, width - 4, "faint")]


def _markers(drawing: Drawing, space: int) -> Line:
    there = [seat for seat, player in enumerate(drawing.view["players"]) if player["road"] == space]
    marks = [Span(drawing.initials[seat], drawing.seat_style(seat)) for seat in there]
    return (*marks, Span(" ")) if marks else ()


def _finals(drawing: Drawing, where: str, title: str, width: int) -> Block:
    """Final-scoring tiles that can still be taken."""
    block: Block = []
    teller = drawing.teller
    room = max(breadth(teller.tile(tile.key)) for tile in teller.box.bridge_tiles if tile.is_final) + 1
    for key in drawing.view[where]:
        mark = drawing.mark(f"take {key}", f"claim {key}")
        tile = drawing.piece(key)
        now = teller.effects(tile.effects, short=True)
        text = drawing.row([now, teller.scoring(tile.scoring, tile.value)])
        head = (Span(fit(mark, 4), "mark" if mark else ""), Span(fit(teller.tile(key), room), "strong"))
        first, *others = wrap(text, width - room - 4)
        block.append((*head, *first))
        block += [(Span(" " * (room + 4)), *each) for each in others]
    return block or [line("    ", drawing.titled(drawing.label(title), drawing.label("none")))]


def bridge(drawing: Drawing, width: int = SIDE_WIDTH) -> Block:
    """Each plank: what it covers, or what lies there."""
    teller, planks = drawing.teller, []
    for plank, key in enumerate(drawing.view["bridge"], 1):
        covered = teller.effects(teller.box.planks[plank - 1], short=True)
        what = covered if key is None else f"▬ {teller.tile(key)}"
        planks.append(
            f"{drawing.mark(f'plank {plank}')} {drawing.label('plank', n=plank, what=what)}".strip()
        )
    return [heading(drawing.label("bridge"), width), *joined(planks, width)]


def seals(drawing: Drawing, width: int = SIDE_WIDTH) -> Block:
    block: Block = [heading(drawing.label("seals"), width)]
    for key, owner in drawing.view["seals"].items():
        seal = drawing.piece(key)
        mark = drawing.mark(f"seal {key}")
        price = drawing.teller.price(seal.gold, seal.stone, seal.silver_windows, seal.gold_windows)
        text = drawing.label("seal", what=drawing.teller.describe(seal), price=price)
        first, *others = wrap(text, width - 4, "rock" if owner is not None else "")
        sign = cube_of(drawing, owner) if owner is not None else Span(mark, "mark" if mark else "")
        block.append((Span(fit(sign.text, 4), sign.style), *first))
        block += [(Span(" " * 4), *each) for each in others]
    return block


def supplies(drawing: Drawing, width: int = SIDE_WIDTH) -> Block:
    """Production tokens, technology stacks and the final-scoring tiles beside the Cathedral."""
    label, view = drawing.label, drawing.view
    block: Block = [heading(label("tokens"), width)]
    said = [f"{drawing.mark(f'token {key}')} {drawing.teller.tile(key)}".strip() for key in view["tokens"]]
    block += wrap(drawing.row(said, "notes") or label("none"), width)
    block.append(heading(label("cathedral finals"), width))
    block += _finals(drawing, "cathedral_finals", "cathedral finals", width)
    block.append(heading(label("technologies"), width))
    stacks = zip(LEVELS, view["technologies"], strict=True)
    block.append(line(drawing.row([label("level", level=level, n=n) for level, n in stacks], "notes")))
    return block + parler(drawing, width)


def parler(drawing: Drawing, width: int) -> Block:
    """Peter Parler's pawn, tracks and marks."""
    seen, label = drawing.view["parler"], drawing.label
    if not seen:
        return []
    texts = [label("parler tracks", cards=seen["cards"], **seen["tracks"])]
    if seen["pawn"] is not None:
        texts.append(label("parler pawn", plaza=seen["pawn"]))
    marks = [
        label("parler mark", row=drawing.name("row", row), n=seen["marks"][row] + 1) for row in TILE_ROWS
    ]
    texts.append(label("parler marks", marks=drawing.row(marks)))
    return [heading(label("parler head"), width), *wrap(drawing.row(texts, "clauses"), width)]


def drawn(drawing: Drawing, width: int, keys: Sequence[str]) -> Block:
    """Tiles of which one is kept."""
    said = [drawing.teller.tile(key) for key in keys]
    return wrap(drawing.titled(drawing.label("drawn"), drawing.row(said)), width) if said else []
