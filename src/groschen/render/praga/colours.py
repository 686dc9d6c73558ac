"""The colours of the pieces of Praga, by day and by night; a drawing names them.

Panels grow dark at night. What is printed on tiles and spaces stays dark on light, only dimmed.
"""

from __future__ import annotations

from groschen.render.theme import Palette, mix, var

NIGHT = "#17110c"
LEAF = "#fcf6e6"

PRINTED = {
    "upgrade": "#9a6a3a",
    "wall": "#77797d",
    "building": "#3d5c86",
    "upgrade-tint": mix("#9a6a3a", LEAF, 0.3),
    "wall-tint": mix("#77797d", LEAF, 0.3),
    "building-tint": mix("#3d5c86", LEAF, 0.3),
    "built": "#e9dcc2",
    "special": "#ecd38f",
    "rim": "#d9a531",
    "red": "#b5372e",
    "blue": "#2f6fb5",
    "price": "#f3d3c6",
    "reward": "#dbe8c8",
    "leaf": LEAF,
    "ivory": "#fffdf6",
    "lit": "#fbdf8d",
    "hex": "#ead3ae",
    "place": "#fdf3d4",
    "gold-cell": "#f3dc97",
    "stone-cell": "#d3d6d8",
    "technology": "#3f8a8f",
    "single-use": "#6d4a86",
    "technology-tint": "#d7e7e4",
    "single-use-tint": "#e7e1ef",
    "technology-cell": "#cfe3e2",
    "university-cell": "#dccfe8",
    "iv": "#cdd3d7",
    "v": "#f0d37c",
    "token": "#f2e3bd",
    "seal": "#e9b5a6",
    "plank": "#e3eef1",
    "tier-1": "#f1e3c2",
    "tier-2": "#e3d0a6",
    "tier-3": "#cfb684",
    "grey-plaza": "#cfc6b6",
    "slate-plaza": "#9fb3c2",
    "yellow-plaza": "#ecca62",
    "blue-plaza": "#8fb6df",
    "no-plaza": "#c4b9a0",
    "site": "#f3e9c9",
    "old-town": "#f6ddc6",
    # The crane
    "zone-red": "#bf4f40",
    "zone-green": "#6a9a5b",
    "zone-blue": "#4478b0",
    "wheel": "#c79c64",
    "wheel-middle": "#e0c08c",
    "wheel-line": "#8a6a3f",
    "slot": "#b58a55",
    "box": "#6f4a28",
}
"""What tiles, spaces and cards are made of."""
PAINTED = {
    "brass": "#e9b93f",
    "cobbles": "#d9c499",
    "parler": "#4a4540",
    "coal": "#3b3633",
    "lead": "#8d979f",
    "iron": "#74808a",
    "steel": "#9aa4ac",
    "rock": "#b9bdc0",
    "rock-top": "#d5d8da",
    "ashlar": "#a9acb0",
    "limestone": "#dcd6c8",
    "sandstone": "#c9b48c",
    "rampart": "#d8b685",
    "spire": "#9fb3c4",
    "portal": "#33475c",
    "roof": "#b5523d",
    "brick": "#a9634f",
    "plaster": "#d8c9a4",
    "whitewash": "#fbf3dc",
    "copper": "#c98f4f",
    "ochre": "#b57f12",
    "glass": "#dfeaf0",
    "lit-glass": "#ffe79a",
    "handle": "#7a5331",
    "cart": "#8b5a33",
    "axle": "#5b4634",
    "trunk": "#6b4d2e",
    "tree": "#6f8a4c",
    "water": "#3f73a8",
    "shell": "#fbf0dc",
    "shell-shade": "#d9b98a",
    "rose": "#f6d9cf",
    "sky": "#d5e4f3",
    "wax-light": "#f1c7b6",
}
"""What the woodcuts are painted with."""
PALETTE: Palette = {
    **{f"pr-{name}": (colour, mix(colour, NIGHT, 0.74)) for name, colour in PRINTED.items()},
    **{f"pr-{name}": (colour, mix(colour, NIGHT, 0.86)) for name, colour in PAINTED.items()},
    "pr-field": ("#c9b58a", "#4b4231"),
    "pr-yard": ("#b8a67d", "#3d3527"),
    "pr-grass": ("#7f8a52", "#596340"),
    "pr-river": ("#8fb3c4", "#39505c"),
    "pr-wave": ("#eaf3f6", "#6f8b99"),
    "pr-way": ("#ecdcb6", "#8d7f62"),
    "pr-kerb": ("#b79a63", "#5e5138"),
    "pr-paving": ("#d9c499", "#463c2c"),
    "pr-pool": ("#b9d2dc", "#31444e"),
}


def of(name: str) -> str:
    return var(f"pr-{name}")


ROWS = (of("upgrade"), of("wall"), of("building"))
"""Upgrades, walls and buildings."""
TINTS = (of("upgrade-tint"), of("wall-tint"), of("building-tint"))
ZONES = (of("zone-red"), of("zone-green"), of("zone-blue"))
PLAZAS = (of("grey-plaza"), of("slate-plaza"), of("yellow-plaza"), of("blue-plaza"))
CORNERS = (of("red"), of("red"), of("blue"))
"""Red on upgrades and walls, blue on buildings."""
RED, BLUE = of("red"), of("blue")
PRICE = of("price")
"""What costs something."""
REWARD = of("reward")
"""What is gained."""
LEAVES = of("leaf")
"""A space on which something is printed."""
LIT = of("lit")
"""One that is still open this turn."""
GOODS = (of("gold-cell"), of("stone-cell"))
METALS = (of("iv"), of("v"))
"""IV tiles are silver, V tiles gold."""
BRASS, PARLER, IVORY = of("brass"), of("parler"), of("ivory")
