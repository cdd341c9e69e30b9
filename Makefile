# make play — play in the terminal. make serve — the table in the browser. make test — every check. Nothing else has to be done first.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := src tests examples

.PHONY: play serve test browser compiled pure soak rules bench clean

play: .venv/installed
	@$(BIN)/bestiaire play mindbug

serve: .venv/installed
	@$(BIN)/bestiaire serve --open

test: .venv/tools browser
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy $(SOURCES)
	$(BIN)/pytest -n auto

# The browser tests drive the system's Chromium: installed where we may, else they say that they were left out.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo 'Installing Chromium…' && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
	  echo 'No Chromium, and none can be installed here: the tests in tests/browser will be left out.'

# Compiles the rules with mypyc, beside their sources; `make pure` takes the compiled files away again.
compiled: .venv/compiler
	@BESTIAIRE_COMPILE=1 $(BIN)/python -W ignore setup.py --quiet build_ext --inplace

pure:
	find src -name '*.so' -delete
	rm -rf build

soak: .venv/tools
	BESTIAIRE_GAMES=200000 $(BIN)/pytest -n auto tests/conformance

rules: .venv/tools
	$(BIN)/python -m tests.coverage

bench: .venv/installed
	@$(BIN)/bestiaire bench

clean: pure
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
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@
