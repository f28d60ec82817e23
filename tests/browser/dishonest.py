"""`python -m tests.browser.dishonest HOW DATA PORT SETTINGS`: the real server, patched to cheat."""

from __future__ import annotations

import sys

from roost.fairdice import new_seed, seat_commitment
from roost.server.__main__ import main
from roost.server.core.table import decide, log
from roost.server.core.table import state as tables

honest = tables._PLAYERS[log.Started]


def swap_seed(table: tables.Table, entry: log.Started, played: tables.Played) -> None:
    """Another seed for the first seat after its reveal, with a commitment that fits."""
    honest(table, entry, played)
    seat = table.seats[0]
    seat.seed = new_seed()
    seat.commitment = seat_commitment(table.id, 0, seat.seed, seat.anchor)
    table._fair = None


def drop_link(*_: object) -> None:
    """The link came, and the server rolls without it."""


if __name__ == "__main__":
    how, *rest = sys.argv[1:]
    if how == "swap-seed":
        tables._PLAYERS[log.Started] = swap_seed
    else:
        decide._checked_link = drop_link  # type: ignore[assignment]
    main(*rest)
