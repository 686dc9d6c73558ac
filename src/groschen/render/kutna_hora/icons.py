"""The woodcuts of Kutná Hora. What belongs to a seat takes its colour from where it is used."""
# ruff: noqa: E501 - a path is one line

from __future__ import annotations

from groschen.render.icons import MARKS, SHARED
from groschen.render.kutna_hora.colours import DOTS, PATRICIANS
from groschen.render.theme import SEATS

COMMODITIES = {
    "ore": '<path fill="var(--ore)" d="M2.5 17 5 9l6-4.5L18.5 7l3 8-3 5.500h-12z"/><path stroke-width=".9" d="M11 4.5 10.5 11l-8 6M10.5 11l5 2 3-6M15.5 13l3 7.5"/><path fill="var(--gleam)" stroke="none" d="m6.6 15.8 2.2-1.8 1.9 2-2.1 2.200zM16.3 10.800l2-1.2.8 2.2-1.7.8zM12.3 17.400l1.8-1 1 1.6-1.6 1.100z"/>',
    "silver": '<g fill="var(--ingot)"><path d="M1.5 20 4 13.500h5.500L12 20z"/><path d="M12 20l2.5-6.500H20l2.5 6.500z"/><path d="M6.7 12.5 9.2 6h5.600l2.5 6.500z"/></g><path stroke-width=".9" d="M5.2 15.500h3.200M15.7 15.500h3.200M10.3 8h3.4"/>',
    "permits": '<path fill="var(--scroll)" d="M5 3.500h12.500c-1 1-1.2 2-1.2 3.500v11.500H6.200V6.500C6.2 5 6 4.2 5 3.500z"/><path stroke-width="1" d="M8.5 8h5.500M8.5 10.800h5.500M8.5 13.600h3"/><path fill="var(--scribes)" d="m13.3 17-.9 5.3 2.3-1.4 2.3 1.4-.9-5.300z"/><circle cx="14.7" cy="16" r="3.3" fill="var(--scribes)"/><circle cx="14.7" cy="16" r="1.3" fill="var(--ribbon)" stroke="none"/>',
    "wood": '<g fill="var(--log)"><circle cx="12" cy="7.6" r="4.9"/><circle cx="6.9" cy="16.4" r="4.9"/><circle cx="17.1" cy="16.4" r="4.9"/></g><g stroke-width=".9" stroke="var(--bark)"><circle cx="12" cy="7.6" r="2.3"/><circle cx="6.9" cy="16.4" r="2.3"/><circle cx="17.1" cy="16.4" r="2.3"/></g>',
    "food": '<path fill="var(--scroll)" d="m14.2 8.2 3.7-3.600a1.9 1.9 0 1 1 2.6-1.1 1.9 1.9 0 1 1-.6 2.900l-3.6 3.800z"/><path fill="var(--roof)" d="M13.5 7.100c4 .7 5.6 5.4 2.9 9.2-2.8 4-8.9 6-12.3 3.100C1 16.6 2.5 11 6.4 8.500c2.4-1.5 4.9-1.8 7.1-1.400z"/><path stroke="var(--glaze)" stroke-width="1.3" d="M5.8 15c-.2-2.3 1.4-4.4 4-5.2"/>',
    "beer": '<path d="M15.5 11h2.600a2.6 2.6 0 0 1 2.6 2.600v1.800a2.6 2.6 0 0 1-2.6 2.600h-2.6" stroke-width="2.2"/><path fill="var(--ale)" d="M4.5 8h11.500v13h-11.500z"/><path stroke-width=".9" d="M8.3 11.500V18M12.2 11.500V18"/><path fill="var(--foam)" d="M4.3 10.300C2 9.8 2 6.6 4.2 6.2 4 3.4 7.6 2 9.4 3.900c2-1.7 5.4-.6 5.4 2 2.7-.1 3.2 3.8.6 4.4-1.2.3-1.9-.6-1.9-.6s-.9 1.6-2.3.9c0 0-.9 1.5-2.4.2 0 0-1.6 1.1-4.5-.5z"/>',
}
ACTIONS = {
    "mine": '<path stroke="var(--timber)" stroke-width="2.2" d="M5 21 17 7.500M19 21 7 7.5"/><path fill="var(--steel)" d="m13.3 6.2 4.4-3.7 4.3 4.2-3.8 4.300z"/><path fill="var(--steel)" d="M10.7 6.2 6.3 2.5 2 6.7 5.8 11z"/>',
    "rights": '<path fill="var(--scroll)" d="M3 4.500c0-1.5 1.3-2 2-2h13.500c1 0 1.5.8 1.5 1.600v10.400H5c-1.3 0-2-.9-2-2z"/><path stroke-width="1" d="M6.5 6.300h10M6.5 8.900h10M6.5 11.500h5.5"/><path stroke="var(--wax)" stroke-width="2" d="M15 13.500v4"/><circle cx="15" cy="18.5" r="3.9" fill="var(--wax)"/><path stroke="var(--blush)" stroke-width="1" d="M13.4 18.500h3.200M15 16.900v3.2"/>',
    "plot": '<path fill="var(--lawn)" d="M2 19c3-2.5 17-2.5 20 0-2 3.3-18 3.3-20 0z"/><path stroke="var(--timber)" stroke-width="2.2" d="M8 19.500V3"/><path fill="var(--wax)" d="M8.3 3h11.500l-3 3.7 3 3.800H8.300z"/>',
    "building": '<path fill="var(--scroll)" d="M4.5 10.500h15V21h-15z"/><path fill="var(--roof)" d="M1.8 11.5 12 2.500l10.2 9-2.2.9-8-6.9-8 6.900z"/><path stroke="var(--timber)" stroke-width="1.5" d="M4.5 15.500h15M9 11v10M15 11v10M9 15.5 4.7 21M15 15.500l4.3 5.5"/>',
    "income": '<g fill="var(--silver)"><ellipse cx="9" cy="19" rx="6.5" ry="2.6"/><ellipse cx="9" cy="16" rx="6.5" ry="2.6"/><ellipse cx="9" cy="13" rx="6.5" ry="2.6"/><circle cx="16.2" cy="8.2" r="5.7"/></g><path stroke-width="1.1" d="M13.7 10.500h5M13.7 10.5 13.2 6.600l1.8 1.6 1.2-2.2 1.2 2.2 1.8-1.6-.5 3.9"/>',
    "barbara": '<path fill="var(--chalk)" d="M3 21.500V13h18v8.500z"/><path fill="var(--plum)" d="M2.5 13.5 7 5l2.8 4.500L12 2l2.2 7.500L17 5l4.5 8.500z"/><path fill="var(--gloom)" d="M10 21.500V18a2 3 0 0 1 4 0v3.500zM5.2 19v-2.500a1.2 1.8 0 0 1 2.4 0V19zM16.4 19v-2.500a1.2 1.8 0 0 1 2.4 0V19z" stroke-width=".8"/>',
    "joker": '<path fill="var(--wax)" d="M12 16.500H4.700C3.6 11 1.6 8.6 1.6 8.6 5.5 4.6 9.5 6.5 12 12z"/><path fill="var(--scribes)" d="M12 16.500h7.300c1.1-5.5 3.1-7.9 3.1-7.900C18.5 4.6 14.5 6.5 12 12z"/><path fill="var(--gold)" d="M8.3 16.500C7.5 9 9.5 4.5 12 2c2.5 2.5 4.5 7 3.7 14.500z"/><path fill="var(--scroll)" d="M4.7 16.500h14.600v3.700H4.700z"/><g fill="var(--gold)"><circle cx="2.3" cy="9.6" r="1.6"/><circle cx="21.7" cy="9.6" r="1.6"/><circle cx="12" cy="2.9" r="1.6"/></g>',
}
EFFECTS = {
    "coin": '<circle cx="12" cy="12" r="9.8" fill="var(--silver)"/><circle cx="12" cy="12" r="7.6" stroke-width=".7" stroke-dasharray="1 1.2"/><path stroke-width="1.2" d="M8 15.500h8M8 15.5 7.2 9l2.7 2.600L12 8l2.1 3.600L16.8 9 16 15.5"/>',
    "reputation": '<path fill="var(--plum)" stroke-width="1" d="M12 1.500c2.2 2.7 3.5 4.9 3.5 7.4 0 2-.8 3.5-1.7 5 1-3.8 7.7-5.3 8.3-.5.3 2.9-2.9 4.3-4.6 2.7 1.2-.2 1.6-1.9.2-2.2-1.5-.3-2.5 1.2-2.7 2.600h1.400v2.100h-2.200c.2 1.3.8 2.2 1.6 3-1.4.1-3 .5-3.8 2-.8-1.5-2.4-1.9-3.8-2 .8-.8 1.4-1.7 1.6-3H7.600v-2.100H9c-.2-1.4-1.2-2.9-2.7-2.6-1.4.3-1 2 .2 2.2-1.7 1.6-4.9.2-4.6-2.7.6-4.8 7.3-3.3 8.3.5-.9-1.5-1.7-3-1.7-5 0-2.5 1.3-4.7 3.5-7.400z"/>',
    "pelican": '<path fill="var(--nest)" d="M3.5 18.500h14l-2 4h-10z"/><path fill="currentColor" d="M4 19c-1.6-4.5.6-9.3 5.8-9.9 2.4-.3 3-1.5 2.5-3.300C11.7 3.5 13.4 1.7 15.7 1.900c2 .2 3 1.7 2.9 3.3-.1 1.8-1.3 3-1.1 5 .5 4.3-1.8 7.9-5.8 8.800z"/><path fill="var(--beak)" d="m18.3 3.4 3.9 7.700c-2.7-.9-4.3-2.6-4.7-4.800z"/><path stroke-width="1" d="M5.3 17c.3-3.2 2.9-5 7.2-4.7-.8 3.2-3.3 5-7.2 4.700z"/><circle cx="15.7" cy="4.6" r=".9" fill="var(--line)" stroke="none"/>',
    "population": '<g fill="var(--tan)"><circle cx="6" cy="8.5" r="2.9"/><circle cx="18" cy="8.5" r="2.9"/></g><path fill="var(--moss)" d="M1.3 20c0-5 1.7-7.7 4.7-7.700S10.5 15 10.5 20z"/><path fill="var(--denim)" d="M13.5 20c0-5 1.7-7.7 4.7-7.700s4.5 2.7 4.5 7.700z"/><path fill="var(--grocers)" d="M6.5 22c0-5.8 2.2-9 5.5-9s5.5 3.2 5.5 9z"/><circle cx="12" cy="8.9" r="3.4" fill="var(--cheek)"/>',
    "taxes": '<path fill="var(--sack)" d="M8.7 7.500h6.600c4 3.5 6.2 7 6.2 10 0 3.2-3.2 4.5-9.5 4.500s-9.5-1.3-9.5-4.500c0-3 2.2-6.5 6.2-10z"/><path fill="var(--sack)" d="M7 2.200c2 1.3 3 1.3 5 0 2 1.3 3 1.3 5 0l-1.7 5.300H8.700z"/><path stroke="var(--wax)" stroke-width="1.8" d="M8.5 7.600h7"/><circle cx="12" cy="15.3" r="4" fill="var(--silver)"/><path stroke-width="1" d="M10.3 16.700h3.400l.3-2.7-1.1 1-.9-1.5-.9 1.5-1.1-1z"/>',
    "technology": '<circle cx="12" cy="12" r="9" fill="none" stroke="var(--timber)" stroke-width="3.6"/><g stroke="var(--timber)" stroke-width="2.2"><path d="M12 4v16M4 12h16M6.3 6.300l11.4 11.400M17.7 6.3 6.3 17.7"/></g><circle cx="12" cy="12" r="10.8"/><circle cx="12" cy="12" r="7.2"/><circle cx="12" cy="12" r="2.6" fill="var(--leaf)"/>',
    "ore-deck": '<path fill="var(--leaf)" d="M5 2.500h14v19H5z"/><path fill="var(--ore)" d="m7.5 12 2-4.5 4-1.7 3 2.7.5 4-2 2.300h-6z"/><path stroke-width="1.7" d="M12 20.500v-3.200M10.3 18.6 12 16.800l1.7 1.8"/>',
    "population-deck": '<path fill="var(--leaf)" d="M5 2.500h14v19H5z"/><path fill="var(--grocers)" d="M8 14.500c0-3.2 1.5-5 4-5s4 1.8 4 5z"/><circle cx="12" cy="7.6" r="2.4" fill="var(--cheek)"/><path stroke-width="1.7" d="M12 20.500v-3.200M10.3 18.6 12 16.800l1.7 1.8"/>',
    "arm": '<path fill="var(--gold)" d="M2.5 9h10V5l9 7-9 7v-4h-10z"/>',
    "flip": '<path fill="var(--chalk)" d="M4 22V11c0-4.5 3.5-8 8-9.5 4.5 1.5 8 5 8 9.500v11z"/><path fill="var(--plum)" d="M7.5 19v-7c0-2.7 2-4.7 4.5-5.8 2.5 1.1 4.5 3.1 4.5 5.800v7z"/><path stroke="var(--leaf)" stroke-width="1.8" d="M9.5 15.500a3 3 0 1 1 1.2 1M9.2 13.200l.2 2.5 2.4-.4"/>',
    "public": '<path fill="var(--chalk)" d="M4 10.500h16V20H4z"/><path fill="var(--slate)" d="M2.5 10.5 12 3l9.5 7.500z"/><path fill="var(--leaf)" d="M6 12.500h2.400v6H6zM10.8 12.500h2.400v6h-2.400zM15.6 12.500H18v6h-2.400z" stroke-width=".9"/><path fill="var(--chalk)" d="M2.5 19h19v2.500h-19z"/>',
    "remove-house": '<path fill="var(--straw)" stroke-dasharray="2.2 1.6" d="M3.5 11.5 12 4l8.5 7.500V21h-17z"/><path stroke="var(--wax)" stroke-width="2.6" d="M8 15h8"/>',
    "cross": '<path stroke="var(--cross)" stroke-width="3.4" d="m4 4 16 16M20 4 4 20"/>',
    "house": '<path fill="currentColor" d="M3 10.8 12 2.500l9 8.300V21.500H3z"/>',
    "town-builds": '<path fill="var(--leaf)" d="M3 11 12 3l9 8v10.500H3z"/><path fill="var(--timber)" d="M9.5 21.500V15h5v6.500z"/>',
    "tile": '<path fill="var(--leaf)" d="M4 4h16v16H4z"/><path fill="var(--chalk)" d="M4 4h16v5H4z"/>',
    "goods": '<path fill="var(--log)" d="M3 8h18v13H3z"/><path stroke-width="1.1" d="M3 12.300h18M3 16.700h18M8 8v13M16 8v13"/><path fill="var(--sack)" d="M5 8c0-4 3-5.500 7-5.500S19 4 19 8z"/>',
    "seat": '<path fill="var(--beam)" d="M5 2.500h11v10.500h3v9h-2.500v-4.500h-9V22H5z"/><path fill="var(--wax)" d="M7.500 11h9.500v4H7.500z"/>',
    "seal": '<circle cx="12" cy="12" r="10" fill="var(--wax)"/><circle cx="12" cy="12" r="7" stroke="var(--blush)" stroke-width="1"/><path stroke="var(--blush)" stroke-width="1.7" d="m8.3 15.7 6.2-6.200M15.7 15.7 9.5 9.500M13 8l3 3M11 8l-3 3"/>',
}
PLACES = {
    "rock": '<path fill="var(--rock)" d="M1.5 19 3.5 10 9 4.5 16 3l5.5 6 1 9-4 4H5z"/><path fill="var(--flint)" stroke="none" d="m4.5 10.5 5-5 6-1.3-3 4.300z"/><path stroke-width=".8" d="m9 4.5 3.5 4L21.5 9M12.5 8.500l-1 6.5-9 3.500M11.5 15l7 6M15 9.500l-.7 2M6 12.500l-1 2.500M17 12l1.5 3"/>',
    "headframe": '<path stroke="var(--frame)" stroke-width="2.2" d="M5.5 23 9.5 7M16.5 23 12.5 7M7 17h8.200M8.200 12h5.800M7.200 17l6-5M13.700 8 22.5 23"/><path fill="var(--beam)" d="M5 7.300 11 1l6 6.300z"/><circle cx="11" cy="9" r="3.600" fill="var(--silver)"/><path stroke-width=".9" d="M11 5.5v7M7.5 9h7"/>',
    "village": '<path fill="var(--straw)" d="M1.5 14h8v7.500h-8zM12 11h9.500v10.500H12z"/><path fill="var(--beam)" d="M.5 14.3 5.5 9l5 5.300zM10.5 11.500l6.3-6.5 6.3 6.500z"/>',
}
SILHOUETTES = {
    "red": "M3 2.500h18v8.500c0 5-3.5 8.5-9 11-5.5-2.5-9-6-9-11z",
    "yellow": "M12 1.800a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 1 1 0-20.400z",
    "blue": "M12 .6 22.8 12 12 23.4 1.2 12z",
    "white": "M2.8 2.800h18.400v18.400H2.800z",
}
"""Coats of arms, each colour with a shape of its own: shield, roundel, lozenge, banner."""
CHARGES = {
    "red": '<path stroke="var(--rose)" stroke-width="2.4" d="M12 6v11M7.5 10h9"/>',
    "yellow": '<circle cx="12" cy="12" r="4.2" stroke-width="1.8"/>',
    "blue": '<path fill="var(--ice)" stroke="none" d="m12 6.8 5 5.2-5 5.200L7 12z"/>',
    "white": '<path fill="var(--ash)" stroke="none" d="M6 6h6v6H6zM12 12h6v6h-6z"/>',
}
HATS = {
    "green": '<path fill="currentColor" d="M4.5 8.500C4.5 4 8 2 12 2s7.5 2 7.5 6.500c-3 1.2-12 1.2-15 0z"/>',
    "silver": '<path fill="currentColor" d="M7 9.500C6 5.5 9 2.5 12 .800c3 1.7 6 4.7 5 8.7-3 .8-7 .8-10 0z"/><path stroke-width="1" d="M12 2.500v6.500M9.5 5.800h5"/>',
    "yellow": '<path fill="currentColor" d="M7.5 8V2.500h9V8z"/><path fill="currentColor" d="M4 7.500h16v2.300H4z"/>',
    "red": '<path fill="currentColor" d="M6.5 9.5 5 2.500l4 3 3-4 3 4 4-3-1.5 7z"/>',
}
"""Every patrician has a hat of his own: cap, mitre, brimmed hat, coronet."""


