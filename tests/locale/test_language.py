"""The choice of language, and the formatting of messages."""

import pickle
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

import roost.locale
from roost.locale import (
    LANGUAGES,
    Catalogue,
    Language,
    catalogue,
    error_text,
    negotiate,
    preferred,
    rules_page,
)
from roost.locale.languages import _ALL
from roost.rules import GameError, make_game, parse_position
from roost.rules.record import BrokenRecordError, Player, Record


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    folders = {path.name for path in Path(roost.locale.__file__).parent.iterdir() if path.is_dir()}
    assert folders - {"__pycache__"} == set(_ALL)
    assert set(LANGUAGES) == set(get_args(Language))


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["de"], "de"),
        (["de_AT.UTF-8"], "de"),
        (["pt_PT"], "pt-BR"),
        (["pt-br"], "pt-BR"),
        (["fr_CA@euro"], "fr"),
        (["ja", "nl"], "nl"),
        (["C.UTF-8"], None),
        ([""], None),
        ([], None),
    ],
)
def test_negotiate_finds_a_language_by_its_tag(wanted: list[str], found: str | None) -> None:
    assert negotiate(wanted) == found


@pytest.mark.parametrize(
    ("env", "found"),
    [
        ({"ROOST_LANGUAGE": "it", "LANG": "de_DE"}, "it"),
        ({"LANGUAGE": "ja:es:de", "LANG": "de_DE"}, "es"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE"}, "fr"),
        ({"LC_MESSAGES": "nl_NL", "LANG": "de_DE"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "ROOST_LANGUAGE": "it"}, "it"),
        ({"LC_ALL": "ja_JP", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_environment_selects_the_language(env: dict[str, str], found: str) -> None:
    assert preferred(None, env) == found


def test_an_option_overrides_the_environment_and_must_be_known() -> None:
    assert preferred("es", {"ROOST_LANGUAGE": "de"}) == "es"
    with pytest.raises(GameError) as refused:
        preferred("klingon", {"ROOST_LANGUAGE": "de"})
    assert refused.value.code == "unknown-language"


def test_a_missing_message_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Catalogue("de")
    monkeypatch.setattr(texts, "_entry", lambda _: None)
    assert texts.has("turn-heading")
    assert texts.text("turn-heading", turn=3, name="Ana") == "Turn 3: Ana"


def test_plurals_follow_the_language() -> None:
    assert catalogue("en").text("score-pickomino", score=0) == "0 worms"
    assert catalogue("fr").text("score-pickomino", score=0) == "0 ver"
    assert catalogue("pt-BR").text("score-pickomino", score=0) == "0 minhocas"


def test_numbers_have_the_format_of_the_language() -> None:
    values = {"name": "Ana", "dice": 8, "rolls": 1287}
    assert "1,287" in catalogue("en").text("show-to-roll", **values)
    assert "1.287" in catalogue("de").text("show-to-roll", **values)


def test_a_message_without_placeables_needs_no_fluent() -> None:
    script = (
        "import sys; from roost.locale import Catalogue\n"
        "print(Catalogue('de').text('command-play')); print('fluent.syntax' in sys.modules)"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert result.stdout.splitlines()[1] == "False"


def test_an_error_has_a_text_in_the_readers_language() -> None:
    with pytest.raises(GameError) as refused:
        make_game("pickomino", "shrot")
    assert error_text(catalogue("de"), refused.value).startswith("Die Variante „shrot“")
    assert error_text(catalogue("en"), GameError("odd", code="unheard-of")) == "odd"


def test_an_unknown_rules_page_is_an_error() -> None:
    with pytest.raises(GameError) as refused:
        rules_page("en", "chess")
    assert refused.value.code == "unknown-game"


def test_the_reason_of_a_position_error_is_translated() -> None:
    with pytest.raises(GameError) as refused:
        parse_position("pickomino 21-36 21/- 0 - ? 1")
    assert error_text(catalogue("de"), refused.value) == (
        "Keine Stellung: Portion 21 liegt an zwei Stellen."
    )


def test_place_and_reason_of_a_broken_game_file_are_translated() -> None:
    text = Record("pickomino", "", (Player("Ana"), Player("Leo"))).dumps()
    broken = text.replace('"turns": []', '"turns": ["[11122345] w"]')
    with pytest.raises(BrokenRecordError) as refused:
        Record.loads(broken)
    assert error_text(catalogue("es"), refused.value) == (
        "El archivo de la partida deja de tener sentido en el turno 1: "
        "w no es posible ahora; se puede: 1 2 3 4 5"
    )
    again = pickle.loads(pickle.dumps(refused.value))
    assert error_text(catalogue("es"), again) == error_text(catalogue("es"), refused.value)


def test_numbers_of_any_size_can_be_formatted() -> None:
    for value in (10**40, 1e300, float("nan"), float("inf"), -(10**20)):
        error = GameError("", code="bad-rounds", value=value, most=3)
        assert error_text(catalogue("de"), error).startswith("Möglich")
