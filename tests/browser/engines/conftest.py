"""Other browsers than Chromium, and a slow one: only the long form of the tests looks here."""

from __future__ import annotations

from tests.scale import scaled

collect_ignore_glob = scaled(["test_*.py"], [])
