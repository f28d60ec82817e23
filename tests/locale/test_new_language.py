"""A new language is a folder of texts and an entry in `languages.json`: no code."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from roost.locale import LANGUAGES, Catalogue
from roost.rules.errors import GameError

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "roost"
LISTED = json.loads((PACKAGE / "locale" / "languages.json").read_text("utf-8"))
OFF = ("ja", "zh")


@pytest.fixture(scope="module")
def switched_on(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package in which both examples are on: Japanese with one message, Chinese with all."""
    folder = tmp_path_factory.mktemp("package")
    package = folder / "roost"
    package.mkdir()
    for path in PACKAGE.iterdir():
        if path.name != "locale":
            (package / path.name).symlink_to(path)
    texts = package / "locale"
    shutil.copytree(PACKAGE / "locale", texts, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(texts / "en", texts / "zh", dirs_exist_ok=True)
    (texts / "ja" / "commands.ftl").write_text("command-play = 遊ぶ\n", encoding="utf-8")
    on = {tag: {k: v for k, v in one.items() if k != "off"} for tag, one in LISTED.items()}
    (texts / "languages.json").write_text(json.dumps(on), encoding="utf-8")
    return folder


def run(folder: Path, language: str, *words: str | Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder), "ROOST_LANGUAGE": language}
    done = subprocess.run(
        [sys.executable, "-m", *map(str, words)],
        env={**environment, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("language", OFF)
def test_an_example_is_listed_but_off(language: str) -> None:
    assert LISTED[language]["off"]
    assert language not in LANGUAGES
    with pytest.raises(GameError):
        Catalogue(language)


def test_a_translated_message_is_shown_and_the_others_are_english(switched_on: Path) -> None:
    shown = run(switched_on, "ja", "roost", "--help")
    assert "遊ぶ" in shown
    assert Catalogue("en").text("command-serve") in shown


@pytest.mark.slow
@pytest.mark.parametrize("language", OFF)
def test_commands_work_in_it(switched_on: Path, language: str) -> None:
    assert "P7" in run(switched_on, language, "roost", "rules", "pickomino")
    game = ROOT / "examples" / "game.json"
    assert "%" in run(switched_on, language, "roost", "review", game, "--no-report")


def test_messages_and_the_web_app_accept_it(switched_on: Path, tmp_path: Path) -> None:
    run(switched_on, "en", "roost.server.generate", tmp_path)
    run(switched_on, "en", "roost.narrate.generate", tmp_path)
    types = (tmp_path / "wire.ts").read_text("utf-8")
    (line,) = (line for line in types.splitlines() if line.startswith("export type Language "))
    assert all(f'"{language}"' in line for language in OFF)
    named = json.loads((tmp_path / "languages.json").read_text("utf-8"))
    assert named["ja"] == LISTED["ja"]["name"]


def test_translators_see_every_language() -> None:
    shared = tomllib.loads((ROOT / "l10n.toml").read_text("utf-8"))
    assert {"en", *shared["locales"]} == set(LISTED)
    (paths,) = shared["paths"]
    assert list(ROOT.glob(paths["reference"]))
    for language in shared["locales"]:
        assert list(ROOT.glob(paths["l10n"].format(locale=language))), language
