"""The texts of notifications, and the addresses they go to."""

from __future__ import annotations

from urllib.parse import urlsplit

from roost.locale import Catalogue
from roost.server.core.live.live_table import LiveTable
from roost.server.features.notifications.messages import NotificationAddress
from roost.server.features.notifications.schema import NotificationAddressRow


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
    return NotificationAddress(
        id=row.id,
        kind=row.kind,
        host=urlsplit(row.address).netloc,
        language=row.language,
        created=row.created,
        zone=row.zone,
        quiet_from=row.quiet_from,
        quiet_until=row.quiet_until,
        failing=row.failures > 0,
    )
