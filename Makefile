# Everything one does with a checkout. `make help` lists it.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play site test check docs coverage proof bench abuse ladder pictures lock audit format web wasm wheel install research clean

# The tests start hundreds of processes: bytecode is kept, also where the environment says otherwise.
unexport PYTHONDONTWRITEBYTECODE

VERSIONS := 3.11 3.12 3.13 3.14
INSTALL := -m pip install -qq --disable-pip-version-check
COMPILE := env -u PIP_EXTRA_INDEX_URL -u PIP_FIND_LINKS PIP_CONFIG_FILE=/dev/null CUSTOM_COMPILE_COMMAND="make lock" \
	.venv/bin/pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe \
	--no-emit-index-url --no-emit-find-links $(ARGS)

# The pages are built where there is something to build.
WEB := $(wildcard web/package.json)
WEB_SOURCES := $(shell find web meowze/games/art.* meowze/games/*/art.* meowze/art meowze/locales -type f \
	-not -path '*/node_modules/*' -not -path '*/.*/*' 2>/dev/null)
PAGES := $(if $(WEB),meowze/web/index.html)

# What of the package runs in a browser too.
PACKAGE := $(shell find $(addprefix meowze/,games play room live browser bots backends) -name '*.py' 2>/dev/null)

# The modules with the rules of a game.
LAWS := $(patsubst meowze/games/%/rules.py,meowze.games.%.rules,$(wildcard meowze/games/*/rules.py))

# Tests that say nothing about rules, play and backends run on one Python only.
CORE_TESTS = $(wildcard tests/games tests/play tests/backends)

# Servers and pages let their tests wait: three processes keep two cores busy.
PYTEST = .venv/bin/pytest -q -n 3 --dist worksteal
# Tests of what needs PyTorch or Ray.
RESEARCH_TESTS = tests/parallel tests/bots/test_arena.py tests/test_examples.py

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/\1\t\2/' | expand -t 10

play: .venv/.play $(PAGES) $(if $(findstring --static,$(ARGS)),build/site/index.html) ## play in the browser, on this machine and in the home network; ARGS=--static without a server
	@.venv/bin/meowze play $(ARGS)

test: .venv/.installed $(PAGES) ## all tests but the long ones; ARGS="-k reach" for some
	@.venv/bin/python tests/programs.py
	@$(PYTEST) --durations=10 $(ARGS)

check: .venv/.installed ## what a change must pass: format, lint, types, documentation, web, tests
	@.venv/bin/ruff format --quiet --check . || { echo "run: make format"; exit 1; }
	@.venv/bin/ruff check --quiet .
	@.venv/bin/mypy --strict --no-error-summary $(wildcard meowze tests bench examples tools docs)
	@$(MAKE) --no-print-directory docs
ifneq ($(WEB),)
	@$(MAKE) --no-print-directory web/node_modules/.installed
	@cd web && npm run --silent check && npm test --silent
endif
	@$(MAKE) --no-print-directory test

docs: .venv/.installed ## the documentation as a site, into build/docs/
	@.venv/bin/python -m sphinx -q -W --keep-going -b html -c docs -d build/doctrees . build/docs

coverage: .venv/.installed $(PAGES) ## which lines of the package no test runs; fails below 95 %
	@$(PYTEST) --cov --cov-report=term:skip-covered $(ARGS)

proof: .venv/.installed $(PAGES) ## the long tests (KILLS=100 TABLES=20 CHUNKS=10 of servers), coverage, then rules, play and backends on every Python found
	@.venv/bin/python tests/programs.py
	@HYPOTHESIS_PROFILE=proof .venv/bin/pytest -q -m proof --durations=10 $(ARGS) || test $$? -eq 5
	@$(MAKE) --no-print-directory coverage
	@if [ -e .venv-research/.installed ]; then .venv-research/bin/python -m pytest -q -m proof $(RESEARCH_TESTS); \
		else echo "PyTorch and Ray: not installed (make research)"; fi
	@for version in $(VERSIONS); do \
		if [ -z "$$($(call find_python,$$version))" ]; then echo "Python $$version: not found"; continue; fi; \
		echo "Python $$version"; \
		$(MAKE) --no-print-directory .venv-$$version/.installed; \
		.venv-$$version/bin/pytest -q $(CORE_TESTS); \
	done

