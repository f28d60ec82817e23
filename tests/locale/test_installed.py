"""Texts of an external game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from roost.locale import Catalogue, MissingMessageError, catalogue, messages, rules_page
from roost.rules import GameError, registry


def forget() -> None:
    """Clear the cache of installed games."""
    catalogue.cache_clear()
    messages._folders.cache_clear()


@pytest.fixture(autouse=True)
def snail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Create the texts of an installed game, in English and partly in German."""
    texts = tmp_path / "snail_race" / "locale"
    for language, source in {
        "en": "game-snail = Snail\nscore-snail = { $score } { -unit }\n-unit = inches\n",
        "de": "game-snail = Schnecke\n",
    }.items():
        (texts / language).mkdir(parents=True)
        (texts / language / "snail.ftl").write_text(source, encoding="utf-8")
    (texts / "en" / "snail.md").write_text("# Snail\n", encoding="utf-8")
    (texts.parent / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "installed", lambda: {"snail": "snail_race", "slug": "no_slug"})
    forget()
    yield texts
    forget()


def test_its_messages_are_found_and_formatted() -> None:
    assert Catalogue("en").text("game-snail") == "Snail"
    assert Catalogue("en").text("score-snail", score=3) == "3 inches"
    assert Catalogue("en").has("score-snail")


def test_a_language_without_its_texts_falls_back_to_english() -> None:
    german = Catalogue("de")
    assert german.text("game-snail") == "Schnecke"
    assert german.text("score-snail", score=3) == "3 inches"
    with pytest.raises(MissingMessageError):
        Catalogue("de", strict=True).text("score-snail", score=3)


def test_built_in_messages_have_priority(snail: Path) -> None:
    (snail / "en" / "snail.ftl").write_text("game-knockout = Mine\n", encoding="utf-8")
    assert Catalogue("en").text("game-knockout") == "Knockout"


def test_its_rules_page_is_found() -> None:
    assert rules_page("de", "snail") == "# Snail\n"


@pytest.mark.parametrize(("game", "code"), [("slug", "game-unsupported"), ("fly", "unknown-game")])
def test_a_missing_rules_page_is_an_error(game: str, code: str) -> None:
    with pytest.raises(GameError) as refused:
        rules_page("en", game)
    assert refused.value.code == code
