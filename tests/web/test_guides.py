"""Rules to look at: every game's page has its chapters in both languages, and all that it names is there."""

from __future__ import annotations

import html
import random
import re
from functools import cache, partial

import pytest

import bestiaire
from bestiaire.core.guides import CARD, DIE, DRAWN, SIGN, Guide
from bestiaire.core.info import GameInfo
from bestiaire.core.lessons import spoken
from bestiaire.core.telling import words_of
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.art import address, is_pictured
from bestiaire.web.pages.game_log import past
from bestiaire.web.pages.guides import why_asked
from bestiaire.web.pages.pages import Pages
from bestiaire.web.pages.plates import plates_of, signs
from bestiaire.web.pages.table_model import part_model
from bestiaire.words import LANGUAGES
from tests.web.helpers import Site, record_at

GUIDED = [info for info in bestiaire.games().values() if page_of(info).guide is not None]
EVERY_GAME = pytest.mark.parametrize("info", GUIDED, ids=lambda info: info.key)
SENTENCE = re.compile(r"[.!?]”?(?=\s|$)")
LONGEST = 330
GAMES = 6
MOVES = 240
TOOLS = {"s-cross", "s-lens", "s-chart", "s-book", "s-hand"}
"""Signs on buttons, which say in words what they do."""
SCENERY = {"t-sky", "t-far", "t-near", "t-tower", "d-city", "ground", "s-paw"}
BACK = re.compile(r'<span class="back[^"]*">.*?</span>', re.S)
"""Cards that lie face down: what is drawn on them means nothing."""


def guide_of(info: GameInfo) -> Guide:
    guide = page_of(info).guide
    assert guide is not None
    return guide


@cache
def rules_of(info_key: str) -> frozenset[str]:
    chapters = words_of(bestiaire.game(info_key)).chapters("en")
    return frozenset(rule for _, rules in chapters for rule in rules)


def test_every_game_that_comes_with_the_program_has_a_guide() -> None:
    assert [info.key for info in GUIDED] == list(bestiaire.games())


@EVERY_GAME
def test_a_guide_is_complete_and_short(info: GameInfo) -> None:
    guide = guide_of(info)
    for name, panels in guide.chapters.items():
        assert panels, f"{name} says nothing"
    for panel in guide.panels:
        most = 2 if panel.asks else 4
        for lang in LANGUAGES:
            assert spoken(info, panel.title, lang)
            assert len(spoken(info, panel.text, lang)) <= LONGEST
            assert 1 <= len(SENTENCE.findall(panel.text.say(lang))) <= most, panel.text.en
        assert panel.row, f"{panel.title.en}: nothing is drawn"
        assert panel.rules, f"{panel.title.en}: it rests on no rule"
        assert rules_of(info.key).issuperset(panel.rules), f"{panel.title.en}: no such rule"


@EVERY_GAME
def test_all_that_is_drawn_there_exists(info: GameInfo) -> None:
    guide, page = guide_of(info), page_of(info)
    known = set(re.findall(r'<symbol id="([\w-]+)"', signs(info.key)))
    faces = {card.id for section in page.gallery("en") for card in section.cards}
    for panel in guide.panels:
        for kind, name, times in panel.row:
            assert times > 0
            if kind == CARD:
                assert name in faces, name
            elif kind == DRAWN:
                assert name in guide.drawings, name
            elif kind in (DIE, SIGN):
                assert (f"d-{name}" if kind == DIE else name) in known, name
            elif kind:
                assert is_pictured(info.key, name), name
    assert faces.issuperset(guide.cards.values())
    assert known.issuperset(page.meanings("en")), "a sign that is explained is drawn"


@EVERY_GAME
def test_every_kind_of_question_has_its_example(info: GameInfo) -> None:
    guide = guide_of(info)
    assert info.questions is not None
    explained = {kind for panel in guide.decisions for kind in panel.asks} | guide.cards.keys()
    assert explained == set(info.questions.kinds)
    texts = {card["id"]: card for card in plates_of(info.key)}
    for card in guide.cards.values():
        for lang in LANGUAGES:
            assert 1 <= len(SENTENCE.findall(texts[card][f"text_{lang}"])) <= 2, texts[card]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_the_guide_and_folds_the_numbered_rules(site: Site, lang: str) -> None:
    """Every rule keeps its address, and every link to one leads somewhere."""
    browser = site.visitor(lang)
    for info in GUIDED:
        page = browser.get(f"/rules/{info.key}")
        assert page.status == 200
        assert len(re.findall(r'class="panel"', page.text)) == len(list(guide_of(info).panels))
        assert page.text.index('class="panel"') < page.text.index("<details")
        ids = set(re.findall(r'<dt id="([\w-]+)"', page.text.partition("<details")[2]))
        assert ids == rules_of(info.key)
        meant = set(re.findall(rf'href="/rules/{info.key}#([\w-]+)"', page.text))
        assert meant
        assert ids.issuperset(meant)
        for word, text in page_of(info).meanings(lang).values():
            assert word
            assert text


@EVERY_GAME
def test_every_sign_on_a_table_has_a_meaning_and_every_question_a_reason(info: GameInfo) -> None:
    """In random games with each of the game's variants. What is said about a question has at most two sentences, and
    the rule that asks stands behind it."""
    guide, pages = guide_of(info), Pages()
    table_of = pages.environment("en", info.key).get_template("game/table.html")
    variants = [{}, *info.variants.values()]
    shown: set[str] = set()
    for game in range(max(GAMES, len(variants))):
        pick = random.Random(game)
        table = bestiaire.table(info.key, seed=game, options=variants[game % len(variants)])
        for move in range(MOVES):
            if table.choice is None:
                break
            seat, names = table.choice.player, [f"Player {n}" for n in range(table.seats)]
            choice = table.view(seat)["choice"]
            panel = guide.about(choice["kind"], choice["rule"])
            assert choice["kind"] in guide.cards or (panel is not None and choice["rule"] in panel.rules), choice
            if move % 8 == 0:
                why = why_asked(info, choice, "fr")
                assert why is not None
                assert why.row
                model = part_model(table, table.view(seat), seat, names, names, "en", [], 0, [""] * table.seats)
                model |= {
                    "seat": seat,
                    "away": [False] * table.seats,
                    "is_replay": True,
                    "happened": [],
                    "names": names,
                }
                drawn_table = table_of.render(face=partial(drawn, pages, info.key), past=past, **model)
                shown.update(re.findall(r'href="#([\w-]+)"', BACK.sub("", drawn_table)))
            table.play(pick.choice(table.choice.keys))
    for lang in LANGUAGES:
        means = page_of(info).meanings(lang)
        assert shown - TOOLS - SCENERY <= means.keys()
        assert all(word and text for word, text in means.values())


def drawn(pages: Pages, game: str, card: object, size: str = "") -> str:
    return pages.face(game, card, size, "en")


def test_why_says_two_sentences_with_a_picture_and_leads_to_the_rule(site: Site) -> None:
    """A card that is played is the picture of the question about it."""
    position = {"players": [{"hand": ["gorillion"]}, {"mindbugs": 1}]}
    page = site.visitor("fr").play_on(record_at(position, "play:gorillion"), at=1, opponent="easy", seat="1")
    menu = html.unescape(page.text.partition('class="why"')[2].partition("</details>")[0])
    panel = guide_of(bestiaire.game("mindbug")).about("mindbug", "MB-051")
    assert panel is not None
    assert panel.text.say("fr") in menu
    assert address("mindbug", "gorillion") in menu
    assert 'href="/rules/mindbug#MB-051"' in menu
