.DEFAULT_GOAL := help
.PHONY: help play terminal site wheel test full lab mutate check setup packages engines hosts format web screenshots
.PHONY: pictures words docs golden bench figures lock clean release

ARGS ?=
REQUIREMENTS := pyproject.toml requirements/uv.txt scripts/setup

help: ## List the commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 14

play: .venv/runtime.stamp ## Open the browser app (ARGS="--lan" lets phones at home join)
	@scripts/play web $(ARGS)

terminal: .venv/runtime.stamp ## Play in this terminal (ARGS="knockout" for options of `roost play`)
	@scripts/play terminal $(ARGS)

test: packages setup ## Run everything: lint, types, tests
	@scripts/lint
	@scripts/together scripts/types "scripts/web build && scripts/test ready"
	@scripts/test

full: packages engines hosts .venv/full.stamp ## Like test, with larger numbers, other browsers and coverage
	@scripts/lint
	@scripts/together scripts/types "scripts/web build && scripts/test ready"
	@ROOST_FULL=1 scripts/test

lab: setup lab/.venv/lab.stamp ## Check the lab: types, and tests that train a little of each kind
	@scripts/lab $(ARGS)

mutate: setup ## Mutation testing with mutmut (ARGS=web: with Stryker); takes hours
	@scripts/mutate $(ARGS)

check: setup ## The quick inner loop: lint, types, fast tests
	@scripts/check $(ARGS)

# Before the long set-up, so that missing packages are reported at once.
packages:
	@scripts/debian-packages chromium tmux
	@scripts/debian-packages --if-possible chromium-headless-shell

# Browsers used only by `make full`: tests/browser/engines.
engines:
	@scripts/debian-packages firefox-esr webkit2gtk-driver xvfb

# Hosting software used only by `make full`: tests/hosting.
hosts:
	@scripts/debian-packages nginx caddy podman buildah runc mmdebstrap systemd

setup: .venv/dev.stamp ## Create .venv with everything development needs

format: setup ## Fix style and formatting
	@scripts/format

web: .venv/runtime.stamp ## Build the browser app
	@scripts/web build

site: setup ## Build the app without a server, as a folder for any static host
	@scripts/web site

wheel: .venv/runtime.stamp ## Build the sdist and the wheel, browser app included, into dist/
	@scripts/wheel

release: packages setup ## Build and check a release into dist/ (ARGS=--tag tags it)
	@scripts/release $(ARGS)

screenshots: setup ## Retake the README's screenshots; look at each
	@scripts/screenshots

pictures: setup ## Take screenshots of every page and game state into build/pictures
	@scripts/pictures

words: setup ## Write every message, rendered with real values, into build/words
	@.venv/bin/python -m tests.locale.words

golden: setup ## Rewrite the golden files; read the diff
	@scripts/golden $(ARGS)

docs: setup ## Build the handbook into build/handbook
	@scripts/docs

bench: setup ## Slow measurements
	@scripts/bench $(ARGS)

figures: setup ## Check the figures that the docs quote (ARGS=--long: overnight)
	@PYTHONPATH=lab .venv/bin/python -m roost_lab.figures $(ARGS)

lock: setup ## Recompile requirements/ (ARGS=--upgrade for newer releases)
	@scripts/lock $(ARGS)

clean: ## Remove the environment, caches and builds
	@rm -rf .venv lab/.venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache \
	  .import_linter_cache .hypothesis test-results web/node_modules src/roost/server/static
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# full includes dev, which includes runtime.
.venv/runtime.stamp: requirements/runtime.txt $(REQUIREMENTS)
	@scripts/setup runtime

.venv/dev.stamp: requirements/dev.txt $(REQUIREMENTS)
	@scripts/setup dev

.venv/full.stamp: requirements/dev.txt requirements/full.txt $(REQUIREMENTS)
	@scripts/setup full

lab/.venv/lab.stamp: lab/requirements/lab.txt lab/requirements/torch.txt lab/pyproject.toml $(REQUIREMENTS)
	@scripts/setup lab
