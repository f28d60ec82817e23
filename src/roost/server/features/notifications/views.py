"""The texts of notifications, and the addresses they go to."""

from __future__ import annotations

from urllib.parse import urlsplit

from roost.locale import Catalogue
from roost.server.core.live.live_table import LiveTable
from roost.server.features.notifications.messages import NotificationAddress
from roost.server.features.notifications.schema import NotificationAddressRow
from roost.wire.base import message_from


def turn_text(live_table: LiveTable, language: str) -> str:
    """Describe a turn: the game and the other players."""
    table, words = live_table.table, Catalogue(language)
    others = [seat for seat in table.seats if seat.index != table.to_move.index]
    names = [
        words.text(f"bot-{table.game.key}-{seat.bot}") if seat.bot else seat.name or "?"
        for seat in others
    ]
    game = words.text(f"game-{table.game.key}")
    return words.text("news-turn", game=game, names=", ".join(names))


def trial_text(language: str) -> str:
    return Catalogue(language).text("news-test-text")


def address_view(row: NotificationAddressRow) -> NotificationAddress:
    """Show only the host of an address: the rest may be a secret."""
    host, failing = urlsplit(row.address).netloc, row.failures > 0
    return message_from(NotificationAddress, row, host=host, failing=failing)
