"""The pages as somebody meets them whose browser runs no script: links, forms and redirects only."""

from __future__ import annotations

import hashlib
import html
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.art import address, painting
from tests.depth import long
from tests.warm import run_text
from tests.web import databases
from tests.web.helpers import (
    Browser,
    Json,
    Page,
    Site,
    aggressive,
    card_names,
    finished_record,
    first_at_the_table,
    nearly_over,
    open_site,
    play_to_the_end,
    query,
    record_at,
    with_friend,
    without_chance,
)

SCRIPT = "<script>alert(1)</script>"


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[tuple[Site, str]]:
    """A game of two at one screen that is over; tests only look at it."""
    with open_site(tmp_path_factory.mktemp("over")) as opened:
        browser = opened.visitor()
        game_id = ""
        while not game_id or len(move_keys(opened, game_id)) < 20:  # some games are over after three attacks
            page = browser.new_game("hotseat", name="Ana", other="Max")
            game_id = play_to_the_end(opened, browser, page, aggressive).game_id
        yield opened, game_id


def move_keys(site: Site, game_id: str) -> list[str]:
    return [key for _, _, kind, key in site.entries(game_id) if kind == "move"]


def bystander_keys(browser: Browser, game_id: str) -> list[str]:
    page = browser.get(f"/t/{game_id}")
    assert page.status == 200
    return page.keys


# -- the front page


