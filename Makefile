# `make` says what there is to make. Nothing has to be done first: each target makes the .venv that it needs.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := src tests examples

# What one process of the tests has compiled, none of the others compiles again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal quick test test-all browser database compiled pure soak rules fields pictures bench clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-14s  %s\n", $$1, $$2}'

play: .venv/installed ## play: opens the table in your browser
	@$(BIN)/bestiaire serve --open

terminal: .venv/installed ## play Mindbug in the terminal against the computer
	@$(BIN)/bestiaire play mindbug

# Each process of pytest gets a row of neighbours, which share servers and browsers; who is done takes from the others.
PYTEST := $(BIN)/pytest -n auto --dist worksteal
# mypy keeps one core busy. Meanwhile another one compiles the tests, which else each process of pytest would do.
TYPES := @$(BIN)/pytest --collect-only -qq >/dev/null 2>&1 & $(BIN)/mypy $(SOURCES); code=$$?; wait; exit $$code
NO_PROCESSES := tests/core tests/games tests/words tests/perft tests/players

quick: .venv/tools ## ruff, and the tests of rules, cards, core, words and players: under a minute
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(PYTEST) -q -m 'not long' $(NO_PROCESSES)

test: .venv/tools browser database ## ruff, mypy, and every kind of test: some six minutes on two cores
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(TYPES)
	$(PYTEST) -m 'not long'

# The same tests with all their repetitions (see docs/testing.md), then once more what the compiled rules are asked.
test-all: .venv/tools .venv/compiler browser database ## everything, in depth and compiled, too: some forty minutes on two cores
	@date '+Begun at %H:%M.'
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(TYPES)
	BESTIAIRE_DEPTH=deep $(PYTEST)
	$(MAKE) compiled
	BESTIAIRE_DEPTH=deep $(PYTEST) $(NO_PROCESSES) tests/conformance tests/rl tests/arena; code=$$?; $(MAKE) pure; exit $$code
	@date '+Done at %H:%M.'

MAY_INSTALL := [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null
INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-remove

# The browser tests drive the system's Chromium, best its shell without windows, which is twice as fast: installed where
# we may, else they say that they were left out.
browser: ## install the Chromium that the browser tests drive
	@command -v chromium-headless-shell >/dev/null || \
	  { $(MAY_INSTALL) && echo 'Installing Chromium…' && $(INSTALL) chromium-headless-shell >/dev/null 2>&1; } || \
	  command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { $(MAY_INSTALL) && apt-get update -qq && \
	    { $(INSTALL) chromium-headless-shell >/dev/null 2>&1 || $(INSTALL) chromium >/dev/null; }; } || \
	  echo 'No Chromium, and none can be installed here: the tests in tests/browser will be left out.'

# The web's tests run on PostgreSQL, too; they start one of their own in a temporary folder.
database: ## install the PostgreSQL that the tests start
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	  { $(MAY_INSTALL) && echo 'Installing PostgreSQL…' && apt-get update -qq && $(INSTALL) postgresql >/dev/null; } || \
	  echo 'No PostgreSQL, and none can be installed here: the tests that need it will be left out.'

compiled: .venv/compiler ## compile the rules with mypyc, beside their sources (about three times as fast)
	@BESTIAIRE_COMPILE=1 $(BIN)/python -W ignore setup.py --quiet build_ext --inplace

pure: ## take the compiled files away again
	find src -name '*.so' -delete
	rm -rf build

soak: .venv/tools ## play 200,000 games with every promise checked
	BESTIAIRE_GAMES=200000 $(BIN)/pytest -n auto tests/conformance tests/web/test_asked.py

rules: .venv/tools ## write the pages of rules and their tests, and the lists in docs/rl.md
	$(BIN)/python -m tests.coverage
	$(BIN)/python -m tests.rl.schemas

fields: .venv/tools ## write the source that follows from the fields of the games
	$(BIN)/python -m tests.fields

pictures: .venv/tools browser ## take the pictures that README.md and docs/ show
	$(BIN)/python -m tests.browser.pictures

bench: .venv/installed ## measure how fast the rules run here
	@$(BIN)/bestiaire bench

clean: pure ## remove the .venv and everything built
	rm -rf .venv *.egg-info src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis

# A Debian Python comes without venv: where making one fails, the package that brings it is installed.
.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Python 3.11 or newer is needed.'; exit 1; }
	@$(PYTHON) -m venv .venv 2>/dev/null || { rm -rf .venv; echo 'Installing python3-venv…'; \
	  $$([ "$$(id -u)" = 0 ] || echo sudo) sh -c 'apt-get update -qq && apt-get install -y -qq python3-venv' && \
	  $(PYTHON) -m venv .venv; }

.venv/installed: .venv/bin/python pyproject.toml
	@echo 'Installing…'
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[web]'
	@touch $@

.venv/compiler: .venv/installed
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[compile]'
	@touch $@

.venv/tools: .venv/installed
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[test,rl]'
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[openspiel]' || \
	  echo 'OpenSpiel can not be installed here: the tests that need it will be left out.'
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[ray]' || \
	  echo 'Ray can not be installed here: the tests that need it will be left out.'
	@touch $@
