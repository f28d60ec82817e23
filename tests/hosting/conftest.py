"""What hosts put around a server. `make test` tries the page's commands and files on loopback; what
needs packages of the system is left to `make full`."""

from __future__ import annotations

from tests.scale import scaled

collect_ignore_glob = scaled(["test_container.py", "test_proxies.py", "test_units.py"], [])