@pytest.mark.parametrize(
    ("languages", "lang", "word"),
    [
        ("en", "en", "Go on playing"),
        ("fr", "fr", "Reprendre"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr", "Reprendre"),
        ("de,en;q=0.5", "en", "Go on playing"),
        ("", "en", "Go on playing"),
    ],
)
def test_the_front_page_speaks_the_visitor_s_language(site: Site, languages: str, lang: str, word: str) -> None:
    page = site.visitor(languages).get("/")
    assert (page.status, page.lang) == (200, lang)
    assert word in page.words
    assert page.answer.headers["content-type"] == "text/html; charset=utf-8"


def test_somebody_stands_on_the_lid_of_every_box(site: Site) -> None:
    """Creatures, or the drawings of a game whose creatures are known by their heads."""
    front = site.visitor("en").get("/").text
    lids = re.findall(r'<svg class="gbox".*?\n</svg>', front, re.DOTALL)
    assert len(lids) == len(bestiaire.games())
    for lid, info in zip(lids, bestiaire.games().values(), strict=True):
        box = page_of(info).box
        assert len(box.figures) + len(box.drawings) >= 2, info.key
        for figure in box.figures:
            assert address(info.key, figure.card, "whole") in lid
        for drawing in box.drawings:
            assert drawing.shapes in lid


def test_the_language_can_be_changed_and_is_remembered(site: Site) -> None:
    browser = site.visitor("en")
    page = browser.new_game("hotseat")
    table = page.path
    page = browser.submit(page, page.form("/settings"), ("lang", "fr"))
    assert (page.path, page.lang) == (table, "fr")
    assert browser.get("/").lang == "fr"
    page = browser.submit(page, page.form("/settings"), ("lang", "en"))
    assert (page.path, page.lang) == (table, "en")


@pytest.mark.parametrize("known", [False, True], ids=["on the first visit", "later"])
def test_an_address_can_name_the_language(site: Site, known: bool) -> None:
    browser = site.visitor("en")
    if known:
        browser.get("/")
    assert browser.get("/?lang=fr").lang == "fr"
    assert browser.get("/?lang=xx").lang in ("en", "fr")


@pytest.mark.parametrize(
    "back",
    ["//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example", "elsewhere", "", "/\t/e.example"],
)
def test_settings_lead_nowhere_else(site: Site, back: str) -> None:
    browser = site.visitor()
    page = browser.post("/settings", {"lang": "fr", "back": back}, follow_redirects=False)
    assert page.status == 303
    target = page.answer.headers["location"]
    assert target.startswith("/")
    assert not re.match(r"/[/\\\t]", target)


def test_the_front_page_lists_mine_the_running_and_the_finished(site: Site) -> None:
    ana, max_, zoe = site.visitor(), site.visitor(), site.visitor()
    running = with_friend(site, ana, max_)
    page = zoe.play_on(nearly_over(), opponent="hotseat")
    page = zoe.get(f"{page.path}?as=0")
    finished = zoe.play(page, aggressive(page.keys)).game_id
    for browser in (ana, max_, zoe):
        links = browser.get("/").read.links
        assert f"/t/{running}" in links
        assert f"/t/{finished}/replay" in links
        assert links.count(f"/t/{running}") == 1, "among mine or among the running, not twice"


def test_a_page_without_script_needs_no_script(site: Site) -> None:
    """What only a script can do is not shown to a browser without one."""
    page = site.visitor().get("/")
    assert all(source and source.startswith("/static/") for source in page.read.scripts)


# -- against the computer


@pytest.mark.both_databases
@pytest.mark.parametrize(("opponent", "lang"), [("greedy", "en"), long("random", "fr")])
def test_a_whole_game_against_the_computer_by_forms(site: Site, tmp_path: Path, opponent: str, lang: str) -> None:
    browser = site.visitor(lang)
    page = browser.new_game(opponent, name="Ana")
    seen: list[int] = []
    rng = seeded(5)

    def pick(keys: list[str]) -> str:
        seen.append(len(keys))
        return keys[rng.below(len(keys))]

    page = play_to_the_end(site, browser, page, pick)
    assert page.lang == lang
    assert min(seen) > 1, "a forced move is played by the table"
    answer = browser.get(f"/t/{page.game_id}/record.json").answer
    record = answer.json()
    assert answer.headers["content-disposition"].startswith("attachment")
    table = bestiaire.replay(record)
    assert table.result is not None
    assert record["moves"] == move_keys(site, page.game_id)
    assert "Ana" in record["seats"]
    done = verify(tmp_path, record)
    assert (done.returncode, done.stderr) == (0, "")
    assert hashlib.sha256(f"{record['seed']}:{record['fairness']['salt']}".encode()).hexdigest() in done.stdout


def verify(folder: Path, record: Json) -> subprocess.CompletedProcess[str]:
    path = folder / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return run_text("verify", path)


def test_verify_finds_a_record_that_was_changed(over: tuple[Site, str], tmp_path: Path) -> None:
    site, game_id = over
    record = site.visitor().get(f"/t/{game_id}/record.json").answer.json()
    assert verify(tmp_path, record).returncode == 0
    false = [
        {**record, "fairness": {**record["fairness"], "salt": "0" * 64}},
        {**record, "fairness": {**record["fairness"], "fingerprint": "0" * 64}},
        {**record, "fairness": {}},
        {**record, "seed": "0" * 64},
        {**record, "seed": 7},
        {name: value for name, value in record.items() if name != "fairness"},
    ]
    for changed in false:
        done = verify(tmp_path, changed)
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1


def test_undo_is_always_free_against_the_computer(site: Site) -> None:
    browser = site.visitor()
    page = browser.new_game("random")
    site.wait_for_computer(page.game_id)
    first = browser.get(page.path)
    assert not first.forms("/undo"), "nothing was chosen yet"
    page = browser.play(first, first.keys[0])
    site.wait_for_computer(page.game_id)
    page = browser.get(page.path)
    assert page.version > first.version + 1
    back = browser.submit(page, page.form("/undo"))
    assert back.keys == first.keys
    assert back.version > page.version, "taking back is an entry, too"
    kinds = [kind for _, _, kind, _ in site.entries(page.game_id)]
    assert kinds.count("undo") == page.version - first.version
    again = browser.play(back, back.keys[1])
    assert again.version > back.version


@pytest.mark.parametrize("opponent", ["random", "friend", "hotseat"])
def test_after_the_end_nothing_is_taken_back(site: Site, opponent: str) -> None:
    """Seed and cards are open by then: whoever went on would know them all."""
    ana, max_ = site.visitor(), site.visitor("fr")
    page = ana.play_on(nearly_over(), opponent=opponent)
    if opponent == "friend":
        max_.post(page.invitation, {"name": "Max"})
    page = ana.get(f"{page.path}?as=0")
    page = ana.play(page, aggressive(page.keys))
    assert page.is_over
    before = site.stored()
    for browser, sentence in [(ana, "its cards are open")] + [(max_, "cartes sont connues")] * (opponent == "friend"):
        assert not browser.get(page.path).forms("/undo")
        refused = browser.post(f"{page.path}/undo", {"version": page.version})
        assert refused.status == 409
        assert sentence in refused.words
        answer = {"version": page.version, "agree": "yes"}
        assert browser.post(f"{page.path}/undo/answer", answer).status == 409
    assert site.stored() == before
    assert site.room(page.game_id).table.result is not None


def test_a_wish_to_take_back_ends_with_the_game(site: Site) -> None:
    """One asks, the other wins instead of answering: nobody can agree any more, whatever version is named."""
    ana, max_ = site.visitor(), site.visitor()
    position = {
        "players": [
            {"life": 1, "mindbugs": 0, "hand": ["bee_bear", "gorillion"]},
            {"life": 3, "mindbugs": 0, "hand": ["killer_bee", "tiger_squirrel"]},
        ]
    }
    hosted = ana.play_on(record_at(position, "play:bee_bear"), opponent="friend")
    max_.post(hosted.invitation, {"name": "Max"})
    page = ana.play(ana.get(hosted.path), "play:gorillion")
    old = page.version
    assert ana.submit(page, page.form("/undo")).status == 200
    asked = max_.get(hosted.path)
    assert asked.forms("/undo/answer")
    over = max_.play(asked, "play:killer_bee")
    assert over.is_over
    assert not over.forms("/undo/answer")
    before = site.stored()
    for version in (old, over.version):
        for browser in (ana, max_):
            answer = {"version": version, "agree": "yes"}
            assert browser.post(f"{hosted.path}/undo/answer", answer).status == 409
            was_asked = browser is ana and version == old  # sent again, it is answered as the first time
            assert browser.post(f"{hosted.path}/undo", {"version": version}).status == (200 if was_asked else 409)
    assert site.stored() == before


# -- a friend by link


def test_a_friend_takes_the_free_seat_and_a_third_only_watches(site: Site) -> None:
    ana, max_, zoe = site.visitor(), site.visitor(), site.visitor()
    page = first_at_the_table(site, ana, "Ana")
    table = page.path
    invitation = page.invitation
    assert ana.get(invitation).path == table, "who opens an own link comes back to the table"
    door = max_.get(invitation)
    assert "Ana" in door.words
    assert site.room(page.game_id).stored.seats[1].visitor is None, "looking at the link takes no seat"
    late = zoe.get(invitation)
    page = max_.submit(door, door.form(invitation), name="Max")
    assert page.path == table
    assert "Ana" in page.words
    assert "Max" in ana.get(table).words
    before = site.stored()
    refused = zoe.submit(late, late.form(invitation), name="Zoé")
    assert refused.status == 409
    assert "All seats are taken" in refused.words
    assert site.stored() == before
    told = zoe.get(invitation)
    assert "All seats are taken; you can watch." in told.words
    assert table in told.read.links
    watching = zoe.get(table)
    assert watching.keys == []
    assert "You are watching" in watching.words
    again = max_.post(invitation, {"name": "Other"})
    assert again.path == table
    assert site.stored() == before, "who sits there already just comes back"


def test_who_invites_says_by_which_name(site: Site) -> None:
    ana, ben = site.visitor(), site.visitor()
    page = ana.new_game("friend")
    assert "You are invited to a game of Mindbug" in ben.get(page.invitation).words
    named = ana.submit(page, page.form("/name"), name="  Ana  ")
    assert named.path == page.path
    assert dict(named.form("/name").fields)["name"] == "Ana"
    assert "Ana invites you to a game of Mindbug" in ben.get(page.invitation).words
    assert "Ana" in ana.submit(named, named.form("/name"), name=" ").words, "no name is no other name"
    assert dict(ana.new_game("friend").form("/name").fields)["name"] == "Ana", "it is remembered"
    assert ben.post(f"{page.path}/name", {"name": "Ben"}).status == 403
    ben.post(page.invitation, {"name": "Ben"})
    assert ana.post(f"{page.path}/name", {"name": "Bob"}).status == 409
    assert [seat.name for seat in site.room(page.game_id).stored.seats if seat.name] in (["Ana", "Ben"], ["Ben", "Ana"])


def test_everybody_has_the_face_they_chose_and_nobody_the_face_of_another(site: Site) -> None:
    ana, ben = site.visitor(), site.visitor()
    page = ana.new_game("friend")
    offered = re.findall(r'name="face" value="(\w+)"', page.text)
    assert len(offered) == 6
    page = ana.submit(page, page.form("/face"), face=offered[3])
    assert f'value="{offered[3]}" checked' in page.text
    door = ben.get(page.invitation)
    left = re.findall(r'name="face" value="(\w+)"', door.text)
    assert len(left) == 6
    assert offered[3] not in left
    assert f"/{offered[3]}.face." in door.text, "the host's"
    ben.submit(door, door.form(page.invitation), face=left[2])
    seats = site.room(page.game_id).stored.seats
    assert {seat.face for seat in seats} == {offered[3], left[2]}
    assert all(f"/{seat.face}.face." in ana.get(page.path).text for seat in seats)


@pytest.mark.parametrize("face", ["", "no_such_card", "<b>"])
def test_a_face_that_is_not_to_be_had_is_none(site: Site, face: str) -> None:
    ana, ben = site.visitor(), site.visitor()
    page = ana.new_game("friend")
    ana.post(f"{page.path}/face", {"face": face})
    ben.post(page.invitation, {"name": "Ben", "face": face})
    assert [seat.face for seat in site.room(page.game_id).stored.seats] == [None, None]
    assert ben.get(page.path).status == 200


def test_while_a_seat_is_free_nothing_can_be_played_nor_is_offered(site: Site) -> None:
    for _ in range(6):
        page = site.visitor().new_game("friend")
        assert page.keys == []
        assert page.invitation


def test_the_link_is_shown_to_nobody_else_and_no_longer_than_needed(site: Site) -> None:
    ana, max_, zoe = site.visitor(), site.visitor(), site.visitor()
    page = ana.new_game("friend")
    secret = page.invitation.rpartition("/")[2]
    assert secret not in zoe.get(page.path).text
    assert secret not in zoe.get("/").text
    max_.post(page.invitation, {"name": "Max"})
    for browser in (ana, max_, zoe):
        assert secret not in browser.get(page.path).text


def test_each_sees_the_own_hand_only(site: Site) -> None:
    ana, max_, zoe = site.visitor(), site.visitor(), site.visitor()
    game_id = with_friend(site, ana, max_)
    names = card_names()
    table = site.room(game_id).table
    open_cards = set(table.view(None)["revealed"])
    hands = [set(table.view(seat)["players"][seat]["hand"]) for seat in (0, 1)]
    for viewer, seats in ((ana, [0]), (max_, [1]), (zoe, [])):
        words = viewer.get(f"/t/{game_id}").told
        for seat in (0, 1):
            for card in hands[seat] - open_cards - (hands[1 - seat] if seats else set()):
                assert (names[card] in words) == (seat in seats), (names[card], seat, seats)


def asked_and_other(site: Site, game_id: str, players: list[Browser]) -> tuple[Browser, Browser]:
    choice = site.room(game_id).table.choice
    assert choice is not None
    return players[choice.player], players[1 - choice.player]


@pytest.mark.own_site
def test_between_people_undo_is_asked_for_and_refused(site: Site) -> None:
    players = [site.visitor(), site.visitor()]
    zoe = site.visitor()
    game_id = with_friend(site, *players)
    mover, other = asked_and_other(site, game_id, players)
    first = mover.get(f"/t/{game_id}")
    page = mover.play(first, next(key for key in first.keys if key.startswith("play:")))
    played = site.stored()

    page = mover.submit(page, page.form("/undo"))
    assert "waiting for the answer" in page.words
    wished = site.stored()
    assert {**wished, "wishes": []} == played
    assert not page.forms("/undo/answer")
    assert not zoe.get(f"/t/{game_id}").forms("/undo/answer")
    asked = other.get(f"/t/{game_id}")
    assert "would like to undo a move" in asked.words
    own = mover.post(f"/t/{game_id}/undo/answer", {"version": page.version, "agree": "yes"})
    assert own.status == 403, "nobody agrees to an own wish"
    foreign = zoe.post(f"/t/{game_id}/undo/answer", {"version": page.version, "agree": "yes"})
    assert foreign.status == 403
    assert site.stored() == wished

    page = other.submit(asked, asked.form("/undo/answer"), ("agree", "no"))
    assert {**site.stored(), "wishes": []} == played
    assert "would like" not in page.words
    page = mover.get(f"/t/{game_id}")
    assert "waiting for the answer" not in page.words
    assert "would rather not undo" in page.words
    assert "would rather not undo" not in other.get(f"/t/{game_id}").words


def test_between_people_a_move_is_undone_when_the_other_agrees(site: Site) -> None:
    players = [site.visitor(), site.visitor()]
    game_id = with_friend(site, *players)
    mover, other = asked_and_other(site, game_id, players)
    first = mover.get(f"/t/{game_id}")
    page = mover.play(first, next(key for key in first.keys if key.startswith("play:")))
    mover.submit(page, page.form("/undo"))
    asked = other.get(f"/t/{game_id}")
    page = other.submit(asked, asked.form("/undo/answer"), ("agree", "yes"))
    assert page.keys == []
    page = mover.get(f"/t/{game_id}")
    assert page.keys == first.keys
    assert page.version == first.version + 2


def test_a_wish_to_take_back_is_gone_when_the_game_goes_on(site: Site) -> None:
    players = [site.visitor(), site.visitor()]
    game_id = with_friend(site, *players)
    mover, other = asked_and_other(site, game_id, players)
    page = mover.get(f"/t/{game_id}")
    page = mover.play(page, page.keys[0])
    page = mover.submit(page, page.form("/undo"))
    asked = other.get(f"/t/{game_id}")
    old = asked.form("/undo/answer")
    page = other.play(asked, "mindbug:no")
    assert not page.forms("/undo/answer")
    assert "your move stands" not in page.words
    assert "your move stands" in mover.get(f"/t/{game_id}").words
    before = site.stored()
    assert other.submit(page, old, ("agree", "yes")).status == 409
    assert site.stored() == before


def test_a_wish_is_not_replaced_by_a_wish_of_the_other(site: Site) -> None:
    """Both have chosen something; one asks, and the other's asking meanwhile must not turn the question round."""
    players = [site.visitor(), site.visitor()]
    game_id = with_friend(site, *players)
    mover, other = asked_and_other(site, game_id, players)
    page = mover.get(f"/t/{game_id}")
    mover.play(page, page.keys[0])
    page = other.get(f"/t/{game_id}")
    other.play(page, "mindbug:no")
    page = mover.get(f"/t/{game_id}")
    assert mover.submit(page, page.form("/undo")).status == 200
    assert other.post(f"/t/{game_id}/undo", {"version": page.version}).status == 409
    assert other.get(f"/t/{game_id}").forms("/undo/answer")


def test_between_people_undo_is_free_until_somebody_learns_something(site: Site) -> None:
    """A HUNTER attacks: its own player is asked again, nothing was shown, so the attack may be taken back at once."""
    record = record_at(
        {
            "players": [
                {"hand": ["gorillion", "bee_bear"], "play": ["killer_bee", "rhino_turtle"]},
                {"hand": ["tiger_squirrel"], "play": ["luchataur"]},
            ]
        },
        "attack:rhino_turtle",
    )
    ana, max_ = site.visitor(), site.visitor()
    hosted = ana.play_on(record, opponent="friend")
    max_.post(hosted.invitation, {"name": "Max"})
    first = ana.get(hosted.path)
    page = ana.play(first, "attack:killer_bee")
    assert set(page.keys) == {"hunt:luchataur", "hunt:none"}
    page = ana.submit(page, page.form("/undo"))
    assert page.keys == first.keys
    assert not max_.get(hosted.path).forms("/undo/answer")


# -- what was wished is still wished after a restart


def asked_to_take_back(folder: Path) -> tuple[Browser, Browser, str, list[str]]:
    """A server at which somebody played and wishes to take it back, and which then stopped; what could be chosen."""
    with open_site(folder) as site:
        players = [site.visitor(), site.visitor()]
        game_id = with_friend(site, *players)
        mover, other = asked_and_other(site, game_id, players)
        page = mover.get(f"/t/{game_id}")
        keys = page.keys
        page = mover.play(page, keys[0])
        mover.submit(page, page.form("/undo"))
    return mover, other, f"/t/{game_id}", keys


@pytest.mark.parametrize("answer", ["yes", "no", "neither"])
def test_a_wish_to_take_back_outlives_the_server(tmp_path: Path, answer: str) -> None:
    mover, other, path, keys = asked_to_take_back(tmp_path)
    with open_site(tmp_path) as site:
        mover, other = mover.at(site), other.at(site)
        assert "waiting for the answer" in mover.get(path).words
        asked = other.get(path)
        assert "would like to undo a move" in asked.words
        if answer == "neither":
            other.play(asked, "mindbug:no")
        else:
            other.submit(asked, asked.form("/undo/answer"), ("agree", answer))
    with open_site(tmp_path) as site:
        mover, other = mover.at(site), other.at(site)
        page = mover.get(path)
        assert "waiting for the answer" not in page.words
        assert not other.get(path).forms("/undo/answer")
        assert (page.keys == keys) == (answer == "yes")
        assert bool(page.forms("/undo")) == (answer == "neither"), "what nobody refused may be wished again"


def test_a_rematch_outlives_the_server(tmp_path: Path) -> None:
    """Who comes later than the restart finds the same new table, not another one."""
    with open_site(tmp_path) as site:
        ana, max_ = site.visitor(), site.visitor()
        hosted = ana.play_on(nearly_over(), opponent="friend")
        max_.post(hosted.invitation, {"name": "Max"})
        page = ana.get(hosted.path)
        page = ana.play(page, aggressive(page.keys))
        new = ana.submit(page, page.form("/rematch"))
    with open_site(tmp_path) as site:
        ana, max_ = ana.at(site), max_.at(site)
        before = site.stored()
        page = max_.get(hosted.path)
        assert new.path in page.read.links
        assert not page.forms("/rematch")
        assert max_.post(f"{hosted.path}/rematch").path == new.path
        assert ana.post(f"{hosted.path}/rematch").path == new.path
        assert site.stored() == before


@pytest.mark.own_site
def test_a_rematch_that_can_not_be_written_leaves_nothing(site: Site) -> None:
    """The new table and the way to it are written together or not at all."""
    browser = site.visitor()
    page = browser.play_on(nearly_over(), opponent="random")
    page = browser.play(page, aggressive(page.keys))
    before = site.stored()
    with databases.nobody_sits_down(site.address):
        assert browser.submit(page, page.form("/rematch")).status >= 500
        assert site.stored() == before
    assert browser.get(page.path).forms("/rematch")
    assert browser.submit(page, page.form("/rematch")).status == 200


# -- two at one screen


def test_two_at_one_screen_see_no_hand_until_they_say_who_looks(site: Site) -> None:
    browser = site.visitor()
    page = browser.new_game("hotseat", name="Ana", other="Max")
    table = site.room(page.game_id).table
    assert table.choice is not None
    asked = table.choice.player
    names = card_names()
    hidden = [set(table.view(seat)["players"][seat]["hand"]) - set(table.view(None)["revealed"]) for seat in (0, 1)]
    assert page.keys == []
    assert not [card for card in hidden[0] | hidden[1] if names[card] in page.told]
    assert ("Ana", "Max")[asked] in page.words

    (link,) = [link for link in page.read.links if "as=" in link]
    assert query(link) == {"as": str(asked)}
    shown = browser.get(link)
    assert len(shown.keys) > 1
    assert all(names[card] in shown.words for card in hidden[asked])
    assert not [card for card in hidden[1 - asked] - hidden[asked] if names[card] in shown.told]

    wrong = browser.get(f"{page.path}?as={1 - asked}")
    assert wrong.keys == []
    assert not [card for card in hidden[0] | hidden[1] if names[card] in wrong.told]

    after = browser.play(shown, shown.keys[0])
    assert after.keys == [], "now the other one is asked, and the first one's hand is put away"
    pending = {key.partition(":")[2] for key in move_keys(site, page.game_id)}
    assert not [card for card in (hidden[0] | hidden[1]) - pending if names[card] in after.words]


def test_somebody_else_sees_no_hand_by_saying_to_be_somebody(site: Site) -> None:
    page = site.visitor().new_game("hotseat")
    watcher = site.visitor()
    plain = watcher.get(page.path)
    for seat in ("0", "1", "2", "00", "-1", "x", "²", ""):
        shown = watcher.get(page.path, params={"as": seat})
        assert shown.status == 200
        assert shown.keys == []
        assert shown.words == plain.words


def test_a_whole_game_at_one_screen_is_what_the_rules_say(over: tuple[Site, str]) -> None:
    site, game_id = over
    room = site.room(game_id)
    table = bestiaire.table("mindbug", seed=room.stored.start["seed"])
    for number, seat, kind, key in site.entries(game_id):
        assert table.choice is not None
        assert (kind, seat, number) == ("move", table.choice.player, len(table.moves))
        table.play(key)
    assert table.result is not None
    assert table.digest() == room.table.digest()


def test_undo_at_one_screen_is_free(site: Site) -> None:
    browser = site.visitor()
    page = browser.new_game("hotseat")
    (link,) = [link for link in page.read.links if "as=" in link]
    first = browser.get(link)
    page = browser.play(first, first.keys[0])
    page = browser.submit(page, page.form("/undo"))
    assert browser.get(link).keys == first.keys


# -- once more


def test_a_rematch_swaps_the_seats_and_shows_everybody_the_way(site: Site) -> None:
    ana, max_, zoe = site.visitor(), site.visitor(), site.visitor()
    hosted = ana.play_on(nearly_over(), opponent="friend")
    max_.post(hosted.invitation, {"name": "Max"})
    assert ana.post(f"{hosted.path}/rematch").status == 409
    page = ana.get(hosted.path)
    page = ana.play(page, aggressive(page.keys))
    assert page.is_over
    assert zoe.post(f"{hosted.path}/rematch").status == 403
    new = ana.submit(page, page.form("/rematch"))
    assert new.path != hosted.path
    old_seats = [seat.visitor for seat in site.room(hosted.game_id).stored.seats]
    new_seats = [seat.visitor for seat in site.room(new.game_id).stored.seats]
    assert new_seats == old_seats[::-1]
    page = max_.get(hosted.path)
    assert not page.forms("/rematch")
    assert new.path in page.read.links
    assert max_.post(f"{hosted.path}/rematch").path == new.path, "both pressed: one game"
    assert site.room(new.game_id).table.moves == []
    record = site.room(new.game_id).stored.start
    assert "seed" in record, "a whole new game, not the position again"


def test_a_rematch_against_the_computer(site: Site) -> None:
    browser = site.visitor()
    page = browser.play_on(nearly_over(), opponent="random", seat="0")
    page = browser.play(page, aggressive(page.keys))
    assert page.is_over
    new = browser.submit(page, page.form("/rematch"))
    seats = site.room(new.game_id).stored.seats
    assert [seat.computer for seat in seats] == ["random", None]
    site.wait_for_computer(new.game_id)
    assert browser.get(new.path).keys


# -- replays


def test_a_replay_shows_every_step_from_every_seat(over: tuple[Site, str]) -> None:
    site, game_id = over
    browser = site.visitor()
    moves = move_keys(site, game_id)
    names = card_names()
    table = bestiaire.table("mindbug", seed=site.room(game_id).stored.start["seed"])
    for at in range(len(moves) + 1):
        for seat in ("", "0", "1"):
            page = browser.get(f"/t/{game_id}/replay?at={at}&seat={seat}")
            assert page.status == 200
            assert f"Move {at} of {len(moves)}" in page.words
            view = table.view(int(seat) if seat else None)
            for player in view["players"]:
                shown = [creature["card"] for creature in player["play"]]
                shown += [*player["discard"], *(player["hand"] if isinstance(player["hand"], list) else [])]
                assert all(names[card] in page.words for card in shown)
            links = [query(link).get("at") for link in page.read.links if link.startswith("?")]
            wanted = ["0", str(at - 1)] * (at > 0) + [str(at + 1), str(len(moves))] * (at < len(moves))
            assert links == wanted
        if at < len(moves):
            table.play(moves[at])
    assert "Ana" in page.words
    assert "Max" in page.words


def test_a_replay_offers_no_move(over: tuple[Site, str]) -> None:
    site, game_id = over
    table = bestiaire.table("mindbug", seed=site.room(game_id).stored.start["seed"])
    assert table.choice is not None
    page = site.visitor().get(f"/t/{game_id}/replay?at=0&seat={table.choice.player}")
    offered = [given for tag, given in page.read.elements if tag == "button" and given.get("name") == "key"]
    assert offered == []


def test_a_spectator_s_replay_shows_no_hand(over: tuple[Site, str]) -> None:
    site, game_id = over
    browser = site.visitor()
    names = card_names()
    table = bestiaire.table("mindbug", seed=site.room(game_id).stored.start["seed"])
    hands = {card for seat in (0, 1) for card in table.view(seat)["players"][seat]["hand"]}
    page = browser.get(f"/t/{game_id}/replay?at=0&seat=spectator").text
    shown = html.unescape(page[page.index('<div id="table">') : page.index("data-replay")])  # beside it are all moves
    assert not [card for card in hands - set(table.view(None)["revealed"]) if names[card] in shown]


def test_a_replay_can_jump_to_a_turn(over: tuple[Site, str]) -> None:
    site, game_id = over
    browser = site.visitor()
    page = browser.get(f"/t/{game_id}/replay")
    starts = [int(number) for number in re.findall(r'<a class="leg" [^>]* data-turn="(\d+)"', page.text)]
    assert starts[0] == 0
    assert starts == sorted(set(starts))
    table = bestiaire.table("mindbug", seed=site.room(game_id).stored.start["seed"])
    begun = []
    for number, key in enumerate(move_keys(site, game_id)):
        if table.is_at_stage_start:
            begun.append(number)
        table.play(key)
    assert starts == begun
    (link,) = {link for link in page.read.links if f"replay?at={starts[3]}&" in link and "seat=open" in link}
    page = browser.get(link)
    assert f"Move {starts[3]} of" in page.words


@pytest.mark.parametrize("at", ["-1", "99999", "0"])
def test_a_replay_beyond_its_ends_stands_at_an_end(over: tuple[Site, str], at: str) -> None:
    site, game_id = over
    assert site.visitor().get(f"/t/{game_id}/replay?at={at}").status == 200


def test_a_running_game_has_no_replay_and_no_record(site: Site) -> None:
    ana, max_ = site.visitor(), site.visitor("fr")
    game_id = with_friend(site, ana, max_)
    for ending in ("replay", "replay?at=0&seat=0", "record.json"):
        for browser, sentence in ((ana, "not over yet"), (max_, "n'est pas finie"), (site.visitor(), "not over yet")):
            page = browser.get(f"/t/{game_id}/{ending}")
            assert page.status == 403
            assert sentence in page.words
    before = site.stored()
    data = {"at": "0", "opponent": "random", "seat": "0"}
    assert ana.post(f"/t/{game_id}/continue", data).status == 403
    assert site.stored() == before


def test_a_record_goes_out_and_comes_in_again(over: tuple[Site, str], site: Site) -> None:
    """From one server to another: the same game, step for step."""
    first, game_id = over
    answer = first.visitor().get(f"/t/{game_id}/record.json").answer
    browser = site.visitor()
    page = browser.upload(answer.content)
    assert page.status == 200
    assert page.path.endswith("/replay")
    for at in (0, 5, len(answer.json()["moves"])):
        for seat in ("", "0", "1"):
            old = first.visitor().get(f"/t/{game_id}/replay?at={at}&seat={seat}")
            assert browser.get(f"{page.path}?at={at}&seat={seat}").words == old.words.replace("Back to the table ", "")
    again = browser.get(f"/t/{page.game_id}/record.json").answer.json()
    assert bestiaire.replay(again).digest() == bestiaire.replay(answer.json()).digest()
    assert again.get("fairness") in (None, answer.json()["fairness"]), "a proof can't be made up afterwards"


def test_a_record_from_elsewhere_gets_no_proof_of_its_shuffle(site: Site, tmp_path: Path) -> None:
    """Nobody here fixed that shuffle beforehand."""
    browser = site.visitor()
    page = browser.upload(json.dumps(finished_record()).encode())
    record = browser.get(f"/t/{page.game_id}/record.json").answer.json()
    assert verify(tmp_path, record).returncode == 2
    assert "fixed" not in browser.get(f"/t/{page.game_id}/fairness").words
    assert not re.search("[0-9a-f]{64}", browser.get(f"/t/{page.game_id}/fairness").text)


@pytest.mark.parametrize("moves", [0, 3])
def test_a_record_of_a_game_that_goes_on_can_be_looked_at(site: Site, moves: int) -> None:
    table = bestiaire.table("mindbug", seed=7, names=["Ana", "Max"])
    for _ in range(moves):
        table.play(0)
    page = site.visitor().upload(json.dumps(table.record()).encode())
    assert page.status == 200
    assert f"Move 0 of {moves}" in page.words
    assert site.visitor().get(f"/t/{page.game_id}").status == 200


@pytest.mark.own_site
@pytest.mark.parametrize(
    ("names", "title"), [(None, "Seat 1 against Seat 2"), (["Ana", "Max"], "Ana against Max"), (["", "Max"], "Seat 1")]
)
def test_a_record_is_for_who_brought_it_and_who_has_its_link(site: Site, names: list[str] | None, title: str) -> None:
    ana, zoe = site.visitor(), site.visitor()
    page = ana.upload(json.dumps(finished_record(names=names)).encode())
    mine = ana.get("/")
    assert mine.read.links.count(page.path) == 1
    assert title in mine.words
    assert "free seat" not in mine.words
    others = zoe.get("/")
    assert page.game_id not in others.text
    assert title not in others.words
    seen = zoe.get(page.path)
    assert (seen.status, seen.path) == (200, page.path)
    assert (names or ["Seat 1"])[-1] in seen.words
    assert zoe.get(f"/t/{page.game_id}").path == page.path
    assert "Place 1" in site.visitor("fr").get(page.path).words or names == ["Ana", "Max"]


RUBBISH = [
    b"",
    b"{",
    b"hello",
    b"\xff\xfe\x00",
    b"[]",
    b"null",
    b"7",
    b"{}",
    b"[" * 100_000,
    b'{"a":' * 50_000,
    b'{"seed": ' + b"9" * 5000 + b"}",
    b'{"game": "chess"}',
    b'{"game": "\\ud800"}',
    b'{"game": "mindbug", "\\ud800": 1}',
    json.dumps({**finished_record(), "moves": ["x"], "digests": []}).encode(),
    json.dumps({**finished_record(), "version": 99}).encode(),
    json.dumps({**finished_record(), "seats": [1, 2]}).encode(),
    json.dumps({**finished_record(), "seats": ["a", "b", "c"]}).encode(),
    json.dumps({**finished_record(), "result": None}).encode(),
    json.dumps(finished_record()).encode("utf-16"),
]


def test_rubbish_is_no_record(site: Site) -> None:
    english, french = site.visitor("en"), site.visitor("fr")
    before = site.stored()
    for content in RUBBISH:
        page = english.upload(content)
        if page.status == 200:  # UTF-16 is JSON, too
            assert content.startswith((b"\xff\xfe{", b"\xfe\xff")), content[:40]
            before = site.stored()
            continue
        assert page.status == 422, content[:40]
        assert "not the record of a game" in page.words, content[:40]
        assert "Traceback" not in page.words
        assert "n'est pas l'enregistrement d'une partie" in french.upload(content).words
    assert site.stored() == before


def test_an_upload_that_is_no_file(site: Site) -> None:
    browser = site.visitor()
    before = site.stored()
    bodies: list[Json] = [{"data": {"record": "text"}}, {"data": {}}, {"content": b"{}"}, {"json": {}}]
    for settings in bodies:
        page = Page(browser.client.post("/replay", **settings))
        assert page.status in (400, 422)
        assert page.lang == "en"
    assert site.stored() == before


# -- playing on from a point


@pytest.mark.parametrize("opponent", ["random", "friend", "hotseat"])
@pytest.mark.parametrize("seat", ["0", "1"])
def test_playing_on_from_a_point(over: tuple[Site, str], site: Site, opponent: str, seat: str) -> None:
    first, game_id = over
    record = first.visitor().get(f"/t/{game_id}/record.json").answer.json()
    at = 7
    browser, friend = site.visitor(), site.visitor()
    page = browser.play_on(record, at, opponent, seat)
    assert page.status == 200
    wanted = bestiaire.replay({**record, "moves": record["moves"][:at], "digests": [], "result": None})
    room = site.room(page.game_id)
    mine = [number for number, taken in enumerate(room.stored.seats) if taken.visitor]
    if opponent == "hotseat":
        assert mine == [0, 1]
    else:
        assert mine == [int(seat)]
    if opponent == "friend":
        friend.post(page.invitation, {"name": "Max"})
    assert without_chance(room.stored.start["position"]) == without_chance(wanted.position())
    site.wait_for_computer(page.game_id)
    assert room.table.choice is not None


def test_playing_on_from_where_an_unfinished_record_stops(site: Site) -> None:
    record = nearly_over()
    browser = site.visitor()
    page = browser.play_on(record, at=len(record["moves"]), opponent="hotseat")
    stopped = bestiaire.replay(record).position()
    assert without_chance(site.room(page.game_id).table.position()) == without_chance(stopped)


def test_playing_on_from_the_end_is_not_possible(over: tuple[Site, str]) -> None:
    site, game_id = over
    browser = site.visitor()
    last = len(move_keys(site, game_id))
    assert not browser.get(f"/t/{game_id}/replay?at={last}").forms("/continue")
    before = site.stored()
    page = browser.post(f"/t/{game_id}/continue", {"at": str(last), "opponent": "random", "seat": "0"})
    assert page.status == 409
    assert "over" in page.words
    for data in ({"at": "-1"}, {"at": "x"}, {"opponent": "chess"}, {"opponent": ""}, {"at": "9" * 30}):
        page = browser.post(f"/t/{game_id}/continue", {"at": "0", "opponent": "random", **data})
        assert page.status == 422, data
    assert site.stored() == before


def test_a_game_played_on_has_a_record_but_no_shuffle_to_prove(site: Site, tmp_path: Path) -> None:
    browser = site.visitor()
    page = browser.play_on(nearly_over(), opponent="random")
    assert "began at a position" in browser.get(f"{page.path}/fairness").words
    page = browser.play(page, aggressive(page.keys))
    record = browser.get(f"{page.path}/record.json").answer.json()
    assert bestiaire.replay(record).result is not None
    assert "fairness" not in record
    assert verify(tmp_path, record).returncode == 2


# -- the shuffle


def test_seed_and_salt_are_secret_until_the_end_and_then_right(site: Site) -> None:
    browser = site.visitor()
    page = browser.new_game("hotseat", name="Ana", other="Max")
    room = site.room(page.game_id)
    seed, salt = room.stored.start["seed"], room.stored.salt
    shown = browser.get(f"{page.path}/fairness")
    found = re.findall(r"\b[0-9a-f]{64}\b", shown.text)
    assert len(set(found)) == 1
    assert str(seed) not in shown.text
    assert salt not in shown.text
    assert len(salt) >= 64

    play_to_the_end(site, browser, page, aggressive)
    over = browser.get(f"{page.path}/fairness")
    assert str(seed) in over.words
    assert salt in over.words
    assert found[0] in over.words
    assert hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest() == found[0]
    record = browser.get(f"{page.path}/record.json").answer.json()
    assert record["fairness"] == {"salt": salt, "fingerprint": found[0]}
    assert record["seed"] == seed


def test_no_two_games_have_the_same_shuffle(site: Site) -> None:
    browser = site.visitor()
    rooms = [site.room(browser.new_game("hotseat").game_id) for _ in range(8)]
    assert len({room.stored.start["seed"] for room in rooms}) == 8
    assert len({room.stored.salt for room in rooms}) == 8
    assert len({room.stored.invitation for room in rooms}) == 8


# -- cards


def test_every_card_has_a_page_in_both_languages(site: Site) -> None:
    for lang in ("en", "fr"):
        browser = site.visitor(lang)
        for card in bestiaire.game("mindbug").cards():
            page = browser.get(f"/cards/mindbug/{card['id']}")
            assert page.status == 200
            assert card[f"name_{lang}"] in page.words
            assert " ".join(card[f"text_{lang}"].split()) in page.words
            assert "<svg" in page.text


def test_the_portraits_come_once_and_are_known_again(site: Site) -> None:
    browser = site.visitor()
    for card in bestiaire.game("mindbug").cards():
        found = address("mindbug", card["id"])
        answer = browser.get(found).answer
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.text == painting("mindbug", card["id"], "card")
    again = browser.get(found, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status, again.text) == (304, "")


def test_a_painting_of_an_earlier_release_leads_to_the_one_of_now(site: Site) -> None:
    now = address("mindbug", "gorillion", "face")
    old = re.sub(r"[0-9a-f]{12}", "0" * 12, now)
    answer = site.visitor().get(old, follow_redirects=False).answer
    assert (answer.status_code, answer.headers["location"]) == (302, now)
    assert "immutable" not in answer.headers.get("cache-control", "")


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/t/nothing",
        "/t/nothing/replay",
        "/t/nothing/record.json",
        "/t/nothing/fairness",
        "/t/nothing/stream",
        "/join/nothing",
        "/cards/mindbug/nothing",
        "/cards/nothing/gorillion",
        "/art/nothing/gorillion.card.000000000000.svg",
        "/art/mindbug/nothing.card.000000000000.svg",
        "/art/mindbug/gorillion.svg",
        "/fonts/nothing.woff2",
        "/static/nothing.js",
        "/t/",
        "/t/%00",
        "/t/..%2f..%2fetc",
        "/static/..%2fapp.py",
        "/api/v1/nothing",
    ],
)
@pytest.mark.parametrize(("lang", "sentence"), [("en", "no such|not valid"), ("fr", "n'existe pas|pas valable")])
def test_what_is_not_there_is_said_in_a_sentence(site: Site, path: str, lang: str, sentence: str) -> None:
    page = site.visitor(lang).get(path)
    assert page.status == 404
    if path.startswith("/api/"):
        assert re.search(sentence, page.answer.json()["message"])
    else:
        assert page.lang == lang
        assert re.search(sentence, page.words)
        assert "/" in page.read.links


