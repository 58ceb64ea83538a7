# Everything a player, a developer and CI do with this project. `make` alone lists it.
# Needs Python 3.11+ with venv, and make; a C compiler with Python's headers makes it fast.

PYTHON ?= python3
VENVS := .venvs
DEV := $(VENVS)/dev/bin
BUILD := $(VENVS)/build/bin
CODE := $(wildcard src tests bench examples tools)

# An environment is made anew when its lock file, or this machine's Python, has changed.
READY := ready-$(shell $(PYTHON) -c 'import platform; print(platform.python_version())' 2>&1 | tail -n 1 | tr ' /:' '___')
PIP := -m pip install --quiet --quiet --disable-pip-version-check --no-input
SUITE := -m pytest --ignore=tests/test_docs.py --ignore-glob='tests/games/*/test_conformance.py'
# These alone have to reach every branch; the others would take minutes under the tracer.
COVERED := tests/core tests/games/fits

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

say = @printf '\n== %s\n' "$(1)"

.PHONY: help
help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

.PHONY: play
play: $(VENVS)/play/installed ## install what a player needs and start the terminal game
	@$(VENVS)/play/bin/stolik play fits

.PHONY: test
test: format-check lint types imports unit compiled mixed docs ## every check of the project
	@$(PYTHON) tools/compiler.py >/dev/null && printf '\nEvery check passed.\n' \
	  || printf '\nEvery check passed, but the compiled tests were left out: they need a C compiler.\n'

.PHONY: fast
fast: $(VENVS)/dev/editable ## the kernel's and the rules' tests, up to the first failure
	@STOLIK_EXPECT=interpreted $(DEV)/python -m pytest -x -q $(COVERED)

.PHONY: fmt
fmt: $(VENVS)/dev/$(READY) ## format the code and repair what lint can repair
	@$(DEV)/ruff format $(CODE)
	@$(DEV)/ruff check --fix-only $(CODE)

.PHONY: format-check
format-check: $(VENVS)/dev/$(READY) ## is the code formatted?
	$(call say,format)
	@$(DEV)/ruff format --check $(CODE) || { echo "Run 'make fmt'."; exit 1; }

.PHONY: lint
lint: $(VENVS)/dev/$(READY) ## does lint find a mistake?
	$(call say,lint)
	@$(DEV)/ruff check $(CODE)

.PHONY: types
types: $(VENVS)/dev/editable ## do the types hold, strictly?
	$(call say,types)
	@$(DEV)/mypy $(CODE)

.PHONY: imports
imports: $(VENVS)/dev/editable ## do imports go one way?
	$(call say,import directions)
	@$(DEV)/lint-imports --no-logo

.PHONY: unit
unit: $(VENVS)/dev/editable ## the suite, interpreted, with branch coverage of the kernel and the rules
	$(call say,tests: all interpreted)
	@STOLIK_EXPECT=interpreted $(DEV)/coverage run -m pytest $(COVERED)
	@$(DEV)/coverage report
	@STOLIK_EXPECT=interpreted $(DEV)/python $(SUITE) $(COVERED:%=--ignore=%)

.PHONY: compiled
compiled: python-check ## the suite on an installed wheel, core and games compiled
	$(call say,tests: all compiled)
	@$(call with_compiler,compiled)

.PHONY: mixed
mixed: python-check ## the suite on an installed wheel, compiled core and interpreted games
	$(call say,tests: compiled core with interpreted games)
	@$(call with_compiler,mixed)

.PHONY: docs
docs: $(VENVS)/dev/editable ## do the examples and links in the documents work?
	$(call say,examples in the documents)
	@$(DEV)/python -m pytest tests/test_docs.py

.PHONY: laws
laws: $(VENVS)/dev/editable ## the laws of every game, on the games not yet at the door too (half an hour)
	@STOLIK_EXPECT=interpreted $(DEV)/python -m pytest tests/games/*/test_conformance.py

.PHONY: bench
bench: build/compiled/stamp ## measure speed beside other engines (builds the compiled wheel)
	@test -f bench/run.py || { echo "There is no benchmark yet: bench/run.py is missing."; exit 1; }
	@$(PYTHON) bench/run.py --wheel build/compiled/*.whl

.PHONY: lock
lock: $(VENVS)/dev/$(READY) ## choose the newest allowed dependencies and pin them with hashes
	@$(DEV)/python tools/lock.py

.PHONY: clean
clean: ## remove everything the other targets made
	rm -rf $(VENVS) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# --- without a compiler -----------------------------------------------------------------------------

# Runs the suite on a wheel, or says in one line why not. NEED_COMPILER=1 (CI) makes that a failure.
define with_compiler
why=$$($(PYTHON) tools/compiler.py) && $(MAKE) suite-$(1) || { \
  test -n "$$why" || exit 1; echo "$$why The $(1) tests are left out."; test -z "$(NEED_COMPILER)"; }
endef

.PHONY: suite-compiled suite-mixed
suite-compiled suite-mixed: suite-%: $(VENVS)/%/installed
	@STOLIK_EXPECT=$* $(VENVS)/$*/bin/python $(SUITE)

# --- environments and wheels ------------------------------------------------------------------------

.PHONY: python-check
python-check:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "There is no '$(PYTHON)' here. Install Python 3.11 or newer (Debian: apt install python3 python3-venv)."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Stolik needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V). Name another: make PYTHON=python3.12."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "Python's venv is missing. Install it (Debian: apt install python3-venv)."; exit 1; }

# An empty environment holding exactly one lock file.
define environment
$(VENVS)/$(1)/$(READY): requirements/$(2).txt | python-check
	@echo "Making the environment '$(1)' (a minute the first time) ..."
	@rm -rf $(VENVS)/$(1)
	@$(PYTHON) -m venv $(VENVS)/$(1)
	@$(VENVS)/$(1)/bin/python $(PIP) --no-deps --require-hashes -r requirements/$(2).txt
	@touch $$@
endef
$(eval $(call environment,build,build))
$(eval $(call environment,dev,dev))
$(eval $(call environment,compiled,test))
$(eval $(call environment,mixed,test))
$(eval $(call environment,play,run))

$(VENVS)/dev/editable: pyproject.toml $(VENVS)/dev/$(READY)
	@$(DEV)/python $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# tools/wheel.py touches its stamp only if the sources have changed since.
build/%/stamp: always $(VENVS)/build/$(READY)
	@$(BUILD)/python tools/wheel.py $*

define installed
$(VENVS)/$(1)/installed: build/$(1)/stamp $(VENVS)/$(1)/$(READY)
	@$(VENVS)/$(1)/bin/python $(PIP) --no-deps --force-reinstall build/$(1)/*.whl
	@touch $$@
endef
$(eval $(call installed,compiled))
$(eval $(call installed,mixed))
$(eval $(call installed,play))

.PHONY: always
always:
