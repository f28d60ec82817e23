"""What hosts put around a server: proxies, units, a container. It needs packages of the system, so
only the long form of the tests looks here."""

from __future__ import annotations

from tests.scale import scaled

collect_ignore_glob = scaled(["test_*.py"], [])