# -- names


def plain_scripts(page: Page) -> bool:
    return all(source is not None and source.startswith("/static/") for source in page.read.scripts)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (SCRIPT, SCRIPT[:24]),
        ('"><img src=x onerror=a()>', '"><img src=x onerror=a()'),
        ("{{ 7 * 7 }}", "{{ 7 * 7 }}"),
        ("  Ana \t\n Maria  ", "Ana Maria"),
        ("A\u202eB\u200b\x00\x07C", "ABC"),
        ("x" * 300, "x" * 24),
        ("é" * 30, "é" * 24),
        ("日本語", "日本語"),
        ("&amp;", "&amp;"),
    ],
)
def test_names_are_cleaned_and_shown_as_text(site: Site, given: str, shown: str) -> None:
    ana, zoe = site.visitor(), site.visitor()
    page = first_at_the_table(site, ana, given)
    assert site.room(page.game_id).stored.seats[0].name == shown
    for seen in (page, zoe.get("/"), zoe.get(page.path), zoe.get(page.invitation), ana.get("/new/mindbug")):
        assert shown in seen.words or shown in str([given.get("value") for _, given in seen.read.elements])
        assert plain_scripts(seen)
        assert not [given for _, given in seen.read.elements if "onerror" in given]
        pictures = [str(given.get("src")) for tag, given in seen.read.elements if tag == "img"]
        assert all(source.startswith("/art/") for source in pictures)


def test_a_name_of_nothing_is_no_name(site: Site) -> None:
    page = site.visitor().new_game("hotseat", name="  \t ", other="\u200b\u202e")
    assert [seat.name for seat in site.room(page.game_id).stored.seats] == ["", ""]
    assert "Player 1" in page.words or "You" in page.words


@pytest.mark.parametrize("name", [SCRIPT, "x" * 5000, "A\u202eB\n\x07C"], ids=["script", "long", "control"])
def test_names_in_a_record_are_cleaned_too(site: Site, name: str) -> None:
    browser = site.visitor()
    page = browser.upload(json.dumps(finished_record(names=[name, "Max"])).encode())
    assert page.status == 200
    front = site.visitor().get("/")
    for seen in (page, front):
        assert plain_scripts(seen)
        assert "\u202e" not in seen.text
        assert "x" * 25 not in seen.text


def test_a_game_is_remembered_by_its_players_names(site: Site) -> None:
    browser = site.visitor()
    browser.new_game("hotseat", name="Ana", other="Max")
    assert dict(browser.get("/new/mindbug").form("/games").fields)["name"] == "Ana"
    assert "Max" in browser.get("/").words
