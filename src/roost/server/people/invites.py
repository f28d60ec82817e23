"""Keys of links: they follow from the server's secret, so none has to be stored."""

from __future__ import annotations

import base64
import hmac

from roost.server.table.state import Table


class Invites:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def key(self, table: str, seat: int | None) -> str:
        """The key of a seat's link, or of the link that lets one watch."""
        where = f"roost-invite/1:{table}:{'watch' if seat is None else seat}"
        digest = hmac.digest(self._secret, where.encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:15]).decode()

    def opens_seat(self, table: str, seat: int, key: str | None) -> bool:
        return _same(self.key(table, seat), key)

    def opens_table(self, table: Table, key: str | None) -> bool:
        """Any link of the table lets its holder read it."""
        if key is None:
            return False
        doors = [self.key(table.id, None)]
        doors += [self.key(table.id, seat.index) for seat in table.seats if seat.bot is None]
        return any(_same(door, key) for door in doors)

    def all(self, table: Table) -> list[tuple[int | None, str]]:
        """The links of a table, seat and key: to watch, and to each seat that people may take."""
        free = [seat.index for seat in table.seats if seat.setup.kind in ("open", "invite")]
        return [(seat, self.key(table.id, seat)) for seat in (None, *free)]


def _same(wanted: str, given: str | None) -> bool:
    return given is not None and hmac.compare_digest(wanted.encode(), given.encode())
