"""The examples in the documents on positions, records and tests work as printed."""

import doctest
import json
import re
from pathlib import Path

import pytest

from roost.rules import format_position, parse_position
from roost.rules.record import Record, format_text

DOCS = Path(__file__).parents[2] / "docs"


def blocks(document: str, language: str) -> list[str]:
    text = (DOCS / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("document", ["position.md", "record.md", "testing.md"])
def test_every_session_in_a_document_runs_as_printed(document: str) -> None:
    results = doctest.testfile(str(DOCS / document), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0


def test_every_position_in_the_document_is_valid_and_in_canonical_form() -> None:
    lines = [line for block in blocks("position.md", "text") for line in block.splitlines()]
    positions = [line for line in lines if not re.search(r"[A-Z]{4}", line)]
    assert len(positions) == 7
    for line in positions:
        assert format_position(parse_position(line)) == line


def test_the_record_in_the_document_is_the_same_game_in_both_forms() -> None:
    (text,) = blocks("record.md", "text")
    (data,) = blocks("record.md", "json")
    record = Record.loads(data)
    assert record == Record.loads(text)
    assert format_text(record) == text
    assert record.to_json() == json.loads(data)
