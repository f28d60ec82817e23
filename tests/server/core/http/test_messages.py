"""Every message stands in docs/protocol.md, out of a real game, as it is today."""

from pathlib import Path
from typing import Any

import pytest

from roost import wire
from tests.server.core.http import messages

DOCUMENT = messages.DOCUMENT.read_text()
EXAMPLES = messages.examples(DOCUMENT)
WANTED = [
    pytest.param(section, cls, id=f"{section.partition(',')[0]}-{cls.__name__}".replace(" ", "-"))
    for section, classes in messages.SECTIONS.items()
    for cls in classes
]


@pytest.mark.parametrize(("section", "cls"), WANTED)
def test_every_message_is_in_the_protocol_as_it_is_today(section: str, cls: Any) -> None:
    """Where this fails: `scripts/protocol`."""
    messages.checked(cls, EXAMPLES[section, cls.__name__])


def test_the_protocol_shows_no_message_that_there_is_not() -> None:
    known = {(section, cls.__name__) for section, all_ in messages.SECTIONS.items() for cls in all_}
    assert set(EXAMPLES) == known


def test_a_changed_message_would_be_noticed() -> None:
    welcome = EXAMPLES["The socket, down", "Welcome"]
    for wrong in (
        {**welcome, "fresh": 1},
        {key: value for key, value in welcome.items() if key != "missed"},
        {**welcome, "server_time": "noon"},
    ):
        with pytest.raises((ValueError, AssertionError)):
            messages.checked(wire.Welcome, wrong)


def test_the_script_that_writes_the_examples_is_named() -> None:
    assert (Path(messages.__file__).parents[4] / "scripts" / "protocol").is_file()
    assert "scripts/protocol" in DOCUMENT
