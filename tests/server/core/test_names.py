"""Cleaning of names."""

import pytest

from roost.server.core.names import clean_name
from tests.server.helpers import BOT, OPEN, Guest, refused


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("A\u0301na", "\u00c1na"),
        ("Z" + "\u0335" * 12 + "o", "Z\u0335\u0335o"),
        ("\u0e19\u0e49\u0e33\u0e1d\u0e19", "\u0e19\u0e49\u0e33\u0e1d\u0e19"),
        ("\U0001f414 Hen", "\U0001f414 Hen"),
        ("A\u3164B", "A B"),
    ],
)
def test_valid_name_is_unchanged(given: str, shown: str) -> None:
    assert clean_name(given) == shown


async def test_invisible_characters_are_removed_from_names(ana: Guest, ben: Guest) -> None:
    seats = [{"type": "me", "name": "\u001b[2J\u202eAna"}, OPEN]
    made = await ana.make(game="pickomino", seats=seats, private=False)
    table = made["table"]["id"]
    await ben.do(table, "sit", seat=1, name=" Ben\u0007\n")
    view = (await ana.read(table)).json()["table"]
    assert [seat["name"] for seat in view["seats"]] == ["[2J Ana", "Ben"]
    await ben.do(table, "leave", seat=1)
    refused(await ben.command(table, "sit", seat=1, name="\u200b"), 422, "bad-name")
    unseen = {"game": "pickomino", "seats": [{"type": "me", "name": "\u200b"}, BOT]}
    refused(await ana.http.post("/api/tables", json=unseen), 422, "bad-name")
