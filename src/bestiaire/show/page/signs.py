"""Signs that every page shares, drawn by us: hearts, Mindbugs, cubes and stars as things, tools as outlines."""

from __future__ import annotations

from bestiaire.show.page.drawings import BOX, SIGN_BOX

TOOL_BOX = "0 0 24 24"
"""What stands on a button is drawn in such a box."""

GRADIENTS = (
    '<radialGradient id="halo"><stop stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" '
    'stop-opacity="0"/></radialGradient>'
    '<linearGradient id="g-heart" x2="0" y2="1"><stop stop-color="#ff8a76"/><stop offset=".5" stop-color="#e84'
    '73c"/><stop offset="1" stop-color="#b52330"/></linearGradient>'
    '<linearGradient id="g-gold" x2="0" y2="1"><stop stop-color="#ffeaa0"/><stop offset=".5" stop-color="#f2c1'
    '4b"/><stop offset="1" stop-color="#c08420"/></linearGradient>'
    '<linearGradient id="g-bug" x2="0" y2="1"><stop stop-color="#c79bff"/><stop offset=".5" stop-color="#8d55d'
    '6"/><stop offset="1" stop-color="#5a2f9a"/></linearGradient>'
    '<linearGradient id="g-bolt" x2="0" y2="1"><stop stop-color="#e2ff9a"/><stop offset="1" stop-color="#5fbf2'
    'e"/></linearGradient>'
    '<linearGradient id="g-ivory" x2="0" y2="1"><stop stop-color="#fffdf4"/><stop offset="1" stop-color="#e2d2'
    'ae"/></linearGradient>'
    '<linearGradient id="g-die" x2=".5" y2="1"><stop stop-color="#fffdf3"/><stop offset=".6" stop-color="#f6e9c8"/>'
    '<stop offset="1" stop-color="#e4cf9c"/></linearGradient>'
)
"""What hearts, stars, Mindbugs, bolts and dice are filled with."""

