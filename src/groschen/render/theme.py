"""Colours, letters and the style sheet of both games: vellum and ink on dark oak."""

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

SEATS = ("#74408f", "#2868a8", "#3a7d48", "#cf6a22")
"""Purple, blue, green and orange; every seat also has a heraldic mark (`icons.MARKS`)."""


def mix(colour: str, other: str, part: float) -> str:
    """So much of the first colour in the second one."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a * part + b * (1 - part)) for a, b in pairs).hex()


FONT = (
    "'Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L','P052','Noto Serif',"
    "'Songti SC','SimSun','Noto Serif CJK SC','Noto Serif SC',"
    "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP','Noto Serif JP',Georgia,serif"
)

STYLE = f"""<style>
.gr{{font-family:{FONT};font-variant-numeric:lining-nums;color:{PAPER}}}
.gr text{{fill:{INK};text-anchor:middle}}
.gr .l{{text-anchor:start}}
.gr .r{{text-anchor:end}}
.gr .b{{font-weight:700}}
.gr .n{{font-weight:400;font-size:16px}}
.gr .f{{fill:{FADED}}}
.gr .w{{fill:{PAPER}}}
.gr .h{{fill:{RUBRIC};font-weight:700;letter-spacing:.04em}}
.gr .edge{{stroke:{INK};stroke-width:1.5}}
.gr .soft{{stroke:{RULE}}}
.gr .dark{{fill-opacity:.45;stroke:#9c8260;stroke-width:1;stroke-dasharray:3 4}}
.gr .deep{{fill:#d5c19b}}
.gr .quiet{{stroke:none}}
.gr .choice{{cursor:pointer;outline:none}}
.gr .choice>.edge{{stroke:#f2a200;stroke-width:5;stroke-dasharray:none;
animation:gr-glow 1.1s ease-in-out infinite alternate}}
.gr .choice>.quiet{{stroke-width:3.5}}
.gr .choice:hover,.gr .choice:focus-visible{{filter:brightness(1.1)}}
.gr .choice:focus-visible>.edge{{stroke:{RUBRIC};animation:none}}
@keyframes gr-glow{{to{{stroke:#c96f00}}}}
@media (prefers-reduced-motion:reduce){{.gr .choice>.edge{{animation:none}}}}
</style>"""