def _dot(colour: str) -> str:
    return f'<path fill="{DOTS[colour]}" stroke-width="1.5" d="{SILHOUETTES[colour]}"/>{CHARGES[colour]}'


def _patrician(colour: str) -> str:
    shoulders = '<path fill="currentColor" d="M2.5 22.500c.5-5 4-7.5 9.5-7.500s9 2.5 9.5 7.500z"/>'
    face = '<circle cx="12" cy="11" r="4.6" fill="var(--skin)"/>'
    return f'<g color="{PATRICIANS[colour]}">{shoulders}{face}{HATS[colour]}</g>'


def _of_seat(seat: int) -> dict[str, str]:
    """House, miner and plot marker of a seat."""
    colour, mark = SEATS[seat], MARKS[seat]
    miner = '<path d="M3.5 22c0-7 3-11 8.5-11s8.5 4 8.5 11z"/><path d="M7 8c0-4 2-6.5 5-6.500S17 4 17 8c0 2.5-2 4.5-5 4.500S7 10.5 7 8z"/>'
    face = '<path fill="var(--skin)" d="M8.8 8.500c0-2.5 1.3-4 3.2-4s3.2 1.5 3.2 4-1.3 3.2-3.2 3.2-3.2-.7-3.2-3.200z"/>'
    shapes = {
        "house": f'<path fill="{colour}" d="M2.5 10.8 12 2l9.5 8.800v11h-19z"/>{mark}',
        "miner": f'<g fill="{colour}">{miner}</g>{face}<g transform="translate(2.4 4) scale(.8)">{mark}</g>',
        "plot": f'<path stroke="var(--pole)" stroke-width="2.4" d="M4.5 22.500V2"/><path fill="{colour}" d="M5 2h17l-3.5 6.500L22 15H5z"/><g transform="translate(2.4 -4.3) scale(.8)">{mark}</g>',
    }
    return {f"{name}-{seat}": drawn for name, drawn in shapes.items()}


ICONS: dict[str, str] = (
    SHARED
    | COMMODITIES
    | ACTIONS
    | EFFECTS
    | PLACES
    | {f"dot-{colour}": _dot(colour) for colour in SILHOUETTES}
    | {f"patrician-{colour}": _patrician(colour) for colour in HATS}
    | {name: drawn for seat in range(len(SEATS)) for name, drawn in _of_seat(seat).items()}
)
