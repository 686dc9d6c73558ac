"""The woodcuts of Praga: actions, goods, tracks, projects, and what lies on the table."""
# ruff: noqa: E501 - a path is one line

from __future__ import annotations

from groschen.render.icons import MARKS, SHARED
from groschen.render.praga.colours import BLUE, BRASS, LEAVES, PARLER, RED
from groschen.render.theme import SEATS, var

WAX = var("wax")
WALL = "M2.500 21V5.500h4V9h3.500V5.500h4V9h3.500V5.500h4V21z"
ZIGZAG = "M1.500 21.500V11.500L5 5.500l3.500 6 3.500-6 3.500 6 3.500-6 3.500 6v10z"
CHURCH = "M2.500 22V12.500L6 2.500l3.500 10h5L18 2.500l3.500 10V22z"
HEXAGON = "M12 1.500 21.100 6.750v10.500L12 22.500 2.900 17.250V6.750z"
BLOCK = "M12 2.500 21.500 7v9.500L12 21.500 2.500 16.500V7z"
EDGES = "M2.500 7 12 11.500 21.500 7M12 11.500v10"
CART = '<path fill="var(--pr-cart)" d="M1.500 12.500h15.500l-2 6h-11.500z"/><circle cx="6" cy="20" r="2" fill="var(--pr-axle)"/><circle cx="12.500" cy="20" r="2" fill="var(--pr-axle)"/>'
RISE = f'<path stroke="{WAX}" stroke-width="2.400" d="M20 15.500V6M16.800 9 20 5.500l3.200 3.500"/>'

