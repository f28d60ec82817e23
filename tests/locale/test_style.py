"""Typography and terminology of each language, as far as tests can check them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from roost.locale import LANGUAGES, catalogue, domains
from roost.locale.numbers import STYLES

LOCALE = Path(__file__).parents[2] / "src" / "roost" / "locale"
NO_BREAK = "\u00a0\u202f"
HOLE = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for a value
CODE = re.compile(r'"[^"]*"|`[^`]*`|https?://\S+|--\w[\w-]*|\w+\.py:\w+|\w+:[A-Z]\w+|\brun:')
QUOTES = {
    "en": "“”",
    "de": "„“",
    "es": "«»",
    "fr": "«»",
    "it": "«»",
    "nl": "‘",  # the closing quote is the apostrophe
    "pt-BR": "“”",
}
SPACED_PER_CENT = {tag for tag, style in STYLES.items() if style.percent != "%"}
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


class Said(str):
    """A text with placeholders, and its place."""

    where: str

    @classmethod
    def at(cls, where: str, text: str) -> Said:
        said = cls(CODE.sub("", text))
        said.where = where
        return said


def _written(pattern: ftl.Pattern) -> Iterator[str]:
    """Return a message's text, and the variants in it."""
    text = ""
    for part in pattern.elements:
        if isinstance(part, ftl.TextElement):
            text += part.value
            continue
        text += HOLE
        if isinstance(part.expression, ftl.SelectExpression):
            for variant in part.expression.variants:
                yield from _written(variant.value)
    yield text


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry
        for domain in domains(language)
        for entry in parse((LOCALE / language / f"{domain}.ftl").read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }


@cache
def texts(language: str) -> tuple[Said, ...]:
    """Return all texts of a language: its messages and its rules pages."""
    said = [
        Said.at(name, text)
        for name, message in messages(language).items()
        if message.value is not None and not name.startswith("words-")
        for text in _written(message.value)
    ]
    for page in sorted((LOCALE / language).glob("*.md")):
        lines = page.read_text(encoding="utf-8").splitlines()
        said += [Said.at(f"{page.name}:{n}", line) for n, line in enumerate(lines, 1)]
    return tuple(said)


def faults(language: str, wrong: str) -> list[tuple[str, str]]:
    """Return matches of a forbidden pattern with their context."""
    pattern = re.compile(wrong, re.IGNORECASE)
    return [
        (said.where, said[max(0, found.start() - 20) : found.end() + 20])
        for said in texts(language)
        for found in pattern.finditer(re.sub(r"<a id=.*?></a>", "", said))
    ]


@in_every_language
def test_apostrophes_are_consistent(language: str) -> None:
    assert faults(language, "'") == []


@in_every_language
def test_minus_signs_are_consistent(language: str) -> None:
    """A hyphen joins words; a minus sign subtracts."""
    assert faults(language, rf"(?<![\w{HOLE}/-])-(?=[\d{HOLE}])") == []
    assert faults(language, r"[^|] - (?!\d)") == []


@in_every_language
def test_quotation_marks_are_consistent(language: str) -> None:
    marks = "„“”«»‘‹›"
    others = set(marks) - set(QUOTES.get(language, marks))
    assert not others or faults(language, f"[{''.join(sorted(others))}]") == []


def test_french_has_no_break_spaces_before_high_punctuation_and_inside_quotes() -> None:
    dice = r"(?<!est)(?<!ou)(?<!somme,)"  # DICE est ? ou un lancer
    assert faults("fr", rf"{dice} [:;!?»%]|(?<=[\w{HOLE})])[;!?»]|\w: |[\w{HOLE})]%") == []
    assert faults("fr", rf"«(?![{NO_BREAK}])") == []


@in_every_language
def test_the_space_before_a_percent_sign_follows_the_language(language: str) -> None:
    wrong = rf"(?<![{NO_BREAK}])%" if language in SPACED_PER_CENT else rf"[\s{NO_BREAK}]%"
    assert faults(language, wrong) == []


# -- Italian: il 7, l'8, gli 11: no article before a figure --------------------------------------


# -- one word for one thing ----------------------------------------------------------------------


@cache
def glossary(language: str) -> dict[str, str]:
    """Return the words at the top of game.ftl, by concept."""
    head = (LOCALE / language / "game.ftl").read_text(encoding="utf-8").split("\n## ")[0]
    return dict(re.findall(r"^### (\S.*?) +=[ \u00a0](.+)$", head, re.MULTILINE))


@in_every_language
def test_words_that_the_glossary_excludes_do_not_occur(language: str) -> None:
    never = [word.strip() for word in glossary(language)["never"].split(";")]
    assert faults(language, rf"\b(?:{'|'.join(map(re.escape, never))})(?!\w)") == []


# -- commands, and numbers -----------------------------------------------------------------------


def test_a_rounded_zero_has_no_minus_sign() -> None:
    said = catalogue("en").text("insight-turn", fails=0.5, worms=-0.04)
    assert said.endswith("Expected worms: 0.")
    assert catalogue("en").text("insight-turn", fails=0.5, worms=-0.4).endswith("−0.4.")


@pytest.mark.parametrize(
    ("name", "written"),
    [("Ana", "d’Ana"), ("Leo", "de Leo"), ("Étourneau", "d’Étourneau"), ("Hibou", "de Hibou")],
)
def test_french_elides_before_a_name(name: str, written: str) -> None:
    said = catalogue("fr").text("table-event-stand-in-started", name=name)
    assert said == f"Un bot joue à la place {written}."


@in_every_language
@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("dice-seen-worm", {"observed": 0, "expected": 5}),
        ("dice-seen-fails", {"observed": 0, "expected": 5}),
        ("dice-seen-doubles", {"observed": 0, "expected": 5}),
        ("puzzle-count", {"count": 0}),
        ("score-pickomino", {"score": 0}),
        ("score-knockout", {"score": 0}),
        ("web-board-now", {"pieces": 0}),
        ("web-watching", {"count": 0}),
    ],
)
def test_zero_differs_from_one(language: str, name: str, values: dict[str, int]) -> None:
    """In French and Portuguese, zero has the same plural category as one."""
    assert "1" not in catalogue(language).text(name, **values)
