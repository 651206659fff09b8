# `make play` and `make test` do all set-up on a fresh machine.
VENV := .venv
PY := $(VENV)/bin/python
PYTHON ?= python3

.PHONY: play test lint rules bench snapshots engines pages site screenshots clean

play: $(VENV)/installed
	@$(PY) -m fiveplanets.pages --play

test: lint rules pages
	$(PY) -m pytest -n auto --dist loadgroup
	$(PY) -m fiveplanets.pages --test

lint: $(VENV)/installed
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

# Every game's rules in C, compiled; what has not changed is not built again.
engines: $(VENV)/installed
	@$(PY) -m fiveplanets.core.engines.build

# The pages for browsers, where the server finds them, and the engines; what has not changed is not built again.
pages: $(VENV)/installed
	@$(PY) -m fiveplanets.pages

# The same pages as static files: everything but playing over the network.
site: $(VENV)/installed
	@$(PY) -m fiveplanets.pages --site site

# Every question of every game at three widths in two themes: screenshots/index.html. GAME=planet: only that one.
screenshots: $(VENV)/installed
	@$(PY) -m fiveplanets.pages --screenshots

rules: $(VENV)/installed
	$(PY) scripts/rules.py

bench: $(VENV)/installed
	$(VENV)/bin/fiveplanets bench

snapshots: $(VENV)/installed
	$(PY) -m tests.common.snapshots $(GAME)

$(VENV)/installed: pyproject.toml
	@echo "Installing what Python needs into $(VENV): once, a minute or two"
	@$(PYTHON) -m venv $(VENV)
	@$(VENV)/bin/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV) web/node_modules web/src/generated src/fiveplanets/pages_built site
