"""A real server process and a real Chromium for every test that looks at pages."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.depth import DEEP
from tests.warm import Serving, usual_environment

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
ARGUMENTS += ["--font-render-hinting=none"]  # words are as wide as in a window
NO_PICTURES = [*ARGUMENTS, "--blink-settings=imagesEnabled=false"]
"""Pictures have places of their own size, so what is on them makes no difference."""
PATIENCE = 300_000
"""Milliseconds until a condition that never comes true fails a test; nothing waits so long when all is well."""

UNSEEN = """
window.unseen = new CSSStyleSheet();
window.unseen.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets.push(window.unseen);
"""
"""Runs in every page that no person looks at: all lies where it lies and is as it is, but no pixel is drawn, which
would take the processor a third of its time. What reads how opaque things are switches it off."""
WATCHED = """
document.addEventListener("securitypolicyviolation", (event) => {
  console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
});
window.transitions = 0;
window.bestiairePause = 0;
window.bestiaireCoach ??= "off";
const start = document.startViewTransition;
if (start) {
  document.startViewTransition = function (...given) { window.transitions += 1; return start.apply(this, given); };
}
const loading = new CSSStyleSheet();
loading.replaceSync("html { pointer-events: none }");
document.adoptedStyleSheets.push(loading);
addEventListener("load", () => { loading.disabled = true; });
"""
"""Runs in every page before its own script: violations become console errors, view transitions are counted, nobody
is given time to follow what happens, no coach speaks unless a test wants it to, and nothing can be pressed before the
page is loaded with its scripts (Playwright waits for that)."""


class ServerProcess:
    """`bestiaire serve` on a port of its own."""

    def __init__(self, folder: Path, program: str = "bestiaire") -> None:
        self.program = program
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.log = folder / "server.log"
        self.address = ""
        self.port = 0
        self.process: Serving | None = None

    def start(self) -> None:
        """Starts it (again on the same port). It listens before it prints its address: whoever comes now is served."""
        program = [self.program, "serve", "--port", str(self.port), "--workers", "1"]
        program += ["--crowd", "20"]  # the visitors of all tests come from one address
        program += ["--database", self.database]
        self.process = Serving(program, Path.cwd(), usual_environment(), self.log, own_session=True)
        line = self.process.line
        assert line.startswith("Bestiaire: http://"), line + self.log.read_text()
        self.address = line.split()[1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would: the server and its workers are gone at once."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


def chromium() -> str | None:
    """Where the system's is; None if it has none."""
    return next((found for found in map(shutil.which, CHROMIUM) if found), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests of this folder, not of the session: Playwright's event loop must be gone before other tests run
    their own."""
    path = chromium()
    if path is None:
        reason = (
            f"Left out: every test in tests/browser (games by clicks and keys, phone, replay, reconnecting, "
            f"accessibility in a real browser), because none of {', '.join(CHROMIUM)} is installed here."
        )
        if os.environ.get("CI"):
            pytest.fail(f"{reason} In CI that is a failure.")
        pytest.skip(reason)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=NO_PICTURES)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def browser_with_pictures(browser: Browser) -> Iterator[Browser]:
    """One that fetches pictures."""
    launched = browser.browser_type.launch(executable_path=chromium(), args=ARGUMENTS)
    yield launched
    launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    started = ServerProcess(tmp_path_factory.mktemp("server"))
    started.start()
    yield started
    started.kill()


class Visits:
    """Makes visitors: each has a browser context of its own, and what went wrong in it is kept."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.address = server.address
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.may_fail: Callable[[str], bool] = lambda text: False
        """Errors that a test brings about on purpose."""

    def __call__(self, path: str = "/", address: str | None = None, **settings: Any) -> Page:
        """A newcomer opens a page. Each frame is drawn by the processor: unless asked, or in depth, nothing moves."""
        settings.setdefault("viewport", {"width": 1280, "height": 900})
        settings.setdefault("locale", "en-GB")
        settings.setdefault("reduced_motion", "no-preference" if DEEP else "reduce")
        context = self.browser.new_context(base_url=address or self.address, **settings)
        context.set_default_timeout(PATIENCE)
        if settings.get("java_script_enabled", True):
            context.add_init_script(UNSEEN + WATCHED)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(path)
        return page

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.may_fail(message.text):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visits]:
    """Opens pages as newcomers; in the end no page may have complained."""
    visits = Visits(browser, server)
    yield visits
    visits.close()
    assert visits.errors == []


@pytest.fixture
def visit_with_pictures(browser_with_pictures: Browser, server: ServerProcess) -> Iterator[Visits]:
    """The same where pictures are fetched, too."""
    visits = Visits(browser_with_pictures, server)
    yield visits
    visits.close()
    assert visits.errors == []
