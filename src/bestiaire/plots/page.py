"""A page that is one file: style and plots inside it, nothing fetched, light by day and dark by night."""

from __future__ import annotations

from html import escape

STYLE = """
:root { --paper: #f3e9d2; --leaf: #fbf5e6; --ink: #2b2118; --faint: #665546; --line: #b9a582; --red: #a52f22;
  --green: #2c6355; --cream: var(--ink); --soft: var(--faint); --solid: var(--leaf); --gold: #c98a10;
  --text: var(--sans);
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
@media (prefers-color-scheme: dark) { :root { --paper: #16163a; --leaf: #20204b; --ink: #ecd9a4; --faint: #b9a97f;
  --line: #4d4a7c; --red: #ff8d7a; --green: #7fd3bd; } }
* { box-sizing: border-box; }
html { color: var(--ink); background: var(--paper); font: 16px/1.45 var(--sans); }
body { margin: 0 auto; padding: 1rem clamp(.6rem, 3vw, 2rem) 3rem; max-width: 70rem; }
h1, h2 { font-family: var(--serif); font-weight: 600; line-height: 1.2; }
h2 { margin-top: 2.2rem; border-bottom: 1px solid var(--line); }
a { color: inherit; }
.faint { color: var(--faint); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--ink); font: 12px var(--sans); }
""".strip()


def page(title: str, lang: str, body: str, style: str = "") -> str:
    """The whole page. `body` is HTML, `style` what its plots need beside the common style."""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}\n{style}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )
