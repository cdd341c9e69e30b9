"""Which tests prove which rule and which card. `make rules` writes the answer into docs/rules/."""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from pathlib import Path

import bestiaire
from bestiaire.games.duel.buzz_tokens import BONUS_NAMES, BUZZ_TOKENS, KINGS
from bestiaire.games.duel.monsters import MONSTERS as DUEL_MONSTERS
from bestiaire.games.duel.rulebook import RULES as DUEL_RULES
from bestiaire.games.duel.sets import CARDS as DUEL_CARDS
from bestiaire.games.mindbug.rulebook import RULES as MINDBUG_RULES
from bestiaire.games.mindbug.sets import CARDS, ENERGY_CARDS
from bestiaire.games.orcs.rulebook import RULES as ORCS_RULES

MINDBUG_CARDS = {**CARDS, **ENERGY_CARDS}
DUEL_THINGS = [
    *DUEL_CARDS,
    *(monster.id for monster in DUEL_MONSTERS),
    *dict.fromkeys(token.id for token in BUZZ_TOKENS),
]
"""What a test of Duel can be marked with as a card: cards, Monsters and Buzz tokens. The King's token has his name."""
ORCS_THINGS = list(dict.fromkeys(card["key"] for card in bestiaire.game("orcs").cards()))
"""What a test of Orcs Orcs Orcs can be marked with as a card: spells, creatures, fate cards, powers, bonus actions and
missions. The poison card and the power of that name share their mark."""
ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = [f"EX-{number}" for number in range(1, 8)]
ORCS_POSITIONS = [f"OO-T{number:02}" for number in range(1, 24)]
FOLDERS = ("duel", "orcs")
"""Games whose tests lie in folders of this name."""

Found = dict[str, list[str]]


def marked_tests(marker: str, folder: str | None = None) -> Found:
    """The tests marked `@rule(...)` or `@card(...)`, by the ids they are marked with. Games have Monsters of the same
    name: Duel's tests are those in folders `duel`, those of Orcs Orcs Orcs in folders `orcs`, the others Mindbug's."""
    found: Found = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        parts = path.relative_to(ROOT).parts
        if next((name for name in FOLDERS if name in parts), None) != folder:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == marker:
                    for argument in decorator.args:
                        found[str(ast.literal_eval(argument))].append(node.name)
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
        (marked_tests("rule", "orcs"), [*ORCS_RULES, *ORCS_POSITIONS]),
        (marked_tests("card", "orcs"), ORCS_THINGS),
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


def orcs_page() -> str:
    """The page docs/rules/orcs.md."""
    rules, cards = marked_tests("rule", "orcs"), marked_tests("card", "orcs")
    lines = [
        "# Orcs Orcs Orcs: the rules and their proof",
        "",
        "Every numbered rule in our own words, with the tests that prove it. Written by `make rules`; do not edit.",
        "",
    ]
    for rule, words in ORCS_RULES.items():
        lines += [f"## {rule}", "", words["en"], "", *listed(rules[rule]), ""]
    lines += ["## Positions of the rulebook's examples", ""]
    for position in ORCS_POSITIONS:
        lines += [f"**{position}**", "", *listed(rules[position]), ""]
    lines += ["## Cards, creatures, powers, bonus actions and missions", ""]
    for card in bestiaire.game("orcs").cards():
        lines += [f"**{card['name_en']}** ({card['type']}): {card['text_en']}", "", *listed(cards[card["key"]]), ""]
    return re.sub("\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def listed(tests: list[str]) -> list[str]:
    return [f"- {name.removeprefix('test_').replace('_', ' ')}" for name in tests]


PAGES = {"docs/rules/mindbug.md": mindbug_page, "docs/rules/duel.md": duel_page, "docs/rules/orcs.md": orcs_page}


def write() -> None:
    for name, page in PAGES.items():
        (ROOT / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    write()