bench: .venv/.installed $(PAGES) ## how fast rules (after `make wasm` under Node too), server, pages and start are; SERVER="--tables 100"
	@.venv/bin/python -m bench.steps $(ARGS)
	@.venv/bin/python -m bench.search $(ARGS)
	@.venv/bin/python -m bench.envs $(ARGS)
	@.venv/bin/python -m bench.adapters $(ARGS)
	@.venv/bin/python -m bench.server $(ARGS) $(SERVER)
	@.venv/bin/python -m bench.pages $(ARGS)
	@if [ -e build/site/index.html ]; then .venv/bin/python -m bench.site; else echo "site: not built (make site)"; fi
	@.venv/bin/python -m bench.start

abuse: .venv/.installed ## how honest tables fare while somebody attacks the server (about ten minutes)
	@.venv/bin/python -m bench.abuse $(ARGS)

ladder: .venv/.installed ## how well the bots play (about an hour)
	@.venv/bin/python -m bench.ladder $(ARGS)
	@.venv/bin/python -m bench.alone

pictures: .venv/.installed $(PAGES) ## every page on a phone, a tablet and a desk, by day and by night, in pictures/; LANGUAGES=all or de,fr for the languages
	@LANGUAGES="$(LANGUAGES)" .venv/bin/python -m tests.browser.pictures $(ARGS)

format: .venv/.installed ## put the code in order
	@.venv/bin/ruff check --quiet --fix-only .
	@.venv/bin/ruff format --quiet .
ifneq ($(WEB),)
	@$(MAKE) --no-print-directory web/node_modules/.installed
	@cd web && npm run --silent format
endif

lock: .venv/.installed ## write the locks anew; ARGS=--upgrade for newer versions
	@.venv/bin/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11) and "lock with Python 3.11, the oldest")'
	@.venv/bin/python -m tools.extras play postgres | $(COMPILE) --output-file requirements.lock -
	@.venv/bin/python -m tools.extras dev | $(COMPILE) -c requirements.lock --output-file requirements-dev.lock -
	@.venv/bin/python -m tools.extras play research cuda test | $(COMPILE) -c requirements.lock --output-file requirements-research.lock -
	@echo "pip-audit>=2.9,<3" | $(COMPILE) --output-file requirements-audit.lock -
ifneq ($(WEB),)
	@cd web && npm install --package-lock-only --loglevel=error
endif

audit: .venv/.installed ## known weaknesses of all locked packages; needs the internet, and says so
	@$(MAKE) --no-print-directory .venv-audit/bin/pip-audit || echo "pip-audit could not be installed"
	@.venv/bin/python -m tools.audit

install: .venv/.installed ## the environment alone, in .venv

research: .venv-research/.installed ## one with PyTorch, JAX and Ray, in .venv-research (some gigabytes)

web: $(PAGES) ## the pages alone, from web/ into meowze/web/

