"""English reads like English: no telltale phrases in messages, docs and docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.locale.test_style import messages, texts
from tests.locale.words import page

LIST = Path(__file__).with_name("telltales.txt")
ROOT = Path(__file__).parents[2]
CODE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)", re.DOTALL)
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def telltales() -> Iterator[re.Pattern[str]]:
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield re.compile(line.partition("  #")[0], re.IGNORECASE)


def found(passages: Iterable[tuple[str, str]]) -> list[str]:
    """Return the telltale phrases in passages, each a place and a text."""
    patterns = list(telltales())
    return [
        f"{place}: {hit[0]}"
        for place, text in passages
        for pattern in patterns
        for hit in pattern.finditer(text)
    ]


def docs() -> Iterator[tuple[str, str]]:
    """Return the pages of the documentation without code and links."""
    for path in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]):
        yield path.name, CODE.sub("", path.read_text(encoding="utf-8"))


def docstrings() -> Iterator[tuple[str, str]]:
    for folder in ("bench", "examples", "lab", "scripts", "src", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
                    name = getattr(node, "name", "module")
                    yield f"{path.relative_to(ROOT)}, {name}", CODE.sub("", text)


def test_messages_and_rules_pages_have_no_telltale_phrases() -> None:
    assert found((said.where, said) for said in texts("en")) == []


def test_docs_have_no_telltale_phrases() -> None:
    assert found(docs()) == []


def test_docstrings_have_no_telltale_phrases() -> None:
    assert found(docstrings()) == []


def test_a_telltale_phrase_is_found() -> None:
    passages = [("here", "Whoever opens this link may watch; 2 when left out.")]
    assert found(passages) == ["here: Whoever", "here: when left out"]


def test_every_pattern_says_what_to_write_instead() -> None:
    lines = [line for line in LIST.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if "  # " not in line] == []


def test_the_sheet_contains_every_message_with_real_values() -> None:
    sheet = page("fr")
    assert [name for name in messages("fr") if f"`{name}`" not in sheet] == []
    assert "Un bot joue à la place d’Ana." in sheet
    assert "1 ver" in sheet
    assert "11 vers" in sheet
