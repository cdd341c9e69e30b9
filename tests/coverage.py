"""Which tests prove which rule and which card. `make rules` writes the answer into docs/rules/."""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.games.duel.cards.buzz_tokens import BONUS_NAMES, BUZZ_TOKENS, KINGS
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.cards.sets import CARDS as DUEL_CARDS
from bestiaire.games.duel.words.rulebook import RULES as DUEL_RULES
from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS
from bestiaire.games.mindbug.words.rulebook import RULES as MINDBUG_RULES
from bestiaire.games.orcs.words.rulebook import RULES as ORCS_RULES
from bestiaire.games.tokyo.cards.sets import CARDS as TOKYO_CARDS
from bestiaire.games.tokyo.words.rulebook import RULES as TOKYO_RULES
from bestiaire.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent

Found = dict[str, list[str]]
Things = list[tuple[str, str]]
"""What tests can be marked with as a card: the mark, and how a page introduces it."""


@dataclass(frozen=True)
class Book:
    """What a game's tests have to prove, and what its page is made of."""

    name: str
    rules: dict[str, dict[str, str]]
    cards: dict[str, Things]
    """Under their headings."""
    examples: list[str] = field(default_factory=list)
    """Worked examples, which tests are marked with as with a rule."""
    examples_heading: str = "Worked examples"

    @property
    def card_marks(self) -> list[str]:
        return [mark for things in self.cards.values() for mark, _ in things]


def mindbug_cards() -> Things:
    return [(card.id, f"**{card.en}**: {card.text('en')}") for card in [*CARDS.values(), *ENERGY_CARDS.values()]]


def duel_monsters() -> Things:
    return [(one.id, f"**{one.en}** ({one.life} life): {one.speak('en')}") for one in MONSTERS]


def duel_tokens() -> Things:
    """The King's tokens have his name, and so his tests."""
    printed = [", ".join(BONUS_NAMES[bonus].replace("_", " ") for bonus in token.bonuses) for token in BUZZ_TOKENS]
    tokens = [
        (token.id, f"**{token.id}** (covers {token.covers}): {bonuses}.")
        for token, bonuses in zip(BUZZ_TOKENS, printed, strict=True)
    ]
    return tokens[: KINGS[0]]


def orcs_cards() -> Things:
    """The poison card and the power of that name share their mark."""
    return [
        (card["key"], f"**{card['name_en']}** ({card['type']}): {card['text_en']}")
        for card in bestiaire.game("orcs").cards()
    ]


def plain_book(info: GameInfo) -> Book:
    """Of a game that is not listed below: its words' rules and its cards."""
    words = info.words()
    chapters = {lang: [] if words is None else words.chapters(lang) for lang in LANGUAGES}
    said = {lang: {rule: text for _, rules in chapters[lang] for rule, text in rules.items()} for lang in LANGUAGES}
    rules = {rule: {lang: said[lang][rule] for lang in LANGUAGES} for rule in said["en"]}
    cards = [(card["id"], f"**{card['name_en']}**: {card['text_en']}") for card in info.cards()]
    return Book(info.name["en"], rules, {"Cards": cards} if cards else {})


LISTED = {
    "mindbug": Book("Mindbug", MINDBUG_RULES, {"Cards": mindbug_cards()}, [f"EX-{number}" for number in range(1, 8)]),
    "duel": Book(
        "King of Tokyo Duel",
        DUEL_RULES,
        {
            "Monsters": duel_monsters(),
            "Buzz tokens": duel_tokens(),
            "Cards": [(card.id, f"**{card.en}**: {card.text('en')}") for card in DUEL_CARDS.values()],
        },
    ),
    "tokyo": Book(
        "King of Tokyo with the Mindbug expansion",
        TOKYO_RULES,
        {"Cards": [(card.id, f"**{card.en}**: {card.text('en')}") for card in TOKYO_CARDS.values()]},
        [f"EX-{number}" for number in range(1, 31)],
        "Worked cases",
    ),
    "orcs": Book(
        "Orcs Orcs Orcs",
        ORCS_RULES,
        {"Cards, creatures, powers, bonus actions and missions": orcs_cards()},
        [f"OO-T{number:02}" for number in range(1, 24)],
        "Positions of the rulebook's examples",
    ),
}


BOOKS = LISTED | {key: plain_book(info) for key, info in bestiaire.games().items() if key not in LISTED}


def game_of(path: Path) -> str:
    """Of which game a test is: games have monsters and cards of the same name, so it goes by the folder."""
    parts = path.relative_to(ROOT).parts
    return next((game for game in BOOKS if game in parts), "mindbug")


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


def marked_tests(marker: str, game: str) -> Found:
    """The tests of a game marked `@rule(...)` or `@card(...)`, by the ids they are marked with."""
    found: Found = defaultdict(list)
    for of_game, of_marker, name, test in all_marks():
        if (of_game, of_marker) == (game, marker):
            found[name].append(test)
    return found


def tests_of_rules(game: str) -> Found:
    """Marked tests; in Mindbug also the positions of the referee's list."""
    found = marked_tests("rule", game)
    if game == "mindbug":
        positions = json.loads((ROOT / "tests/games/mindbug/rules/fifty_positions.json").read_text(encoding="utf-8"))
        for position in positions:
            for rule in position["rules"]:
                found[rule].append(f"position: {position['name']}")
    return found


def uncovered(game: str) -> list[str]:
    """Rules, worked examples and cards without a test of their own."""
    book = BOOKS[game]
    rules, cards = marked_tests("rule", game), marked_tests("card", game)
    bare = [name for name in [*book.rules, *book.examples] if not rules.get(name)]
    return bare + [name for name in book.card_marks if not cards.get(name)]


def page(game: str) -> str:
    """The page docs/rules/GAME.md."""
    book = BOOKS[game]
    rules, cards = tests_of_rules(game), marked_tests("card", game)
    lines = [
        f"# {book.name}: the rules and their proof",
        "",
        "Every numbered rule in our own words, with the tests that prove it. Written by `make rules`; do not edit.",
        "",
    ]
    for rule, words in book.rules.items():
        lines += [f"## {rule}", "", words["en"], "", *listed(rules[rule]), ""]
    if book.examples:
        lines += [f"## {book.examples_heading}", ""]
    for example in book.examples:
        lines += [f"**{example}**", "", *listed(rules[example]), ""]
    for heading, things in book.cards.items():
        lines += [f"## {heading}", ""]
        for mark, introduced in things:
            lines += [introduced, "", *listed(cards[mark]), ""]
    return re.sub("\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def listed(tests: list[str]) -> list[str]:
    return [f"- {name.removeprefix('test_').replace('_', ' ')}" for name in tests]


def path_of(game: str) -> Path:
    return ROOT / f"docs/rules/{game}.md"


def write() -> None:
    for game in BOOKS:
        path_of(game).write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    write()
