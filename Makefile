.DEFAULT_GOAL := help
.PHONY: help play terminal site wheel test full mutate check setup packages engines hosts format web screenshots
.PHONY: pictures golden protocol bench lock clean release

ARGS ?=
REQUIREMENTS := pyproject.toml scripts/setup

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

full: packages engines hosts setup ## The long form of test: larger numbers, other browsers, what the tests reach
	@scripts/lint
	@scripts/together scripts/types "scripts/web build && scripts/test ready"
	@ROOST_FULL=1 scripts/test

mutate: setup ## Plant faults, one at a time: do the tests see them?
	@scripts/mutate $(ARGS)

check: setup ## The quick inner loop: lint, types, fast tests
	@scripts/check $(ARGS)

# Before the long set-up, so that a machine that lacks them hears it at once.
packages:
	@scripts/debian-packages chromium tmux
	@scripts/debian-packages --if-possible chromium-headless-shell

# The browsers that only the long form looks at: tests/browser/engines.
engines:
	@scripts/debian-packages firefox-esr webkit2gtk-driver xvfb

# What hosts put around a server, which only the long form runs: tests/hosting.
hosts:
	@scripts/debian-packages nginx caddy podman buildah runc mmdebstrap systemd

setup: .venv/dev.stamp ## Make .venv with all that development needs

format: setup ## Fix style and formatting
	@scripts/format

web: .venv/runtime.stamp ## Build the browser app
	@scripts/web build

site: .venv/runtime.stamp ## Build a folder that any static host can serve: the app without a server
	@scripts/web site

wheel: .venv/runtime.stamp ## Build the sdist and the wheel, browser app included, into dist/
	@scripts/wheel

release: packages setup ## Build and check a release into dist/ (ARGS=--tag commits and tags it)
	@scripts/release $(ARGS)

screenshots: setup ## Take the README's pictures afresh; look at each
	@scripts/screenshots

pictures: setup ## Photograph every page and state of play, on contact sheets in build/pictures
	@scripts/pictures

golden: setup ## Write the golden files afresh; read the diff
	@scripts/golden $(ARGS)

protocol: setup ## Play real games and write their messages into docs/protocol.md
	@scripts/protocol

bench: setup ## Slow measurements
	@scripts/bench $(ARGS)

lock: setup ## Recompile requirements/ (ARGS=--upgrade for newer releases)
	@scripts/lock $(ARGS)

clean: ## Remove the environment, caches and builds
	@rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache \
	  .import_linter_cache .hypothesis test-results web/node_modules src/roost/server/static
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# dev holds all of runtime: `scripts/setup dev` touches both stamps.
.venv/runtime.stamp: requirements/runtime.txt $(REQUIREMENTS)
	@scripts/setup runtime

.venv/dev.stamp: requirements/dev.txt requirements/torch.txt $(REQUIREMENTS)
	@scripts/setup dev
