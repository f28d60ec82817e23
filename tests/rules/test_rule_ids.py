"""Every rule has an id on the rules page, and a test with that id in its name or docstring."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import roost

TESTS = Path(__file__).parent.parent
PAGES = Path(roost.__file__).parent / "locale" / "en"
RULES = {
    "pickomino": [f"P{number}" for number in range(1, 26)],
    "knockout": [f"K{number}" for number in range(1, 19)],
}


def page_ids(game: str) -> list[str]:
    text = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r'<a id="([PK]\d+)"></a>', text)


def named_ids() -> Iterator[tuple[str, str]]:
    """Return every id in the name or docstring of a test, with that test."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = node.name.upper().split("_")
                words += re.findall(r"\b[PK]\d+\b", ast.get_docstring(node) or "")
                for word in words:
                    if re.fullmatch(r"[PK]\d+", word):
                        yield word, f"{path.name}::{node.name}"


@pytest.mark.parametrize("game", RULES)
def test_the_english_rules_page_contains_every_id_once_and_in_order(game: str) -> None:
    assert page_ids(game) == RULES[game]


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_test(game: str) -> None:
    named = {rule for rule, _ in named_ids()}
    assert [rule for rule in page_ids(game) if rule not in named] == []


def test_tests_name_only_existing_rules() -> None:
    known = {rule for rules in RULES.values() for rule in rules}
    assert [test for rule, test in named_ids() if rule not in known] == []
