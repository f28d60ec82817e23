"""What every request needs: created with the app and passed on."""

from __future__ import annotations

from roost.server.core.config import Config
from roost.server.core.http.limits import Guard
from roost.server.services import Services


class Site:
    """The services behind the app, and its request limits."""

    def __init__(self, config: Config, services: Services | None = None) -> None:
        self.config = config
        self.guard = Guard(config)
        self.services: Services | None = None
        if services is not None:
            self.start(services)

    def start(self, services: Services) -> None:
        self.services = services
        for name, buckets in self.guard.shared.items():
            services.share(name, buckets)

    @property
    def running(self) -> Services:
        if self.services is None:
            raise RuntimeError("the app has not started")
        return self.services
