# Everything starts here. Each target sets up what it needs from a bare Python 3.11+.
PYTHON ?= python3
UV := .uv/bin/uv
RUN := .venv/bin
JOBS ?= auto

.PHONY: play watch test soak bench lint fmt clean

play: .venv/.ready
	$(RUN)/mecatol watch

test: lint
	$(RUN)/pytest -n $(JOBS) -m "not soak"
	$(RUN)/mecatol rules coverage --check

soak: .venv/.complete
	$(RUN)/pytest -n $(JOBS) -m soak

bench: .venv/.complete
	$(RUN)/python -m bench.core
	$(RUN)/python -m bench.games
	$(RUN)/python -m bench.odds
	$(RUN)/python -m bench.simulate

lint: .venv/.complete
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy
	$(RUN)/lint-imports

fmt: .venv/.ready
	$(RUN)/ruff check --fix .
	$(RUN)/ruff format .

clean:
	rm -rf .venv .uv .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Mecatol needs Python 3.11 or newer: make PYTHON=python3.11 …"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "This Python has no venv module; on Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv .uv
	.uv/bin/python -m pip install --quiet uv

# What playing and simulating need.
.venv/.ready: $(UV) pyproject.toml uv.lock
	$(UV) sync --frozen --quiet --inexact --extra simulate --python $(PYTHON)
	@touch $@

# What everything needs: environments and Ray too.
.venv/.complete: $(UV) pyproject.toml uv.lock
	$(UV) sync --frozen --quiet --all-extras --python $(PYTHON)
	@touch .venv/.ready $@
