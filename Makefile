# Eolith.  `make play` and `make test` are all that a newcomer needs; `make help` lists the rest.

PYTHON ?= python3
GAME ?= stone_age
ARGS ?=
PART ?= 1/1

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

# An environment that was copied from elsewhere, or whose Python has gone, is made anew.
$(shell [ ! -e $(VENV)/installed ] || \
	{ $(BIN)/python -c '' && [ "$$(cat $(VENV)/installed)" = "$(CURDIR)" ]; } 2>/dev/null || rm -rf $(VENV))

# Where an environment forbids to keep bytecode, every process would read all sources and tests anew.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play terminal ready test test-long uncompiled services check rules mutants bench bench-table balance balance-alone ladder docs dev build lock clean

help:  ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS='	' read -r target text; do printf '  make %-11s %s\n' "$$target" "$$text"; done

play: build  ## open a table in the browser: make play ARGS="--port 8080"
	@$(BIN)/eolith serve $(ARGS)

terminal: build  ## play in the terminal: make terminal ARGS="--players 3 --lang uk"
	@$(BIN)/eolith play $(GAME) $(ARGS)

test: ready  ## run the tests, compiled and uncompiled, and check that each rule has one
	$(TESTS) -m "not long" $(ARGS)
	@$(MAKE) --no-print-directory -j 2 --output-sync uncompiled rules

test-long: ready  ## run the tests that take long and seldom find anything; PART=2/8: an eighth of them
	EOLITH_DEEP=1 EOLITH_PART=$(PART) $(TESTS) -m "long or deep" $(ARGS)

uncompiled:
	EOLITH_PURE=1 EOLITH_DEEP= $(TESTS) -m "pure and not long" $(shell grep -lr 'mark\.pure' tests --include='test_*.py')

TESTS = $(BIN)/python -m pytest -n auto --dist worksteal

# What tests and documentation need and the services mostly wait for the network; meanwhile eolith is compiled.
ready:
	@$(MAKE) --no-print-directory -j 3 dev services

# What tests drive beside eolith itself, from Debian's packages where they may be installed.
services:
	@$(call need,chromium-headless-shell chromium,chromium-headless-shell,the tests in the browser)
	@$(call need,postgres,postgresql,the tests on PostgreSQL)

# need(PROGRAMS,PACKAGE,WHAT): one of them; fails nothing: under CI the tests themselves do
need = { $(foreach program,$(1),command -v $(program) ||) ls /usr/lib/postgresql/*/bin/$(firstword $(1)); } >/dev/null 2>&1 || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "eolith: installing $(2)" && \
	apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $(2) >/dev/null; } || \
	echo "eolith: there is no $(lastword $(1)) (Debian: apt install $(2)); $(3) are skipped"

check: dev  ## ruff and mypy --strict
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

rules: dev  ## every rule of every game with its tests; fails on a rule without one
	@$(BIN)/python -m eolith.testing.rule_report

mutants: dev  ## break the rules one by one: a test of each must notice
	$(BIN)/python -m tests.mutation $(ARGS)

bench: dev  ## the figures of docs/figures.md, on this machine: make bench GAME=stone_age
	$(BIN)/python benchmarks/figures.py $(GAME)

bench-table: build  ## the same for the table in the browser
	$(BIN)/python benchmarks/table.py

balance: build  ## who wins and with what, from many games between bots: make balance GAME=stone_age
	$(BIN)/eolith report $(GAME) $(EDITION:%=--option edition=%) --games 20000 --seed 1 --jobs $$(nproc) \
		--out docs/balance_$(GAME)$(EDITION:%=_%).md

balance-alone: build  ## the same for the game for one, at every level: make balance-alone GAME=doggerland
	$(BIN)/eolith report $(GAME) --players 1 --games 5000 --seed 1 --bots careful --jobs $$(nproc) --out docs/balance_$(GAME)_solo.md

ladder: dev  ## how strong the bots are, each against each; killed, it goes on: make ladder GAME=stone_age
	$(BIN)/eolith ladder $(GAME) --games 100 --seed 1 --jobs $$(nproc) --rows build/ladder --out docs/ladder_$(GAME).md $(ARGS)
	$(BIN)/python benchmarks/strength.py $(GAME)

docs: dev  ## the documentation, into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

dev: $(VENV)/installed-dev build  ## everything that work on eolith needs

build: $(VENV)/installed  ## install and compile whatever has changed
	@$(BIN)/python setup.py -q build_ext --inplace

lock: $(VENV)/installed-dev  ## choose the newest versions, and lock them
	$(PIP) install --upgrade uv
	echo uv | $(LOCK) - -o requirements/uv.txt
	$(BUILD_NEEDS) | $(LOCK) - pyproject.toml --extra dev -o requirements/dev.txt
	$(BUILD_NEEDS) | $(LOCK) - pyproject.toml --extra table -c requirements/dev.txt -o requirements/run.txt

BUILD_NEEDS = $(BIN)/python -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'

LOCK = $(BIN)/uv -q pip compile --universal --upgrade --generate-hashes --python-version 3.11 \
	--custom-compile-command 'make lock'

clean:  ## remove all that was built and installed
	rm -rf $(VENV) build dist site src/*.egg-info .pytest_cache .hypothesis .mypy_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +
	rm -f src/eolith/_compiled*.json $(addprefix src/eolith/kernel/fonts/,*.woff2 *.txt packed.json)

# The packages at the versions and hashes of the lock, then eolith itself as a link to src/.
# EOLITH_PURE: compiling is the next step, and tells what it does.
$(VENV)/installed: requirements/uv.txt requirements/run.txt pyproject.toml | $(VENV)/bin/python
	@echo "eolith: installing into $(VENV)"
	@$(PIP) install --only-binary :all: --require-hashes -r requirements/uv.txt || true
	@$(call install,--require-hashes -r requirements/run.txt)
	@export EOLITH_PURE=1; $(call install,--no-deps --no-build-isolation -e .)
	@echo "$(CURDIR)" > $@

$(VENV)/installed-dev: requirements/dev.txt $(VENV)/installed
	@echo "eolith: installing what tests and documentation need"
	@$(call install,--require-hashes -r requirements/dev.txt)
	@touch $@

# uv takes half of pip's time; pip does where there is no uv, and where pip alone is told of an index.
# --no-compile: Python does that with what it imports, which is a small part.
install = $(BIN)/uv -q pip install -p $(BIN)/python $(1) 2>/dev/null || $(PIP) install --no-compile $(1)

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "eolith: needs Python 3.11 or newer; name one: make PYTHON=python3.12 play"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ rm -rf $(VENV); echo "eolith: needs Python's venv module (Debian: apt install python3-venv)"; exit 1; }
