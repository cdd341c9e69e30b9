"""Where creatures live: painted backdrops of 200 by 150, flat as a poster, the ground from about 112 downwards."""

from __future__ import annotations

from typing import Final

from bestiaire.portrait.scenery import (
    disc,
    firs,
    ground,
    halo,
    hills,
    moon,
    peaks,
    rays,
    reeds,
    sky,
    stars,
    towers,
    trees,
    water,
)

DEFINITIONS: Final = (
    '<radialGradient id="halo"><stop stop-color="#fff" stop-opacity=".95"/>'
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
)
"""What the backdrops refer to."""

HABITATS: Final[dict[str, str]] = {
    "forest": "".join(
        [
            sky("#8fd0c0", "#f0f3c4"),
            halo(0.7),
            hills("#8cc48e", 92),
            firs("#4d9a72", (2, 18, 150, 168, 184), 104, 1.1),
            hills("#67ad70", 108, 8),
            ground("#4f9458", "#2f6d48"),
        ]
    ),
    "jungle": "".join(
        [
            sky("#6fc3a8", "#f4eeb0"),
            halo(0.7),
            hills("#6fb58a", 84),
            (
                '<g fill="#2f8468">'
                '<path d="M-4 40c30-8 40 8 46 24-16-12-32-12-46-6zM-6 62c24-2 34 10 38 22-14-10-26-10-38-6zM204 '
                '34c-30-6-42 10-48 28 16-14 34-14 48-8zM206 60c-22-2-32 8-38 22 14-10 26-10 38-4z"/></g>'
            ),
            hills("#4c9c6c", 106, 9),
            ground("#3d8556", "#225a40"),
        ]
    ),
    "meadow": "".join(
        [
            sky("#86b8e8", "#fbe6c4"),
            halo(0.75),
            hills("#b0cf86", 94),
            trees("#7fb26c", ((22, 104, 9), (40, 106, 6), (176, 102, 10))),
            hills("#93c06c", 110, 8),
            ground("#76ad56", "#4c8444"),
            (
                '<g fill="#f6d2e0"><circle cx="20" cy="126" r="2.4"/><circle cx="48" cy="134" r="2"/>'
                '<circle cx="170" cy="128" r="2.4"/><circle cx="188" cy="138" r="2"/></g>'
            ),
        ]
    ),
    "swamp": "".join(
        [
            sky("#7fa08c", "#eadfa4"),
            halo(0.75),
            hills("#8fa878", 90),
            trees("#5c8064", ((16, 106, 11), (184, 104, 12), (162, 106, 7))),
            (
                '<path fill="#6f9a80" d="M0 108h200v42H0z"/>'
                '<path fill="#8fb89a" opacity=".7" d="M10 118h60v2H10zM120 114h70v2h-70zM30 140h40v2H30z"/>'
            ),
            reeds("#3f6a44", (8, 20, 182, 194), 118),
            '<path fill="#56784a" d="M22 128c30-10 120-10 156 0 16 12-20 22-78 22s-98-10-78-22z"/>',
        ]
    ),
    "pond": "".join(
        [
            sky("#a8d4ee", "#fde8e0"),
            halo(0.8),
            hills("#a4d0a8", 92),
            (
                '<path fill="#7cc0d0" d="M0 104h200v46H0z"/>'
                '<path fill="#a8dce4" d="M0 112h70v2H0zM110 108h80v2h-80zM20 138h50v2H20z"/><g fill="#5fae74">'
                '<ellipse cx="26" cy="124" rx="17" ry="4.5"/><ellipse cx="178" cy="118" rx="15" ry="4"/></g>'
                '<path fill="#e4cfa0" d="M30 128c30-9 110-9 142 0 14 12-20 22-72 22s-90-10-70-22z"/>'
            ),
        ]
    ),
    "sea": "".join(
        [
            sky("#4f9fd0", "#fdebc0"),
            disc(152, 52, 20, "#fff3c4"),
            halo(0.6),
            water("#4f9fc4", 92),
            water("#3a84b0", 106),
            '<path fill="#e9d29a" d="M14 130c34-12 136-12 172 0 10 14-30 22-86 22s-100-8-86-22z"/>',
            water("#2c6f9c", 138, 0.9),
        ]
    ),
    "snow": "".join(
        [
            sky("#6f9fd0", "#eaf4fb"),
            halo(0.6),
            peaks("#a9c6e0", 96, ((30, 44), (58, 90), (96, 34), (138, 92), (168, 52))),
            '<path fill="#f4f9fd" d="M30 44l12 18-8 4-6-6-9 7zM96 34l16 22-10 4-8-8-12 9zM168 52l10 16-9 3-5-5-8 5z"/>',
            firs("#5d8bab", (4, 20, 172, 186), 112, 0.9),
            ground("#eef5fa", "#c6dbec"),
        ]
    ),
    "ice": "".join(
        [
            sky("#2f5f9c", "#bfe3f2"),
            stars(14, 3, 50),
            halo(0.6),
            peaks("#7fb4d8", 100, ((26, 62), (50, 96), (92, 54), (130, 98), (164, 60))),
            peaks("#a8d2ea", 110, ((14, 92), (60, 108), (120, 96), (178, 106))),
            ground("#e8f5fb", "#b4d8ec"),
        ]
    ),
    "canyon": "".join(
        [
            sky("#f0a878", "#fde8b4"),
            halo(0.65),
            (
                '<path fill="#d9825a" d="M0 104V60h26l4 20h16l4 26zM200 104V50h-30l-5 26h-14l-6 30z"/>'
                '<path fill="#c06a4a" d="M0 70h28v5H0zM168 62h32v6h-32zM0 88h44v4H0zM150 86h50v4h-50z"/>'
            ),
            hills("#cf8a58", 108, 6),
            ground("#b9744a", "#8f5238"),
        ]
    ),
    "savanna": "".join(
        [
            sky("#f4b46a", "#fdeab8"),
            disc(150, 56, 22, "#fff0bc"),
            halo(0.5),
            hills("#d3a35c", 98, 8),
            (
                '<g fill="#7a6a3a"><path d="M28 106V80h3v26z"/><ellipse cx="30" cy="78" rx="20" ry="6"/>'
                '<ellipse cx="22" cy="73" rx="10" ry="4"/></g>'
            ),
            ground("#c09148", "#8f6a36"),
        ]
    ),
    "desert": "".join(
        [
            sky("#f2c084", "#fdf0cc"),
            halo(0.6),
            hills("#e2b071", 96, 16),
            (
                '<path fill="#5f8f5a" d="M172 112V84c0-4 6-4 6 0v9c4 0 4-8 4-8h4s1 13-8 13v14zM168 98c-6 '
                '0-6-10-6-10h3s0 6 5 6z"/>'
            ),
            ground("#d29c5e", "#a87444"),
        ]
    ),
    "cave": "".join(
        [
            sky("#2b2148", "#6d4f8c"),
            halo(0.75),
            (
                '<path fill="#221a3a" d="M0 0h200v26l-14-12-10 34-12-36-16 22-14-26-20 18-16-22-18 32-14-26-18 '
                '14-12-22-16 44L22 14 8 40 0 28z"/>'
                '<path fill="#3a2b5c" d="M0 118c20-22 36-8 40-30 8 26 20 22 30 30 40-6 60 2 74-4 10-10 14-30 22-34 4 '
                '22 20 22 34 38v32H0z"/>'
            ),
            ground("#4f3d74", "#33284f", 116),
            (
                '<g fill="#8ff0d0" opacity=".8"><circle cx="22" cy="84" r="1.6"/><circle cx="176" cy="70" r="1.6"/>'
                '<circle cx="164" cy="96" r="1.2"/></g>'
            ),
        ]
    ),
    "night": "".join(
        [
            sky("#1f2a5c", "#7a6aa8"),
            stars(26, 11),
            moon(150, 40, 17, "#fff2c8"),
            halo(0.6),
            hills("#4a4a86", 94),
            firs("#2f3568", (4, 22, 166, 184), 108, 1.1),
            ground("#3f4a6e", "#2a3152"),
        ]
    ),
    "dusk": "".join(
        [
            sky("#5a4a94", "#fbb28c"),
            disc(140, 84, 24, "#ffe0a8"),
            halo(0.5),
            hills("#a0628c", 96),
            hills("#74508a", 108, 8),
            ground("#5a4470", "#3f3054"),
        ]
    ),
    "alley": "".join(
        [
            sky("#5f6f9c", "#f0c8a4"),
            halo(0.6),
            towers("#6d6a92", ((0, 34, 74), (36, 24, 50), (140, 26, 58), (168, 32, 84)), "#ffe4a0", 0.75, 112),
            towers("#544f78", ((-8, 24, 40), (180, 28, 44)), "#ffe4a0", 0.7, 114),
            ground("#7d7488", "#5a5268"),
        ]
    ),
    "city": "".join(
        [
            sky("#6a4f9c", "#ffb482"),
            '<circle cx="100" cy="80" r="40" fill="#ffdf9e" opacity=".9"/>',
            towers("#7d5a94", ((4, 26, 52), (34, 20, 72), (136, 22, 62), (164, 30, 80)), "#ffe0a0", 0.8, 114),
            towers("#54417a", ((-6, 28, 36), (22, 18, 26), (158, 20, 30), (178, 28, 46)), "#ffd58a", 0.8, 116),
            ground("#4c3d66", "#33294a", 114),
        ]
    ),
    "neon": "".join(
        [
            sky("#2a1f5e", "#d0589c"),
            stars(14, 5),
            halo(0.6),
            towers("#43307c", ((2, 26, 60), (32, 18, 44), (150, 20, 56), (174, 26, 76)), "#6ff0ec", 0.85, 112),
            ground("#3a2868", "#261a4a"),
            (
                '<path stroke="#6ff0ec" stroke-width="1.4" opacity=".6" d="M0 124h200M0 138h200M60 112L30 150M140 '
                '112l30 38M100 112v38"/>'
            ),
        ]
    ),
    "space": "".join(
        [
            sky("#151540", "#6a4a9c"),
            stars(40, 23, 120),
            (
                '<circle cx="44" cy="40" r="18" fill="#e0a070"/>'
                '<path fill="none" stroke="#f4d0a0" stroke-width="3" d="M14 46c20 10 50 0 60-16"/>'
            ),
            halo(0.65),
            ground("#7a6aa8", "#54488a", 114),
            (
                '<g fill="#54488a"><ellipse cx="34" cy="126" rx="12" ry="3"/>'
                '<ellipse cx="166" cy="134" rx="14" ry="3.6"/></g>'
            ),
        ]
    ),
    "lava": "".join(
        [
            sky("#3a1420", "#f07a3a"),
            halo(0.7),
            peaks("#5a2430", 104, ((34, 50), (44, 50), (80, 104), (140, 104), (166, 60), (174, 60))),
            '<path fill="#ffb04a" d="M34 50h10l4 20-6-4-3 14-4-16-4 4zM166 60h8l6 18-6-4-3 12-4-14-5 4z"/>',
            ground("#4a2028", "#2e141c", 112),
            '<path fill="#ff9a3c" d="M0 140c30-6 50 4 80 0s70-8 120 0v10H0z"/>',
        ]
    ),
    "arena": "".join(
        [
            sky("#3a2a5c", "#d0705a"),
            rays("#fff0c0", 0.22),
            halo(0.8),
            (
                '<g fill="#2a1f44">'
                '<path d="M0 96c10-8 14-8 18 0 6-8 14-8 18 0 6-8 14-8 18 0 6-8 14-8 18 0 6-8 14-8 18 0 6-8 14-8 18 0 '
                '6-8 14-8 18 0 6-8 14-8 18 0 6-8 14-8 18 0 6-8 14-8 18 0 6-8 14-8 20 0v20H0z"/></g>'
                '<path stroke="#f4e4c0" stroke-width="2.4" d="M0 104h200"/>'
                '<path stroke="#d84a3a" stroke-width="2.4" d="M0 112h200"/><path fill="#e2b45c" d="M0 120h200v30H0z"/>'
                '<path fill="#c28a3c" opacity=".6" d="M0 136h200v14H0z"/>'
            ),
        ]
    ),
    "bamboo": "".join(
        [
            sky("#b4dcc0", "#f6f2cc"),
            halo(0.8),
            (
                '<g fill="#6fae6a"><path d="M10 0h7v120h-7zM32 0h5v116h-5zM162 0h6v118h-6zM184 0h8v120h-8z"/></g>'
                '<g fill="#4d8c52">'
                '<path d="M10 30h7v2h-7zM10 64h7v2h-7zM10 96h7v2h-7zM32 46h5v2h-5zM32 84h5v2h-5zM162 38h6v2h-6zM162 '
                '80h6v2h-6zM184 24h8v2h-8zM184 60h8v2h-8zM184 98h8v2h-8z"/></g>'
            ),
            ground("#7fb86a", "#52904e"),
        ]
    ),
}
"""Each by its name."""
