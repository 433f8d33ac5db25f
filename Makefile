# Everything starts here. Each target sets up what it needs from a bare Python 3.11+.
PYTHON ?= python3
UV := .uv/bin/uv
RUN := .venv/bin
JOBS ?= auto
WEB := $(shell find web \( -name node_modules -o -name dist \) -prune -o -type f -print 2>/dev/null)

.PHONY: play watch test soak bench lint fmt clean

play: .venv/.ready web/dist/index.html
	$(RUN)/mecatol serve

watch: .venv/.ready
	$(RUN)/mecatol watch

test: lint
	$(RUN)/pytest -n $(JOBS) -m "not soak"
	$(RUN)/mecatol rules coverage --check

soak: .venv/.ready
	$(RUN)/pytest -n $(JOBS) -m soak

bench: .venv/.ready
	$(RUN)/python -m bench.core
	$(RUN)/python -m bench.games
	$(RUN)/python -m bench.odds
	$(RUN)/python -m bench.server

lint: .venv/.ready
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy
	$(RUN)/lint-imports

fmt: .venv/.ready
	$(RUN)/ruff check --fix .
	$(RUN)/ruff format .

clean:
	rm -rf .venv .uv web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Mecatol needs Python 3.11 or newer: make PYTHON=python3.11 …"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "This Python has no venv module; on Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv .uv
	.uv/bin/python -m pip install --quiet uv

web/node_modules/.ready: web/package-lock.json
	@command -v node >/dev/null && command -v npm >/dev/null || \
		{ echo "The browser client is built with Node 18 or newer, and there is none; install it (https://nodejs.org), or"; \
		  echo "play on the terminal: make watch, or .venv/bin/mecatol play Ann"; exit 1; }
	@node -e 'process.exit(process.versions.node.split(".")[0] < 18 ? 1 : 0)' || \
		{ echo "The browser client needs Node 18 or newer; this is $$(node --version)"; exit 1; }
	cd web && npm ci --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.ready $(WEB)
	cd web && npm run build
	@touch $@

.venv/.ready: $(UV) pyproject.toml uv.lock
	$(UV) sync --frozen --quiet --python $(PYTHON)
	@touch $@
