"""Notes about turns, in words and as requests, and the addresses they go to."""

from __future__ import annotations

from urllib.parse import urlsplit

from roost import wire
from roost.locale import Catalogue
from roost.server.hall.news import Note, Sender
from roost.server.hall.room import Room
from roost.server.people.notes import PushKey, as_json, as_text, pushed
from roost.server.store import NewsRow


def turn_text(room: Room, language: str) -> str:
    """That it is one's turn, where, and with whom."""
    table, words = room.table, Catalogue(language)
    others = [seat for seat in table.seats if seat.index != table.to_move.index]
    names = [
        words.text(f"bot-{table.game.key}-{seat.bot}") if seat.bot else seat.name or "?"
        for seat in others
    ]
    game = words.text(f"game-{table.game.key}")
    return words.text("news-turn", game=game, names=", ".join(names))


def trial_text(language: str) -> str:
    return Catalogue(language).text("news-test-text")


def _told(row: NewsRow, note: Note) -> dict[str, str]:
    stop_text = Catalogue(row.language).text("news-stop-link")
    return {
        "type": "your-turn" if note.table else "test",
        "text": note.text,
        "table": note.table,
        "url": note.url,
        "stop": note.stop,
        "stop_text": stop_text,
    }


def senders(key: PushKey) -> dict[str, Sender]:
    """By kind of address."""

    def push(row: NewsRow, note: Note) -> tuple[dict[str, str], bytes]:
        told = _told(row, note)
        return pushed(key, row.address, row.base, row.p256dh, row.auth, told)

    return {
        "push": push,
        "ntfy": lambda row, note: as_text(_told(row, note)),
        "webhook": lambda row, note: as_json(_told(row, note)),
    }


def news_address(row: NewsRow) -> wire.NewsAddress:
    """Of a long address, which may be a secret, only where it is."""
    return wire.NewsAddress(
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
