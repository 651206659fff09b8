# `make play` and `make test` do all set-up on a fresh machine.
VENV := .venv
PY := $(VENV)/bin/python
PYTHON ?= python3

.PHONY: play test lint rules bench snapshots engines clean

play: engines
	@$(VENV)/bin/fiveplanets table planet-5r --players 4 --bots quick

test: lint rules engines
	$(PY) -m pytest -n auto --dist loadgroup

lint: $(VENV)/installed
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

# Every game's rules in C, compiled; what has not changed is not built again.
engines: $(VENV)/installed
	$(PY) -m fiveplanets.core.engines.build

rules: $(VENV)/installed
	$(PY) scripts/rules.py

bench: $(VENV)/installed
	$(VENV)/bin/fiveplanets bench

snapshots: $(VENV)/installed
	$(PY) -m tests.common.snapshots $(GAME)

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV)