SIGNS: dict[str, tuple[str, str]] = {
    "s-heart": (
        BOX,
        '<path fill="url(#g-heart)" stroke="#5a0f18" stroke-width="3" stroke-linejoin="round" d="M32 57C12 42 5 3'
        '2 5 21A14 14 0 0 1 32 15 14 14 0 0 1 59 21c0 11-7 21-27 36z"/><path fill="#fff" opacity=".55" d="M12 21c'
        '0-6 4-9 9-9-4 3-5 7-5 12-2 1-4 0-4-3z"/>',
    ),
    "s-heart-lost": (
        BOX,
        '<path fill="#000" fill-opacity=".18" stroke="currentColor" stroke-opacity=".55" stroke-width="3" stroke-dashar'
        'ray="5 5" d="M32 57C12 42 5 32 5 21A14 14 0 0 1 32 15 14 14 0 0 1 59 21c0 11-7 21-27 36z"/>',
    ),
    "s-bug": (
        BOX,
        '<path fill="url(#g-bug)" stroke="#2a1450" stroke-width="3" stroke-linejoin="round" d="M32 3l24 13v32L32 '
        '61 8 48V16z"/><path fill="none" stroke="#e9d8ff" stroke-opacity=".6" stroke-width="2" d="M32 8l19.5 10.5'
        'v27L32 56 12.5 45.5v-27z"/><path stroke="#fdf6e4" stroke-width="3" stroke-linecap="round" fill="none" d='
        '"M26 24c-1-6-4-8-8-9M38 24c1-6 4-8 8-9"/><path fill="#fdf6e4" d="M32 21c9 0 15 6 15 14s-7 14-15 14-15-6-'
        '15-14 6-14 15-14z"/><ellipse cx="25.5" cy="34" rx="4.6" ry="5.6" fill="#2a1450"/><ellipse cx="38.5" cy="'
        '34" rx="4.6" ry="5.6" fill="#2a1450"/><circle cx="27" cy="32" r="1.5" fill="#fff"/><circle cx="40" cy="3'
        '2" r="1.5" fill="#fff"/><path stroke="#2a1450" stroke-width="2" fill="none" stroke-linecap="round" d="M2'
        '8 43c3 2 5 2 8 0"/>',
    ),
    "s-bug-used": (
        BOX,
        '<path fill="#000" fill-opacity=".18" stroke="currentColor" stroke-opacity=".55" stroke-width="3" stroke-dasha'
        'rray="5 5" d="M32 3l24 13v32L32 61 8 48V16z"/>',
    ),
    "s-star": (
        BOX,
        '<path fill="url(#g-gold)" stroke="#5f3c06" stroke-width="3" stroke-linejoin="round" d="M32 4l8.5 18 19.5'
        ' 2.5-14.4 13.5 3.8 19.5L32 48l-17.4 9.5 3.8-19.5L4 24.5 23.5 22z"/>',
    ),
    "s-bolt": (
        BOX,
        '<path fill="url(#g-bolt)" stroke="#1e4a10" stroke-width="3" stroke-linejoin="round" d="M37 4L12 37h15l-6'
        ' 23 31-37H35l9-19z"/>',
    ),
    "s-cube": (
        BOX,
        '<g stroke="#153a0c" stroke-width="2.5" stroke-linejoin="round"><path fill="#c9f58a" d="M32 5l25 13-25 13'
        'L7 18z"/><path fill="#6fc53a" d="M7 18l25 13v28L7 46z"/><path fill="#48961f" d="M57 18L32 31v28l25-13z"/'
        "></g>",
    ),
    "s-sun": (
        TOOL_BOX,
        '<circle cx="12" cy="12" r="4.6" fill="currentColor"/><path stroke="currentColor" stroke-width="2.2" '
        'stroke-linecap="round" d="M12 2v2.4M12 19.6V22M2 12h2.4M19.6 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 '
        '1.7M6.7 17.3L5 19"/>',
    ),
    "s-moon": (TOOL_BOX, '<path fill="currentColor" d="M20 14.5A8.6 8.6 0 0 1 9.5 4 8.6 8.6 0 1 0 20 14.5z"/>'),
    "s-sword": (
        TOOL_BOX,
        '<path fill="currentColor" d="M21.5 2.5l-.6 4.7-9.6 9.6-2.2-2.2 9.6-9.6zM5.3 12.9l5.8 5.8-1.5 1.5-1.9-1.9'
        '-3.3 3.3-2-2 3.3-3.3-1.9-1.9z"/>',
    ),
    "s-shield": (TOOL_BOX, '<path fill="currentColor" d="M12 1.5l9 3.2v7c0 5.6-4 8.9-9 10.8-5-1.9-9-5.2-9-10.8v-7z"/>'),
    "s-log": (
        TOOL_BOX,
        '<path stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M4 6h16M4 12h16M4 18h10"/>',
    ),
    "s-book": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M12 6C9.5 4.3 6.5 4 '
        '3 4.5v14c3.5-.5 6.5-.2 9 1.5 2.5-1.7 5.5-2 9-1.5v-14C17.5 4 14.5 4.3 12 6zm0 0v14"/>',
    ),
    "s-note": (
        TOOL_BOX,
        '<path fill="currentColor" d="M9 4l11-2v13.5a3.3 2.8 0 1 1-2-2.6V6.4L11 7.7v10.3a3.3 2.8 0 1 1-2-2.6z"/>',
    ),
    "s-undo": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round'
        '" d="M8 4L3.5 8.5 8 13M4 8.5h10a6 6 0 0 1 0 12H9"/>',
    ),
    "s-bulb": (
        TOOL_BOX,
        '<path fill="currentColor" d="M12 2a7 7 0 0 1 4.2 12.6c-.8.7-1.2 1.4-1.2 2.4H9c0-1-.4-1.7-1.2-2.4A7 7 0 0'
        ' 1 12 2zM9.5 18.5h5v1.2h-5zM10.3 21h3.4v1.2h-3.4z"/>',
    ),
    "s-eye": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2" d="M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.'
        '5 15.5 19 12 19s-7-1.5-10.5-7z"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
    ),
    "s-play": (TOOL_BOX, '<path fill="currentColor" d="M6 3.5l15 8.5-15 8.5z"/>'),
    "s-people": (
        TOOL_BOX,
        '<path fill="currentColor" d="M8 4a4 4 0 1 1-.01 0zM1 20c0-5 3-8 7-8s7 3 7 8zM17 5.5a3.3 3.3 0 1 1-.01 0z'
        'M16.5 13.3c3.5-.4 6.5 2.2 6.5 6.7h-5.5c0-2.8-.3-4.7-1-6.7z"/>',
    ),
    "s-clock": (
        TOOL_BOX,
        '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.2"/><path fill="none" st'
        'roke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M12 7v5.5l3.5 2"/>',
    ),
    "s-brain": (
        TOOL_BOX,
        '<path fill="currentColor" d="M11 3.5C8.5 2 6 3.5 6 6c-2.5.5-3.5 3.2-2 5-1.5 2-.5 5 2 5.3.3 2.7 3 4 5 2.7'
        'zM13 3.5C15.5 2 18 3.5 18 6c2.5.5 3.5 3.2 2 5 1.5 2 .5 5-2 5.3-.3 2.7-3 4-5 2.7z"/>',
    ),
    "s-hand": (
        TOOL_BOX,
        '<g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"><path d="M3.5 8l6-2.5 5 '
        '12-6 2.5z"/><path d="M10.5 4.5h6.5v13"/></g>',
    ),
    "s-dots": (
        TOOL_BOX,
        '<g fill="currentColor"><circle cx="5" cy="12" r="2.2"/><circle cx="12" cy="12" r="2.2"/><circle cx="19" '
        'cy="12" r="2.2"/></g>',
    ),
    "s-skull": (
        SIGN_BOX,
        '<path fill="currentColor" fill-rule="evenodd" d="M8 1.2c3.7 0 6.2 2.5 6.2 5.8 0 2-1 3.5-2.5 4.4v3.1H4.3v'
        "-3.1C2.8 10.5 1.8 9 1.8 7c0-3.3 2.5-5.8 6.2-5.8zM5.4 5.7a1.6 1.6 0 1 0 .01 0zm5.2 0a1.6 1.6 0 1 0 .01 0z"
        'M8 9.4l-.9 1.6h1.8z"/>',
    ),
    "s-paw": (
        BOX,
        '<path fill="currentColor" d="M20 47c0-9 7-15 12-15s12 6 12 15c0 6-5 8-12 8s-12-2-12-8z"/><g fill="curren'
        'tColor"><ellipse cx="17" cy="28" rx="5" ry="7"/><ellipse cx="27" cy="18" rx="5" ry="7"/><ellipse cx="39"'
        ' cy="18" rx="5" ry="7"/><ellipse cx="48" cy="28" rx="5" ry="7"/></g>',
    ),
    "s-heart-broken": (
        BOX,
        '<g stroke="#5a0f18" stroke-width="3" stroke-linejoin="round"><path transform="rotate(-9 20 50) translate'
        '(-2 0)" fill="url(#g-heart)" d="M29 14C26 9 23 7 19 7A14 14 0 0 0 5 21c0 11 7 20 24 33l-3-9 7-8-8-9z"/><'
        'path transform="rotate(9 44 50) translate(3 2)" fill="url(#g-heart)" d="M34 14C37 9 41 7 45 7a14 14 0 0 '
        '1 14 14c0 11-7 21-27 34l-1-10 7-8-8-9z"/></g><path fill="#fff" opacity=".5" d="M7 23c-1-6 3-10 8-10-3 3-'
        '4 7-3 11-2 1-4 1-5-1z"/>',
    ),
    "s-again": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round'
        '" d="M4.5 11a7.7 7.7 0 0 1 14-3.5M19.5 13a7.7 7.7 0 0 1-14 3.5M19 3v5h-5M5 21v-5h5"/>',
    ),
    "s-lens": (
        TOOL_BOX,
        '<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap='
        '"round" stroke-linejoin="round"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linec'
        'ap="round" stroke-linejoin="round" d="M15.5 15.5L21 21"/>',
    ),
    "s-home": (TOOL_BOX, '<path fill="currentColor" d="M12 2.5L1.5 12h3v9h6v-6h3v6h6v-9h3z"/>'),
    "s-check": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round'
        '" stroke-width="3.4" d="M4.5 12.5l5 5.5L20 6.5"/>',
    ),
    "s-cross": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round'
        '" stroke-width="3.2" d="M5.5 5.5l13 13M18.5 5.5l-13 13"/>',
    ),
    "s-flame": (
        BOX,
        '<path fill="#f5813a" stroke="#5a1d08" stroke-width="3" stroke-linejoin="round" d="M33 4c3 11 18 18 18 36'
        ' 0 12-8 20-19 20S13 52 13 40c0-9 5-14 8-20 1 5 3 7 6 8 2-8 2-16 6-24z"/><path fill="#ffd873" d="M33 32c1'
        ' 6 9 9 9 17 0 6-4 9-10 9s-10-3-10-9 4-8 6-12c1 2 2 3 3 3 1-3 1-5 2-8z"/>',
    ),
    "s-first": (TOOL_BOX, '<path fill="currentColor" d="M4 4h3.2v16H4zM20 4v16L8.5 12z"/>'),
    "s-prev": (TOOL_BOX, '<path fill="currentColor" d="M17 3.5v17L5.5 12z"/>'),
    "s-next": (TOOL_BOX, '<path fill="currentColor" d="M7 3.5v17L18.5 12z"/>'),
    "s-last": (TOOL_BOX, '<path fill="currentColor" d="M20 4h-3.2v16H20zM4 4v16l11.5-8z"/>'),
    "s-pause": (TOOL_BOX, '<path fill="currentColor" d="M5.5 3.5h4.8v17H5.5zM13.7 3.5h4.8v17h-4.8z"/>'),
    "s-swap": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round'
        '" d="M7 20V5M3.5 8.5L7 5l3.5 3.5M17 4v15M13.5 15.5L17 19l3.5-3.5"/>',
    ),
    "s-link": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round'
        '" d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a'
        '4.5 4.5 0 0 0 6.4 6.4l1.2-1.2"/>',
    ),
    "s-share": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round'
        '" d="M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v8.5h14V12"/>',
    ),
    "s-chart": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round'
        '" d="M3 20.5h18M4 15l5-5 4 4 7-9"/>',
    ),
    "s-plus": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round'
        '" stroke-width="3" d="M12 5v14M5 12h14"/>',
    ),
    "s-bin": (
        TOOL_BOX,
        '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round'
        '" d="M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6.5M14 10.5v6.5"/>',
    ),
    "s-pin": (
        TOOL_BOX,
        '<path fill="currentColor" d="M12 1.5a7 7 0 0 1 7 7c0 5-7 14-7 14s-7-9-7-14a7 7 0 0 1 7-7zm0 4.5a2.6 2.6 '
        '0 1 0 .01 0z"/>',
    ),
    "s-crown": (
        BOX,
        '<path fill="url(#g-gold)" stroke="#5f3c06" stroke-width="3" stroke-linejoin="round" d="M8 50L5 19l14 12L'
        '32 10l13 21 14-12-3 31z"/><path fill="#5f3c06" opacity=".35" d="M8 43h48l-1 7H9z"/>',
    ),
}
"""By id: the box a sign is drawn in, and its shapes."""
