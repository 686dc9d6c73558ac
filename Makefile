# Needs Python 3.11 or newer and make; everything else lands in .venv, pinned by requirements/*.txt.
PYTHON ?= python3
JOBS ?= auto
ARGS ?=

VENV := .venv
CATALOGUES := $(wildcard src/groschen/locale/*/LC_MESSAGES/*.po)
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet

.DEFAULT_GOAL := help
.PHONY: help play test words check format mutate bench fast slow lock clean fresh

help:  ## this list
	@echo "Groschen: make …"
	@sed -n 's/^\([a-z]*\):.*## /  \1\t/p' $(MAKEFILE_LIST) | expand -t 12
	@echo "More: make play ARGS='--help', make test ARGS='-k rights', make PYTHON=python3.13 test"

play: $(VENV)/words fresh  ## games in the browser, served on this machine; ARGS="--port 8001"
	@$(BIN)/groschen serve --open $(ARGS)

test: $(VENV)/dev $(VENV)/browser $(VENV)/words fresh  ## every test
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

words: $(VENV)/dev  ## bring the catalogues of all languages up to date with the English, and compile them
	$(BIN)/python tools/catalogues.py
	$(BIN)/python tools/write_glossary.py

check: $(VENV)/dev  ## lint, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/dev  ## put the code into shape
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

mutate: $(VENV)/dev  ## break the rules on purpose: which tests notice? ARGS="praga", ARGS="praga crane"
	@JOBS=$(JOBS) $(BIN)/python tools/mutate.py $(ARGS)

bench: $(VENV)/bench fresh  ## speed, beside Catanatron; ARGS=--write renews docs/performance.md
	$(BIN)/python -m benchmarks $(ARGS)

fast: $(VENV)/dev  ## compile engine, games and bots in place; optional, the same faster
	@$(BIN)/python tools/compile_in_place.py $(ARGS)

slow:  ## remove what `make fast` compiled
	@find src -name '*.so' -delete
	@rm -f src/.compiled

lock:  ## renew the pins in requirements/*.txt; needs uv
	@command -v uv > /dev/null || { echo "make lock needs uv: pip install uv"; exit 1; }
	for set in run dev bench; do uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' \
	  --output-file requirements/$$set.txt requirements/$$set.in || exit 1; done

clean: slow  ## remove the environment, caches and builds
	rm -rf $(VENV) .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Compiled modules win over their sources, so stale ones would quietly run old rules.
fresh:
	@test ! -e src/.compiled || $(BIN)/python tools/compile_in_place.py --check

# The environments, each a superset of the one before; a stamp is renewed when its lock changes.
$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Groschen needs Python 3.11 or newer, and $(PYTHON) is: $$($(PYTHON) --version 2>&1)."; \
	  echo "Name another one: make PYTHON=python3.13 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up $(VENV) (once) …"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/run: requirements/run.txt pyproject.toml | $(VENV)/made
	@$(PIP) --require-hashes -r $<
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/words: $(CATALOGUES) | $(VENV)/run
	@$(BIN)/python tools/catalogues.py --compile
	@touch $@

$(VENV)/dev: requirements/dev.txt $(VENV)/run
	@$(PIP) --require-hashes -r $<
	@touch $@

$(VENV)/browser: $(VENV)/dev tools/browser.py
	@$(BIN)/python tools/browser.py
	@touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/dev
	@$(PIP) --require-hashes -r $<
	@touch $@
