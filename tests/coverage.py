"""Which tests prove which rule and which card. `make rules` writes the answer into docs/rules/."""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

from bestiaire.games.duel.buzz_tokens import BONUS_NAMES, BUZZ_TOKENS, KINGS
from bestiaire.games.duel.monsters import MONSTERS as DUEL_MONSTERS
from bestiaire.games.duel.rulebook import RULES as DUEL_RULES
from bestiaire.games.duel.sets import CARDS as DUEL_CARDS
from bestiaire.games.mindbug.rulebook import RULES as MINDBUG_RULES
from bestiaire.games.mindbug.sets import CARDS, ENERGY_CARDS
from bestiaire.games.tokyo.rulebook import RULES as TOKYO_RULES
from bestiaire.games.tokyo.sets import CARDS as TOKYO_CARDS

MINDBUG_CARDS = {**CARDS, **ENERGY_CARDS}
DUEL_THINGS = [
    *DUEL_CARDS,
    *(monster.id for monster in DUEL_MONSTERS),
    *dict.fromkeys(token.id for token in BUZZ_TOKENS),
]
"""What a test of Duel can be marked with as a card: cards, Monsters and Buzz tokens. The King's token has his name."""
ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = [f"EX-{number}" for number in range(1, 8)]
TOKYO_EXAMPLES = [f"EX-{number}" for number in range(1, 31)]
GAMES_WITH_FOLDERS = ("duel", "tokyo")
"""Games have monsters and cards of the same name: the tests of these games are those in folders of their name."""

Found = dict[str, list[str]]


def game_of(path: Path) -> str:
    """Of which game a test is, by where it lies."""
    parts = path.relative_to(ROOT).parts
    return next((game for game in GAMES_WITH_FOLDERS if game in parts), "mindbug")


@cache
def all_marks() -> list[tuple[str, str, str, str]]:
    """Game, marker, id and test, for every test marked `@rule(...)` or `@card(...)`."""
    found = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and (marker := ast.unparse(decorator.func)) in ("rule", "card"):
                    ids = [str(ast.literal_eval(argument)) for argument in decorator.args]
                    found += [(game_of(path), marker, name, node.name) for name in ids]
    return found


def marked_tests(marker: str, game: str = "mindbug") -> Found:
    """The tests of a game marked `@rule(...)` or `@card(...)`, by the ids they are marked with."""
    found: Found = defaultdict(list)
    for of_game, of_marker, name, test in all_marks():
        if (of_game, of_marker) == (game, marker):
            found[name].append(test)
    return found


def tests_of_rules() -> Found:
    """Marked tests, and the positions of the referee's list."""
    found = marked_tests("rule")
    positions = json.loads((ROOT / "tests/rules/mindbug/fifty_positions.json").read_text(encoding="utf-8"))
    for position in positions:
        for rule in position["rules"]:
            found[rule].append(f"position: {position['name']}")
    return found


def uncovered() -> list[str]:
    """Rules, worked examples and cards without a test of their own."""
    asked = [
        (marked_tests("rule"), [*MINDBUG_RULES, *EXAMPLES]),
        (marked_tests("card"), list(MINDBUG_CARDS)),
        (marked_tests("rule", "duel"), list(DUEL_RULES)),
        (marked_tests("card", "duel"), DUEL_THINGS),
        (marked_tests("rule", "tokyo"), [*TOKYO_RULES, *TOKYO_EXAMPLES]),
        (marked_tests("card", "tokyo"), list(TOKYO_CARDS)),
    ]
    return [name for found, names in asked for name in names if not found.get(name)]


def mindbug_page() -> str:
    """The page docs/rules/mindbug.md."""
    rules, cards = tests_of_rules(), marked_tests("card")
    lines = [
        "# Mindbug: the rules and their proof",
        "",
        "Every numbered rule in our own words, with the tests that prove it. Written by `make rules`; do not edit.",
        "",
    ]
    for rule, words in MINDBUG_RULES.items():
        lines += [f"## {rule}", "", words["en"], "", *listed(rules[rule]), ""]
    lines += ["## Worked examples", ""]
    for example in EXAMPLES:
        lines += [f"**{example}**", "", *listed(rules[example]), ""]
    lines += ["## Cards", ""]
    for card in MINDBUG_CARDS.values():
        lines += [f"**{card.en}**: {card.text('en')}", "", *listed(cards[card.id]), ""]
    return "\n".join(lines).rstrip() + "\n"


def duel_page() -> str:
    """The page docs/rules/duel.md."""
    rules, cards = marked_tests("rule", "duel"), marked_tests("card", "duel")
    lines = [
        "# King of Tokyo Duel: the rules and their proof",
        "",
        "Every numbered rule in our own words, with the tests that prove it. Written by `make rules`; do not edit.",
        "",
    ]
    for rule, words in DUEL_RULES.items():
        lines += [f"## {rule}", "", words["en"], "", *listed(rules[rule]), ""]
    lines += ["## Monsters", ""]
    for monster in DUEL_MONSTERS:
        lines += [f"**{monster.en}** ({monster.life} life): {monster.speak('en')}", "", *listed(cards[monster.id]), ""]
    lines += ["## Buzz tokens", ""]
    for token in BUZZ_TOKENS[: KINGS[0]]:
        printed = ", ".join(BONUS_NAMES[bonus].replace("_", " ") for bonus in token.bonuses)
        lines += [f"**{token.id}** (covers {token.covers}): {printed}.", "", *listed(cards[token.id]), ""]
    lines += ["## Cards", ""]
    for card in DUEL_CARDS.values():
        lines += [f"**{card.en}**: {card.text('en')}", "", *listed(cards[card.id]), ""]
    return re.sub("\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def tokyo_page() -> str:
    """The page docs/rules/tokyo.md."""
    rules, cards = marked_tests("rule", "tokyo"), marked_tests("card", "tokyo")
    lines = [
        "# King of Tokyo with the Mindbug expansion: the rules and their proof",
        "",
        "Every numbered rule in our own words, with the tests that prove it. Written by `make rules`; do not edit.",
        "",
    ]
    for rule, words in TOKYO_RULES.items():
        lines += [f"## {rule}", "", words["en"], "", *listed(rules[rule]), ""]
    lines += ["## Worked cases", ""]
    for example in TOKYO_EXAMPLES:
        lines += [f"**{example}**", "", *listed(rules[example]), ""]
    lines += ["## Cards", ""]
    for card in TOKYO_CARDS.values():
        lines += [f"**{card.en}**: {card.text('en')}", "", *listed(cards[card.id]), ""]
    return "\n".join(lines).rstrip() + "\n"


def listed(tests: list[str]) -> list[str]:
    return [f"- {name.removeprefix('test_').replace('_', ' ')}" for name in tests]


PAGES = {
    "docs/rules/mindbug.md": mindbug_page,
    "docs/rules/duel.md": duel_page,
    "docs/rules/tokyo.md": tokyo_page,
}


def write() -> None:
    for name, page in PAGES.items():
        (ROOT / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    write()
