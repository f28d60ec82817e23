"""What every request needs: created with the app and passed on."""

from __future__ import annotations

from roost.server.core.core import Core
from roost.server.core.http.limits import Guard


class Site:
    """The core behind the app, and its request limits."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.config = core.config
        self.guard = Guard(core.config)
        for name, buckets in self.guard.hourly.items():
            core.share(name, buckets)