ACTIONS = {
    "act-mines": f'<g fill="{BRASS}"><path d="m2 21.500 1.500-4.500 4-1.500 3 2.500.5 3.500z"/><path d="m12 21.500.5-3.500 3.500-2.500 4 1.500 2 4.500z"/></g><path stroke="var(--pr-handle)" stroke-width="2.400" d="M6 18 16.500 6.500"/><path fill="var(--pr-steel)" d="M8.500 3.500c5.500-2.500 11.500 1 13.500 9.500-2.500-3.500-5-5-7.500-5.500C12.500 6 10.500 4.500 8.500 3.500z"/>',
    "act-quarries": '<path fill="var(--pr-rock)" d="M2 15.500h9.500v6.500H2zM12.500 15.500H22v6.500h-9.500zM7 8.500h10v6H7z"/><path stroke="var(--pr-handle)" stroke-width="2.200" d="M13.500 9.500 20.500 3"/><path fill="var(--pr-iron)" d="m15.500 1.500 6.500 5-2.500 3-6.500-5z"/>',
    "act-upgrade": f'<path fill="var(--pr-copper)" d="{HEXAGON}"/><path fill="{LEAVES}" d="M12 4.500 18.500 12H15v6.500H9V12H5.500z"/>',
    "act-wall": f'<path fill="var(--pr-ashlar)" d="{WALL}"/><path stroke-width=".9" d="M2.500 13h19M2.500 17h19M8 9.500V13M16 9.500V13M5 13v4M12 13v4M19 13v4M8 17v4M16 17v4"/>',
    "act-building": '<path fill="var(--pr-whitewash)" d="M4 11h16v10.500H4z"/><path fill="var(--pr-roof)" d="M1.500 12 12 2l10.500 10z"/><path fill="var(--pr-building)" d="M7 14.500h3v4H7zM14 14.500h3.500v7H14z" stroke-width="1"/>',
    "act-road": f'<path fill="var(--pr-cobbles)" d="M9 9.500h6L21.500 22.500h-19z"/><path stroke-width="1" d="M12 11v2M12 15v2.500M12 19.500v3M7.500 13h9M5.500 17.500h13"/><path fill="{BRASS}" d="M7 8.500 6 1.500l3.300 2.800L12 1l2.700 3.300L18 1.500l-1 7z"/>',
}
GOODS = {
    "gold": f'<circle cx="12" cy="12" r="10" fill="{BRASS}"/><circle cx="12" cy="12" r="7.600" stroke-width=".8"/><path stroke-width="1.300" d="M8 15.500h8L17 9l-2.800 2.300L12 7.500l-2.200 3.800L7 9z"/>',
    "stone": f'<path fill="var(--pr-rock)" d="{BLOCK}"/><path fill="var(--pr-rock-top)" stroke="none" d="M12 3.500 20 7l-8 3.700L4 7z"/><path stroke-width="1.100" d="{EDGES}"/>',
    "silver-window": '<path fill="var(--pr-lead)" d="M5 22.500V11C5 6.500 8.500 3 12 1c3.500 2 7 5.500 7 10v11.500z"/><path fill="var(--pr-glass)" stroke-width=".9" d="M7.500 20V11.500C7.500 8 10 5.700 12 4.300c2 1.400 4.500 3.700 4.500 7.200V20z"/><path stroke-width="1.100" d="M12 4.500V20M7.500 12h9M7.500 16h9"/>',
    "gold-window": '<path fill="var(--pr-ochre)" d="M2 22.500V11.500C2 5 7 1 12 1s10 4 10 10.500v11z"/><circle cx="12" cy="7.600" r="4" fill="var(--pr-lit-glass)" stroke-width=".9"/><path fill="var(--pr-lit-glass)" stroke-width=".9" d="M4.500 20v-4.500c0-2 1.200-3.300 3-4 1.800.7 3 2 3 4V20zM13.500 20v-4.500c0-2 1.200-3.300 3-4 1.800.7 3 2 3 4V20z"/><path stroke-width=".9" d="M12 3.600v8M8 7.600h8"/>',
    "egg": '<path fill="var(--pr-shell)" d="M12 1.800c4 0 8 6.700 8 12.200 0 5-3.500 8.200-8 8.200S4 19 4 14C4 8.500 8 1.800 12 1.800z"/><path stroke="var(--pr-shell-shade)" stroke-width="1.500" d="M7.200 14.500c0-3.500 1.500-6.500 3.500-8.500"/>',
    "red-token": f'<circle cx="12" cy="12" r="10" fill="{RED}"/><path stroke="var(--pr-rose)" stroke-width="1.300" d="M12 12V2.500M12 12l8.200 4.700M12 12l-8.200 4.700"/><g fill="var(--white)" stroke="none"><circle cx="7.500" cy="8.800" r="2.100"/><circle cx="16.500" cy="8.800" r="2.100"/><circle cx="12" cy="17.300" r="2.100"/></g>',
    "blue-token": f'<circle cx="12" cy="12" r="10" fill="{BLUE}"/><path stroke="var(--pr-sky)" stroke-width="1.300" d="M12 12V2.500M12 12l8.200 4.700M12 12l-8.200 4.700"/><path stroke="var(--white)" stroke-width="1.900" d="M5 8.500c1.500-.5 2.300.2 2.800 1.500.3-1.500 1-2.500 2.200-2.800M14 7.200c1.200.3 1.900 1.300 2.200 2.800.5-1.300 1.300-2 2.800-1.500M9 16c1.800-.3 2.600.5 3 2 .4-1.500 1.200-2.300 3-2"/>',
    "cog": '<circle cx="12" cy="12" r="8.300" stroke="var(--line)" stroke-width="6"  stroke-linecap="butt" stroke-dasharray="4 2.520"/><circle cx="12" cy="12" r="8.300" stroke="var(--pr-technology)" stroke-width="3.600" stroke-linecap="butt" stroke-dasharray="3 3.520" stroke-dashoffset="-.5"/><circle cx="12" cy="12" r="7.500" fill="var(--pr-technology)"/><circle cx="12" cy="12" r="3" fill="var(--pr-leaf)"/>',
    "university": '<path fill="var(--pr-single-use)" d="M12 7C8.500 4.500 5 4 1.500 4.500v15c3.500-.5 7 0 10.500 2.500 3.500-2.500 7-3 10.500-2.500v-15C19 4 15.500 4.500 12 7z"/><path fill="var(--pr-leaf)" stroke-width="1" d="M12 7.500C9.500 5.500 6.500 4.700 3.500 5v12c3-.3 6 .5 8.500 2.500 2.500-2 5.500-2.800 8.500-2.500V5c-3-.3-6 .5-8.500 2.500z"/><path stroke-width=".9" d="M12 7.500v12M5.500 8.500c1.700 0 3 .3 4.500 1M5.500 12c1.700 0 3 .3 4.500 1M18.500 8.500c-1.700 0-3 .3-4.500 1M18.500 12c-1.700 0-3 .3-4.500 1"/>',
    "mine-up": f'<path fill="{BRASS}" d="M3 12.500c.5-3 3-5.500 6-5.500s5.500 2.500 6 5.500z"/>{CART}{RISE}',
    "quarry-up": f'<path fill="var(--pr-rock)" d="M3 12.500 4.500 8h4L10 5.500l4 1.500 1.500 5.500z"/>{CART}{RISE}',
    "produce-gold": f'<g fill="{BRASS}"><ellipse cx="7.500" cy="19.500" rx="5.500" ry="2.600"/><ellipse cx="7.500" cy="16.500" rx="5.500" ry="2.600"/><ellipse cx="7.500" cy="13.500" rx="5.500" ry="2.600"/><ellipse cx="17" cy="19.500" rx="5.500" ry="2.600"/><ellipse cx="17" cy="16.500" rx="5.500" ry="2.600"/></g><path stroke="var(--pr-handle)" stroke-width="2" d="M11 11.500 17.500 4.500"/><path fill="var(--pr-steel)" d="M12 2.500c4.500-1.500 8.500 1.500 9.500 7-2-2.500-4-3.500-6-4z"/>',
    "produce-stone": '<path fill="var(--pr-rock)" d="M1.500 15.500H8v6.500H1.500zM9 15.500h6.500v6.500H9zM16.500 15.500h6v6.500h-6zM5 8.500h6.500v6H5z"/><path stroke="var(--pr-handle)" stroke-width="2" d="M14 13 19 6.500"/><path fill="var(--pr-iron)" d="m15 3.500 5.500 4.500 2-2.500L17 1z"/>',
}
PROJECTS = {
    "hunger-wall": f'<path fill="var(--pr-rampart)" d="{ZIGZAG}"/><path stroke-width=".9" d="M1.500 14h21M1.500 17.800h21M7 14v3.800M14 14v3.800M20 14v3.800M4 17.800v3.700M11 17.800v3.700M17.500 17.800v3.700"/>',
    "st-vitus": f'<path fill="var(--pr-spire)" d="{CHURCH}"/><path fill="var(--pr-portal)" stroke-width=".9" d="M9.800 22v-4c0-1.700 1-2.800 2.200-3.500 1.200.7 2.200 1.800 2.200 3.500v4zM5 18v-3.500l1-1.500 1 1.500V18zM17 18v-3.500l1-1.500 1 1.500V18z"/>',
    "wall-step": f'<g transform="translate(1.500 -2) scale(.88)"><path fill="var(--pr-rampart)" d="{ZIGZAG}"/></g><path fill="{WAX}" stroke-width="1" d="M1.500 18.500 8 13.500v3h14v4H8v3z"/>',
    "cathedral-step": f'<g transform="translate(1.500 -2) scale(.88)"><path fill="var(--pr-spire)" d="{CHURCH}"/></g><path fill="{WAX}" stroke-width="1" d="M22.500 18.500 16 13.500v3H2v4h14v3z"/>',
    "row-up": f'<path fill="var(--pr-limestone)" d="M2 22V17h6v-5h6V7h8v15z"/><path fill="{WAX}" stroke-width="1" d="M8 1.500 13 7h-3v4H6V7H3z"/>',
    "go-up": f'<path fill="{BRASS}" d="M12 2 20.500 12H16v10H8V12H3.500z"/>',
    "go-left": f'<path fill="{BRASS}" d="M2 12 12 3.500V8h10v8H12v4.500z"/>',
    "go-right": f'<path fill="{BRASS}" d="M22 12 12 3.500V8H2v8h10v4.500z"/>',
    "sideways": f'<path fill="{BRASS}" d="M1.500 12 8 5.500v4h8v-4L22.500 12 16 18.500v-4H8v4z"/>',
    "bridge": '<path fill="var(--pr-sandstone)" d="M1 6.500h22v13h-3.500c0-6-6-6-6 0h-3c0-6-6-6-6 0H1z"/><path stroke-width="1" d="M1 9.500h22"/>',
}
TABLE = {
    "fountain": '<path fill="var(--pr-glass)" d="M3 15h18l-2.500 6.500h-13z"/><path fill="var(--pr-limestone)" d="M10.700 15V8h2.600v7z"/><path stroke="var(--pr-water)" stroke-width="1.600" d="M12 7C11 3.500 7 3 5.500 8.500M12 7c1-3.500 5-4 6.500 1.500"/>',
    "any-action": f'<path fill="{LEAVES}" d="{HEXAGON}"/><g stroke-width=".9"><circle cx="12" cy="6.300" r="2.300" fill="var(--pr-copper)"/><circle cx="17" cy="9.200" r="2.300" fill="var(--pr-ashlar)"/><circle cx="17" cy="14.900" r="2.300" fill="var(--pr-roof)"/><circle cx="12" cy="17.800" r="2.300" fill="var(--pr-cobbles)"/><circle cx="7" cy="14.900" r="2.300" fill="{BRASS}"/><circle cx="7" cy="9.200" r="2.300" fill="var(--pr-building)"/></g>',
    "wheel": '<circle cx="12" cy="12" r="10.300" fill="var(--pr-wheel)"/><circle cx="12" cy="12" r="3.500" fill="var(--pr-box)"/><path stroke-width="1" d="M12 1.700v6.800M12 15.500v6.800M1.700 12h6.800M15.500 12h6.800M4.700 4.700l4.800 4.800M14.500 14.500l4.800 4.800M19.300 4.700l-4.800 4.800M9.500 14.500l-4.800 4.800"/>',
    "special": f'<path fill="var(--pr-coal)" d="{HEXAGON}"/><path fill="var(--star)" stroke="none" d="m12 5 2.200 4.700 5.100.6-3.800 3.500 1 5.100-4.500-2.600-4.500 2.600 1-5.100-3.800-3.500 5.100-.6z"/>',
    "refresh": f'<circle cx="12" cy="12" r="10.300" fill="{LEAVES}"/><path stroke="var(--pr-technology)" stroke-width="2.400" d="M6.500 13.500C5.500 9 9 6 12.500 6.300M17.500 10.500c1 4.500-2.500 7.500-6 7.200"/><path fill="var(--pr-technology)" stroke="none" d="m12 2.800 5 3.600-5 3.400zM12 21.200l-5-3.600 5-3.400z"/>',
    "wax": f'<path fill="{WAX}" d="M12 1.500c2 1.500 3.500.6 5.500 1.800s1.400 3.100 3 4.700.5 3.200 1 5-1.600 2.700-2.400 4.600-2.600 1.500-4.300 2.700-2.800 2.500-4.800 1.500-3.300-.3-4.800-2-1-3.400-2.300-5 .1-3 0-5.100S5 7 5.500 5 8.300 3.700 12 1.500z"/><circle cx="12" cy="11.700" r="6" stroke="var(--pr-wax-light)" stroke-width="1"/>',
    "purse": f'<path fill="{BRASS}" d="M3 11C3 6 7 3 12 3s9 3 9 8v1.500H3z"/><path fill="var(--pr-cart)" d="M2.500 12.500h19v9h-19z"/><path fill="{BRASS}" d="M10 11h4v5h-4z"/>',
    "pawn": f'<path fill="{PARLER}" d="M6 22.500c0-4 2-5 3-9.500H7.500v-2.500h9V13H15c1 4.500 3 5.500 3 9.500z"/><circle cx="12" cy="6.500" r="4.500" fill="{PARLER}"/>',
    "cube-parler": f'<path fill="{PARLER}" d="M3 3h18v18H3z"/><path stroke="var(--white)" stroke-width="2.400" d="m7 7 10 10M17 7 7 17"/>',
    "cube-turns": '<path fill="var(--pr-ivory)" d="M3 3h18v18H3z"/><path stroke-width="1" d="M7 7h10v10H7z"/>',
    "not": f'<path stroke="{WAX}" stroke-width="2.800" d="M3 21 21 3"/>',
    "end": f'<circle cx="12" cy="12" r="10" fill="{LEAVES}"/><path stroke-width="2.200" d="M7.500 6.500v11M16.500 12h-5M14 8.500l4 3.500-4 3.500"/>',
    "houses": '<path fill="var(--pr-plaster)" d="M1.500 13h8v8.500h-8zM12.500 10h9v11.500h-9z"/><path fill="var(--pr-brick)" d="M.5 13.500 5.500 8l5 5.500zM11 10.500 17 4l6 6.500z"/>',
    "tree": '<path stroke="var(--pr-trunk)" stroke-width="2" d="M12 15v7"/><path fill="var(--pr-tree)" d="M12 2c4 2 6.500 6 6 9.500S15 17 12 17s-5.500-2-6-5.500S8 4 12 2z"/>',
}


def _cube(seat: int) -> str:
    mark = f'<g transform="translate(0 -4.200)">{MARKS[seat]}</g>'
    return f'<path fill="{SEATS[seat]}" d="M2.500 2.500h19v19h-19z"/>{mark}'


ICONS: dict[str, str] = (
    SHARED | ACTIONS | GOODS | PROJECTS | TABLE | {f"cube-{seat}": _cube(seat) for seat in range(len(SEATS))}
)
