"""The open sockets of this server, and those that must close."""

from __future__ import annotations

from collections.abc import Callable

from roost.server.core.live.outbox import Outbox, Reason


class Sockets:
    def __init__(self) -> None:
        self.open: set[Outbox] = set()
        self.revoked: set[str] = set()  # tokens and sessions that have ended

    @property
    def waiting(self) -> int:
        """Messages that readers have not taken yet."""
        return sum(outbox.waiting for outbox in self.open)

    def close(self, wanted: Callable[[Outbox], bool], reason: Reason = "revoked") -> None:
        for outbox in list(self.open):
            if wanted(outbox):
                outbox.close(reason)

    def close_person(self, person: str) -> None:
        self.close(lambda outbox: outbox.reader is not None and outbox.reader.id == person)

    def close_token(self, token: str) -> None:
        """Close the sockets of a token that ended or a device that was signed out, also those that
        are just being opened."""
        self.revoked.add(token)
        self.close(lambda outbox: outbox.token == token)
