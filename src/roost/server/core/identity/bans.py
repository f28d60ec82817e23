"""Bans of addresses, networks and guests."""

from __future__ import annotations

import asyncio
import re
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TypeAlias

from roost.server.core.errors import ForbiddenError, NotFoundError, ServerError
from roost.server.core.identity.rows import BanRow, BanRows
from roost.server.core.ids import now_ms, wall_ms

Network: TypeAlias = IPv4Network | IPv6Network
_GUEST = re.compile(r"g[a-z0-9]{8,40}")
_DAY_MS = 86_400_000


class Bans:
    def __init__(self, rows: BanRows) -> None:
        self._rows = rows
        self._loading = asyncio.Lock()
        self._guests: dict[str, BanRow] = {}
        self._networks: dict[str, tuple[Network, BanRow]] = {}

    async def open(self) -> None:
        """Load all bans; one load at a time, or an older one could finish last."""
        async with self._loading:
            rows = await self._rows.all()
            self._guests.clear()
            self._networks.clear()
            for row in rows:
                self._know(row)

    def check(self, address: str | None, guest: str | None) -> None:
        """Raise an error if the address or guest is banned."""
        if self.keeps_out(address, guest):
            raise ForbiddenError("you are banned from this server", code="banned")

    def keeps_out(self, address: str | None, guest: str | None) -> bool:
        row = self._guests.get(guest or "")
        if row is None and self._networks and address is not None:
            row = self._of_address(address)
        return row is not None and (row.until is None or row.until > wall_ms())

    def _of_address(self, address: str) -> BanRow | None:
        asked = _network(address)
        if asked is None:
            return None
        for network, row in self._networks.values():
            if asked.version == network.version and asked.overlaps(network):
                return row
        return None

    async def put(self, value: str, days: float | None) -> BanRow:
        """Ban an address, a network or a guest for a number of days, or permanently."""
        network = _network(value)
        if network is None and not _GUEST.fullmatch(value):
            raise ServerError(
                f"{value[:60]} is neither an address nor a guest", code="bad-ban", value=value[:60]
            )
        row = BanRow(
            kind="guest" if network is None else "address",
            value=value if network is None else str(network),
            created=now_ms(),
            until=None if days is None else wall_ms() + int(days * _DAY_MS),
        )
        await self._rows.put(row)
        await self.open()
        return row

    async def delete(self, value: str) -> None:
        network = _network(value)
        shown = value if network is None else str(network)
        deleted = await self._rows.delete(shown)
        await self.open()
        if not deleted:
            raise NotFoundError(f"{shown[:60]} is not banned", code="no-such-ban", value=shown[:60])

    def covers(self, row: BanRow, address: str | None, guest: str | None) -> bool:
        """Return whether a ban covers an address or guest."""
        if row.kind == "guest":
            return row.value == guest
        asked, network = _network(address or ""), _network(row.value)
        if asked is None or network is None or asked.version != network.version:
            return False
        return asked.overlaps(network)

    async def all(self) -> list[BanRow]:
        return await self._rows.all()

    def known(self) -> list[BanRow]:
        """Return the current bans that this server knows."""
        rows = [*self._guests.values(), *(row for _, row in self._networks.values())]
        return [row for row in rows if row.until is None or row.until > wall_ms()]

    def _know(self, row: BanRow) -> None:
        network = _network(row.value) if row.kind == "address" else None
        if network is None:
            self._guests[row.value] = row
        else:
            self._networks[row.value] = (network, row)


def _network(text: str) -> Network | None:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None
