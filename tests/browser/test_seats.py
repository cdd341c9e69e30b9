"""A table for more than two in a real browser: a mix of people and computers, announcing, leaving and coming back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import ServerProcess, Visits
from tests.browser.player import SMALL_PHONE, complaints

TOO_LATE = "409"


@pytest.fixture(scope="module")
def gong(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has Gong on its shelf."""
    started = ServerProcess(tmp_path_factory.mktemp("gong"), "tests.web.gong")
    started.start()
    yield started
    started.kill()


@pytest.fixture
def visit(browser: Browser, gong: ServerProcess) -> Iterator[Visits]:
    visits = Visits(browser, gong)
    yield visits
    visits.close()
    assert visits.errors == []


def choose_gong(page: Page, players: int, **seats: str) -> None:
    page.goto("/new/gong")
    page.locator(f"input[name='gong.players'][value='{players}']").check()
    page.locator(".seat-by-seat summary").click()
    for number, who in seats.items():
        page.locator(f"select[name='seat.{number.removeprefix('seat')}']").select_option(who)


def begin(page: Page, name: str) -> None:
    page.locator("input[name=name]").fill(name)
    page.locator("form[data-new-game] .btn.main").click()
    expect(page.locator("#table .part")).to_be_visible()


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator("#table .part")).to_be_visible()


def three_people(visit: Visits, **settings: Any) -> list[Page]:
    """Three people, in the order of play from the one who is asked."""
    ana = visit(**settings)
    choose_gong(ana, 3, seat2="friend", seat3="friend")
    begin(ana, "Ana")
    expect(ana.get_by_text("1 of 3 seats are taken.")).to_be_visible()
    link = ana.locator("#invitation").input_value()
    people = {"Ana": ana}
    for name in ("Max", "Zoe"):
        people[name] = visit(link, **settings)
        sit_down(people[name], name)
    for page in people.values():
        expect(page.locator(".seats .now")).to_have_count(1)
    seated = ana.locator(".seats b").all_inner_texts()
    first = seated.index(ana.locator(".seats .now b").inner_text())
    return [people[name] for name in seated[first:] + seated[:first]]


def strike(page: Page) -> None:
    page.locator("button[value='turn:strike']").click()


def test_the_form_shows_as_many_seats_as_there_are(visit: Visits) -> None:
    page = visit(**SMALL_PHONE)
    page.goto("/new/mindbug")
    expect(page.locator(".seat-by-seat")).to_have_count(0)  # it is for two
    choose_gong(page, 3)
    expect(page.locator(".seat-row:visible")).to_have_count(2)
    page.locator("select[name='seat.3']").select_option("hotseat")
    expect(page.get_by_label("Name of player 3")).to_be_visible()
    expect(page.get_by_label("Name of player 2")).to_be_hidden()
    page.locator("label:has(input[name='gong.players'][value='6'])").click()
    expect(page.locator(".seat-row:visible")).to_have_count(5)
    assert complaints(page) == []


def test_the_first_click_wins_and_the_others_see_it_at_once(visit: Visits) -> None:
    first, second, third = three_people(visit, **SMALL_PHONE)
    strike(first)
    expect(second.locator("button[value='ring:gong']")).to_be_visible()
    claim = third.locator("[data-claim]")
    expect(claim).to_have_text("Ring")
    expect(third).to_have_title("● Your move · Gong · Bestiaire")
    expect(third.locator("#said")).to_contain_text("You may announce: the first has it.")
    expect(first.locator(".asking .told")).to_contain_text("The first to announce has it.")
    expect(first.locator(".since")).to_contain_text(re.compile(r"Waiting for .+ · 0:"))
    assert complaints(third) == []
    claim.click()
    expect(second.locator("button[value='ring:gong']")).to_have_count(0)
    expect(claim).to_have_count(0)
    expect(first.locator(".happened")).to_contain_text("rings.")


@pytest.mark.long
def test_who_clicks_too_late_is_told_so(visit: Visits) -> None:
    first, second, third = three_people(visit)
    visit.may_fail = lambda text: TOO_LATE in text
    strike(first)
    late = third.locator("[data-claim]")
    expect(late).to_be_visible()

    def after_the_other(route: Route) -> None:
        second.locator("button[value='ring:gong']").click()
        expect(second.locator("button[value='ring:gong']")).to_have_count(0)
        route.continue_()

    third.route("**/move", after_the_other)
    late.click()
    expect(third.locator("#toast")).to_have_text("Somebody was faster.")
    expect(third.locator("[data-claim]")).to_have_count(0)


def test_one_leaves_and_comes_back(visit: Visits) -> None:
    first, second, third = three_people(visit)
    first.get_by_role("button", name="More").click()
    leave = first.get_by_role("button", name="Leave")
    leave.click()
    first.get_by_role("button", name="The computer plays for you: sure?").click()
    expect(second.locator(".seats")).to_contain_text("(computer)")
    first.get_by_role("button", name="Take my seat again").click()
    expect(second.locator(".seats")).not_to_contain_text("(computer)")
    third.close()
    expect(second.get_by_role("button", name="Let the computer play for")).to_be_visible()
    second.get_by_role("button", name="Let the computer play for").click()
    expect(first.locator("form[action$='/replace']:visible")).to_contain_text("1 of 2 agree")
    first.get_by_role("button", name="Let the computer play for").click()
    expect(second.locator(".seats")).to_contain_text("(computer)")


def test_what_does_not_go_together_can_t_be_chosen(visit: Visits) -> None:
    page = visit("/new/tokyo")
    evolutions = page.locator("input[name='tokyo.evolutions'][value=true]")
    expect(evolutions).to_be_disabled()  # four play
    page.locator("input[name='tokyo.players'][value='3']").check()
    evolutions.check()
    expect(page.locator("input[name='tokyo.players'][value='4']")).to_be_disabled()
    expect(page.locator("input[name='tokyo.players'][value='2']")).to_be_enabled()
