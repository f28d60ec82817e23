"""Names that look alike."""

import pytest

from roost.server.core.names import are_similar


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Ana"),
        ("Ana", "ANA"),
        ("Ana", " A n a "),
        ("Ana", "Ana."),
        ("Ana", "\u0410na"),  # a Cyrillic A
        ("Ana", "\u0391\u03b7\u0430".replace("\u03b7", "n")),
        ("Ana", "Ａｎａ"),
        ("Ana", "𝐀𝐧𝐚"),
        ("José", "Jose"),
        ("José", "Jose\u0301"),
        ("Straße", "STRASSE"),
        ("Ida", "lda"),
        ("Ida", "1da"),
        ("Bob", "B0b"),
        ("Tom", "Torn"),
        ("Петр", "петр"),
        ("🐔", "🐔"),
        ("?", "?"),
    ],
)
def test_similar_names(one: str, other: str) -> None:
    assert are_similar(one, other)
    assert are_similar(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ana", "Anna"), ("Ana", "Ana 2"), ("Ana", "Eva"), ("🐔", "🐣"), ("?", "!"), ("李", "王")],
)
def test_different_names(one: str, other: str) -> None:
    assert not are_similar(one, other)
