"""The coach: every note comes up in some game, is said where nobody else plays, and a costly move is named."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.core.lessons import spoken
from bestiaire.players.review import judge_position
from bestiaire.show.page.plain import page_of
from bestiaire.web.tables.curves import LEVEL, point_of
from bestiaire.web.tables.replay import Replay
from bestiaire.words import LANGUAGES, percent
from tests.web.helpers import Site, record_at, seen, with_friend

COACHED = [info for info in bestiaire.games().values() if page_of(info).notes]
EVERY_GAME = pytest.mark.parametrize("info", COACHED, ids=lambda info: info.key)
LONGEST = 190
MOST_GAMES = 60


@EVERY_GAME
def test_every_note_comes_up(info: GameInfo) -> None:
    """In random games, with each of the game's variants; nothing fails on the way."""
    missing = {note.key: note for note in page_of(info).notes}
    assert len(missing) == len(page_of(info).notes), "each has a key of its own"
    variants = [{}, *info.variants.values()]
    for game in range(MOST_GAMES):
        if not missing:
            return
        pick = random.Random(game)
        table = bestiaire.table(info.key, seed=game, options=variants[game % len(variants)])
        changed = 0
        while table.choice is not None and missing:
            sight = seen(table, table.choice.player, changed=changed)
            missing = {key: note for key, note in missing.items() if not note.when(sight)}
            changed = len(table.events)
            table.play(pick.choice(table.choice.keys))
    assert not missing, f"never said: {sorted(missing)}"


@EVERY_GAME
def test_notes_are_short_and_in_both_languages(info: GameInfo) -> None:
    for note in page_of(info).notes:
        for lang in LANGUAGES:
            for text in filter(None, (note.text, note.on_touch)):
                assert 20 <= len(spoken(info, text, lang)) <= LONGEST


def test_a_turn_is_called_to_whom_it_belongs_and_a_reaction_is_not(site: Site) -> None:
    """Who is asked about a Mindbug or a block on another's turn answers."""
    browser = site.visitor()
    sides = [{"hand": ["bee_bear"], "play": ["gorillion"]}, {"hand": ["killer_bee"], "play": ["luchataur"]}]
    page = browser.get(f"/t/{browser.play_on(record_at({'players': sides})).game_id}?as=0")
    assert "data-calls=" in page.text
    assert ">Your move</span>" in page.text
    page = browser.get(f"/t/{browser.play(page, 'attack:gorillion').game_id}?as=1")
    assert "data-mine" in page.text
    assert "data-calls=" not in page.text
    assert ">Answer</span>" in page.text


def test_notes_are_given_only_where_nobody_else_plays(site: Site) -> None:
    alone, host, guest = site.visitor(), site.visitor(), site.visitor()
    assert "data-coach" in alone.new_game("easy").text
    game = with_friend(site, host, guest)
    for browser in (host, guest):
        page = browser.get(f"/t/{game}")
        assert "data-note=" not in page.text
        assert "data-coach" not in page.text
        assert "data-things" not in page.text


@pytest.mark.parametrize(("lang", "said"), [("en", "Energy cards come first"), ("fr", "D'abord les cartes Énergie")])
def test_why_not_is_answered_in_the_menu_with_the_rule(site: Site, lang: str, said: str) -> None:
    """A page without a script lists it; the large card of one with a script takes it from there."""
    players = [{"energy": 1, "hand": ["sheriff"]}, {"hand": ["the_king"]}]
    position = {"sets": ["king_of_tokyo"], "players": players, "display": ["ambush", "healing_bots", "pounce"]}
    page = site.visitor(lang).play_on(record_at(position), opponent="easy")
    listed = re.findall(r'<li data-things="([^"]+)"><span>([^<]+)</span> <a href="([^"]+)"[^>]*>([^<]+)</a>', page.text)
    things, _, rule, sentence = next(one for one in listed if "Sheriff" in one[1])
    assert said in unescape(sentence)
    assert rule == "/rules/mindbug#MK-020"
    assert f'data-vt="{things.split()[0]}"' in page.text, "the large card finds it by that name"
    assert re.search(r'<li data-can hidden><a href="/rules/mindbug#MK-020"', page.text)


def test_what_a_move_cost_is_told_to_who_plays_alone(site: Site) -> None:
    """The enemy has one heart and nobody to block: whoever plays a card instead of attacking gives the win away."""
    position = {
        "players": [
            {"life": 1, "mindbugs": 0, "play": ["luchataur"], "hand": ["shield_bugs"]},
            {"life": 1, "mindbugs": 0, "play": [], "hand": ["killer_bee", "chameleon_sniper"]},
        ],
    }
    browser = site.visitor()
    page = browser.play_on(record_at(position), opponent="easy")
    before = page.version
    page = browser.play(page, "play:shield_bugs")
    told = browser.post(f"/t/{page.game_id}/review", {"version": str(before)}, headers={"accept": "application/json"})
    assert told.status == 200
    sentence = told.answer.json()["sentence"]
    assert "Attack with Luchataur" in sentence
    replay = Replay(site.room(page.game_id).table)
    afterwards = judge_position("mindbug", LEVEL, point_of(replay, 0))
    assert afterwards.cost is not None
    assert percent("en", afterwards.cost) in sentence, "where the game ended it says the same"


def test_a_good_move_costs_no_word(site: Site) -> None:
    position = {"players": [{"play": ["luchataur"], "hand": ["shield_bugs"]}, {"life": 2, "hand": ["killer_bee"]}]}
    browser = site.visitor()
    page = browser.play_on(record_at(position), opponent="easy")
    before = page.version
    page = browser.play(page, "attack:luchataur")
    told = browser.post(f"/t/{page.game_id}/review", {"version": str(before)}, headers={"accept": "application/json"})
    assert told.answer.json() == {"sentence": ""}


def test_nobody_is_told_at_a_table_with_another_person(site: Site) -> None:
    host, guest, stranger = site.visitor(), site.visitor(), site.visitor()
    game = with_friend(site, host, guest)
    for browser in (host, guest, stranger):
        told = browser.post(f"/t/{game}/review", {"version": "0"}, headers={"accept": "application/json"})
        assert told.status == 403
