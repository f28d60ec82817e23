"""The rules pages are complete in every language and have the same structure.

The tests read them as plain files, so that a packaging bug cannot hide a broken page.
"""

import re
from pathlib import Path

import pytest

from roost.locale.languages import DEFAULT, LANGUAGES

ROOT = Path(__file__).parents[2] / "src" / "roost"
TRANSLATIONS = [language for language in LANGUAGES if language != DEFAULT]
RULES = {
    "pickomino": [f"P{number}" for number in range(1, 26)],
    "knockout": [f"K{number}" for number in range(1, 19)],
}
OPTIONS = {
    "pickomino": ["standard", "short", "returned-face-down", "any-lower", "turn-on-empty"],
    "knockout": ["rounds"],
}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_translation = pytest.mark.parametrize("language", TRANSLATIONS)
of_every_game = pytest.mark.parametrize("game", RULES)

ANCHOR = re.compile(r'<a id="([^"]*)"></a>')
LABELLED_ANCHOR = re.compile(r'^<a id="([^"]*)"></a>\*\*([^*]+)\*\* ', re.MULTILINE)
HEADING = re.compile(r"^(#+) \S", re.MULTILINE)
CODE = re.compile(r"`([^`]*)`")


def page(language: str, game: str) -> str:
    return (ROOT / "locale" / language / f"{game}.md").read_text(encoding="utf-8")


def shape(text: str) -> list[str]:
    """Return the kind of each paragraph: heading, rule, note, list, table or plain text."""
    return [_kind(block) for block in text.split("\n\n")]


def _kind(block: str) -> str:
    rows = block.strip().splitlines()
    if anchor := ANCHOR.match(block):
        return anchor[1]
    if heading := HEADING.match(block):
        return heading[1]
    if rows[0].startswith("|"):
        return f"table of {len(rows)} rows, {rows[0].count('|') - 1} columns"
    if rows[0].startswith("- "):
        return f"list of {len(rows)}"
    return "note" if re.match(r"\*\w", block) else "text"


@in_every_language
@of_every_game
def test_every_anchor_starts_a_paragraph_and_shows_its_id(language: str, game: str) -> None:
    shown = LABELLED_ANCHOR.findall(page(language, game))
    assert shown == [(rule, rule) for rule in RULES[game]]


@in_every_language
@of_every_game
def test_a_page_refers_only_to_rules_of_its_game(language: str, game: str) -> None:
    named = set(re.findall(r"\b[PK]\d+\b", page(language, game)))
    assert named == set(RULES[game])


@in_every_language
@of_every_game
def test_every_option_appears_with_its_key(language: str, game: str) -> None:
    assert set(OPTIONS[game]) <= set(CODE.findall(page(language, game)))


@in_every_language
def test_k2_lists_every_board(language: str) -> None:
    boards = {path.stem for path in (ROOT / "rules" / "knockout" / "boards").glob("*.json")}
    assert boards
    assert boards <= set(CODE.findall(page(language, "knockout")))


@in_every_translation
@of_every_game
def test_translations_have_the_same_rules_notes_and_tables_as_the_english_page(
    language: str, game: str
) -> None:
    assert shape(page(language, game)) == shape(page("en", game))


@in_every_translation
@of_every_game
def test_translations_contain_the_same_keys_in_the_same_order(language: str, game: str) -> None:
    assert CODE.findall(page(language, game)) == CODE.findall(page("en", game))


@in_every_translation
@of_every_game
def test_translations_contain_the_same_numbers_in_their_examples(language: str, game: str) -> None:
    """A changed digit would be a different rule."""
    assert _numbers(page(language, game)) == _numbers(page("en", game))


def _numbers(text: str) -> list[tuple[str, set[str]]]:
    """Return the numbers of each rule, note and table; prose may spell small ones out or repeat
    them.
    """
    plain = re.sub(r"(?<=\d)[,.\u00a0\u202f](?=\d{3})", "", text)
    kinds = shape(plain)
    found = [set(re.findall(r"\d{2,}", block)) for block in plain.split("\n\n")]
    return list(zip(kinds, found, strict=True))
