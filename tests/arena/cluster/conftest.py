"""Ray is installed for `make full` only."""

from __future__ import annotations

from tests.scale import scaled

collect_ignore_glob = scaled(["test_*.py"], [])