wasm: .venv/.installed web/node_modules/.installed ## the rules as WebAssembly with TypeScript, into build/wasm/
	@rm -rf build/wasm
	@.venv/bin/python -m meowze.backends.wasm build/wasm $(LAWS)
	@web/node_modules/.bin/tsc --strict --declaration --target es2022 --module es2022 build/wasm/*.ts

site: .venv/.installed ## the game as static files that need no server, into build/site/
	@rm -f build/site/index.html
	@$(MAKE) --no-print-directory build/site/index.html

wheel: .venv/.installed $(PAGES) $(if $(OFFLINE),build/package) ## the package with its pages in one file, into dist/, with its lock and its SBOM; OFFLINE=1 for pages that also play without the server
	@rm -f dist/*.whl dist/*.cdx.json
	@cd $(if $(OFFLINE),build/package,.) && $(CURDIR)/.venv/bin/python -m hatchling build -t wheel -d $(CURDIR)/dist
	@cp requirements.lock dist/
	@.venv/bin/python -m tools.sbom dist$(if $(OFFLINE), --offline)

clean: ## away with everything that was made here
	@rm -rf .venv .venv-* dist build meowze/web web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The first Python of these versions that runs, by its name or path, or nothing.
find_python = for v in $(1); do for python in python$$v python3 "$$HOME"/.pyenv/versions/$$v.*/bin/python; do \
	"$$python" -c "import sys; sys.exit('%d.%d' % sys.version_info[:2] != '$$v')" 2>/dev/null \
	&& echo "$$python" && break 2; done; done; true

# An environment in the folder $(1), made with the first of the Pythons $(2) unless it is there.
define environment
	@python=$$($(call find_python,$(2))); \
	if [ -z "$$python" ]; then echo "Meowze needs one of Python $(2), and none was found." >&2; exit 1; fi; \
	{ $(1)/bin/python -m pip --version >/dev/null 2>&1 || "$$python" -m venv --clear $(1); }
endef

# What a lock names, by hash, and this checkout, which is installed or only linked; $(1) is a folder, $(2) a lock.
# A lock is complete: pip must resolve nothing anew.
define installed
	@$(1)/bin/python $(INSTALL) --only-binary :all: --no-deps --require-hashes -r $(2)
	@$(1)/bin/python $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $(1)/.installed $(1)/.play
endef
define linked
	@$(1)/bin/python $(INSTALL) --only-binary :all: --no-deps --require-hashes -r $(2)
	@$(1)/bin/python -m tools.link_checkout
	@touch $@
endef

.venv/.installed: pyproject.toml requirements-dev.lock
	$(call environment,.venv,$(VERSIONS))
	$(call installed,.venv,requirements-dev.lock)

.venv-%/.installed: pyproject.toml requirements-dev.lock
	$(call environment,.venv-$*,$*)
	$(call installed,.venv-$*,requirements-dev.lock)

.venv-research/.installed: requirements-research.lock
	$(call environment,.venv-research,$(VERSIONS))
	$(call linked,.venv-research,requirements-research.lock)

# What a family needs, without the tools that build and test.
.venv/.play: requirements.lock
	$(call environment,.venv,$(VERSIONS))
	$(call linked,.venv,requirements.lock)

.venv-audit/bin/pip-audit: .venv/.installed requirements-audit.lock
	@.venv/bin/python -m venv --clear .venv-audit
	@.venv-audit/bin/python $(INSTALL) --only-binary :all: --no-deps --require-hashes -r requirements-audit.lock

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc
	@cd web && npm ci --loglevel=error && touch node_modules/.installed

meowze/web/index.html: web/node_modules/.installed $(WEB_SOURCES)
	@cd web && npm run --silent build
	@touch $@

# The search of each game for a browser takes minutes to compile.
build/search/.compiled: .venv/.installed $(wildcard meowze/backends/*.py meowze/bots/*.py meowze/games/*.py meowze/games/*/*.py)
	@.venv/bin/python -m meowze.bots.compile_wasm build/search
	@touch $@

build/engine/sizes.json: build/search/.compiled web/node_modules/.installed requirements-browser.lock $(PACKAGE) $(wildcard tools/engine/*)
	@.venv/bin/python -m tools.engine.build build/engine --search build/search

build/site/index.html: build/engine/sizes.json $(PAGES) tools/site.py $(wildcard web/site/*)
	@.venv/bin/python -m tools.site build/site

# The package with pages that carry the engine too.
.PHONY: build/package
build/package: build/engine/sizes.json $(PAGES)
	@rm -rf $@ && mkdir -p $@
	@cp -r pyproject.toml README.md LICENSE meowze $@/
	@.venv/bin/python -m tools.site --both $@/meowze/web
