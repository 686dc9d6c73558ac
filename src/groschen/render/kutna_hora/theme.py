"""Colours, letters and the style sheet: vellum and ink on dark oak, lamplight below the ground."""

from __future__ import annotations

OAK = "#2a201a"
INK = "#2a1c12"
FADED = "#6f5a3f"
VELLUM = "#f4e9d0"
PAPER = "#fcf6e6"
SHADE = "#e5d3ac"
RULE = "#bfa271"
RUBRIC = "#972820"
GOLD = "#d9a531"
SILVER = "#cdd3d7"
STONE = "#b9b1a3"
MEADOW = "#9aa46b"
GROUND = "#ead9b1"
TIMBER = "#7a5331"
LAMP = "#efd9a4"
PURPLE = "#6d4a86"

SEATS = ("#74408f", "#2868a8", "#3a7d48", "#cf6a22")
"""Purple, blue, green and orange; every seat also has a heraldic mark (`icons.MARKS`)."""

GUILDS = {
    "miners": "#3b3633",
    "metallurgists": "#87929b",
    "scribes": "#3c5f98",
    "builders": "#8b5a33",
    "grocers": "#a9453b",
    "innkeepers": "#d0962b",
}
PATRICIANS = {"green": "#4c8a56", "silver": "#a9b3ba", "yellow": "#dcae33", "red": "#b5372e"}
DOTS = {"red": "#b9322a", "yellow": "#edbd35", "blue": "#2d5da6", "white": "#fffdf6"}


def mix(colour: str, other: str, part: float) -> str:
    """So much of the first colour in the second one."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a * part + b * (1 - part)) for a, b in pairs).hex()


TINTS = {name: mix(colour, PAPER, 0.34) for name, colour in (GUILDS | PATRICIANS).items()}

FONT = (
    "'Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L','P052','Noto Serif',"
    "'Songti SC','SimSun','Noto Serif CJK SC','Noto Serif SC',"
    "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP','Noto Serif JP',Georgia,serif"
)

STYLE = f"""<style>
.kh{{font-family:{FONT};font-variant-numeric:lining-nums;color:{PAPER}}}
.kh text{{fill:{INK};text-anchor:middle}}
.kh .l{{text-anchor:start}}
.kh .r{{text-anchor:end}}
.kh .b{{font-weight:700}}
.kh .n{{font-weight:400;font-size:16px}}
.kh .f{{fill:{FADED}}}
.kh .w{{fill:{PAPER}}}
.kh .h{{fill:{RUBRIC};font-weight:700;letter-spacing:.04em}}
.kh .edge{{stroke:{INK};stroke-width:1.5}}
.kh .soft{{stroke:{RULE}}}
.kh .dark{{fill-opacity:.45;stroke:#9c8260;stroke-width:1;stroke-dasharray:3 4}}
.kh .deep{{fill:#d5c19b}}
.kh .quiet{{stroke:none}}
.kh .choice{{cursor:pointer;outline:none}}
.kh .choice>.edge{{stroke:#f2a200;stroke-width:5;stroke-dasharray:none;
animation:kh-glow 1.1s ease-in-out infinite alternate}}
.kh .choice>.quiet{{stroke-width:3.5}}
.kh .choice:hover,.kh .choice:focus-visible{{filter:brightness(1.1)}}
.kh .choice:focus-visible>.edge{{stroke:{RUBRIC};animation:none}}
@keyframes kh-glow{{to{{stroke:#c96f00}}}}
@media (prefers-reduced-motion:reduce){{.kh .choice>.edge{{animation:none}}}}
</style>"""
