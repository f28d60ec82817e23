"""Notes about turns, in words and as requests, and the addresses they go to."""

from __future__ import annotations

from urllib.parse import urlsplit

from roost import wire
from roost.locale import Catalogue
from roost.server.core.identity.push import PushKey, as_json, as_text, pushed
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.notifications import Notification, Sender
from roost.server.features.notifications.schema import NotificationAddressRow


def turn_text(live_table: LiveTable, language: str) -> str:
    """That it is one's turn, where, and with whom."""
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


def _payload(row: NotificationAddressRow, notification: Notification) -> dict[str, str]:
    stop_text = Catalogue(row.language).text("news-stop-link")
    return {
        "type": "your-turn" if notification.table else "test",
        "text": notification.text,
        "table": notification.table,
        "url": notification.url,
        "stop": notification.stop,
        "stop_text": stop_text,
    }


def senders(key: PushKey) -> dict[str, Sender]:
    """By kind of address."""

    def push(
        row: NotificationAddressRow, notification: Notification
    ) -> tuple[dict[str, str], bytes]:
        payload = _payload(row, notification)
        return pushed(key, row.address, row.base, row.p256dh, row.auth, payload)

    return {
        "push": push,
        "ntfy": lambda row, notification: as_text(_payload(row, notification)),
        "webhook": lambda row, notification: as_json(_payload(row, notification)),
    }


def address_view(row: NotificationAddressRow) -> wire.NotificationAddress:
    """Of a long address, which may be a secret, only where it is."""
    return wire.NotificationAddress(
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
