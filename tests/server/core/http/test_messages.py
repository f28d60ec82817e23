"""Every message occurs in real games, with the fields of its type."""

from __future__ import annotations

import pytest

from roost import wire
from tests.server.core.http import messages


@pytest.mark.slow
async def test_every_message_is_seen_and_matches_its_type() -> None:
    seen = await messages.collect()
    assert seen.missing() == []
    for section, classes in messages.SECTIONS.items():
        for cls in classes:
            messages.checked(cls, messages.shortened(seen.found[section, cls.__name__]))
    welcome = seen.found["The socket, down", "Welcome"]
    for wrong in (
        {**welcome, "fresh": 1},
        {key: value for key, value in welcome.items() if key != "missed"},
        {**welcome, "server_time": "noon"},
    ):
        with pytest.raises((ValueError, AssertionError)):
            messages.checked(wire.Welcome, wrong)
