"""Everything a player reads is there in both languages."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path
from typing import Any

import pytest

import bestiaire
from bestiaire.core.info import Words
from bestiaire.core.questions import NUMBER, Answer, Question, Questions
from bestiaire.core.rng import seeded
from bestiaire.core.speaking import GameWords
from bestiaire.games import mindbug
from bestiaire.games.mindbug.questions import QUESTIONS
from bestiaire.games.mindbug.words.phrases import ENDINGS, EVENTS
from bestiaire.games.mindbug.words.rulebook import RULES
from bestiaire.games.mindbug.words.speaker import variant_of
from bestiaire.words import LANGUAGES, Phrase, enumerate_words, say
from bestiaire.words.nouns import CARD, CREATURE, ENEMY_ADJECTIVE, a
from tests.depth import times
from tests.words.rows import phrases_of

NAMES = ["Ana", "Bob"]
SETS = [{"sets": ["first_contact"]}, {"sets": ["king_of_tokyo"]}]


def spoken() -> Words:
    words = bestiaire.game("mindbug").words()
    assert words is not None
    return words


def check_sentence(english: str, french: str) -> None:
    for text in (english, french):
        assert text
        assert "{" not in text
        assert text[0].upper() == text[0]


def test_whole_games_are_told_in_both_languages() -> None:
    words = spoken()
    asked, told = set(), set()
    for seed in range(times(60, 120)):
        table = bestiaire.table("mindbug", seed=seed, options=SETS[seed % len(SETS)])
        rng = seeded(seed)
        while table.choice is not None:
            view = table.view(table.choice.player)
            asked.add((table.choice.kind, variant_of(view)))
            check_sentence(words.question(view, "en"), words.question(view, "fr"))
            other = table.view(1 - table.choice.player)
            check_sentence(words.waiting(other, NAMES, "en"), words.waiting(other, NAMES, "fr"))
            for key in table.choice.keys:
                check_sentence(words.answer(view, key, "en"), words.answer(view, key, "fr"))
            assert words.rule(table.choice.rule, "en") != words.rule(table.choice.rule, "fr")
            table.play(rng.below(len(table.choice.options)))
        for event in table.events:
            told.add(event.kind)
            for seat in (0, 1, None):
                seen = event.seen_by(seat)
                check_sentence(words.event(seen, seat, NAMES, "en"), words.event(seen, seat, NAMES, "fr"))
    variants = {(kind, variant) for kind, row in QUESTIONS.rows.items() for variant in ("", *row.variants)}
    assert asked == variants - {("recover", "any")}  # no card of the box takes cards from either pile
    assert told >= set(EVENTS)


def test_two_dice_are_told_apart() -> None:
    position = {"sets": ["king_of_tokyo"], "players": [{"play": ["hades"]}, {"hand": ["kong"]}]}
    for seed in range(200):
        table = bestiaire.table("mindbug", position=position, seed=seed)
        table.play("attack:hades")
        if table.view(0)["dice"] == [2, 2]:
            break
    assert table.choice is not None
    view = table.view(0)
    assert spoken().question(view, "en") == "H.A.D.E.S. attacks. You rolled GROWTH +2 and GROWTH +2: reroll?"
    answers = [spoken().answer(view, key, "fr") for key in table.choice.keys]
    assert answers[:2] == ["Relancer le dé 1 (CROISSANCE +2)", "Relancer le dé 2 (CROISSANCE +2)"]


def test_a_verb_whose_names_are_numbers_says_them() -> None:
    words = spoken()
    assert isinstance(words, GameWords)
    told = copy(words)
    asks = Phrase(en="Name a power.", fr="Nommez une puissance.")
    power = Answer("name_power", Phrase(en="Power {number}", fr="Puissance {number}"), of=NUMBER)
    told.questions = Questions([Question("name_power", asks, asks, answers=[power])], [])
    view = bestiaire.table("mindbug", seed=1).view(0)
    assert told.answer(view, "name_power:4", "en") == "Power 4"
    assert told.answer(view, "name_power:4", "fr") == "Puissance 4"


def test_every_event_the_rules_tell_has_its_sentence() -> None:
    folder = Path(mindbug.__file__).parent
    source = "".join(module.read_text(encoding="utf-8") for module in sorted(folder.rglob("*.py")))
    told = set(re.findall(r'tell\(game, "(\w+)"', source))
    assert told == {*EVENTS, "game_over"}, "EVENTS in games/mindbug/words/phrases.py has a row for each event"


@pytest.mark.parametrize("phrase", [*phrases_of(QUESTIONS), *ENDINGS.values()], ids=lambda p: p.en)
def test_both_languages_have_the_same_slots(phrase: Phrase) -> None:
    assert sorted(re.findall(r"{(\w+)", phrase.en)) == sorted(re.findall(r"{(\w+)", phrase.fr))


def test_rules_are_explained_in_both_languages() -> None:
    for words in RULES.values():
        assert set(words) == set(LANGUAGES)
        assert words["en"] != words["fr"]


def test_an_unknown_rule_has_no_explanation() -> None:
    assert spoken().rule("MB-999", "en") is None


def test_who_may_defeat_fewer_is_offered_nobody_in_both_languages() -> None:
    up_to_two = mindbug.Defeat(mindbug.up_to(2, mindbug.ENEMY))
    cannon = mindbug.creature("cannon", "Cannon", "Canon", power=2, play=up_to_two)
    mindbug.add_set("mine", [cannon])
    try:
        sides = [{"hand": ["cannon"]}, {"mindbugs": 0, "play": ["gorillion", "bee_bear"]}]
        table = bestiaire.table("mindbug", position={"sets": ["first_contact", "mine"], "players": sides})
        table.play("play:cannon")
        assert table.choice is not None
        assert table.choice.keys == ["defeat:gorillion", "defeat:bee_bear", "defeat:none"]
        view = table.view(0)
        assert spoken().answer(view, "defeat:none", "en") == "That is all"
        assert spoken().answer(view, "defeat:none", "fr") == "C'est tout"
    finally:
        mindbug.remove_set("mine")


def test_a_card_may_take_cards_from_either_discard_pile() -> None:
    magpie = mindbug.creature("magpie", "Magpie", "Pie", power=2, play=mindbug.Recover(mindbug.EITHER))
    mindbug.add_set("mine", [magpie])
    try:
        sides = [{"hand": ["magpie"], "discard": ["gorillion"]}, {"mindbugs": 0, "discard": ["bee_bear"]}]
        table = bestiaire.table("mindbug", position={"sets": ["first_contact", "mine"], "players": sides})
        table.play("play:magpie")
        assert table.choice is not None
        assert table.choice.keys == ["recover:gorillion", "recover:bee_bear"]
        view = table.view(0)
        asked = "Magpie: choose a card of either discard pile to take into your hand."
        assert spoken().question(view, "en") == asked
        assert spoken().question(view, "fr").startswith("Pie\u00a0: choisissez, dans l'une des deux défausses,")
    finally:
        mindbug.remove_set("mine")


def test_who_may_take_back_or_trigger_fewer_is_offered_nobody_in_both_languages() -> None:
    tide = mindbug.ReturnToHand(mindbug.up_to(2, mindbug.ALLIED))
    mindbug.add_set("mine", [mindbug.creature("tide", "Tide", "Marée", power=2, play=tide)])
    try:
        sides = [{"hand": ["tide"], "play": ["gorillion", "bee_bear"]}, {"mindbugs": 0}]
        table = bestiaire.table("mindbug", position={"sets": ["first_contact", "mine"], "players": sides})
        table.play("play:tide")
        assert table.choice is not None
        assert table.choice.keys[-1] == "return:none"
        view = table.view(0)
        assert [spoken().answer(view, "return:none", lang) for lang in LANGUAGES] == ["That is all", "C'est tout"]
        assert [spoken().answer(view, "trigger:none", lang) for lang in LANGUAGES] == ["That is all", "C'est tout"]
    finally:
        mindbug.remove_set("mine")


def test_the_log_tells_secrets_only_to_those_who_saw_them() -> None:
    words = spoken()
    drawn = bestiaire.table("mindbug", seed=7).events[0]
    assert words.event(drawn.seen_by(1), 1, NAMES, "en") == "Ana draws 5 cards."
    assert words.event(drawn.seen_by(None), None, NAMES, "fr") == "Ana pioche 5 cartes."
    assert words.event(drawn.seen_by(0), 0, NAMES, "en").startswith("You draw ")


def test_nouns_agree() -> None:
    assert [CARD.count("fr", n) for n in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]
    assert [CARD.count("en", n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert a("en", CREATURE, ENEMY_ADJECTIVE.join("en", CREATURE, plural=False)) == "an enemy creature"
    assert a("fr", CREATURE, ENEMY_ADJECTIVE.join("fr", CREATURE, plural=False)) == "une créature ennemie"
    assert ENEMY_ADJECTIVE.join("fr", CREATURE, plural=True) == "créatures ennemies"
    assert enumerate_words("fr", ["a", "b", "c"]) == "a, b et c"
    assert enumerate_words("en", ["a"]) == "a"


def test_french_punctuation_never_starts_a_line() -> None:
    """No breakable space before ; : ! ? » or after « in anything a card says."""
    assert say("fr", en="", fr="« Oui » : non ?") == "«\u00a0Oui\u00a0»\u00a0: non\u00a0?"
    for card in bestiaire.game("mindbug").cards():
        assert not re.search(r" [;:!?»]|« ", card["text_fr"]), card["id"]


def test_the_log_tells_of_an_effect_that_could_do_nothing() -> None:
    table = bestiaire.table("mindbug", position={
        "players": [{"hand": ["tiger_squirrel", "gorillion"], "mindbugs": 0}, {"hand": ["bee_bear"], "mindbugs": 0}],
    })  # fmt: skip
    table.play("play:tiger_squirrel")
    lines = [spoken().event(event.seen_by(0), 0, NAMES, "en") for event in table.events]
    assert "The effect of Tiger Squirrel changes nothing." in lines


def told_after(position: dict[str, object], key: str, seat: int, lang: str) -> list[str]:
    """What the log tells a seat of one move."""
    table = bestiaire.table("mindbug", position=position)
    heard = len(table.events)
    table.play(key)
    return [spoken().event(event.seen_by(seat), seat, NAMES, lang) for event in table.events[heard:]]


def attacked_by(attacker: str, *defenders: str) -> dict[str, Any]:
    """The first player may attack."""
    sides = [{"hand": [], "play": [attacker]}, {"hand": ["shark_dog"], "play": list(defenders)}]
    return {"active": 0, "players": sides}


def test_who_loses_a_life_reads_which_attack_nobody_blocked() -> None:
    position = attacked_by("gorillion")
    assert "Nobody blocks Gorillion: you lose 1 life (2 left)." in told_after(position, "attack:gorillion", 1, "en")
    assert "Nobody blocks Gorillion: Bob loses 1 life (2 left)." in told_after(position, "attack:gorillion", 0, "en")
    told = " ".join(told_after(position, "attack:gorillion", 1, "fr"))
    assert "Personne ne bloque Gorillion\u00a0: vous perdez 1 PV (reste 2)." in told.replace("\u202f", "\u00a0")


def test_who_has_one_life_left_reads_that_not_to_block_loses_the_game() -> None:
    position = attacked_by("gorillion", "bee_bear")
    for life, lang, said in (
        (1, "en", "Don't block (lose the game)"),
        (1, "fr", "Ne pas bloquer (perdre la partie)"),
        (2, "en", "Don't block (lose 1 life)"),
    ):
        sides = [dict(side, life=life) for side in position["players"]]
        table = bestiaire.table("mindbug", position={**position, "players": sides})
        table.play("attack:gorillion")
        assert spoken().answer(table.view(1), "block:none", lang) == said


def test_who_can_not_block_reads_why() -> None:
    sneaky = attacked_by("tiger_squirrel", "bee_bear", "luchataur")
    assert "Your creatures can't block Tiger Squirrel: SNEAKY." in told_after(sneaky, "attack:tiger_squirrel", 1, "en")
    assert "FURTIF" in " ".join(told_after(sneaky, "attack:tiger_squirrel", 1, "fr"))
    banned = attacked_by("bee_bear", "killer_bee")
    assert "Your creatures can't block Bee Bear: Bee Bear." in told_after(banned, "attack:bee_bear", 1, "en")
    nobody = told_after(attacked_by("tiger_squirrel"), "attack:tiger_squirrel", 1, "en")
    assert not any("can't block" in line for line in nobody), "there was no creature that could"


def test_who_loses_life_to_a_card_reads_to_which() -> None:
    sides = [{"hand": ["luchataur", "killer_bee"], "mindbugs": 0}, {"hand": ["gorillion"], "mindbugs": 0}]
    position: dict[str, object] = {"active": 0, "players": sides}
    assert "Killer Bee: you lose 1 life (2 left)." in told_after(position, "play:killer_bee", 1, "en")


def test_only_what_is_possible_is_asked_for() -> None:
    cards = {"active": 0, "players": [{"hand": ["gorillion"]}, {"hand": ["bee_bear"]}]}
    for position, english, french in (
        (cards, "Your turn: play a card.", "jouez une carte."),
        (attacked_by("gorillion"), "Your turn: attack with a creature.", "attaquez avec une créature."),
    ):
        view = bestiaire.table("mindbug", position=position).view(0)
        assert spoken().question(view, "en") == english
        assert spoken().question(view, "fr").endswith(french)


def test_who_may_reroll_more_often_reads_how_often_and_why() -> None:
    sides = [{"hand": ["rob"], "play": ["cybertooth"]}, {"hand": ["iron_back"]}]
    position = {"sets": ["king_of_tokyo"], "next_dice": [1, 2], "active": 0, "players": sides}
    table = bestiaire.table("mindbug", position=position)
    table.play("attack:cybertooth")
    asked = [spoken().question(table.view(0), lang) for lang in ("en", "fr")]
    assert asked[0].endswith("reroll? (2 rerolls, thanks to Cybertooth)")
    assert asked[1].endswith("(2 relances avec Cybertooth)")


def test_french_words_agree_with_the_name_of_a_creature() -> None:
    her, him = "killer_bee", "shield_bugs"
    for attacker, asked in ((her, "la bloquer"), (him, "le bloquer")):
        table = bestiaire.table("mindbug", position=attacked_by(attacker, "gorillion"))
        table.play(f"attack:{attacker}")
        if table.choice is not None and table.choice.kind == "hunt":
            assert "qui chasse-t-elle" in spoken().question(table.view(0), "fr")
            table.play("hunt:none")
        assert asked in spoken().question(table.view(1), "fr")
    attacking = attacked_by("gorillion", him)
    table = bestiaire.table("mindbug", position=attacking)
    table.play("attack:gorillion")
    table.play(f"block:{him}")
    told = [spoken().event(event.seen_by(0), 0, NAMES, "fr") for event in table.events]
    assert "Scarabouclier survit, incliné." in " ".join(told)
