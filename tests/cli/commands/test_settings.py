"""`roost settings` and `roost completion`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from roost.cli import COMMANDS, settings
from tests.cli.conftest import Run


def test_setting_applies_until_removed(roost: Run, home: Path) -> None:
    assert roost("settings").returncode == 0
    shown = roost("settings", "language=de", "plain=on", "pace=0.3").stdout
    assert "language=de" in shown
    assert (home / "settings.json").exists()
    assert roost("rules", "pickomino").stdout == roost("rules", "pickomino").stdout
    german = roost("--language", "de", "rules", "pickomino").stdout
    assert roost("rules", "pickomino").stdout == german
    assert roost("--language", "en", "rules", "pickomino").stdout != german
    assert "pace=\n" in roost("settings", "pace=").stdout
    assert roost("settings", "language=").returncode == 0
    assert roost("rules", "pickomino").stdout != german


@pytest.mark.parametrize(
    "word", ["language=xx", "plain=maybe", "pace=soon", "pace=61", "colour=red", "plain", "=on"]
)
def test_invalid_setting_is_rejected_and_nothing_changes(roost: Run, home: Path, word: str) -> None:
    roost("settings", "plain=on")
    before = (home / "settings.json").read_bytes()
    shown = roost("settings", "pace=1", word)
    assert (shown.returncode, shown.stdout) == (2, "")
    assert len(shown.stderr.splitlines()) == 1
    assert (home / "settings.json").read_bytes() == before


def test_full_disk_error_names_the_file_and_keeps_old_settings(
    roost: Run, env: dict[str, str], home: Path
) -> None:
    roost("settings", "plain=on")
    before = (home / "settings.json").read_bytes()
    # As on a full disk: the file can be created, but not written.
    full = f"ulimit -f 0; exec {sys.executable} -m roost settings language=de"
    shown = subprocess.run(["sh", "-c", full], env=env, capture_output=True, text=True, check=False)
    assert (shown.returncode, shown.stdout) == (2, "")
    assert shown.stderr.startswith(f"{home / 'settings.json'} cannot be used: ")
    assert [path.name for path in home.iterdir()] == ["settings.json"]
    assert (home / "settings.json").read_bytes() == before


def test_environment_overrides_the_file(tmp_path: Path) -> None:
    env = {"ROOST_HOME": str(tmp_path)}
    (tmp_path / "settings.json").write_text('{"plain": "on", "pace": "2", "language": "nl"}')
    assert settings.wanted("pace", env) == "2"
    assert settings.wanted("pace", {**env, "ROOST_PACE": "0"}) == "0"
    assert settings.plain(env)
    assert not settings.plain({**env, "ROOST_PLAIN": "off"})
    assert settings.language(env) == "nl"
    assert settings.language({**env, "ROOST_LANGUAGE": "fr"}) is None
    assert settings.plain({"ROOST_HOME": str(tmp_path / "none"), "TERM": "dumb"})


@pytest.mark.parametrize("text", ["", "[1]", "{", '{"pace": 3}', "\x00"])
def test_broken_file_is_ignored(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_text(text)
    assert settings.kept({"ROOST_HOME": str(tmp_path)}) == {}


def complete(script: str, *words: str) -> list[str]:
    line = f"COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; _roost"
    code = f'{script}\n{line}\nprintf "%s\\n" "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", code], check=True, capture_output=True, text=True)
    return done.stdout.split()


def test_bash_completes_commands_options_and_languages(roost: Run) -> None:
    script = roost("completion", "bash").stdout
    assert complete(script, "roost", "are") == ["arena"]
    assert complete(script, "roost", "arena", "--game") == ["--game", "--games"]
    assert "pt-BR" in complete(script, "roost", "play", "--language", "pt")


@pytest.mark.parametrize("kind", ["zsh", "fish", "man"])
def test_other_shells_list_every_command(roost: Run, kind: str) -> None:
    text = roost("--language", "en", "completion", kind).stdout
    for name in COMMANDS:
        assert name in text
    shell = shutil.which(kind)
    if kind != "man" and shell is not None:
        subprocess.run([shell, "-n"], input=text, text=True, check=True)


def test_unknown_shell_is_rejected(roost: Run) -> None:
    shown = roost("completion", "tcsh")
    assert (shown.returncode, shown.stdout) == (2, "")
    assert "tcsh" in shown.stderr
