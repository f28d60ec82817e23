"""Every rule has an id on the rules page, and every id has a test that names it."""

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
    """Every id in the name or the docstring of a test, and that test."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = node.name.upper().split("_")
                words += re.findall(r"\b[PK]\d+\b", ast.get_docstring(node) or "")
                for word in words:
                    if re.fullmatch(r"[PK]\d+", word):
                        yield word, f"{path.name}::{node.name}"


@pytest.mark.parametrize("game", RULES)
def test_the_english_rules_page_carries_every_id_once_and_in_order(game: str) -> None:
    assert page_ids(game) == RULES[game]


@pytest.mark.parametrize("game", RULES)
def test_every_id_of_the_rules_page_has_a_test_that_names_it(game: str) -> None:
    named = {rule for rule, _ in named_ids()}
    assert [rule for rule in page_ids(game) if rule not in named] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for rules in RULES.values() for rule in rules}
    assert [test for rule, test in named_ids() if rule not in known] == []
