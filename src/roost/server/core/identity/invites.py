"""Keys of invitation links, derived from the server's secret, so none are stored."""

from __future__ import annotations

import base64
import hmac

from roost.server.core.identity.secret import Secret
from roost.server.core.table.seat import Door
from roost.server.core.table.state import Table


class Invites:
    def __init__(self, secret: Secret) -> None:
        self._secret = secret

    def key(self, table: str, door: Door) -> str:
        """Return the key of a seat's link, or of the spectator link."""
        turned = f":{door.renewed}" if door.renewed else ""
        where = f"roost-invite/1:{table}:{door.name}{turned}"
        digest = hmac.digest(self._secret.value, where.encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:15]).decode()

    def opens_room(self, table: Table, key: str | None) -> bool:
        """Return whether a key belongs to the link to all seats; rematches keep it."""
        return self.opens(table.series_root, table.room, key)

    def opens(self, table: str, door: Door, key: str | None) -> bool:
        return not door.shut and _same(self.key(table, door), key)

    def opens_table(self, table: Table, key: str | None) -> bool:
        """Return whether a key belongs to any link of the table, which allows reading it."""
        if key is None:
            return False
        if self.opens_room(table, key):
            return True
        doors = [table.watch, *(seat.door for seat in table.seats if seat.bot is None)]
        return any(self.opens(table.id, door, key) for door in doors)

    def seat_of(self, table: Table, key: str | None) -> int | None:
        """Return the seat that a key belongs to. Seats move up when an earlier one is closed."""
        found = (s.index for s in table.seats if self.opens(table.id, s.door, key))
        return next(found, None)

    def room(self, table: Table) -> str | None:
        """Return the key of the link to all seats, unless it is disabled."""
        return None if table.room.shut else self.key(table.series_root, table.room)

    def all(self, table: Table) -> list[tuple[int | None, str]]:
        """List the table's links: the spectator link and one per seat that people may take."""
        free = [seat.index for seat in table.seats if seat.setup.kind in ("open", "invite")]
        return [
            (seat, self.key(table.id, table.door(seat)))
            for seat in (None, *free)
            if not table.door(seat).shut
        ]


def _same(wanted: str, given: str | None) -> bool:
    return given is not None and hmac.compare_digest(wanted.encode(), given.encode())
