"""The one style sheet: vellum and ink on dark oak, by day and by night.

Colours stand here and in the `colours.py` of each game, nowhere else; a drawing names them (`theme.INK` is
`var(--ink)`). A palette gives each name its colour in the light and in the dark; a name in two palettes is
the same colour in both. What lies on a light thing by day and by night (a figure on a coin) is printed in
`PRINT` (class k), what lies on a dark one (a name on a seat's band) in `LEAF` (class w).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

VARIABLE = re.compile(r"var\(--([\w-]+)\)")
Palette = Mapping[str, tuple[str, str]]
"""By name: the colour in the light and in the dark."""


def var(name: str) -> str:
    """How a drawing refers to a colour."""
    return f"var(--{name})"


def mix(colour: str, other: str, part: float) -> str:
    """So much of the first colour in the second one; for palettes."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a * part + b * (1 - part)) for a, b in pairs).hex()


SEAT_COLOURS = (
    ("#74408f", "#8d5aab"),
    ("#2868a8", "#3a7cbd"),
    ("#3a7d48", "#47905a"),
    ("#cf6a22", "#cf6f2a"),
)
"""Purple, blue, green and orange; every seat also has a heraldic mark (`icons.MARKS`)."""

PALETTE: Palette = {
    "oak": ("#2a201a", "#110e0b"),
    "ink": ("#2a1c12", "#efe4cb"),
    "faded": ("#6f5a3f", "#b7a585"),
    "vellum": ("#f4e9d0", "#2a231c"),
    "paper": ("#fcf6e6", "#3b3229"),
    "shade": ("#e5d3ac", "#211b16"),
    "rule": ("#bfa271", "#66563f"),
    "rubric": ("#972820", "#e39482"),
    "gold": ("#d9a531", "#cb9a32"),
    "silver": ("#cdd3d7", "#aab3b9"),
    "stone": ("#b9b1a3", "#6f685e"),
    "meadow": ("#9aa46b", "#454d33"),
    "ground": ("#ead9b1", "#332a20"),
    "print": ("#2a1c12", "#1b120b"),
    "line": ("#2a1c12", "#120c08"),
    "edge": ("#2a1c12", "#75654d"),
    "leaf": ("#fcf6e6", "#f3e9d2"),
    "white": ("#ffffff", "#ffffff"),
    "wax": ("#972820", "#a8372d"),
    "shield": ("#e9b93f", "#dcae3c"),
    "star": ("#f7cf53", "#eac24c"),
    "fair": ("#4c8a56", "#4f9159"),
    "glow": ("#e08a00", "#ffb224"),
    "focus": ("#972820", "#ffffff"),
    "dashes": ("#9c8260", "#7d6a50"),
    "timber": ("#7a5331", "#8a6240"),
    "beam": ("#8b5a33", "#9a6a42"),
    "roof": ("#b5523d", "#b5523d"),
    "chalk": ("#dcd6c8", "#cfc8b8"),
    "steel": ("#9aa4ac", "#9aa4ac"),
    "scroll": ("#fbf3dc", "#f0e6cb"),
    "plum": ("#6d4a86", "#8a66a6"),
    "straw": ("#e5d3ac", "#d3c096"),
    "grass": ("#7f8a52", "#5c663f"),
    **{f"seat-{seat}": both for seat, both in enumerate(SEAT_COLOURS)},
}

OAK, INK, FADED = var("oak"), var("ink"), var("faded")
VELLUM, PAPER, SHADE, RULE = var("vellum"), var("paper"), var("shade"), var("rule")
RUBRIC, GOLD, SILVER, STONE = var("rubric"), var("gold"), var("silver"), var("stone")
MEADOW, GROUND, PRINT, LEAF, LINE = var("meadow"), var("ground"), var("print"), var("leaf"), var("line")
EDGE = var("edge")
SEATS = tuple(var(f"seat-{seat}") for seat in range(len(SEAT_COLOURS)))

FONT = (
    "'Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L','P052','Noto Serif',"
    "'Songti SC','SimSun','Noto Serif CJK SC','Noto Serif SC',"
    "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP','Noto Serif JP',Georgia,serif"
)

RULES = f"""\
.gr{{font-family:{FONT};font-variant-numeric:lining-nums;color:{LEAF}}}
.gr text{{fill:{INK};text-anchor:middle}}
.gr .l{{text-anchor:start}}
.gr .r{{text-anchor:end}}
.gr .b{{font-weight:700}}
.gr .f{{fill:{FADED}}}
.gr .w{{fill:{LEAF}}}
.gr .k{{fill:{PRINT}}}
.gr .h{{fill:{RUBRIC};font-weight:700;letter-spacing:.04em}}
.gr .edge{{stroke:{EDGE};stroke-width:1.5}}
.gr .soft{{stroke:{RULE}}}
.gr .all{{pointer-events:all}}
.gr .dark{{fill-opacity:.45;stroke:{var("dashes")};stroke-width:1;stroke-dasharray:3 4}}
.gr .quiet{{stroke:none}}
.gr .pale{{opacity:.36}}
.gr .choice{{cursor:pointer;outline:none}}
.gr .choice>.edge{{stroke:{var("glow")};stroke-width:4;stroke-dasharray:none}}
.gr .choice>.quiet{{stroke-width:3}}
.gr .choice:hover,.gr .choice:focus-visible{{filter:brightness(1.08)}}
.gr .choice:hover>.edge{{stroke-width:6}}
.gr .blocked{{cursor:not-allowed;outline:none;opacity:.42}}
.gr .blocked:focus-visible{{opacity:.8}}
.gr .choice:focus-visible>.edge,.gr .blocked:focus-visible>.edge{{stroke:{var("focus")};stroke-width:6}}
"""


def stylesheet(palette: Palette) -> str:
    """The rules and the colours of one or several games: those of the reader's preference, or of `data-theme`
    (light or dark) on the drawing or on anything around it."""
    light = "".join(f"--{name}:{colours[0]};" for name, colours in palette.items())
    dark = "".join(f"--{name}:{night};" for name, (day, night) in palette.items() if night != day)
    by_day = ":not([data-theme=light]):not([data-theme=light] *)"
    return (
        f".gr{{{light}color-scheme:light}}\n"
        f"@media (prefers-color-scheme:dark){{.gr{by_day}{{{dark}color-scheme:dark}}}}\n"
        f".gr[data-theme=dark],[data-theme=dark] .gr{{{dark}color-scheme:dark}}\n{RULES}"
    )


def plain(drawing: str, palette: Palette, look: str = "light") -> str:
    """A drawing without variables, for programs that do not know any: every colour as it is in this look."""
    night = 1 if look == "dark" else 0
    colours = {name: both[night] for name, both in palette.items()}
    return VARIABLE.sub(lambda found: colours[found[1]], drawing)
