"""`roost settings` and `roost completion`."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from roost.cli import full_names, settings
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
    assert "pace= " in roost("settings", "pace=").stdout
    assert roost("settings", "language=").returncode == 0
    assert roost("rules", "pickomino").stdout != german


@pytest.mark.parametrize(
    "word",
    ["language=xx", "plain=maybe", "pace=soon", "pace=61", "colour=red", "plain", "=on", "tutor=1"],
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
    full = f"ulimit -f 0; exec {shlex.quote(sys.executable)} -m roost settings language=de"
    shown = subprocess.run(["sh", "-c", full], env=env, capture_output=True, text=True, check=False)
    assert (shown.returncode, shown.stdout) == (2, "")
    assert shown.stderr.startswith(f"Can’t use {home / 'settings.json'}: ")
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
    """Return what bash offers for the last word."""
    line = f"COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; _shtab_roost {words[0]} "
    code = f'{script}\n{line} "{words[-1]}" "{words[-2]}"\nprintf "%s\\n" "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", code], check=True, capture_output=True, text=True)
    return [word.strip() for word in done.stdout.splitlines()]


def test_bash_completes_commands_options_and_values(roost: Run, tmp_path: Path) -> None:
    script = roost("completion", "bash").stdout
    assert complete(script, "roost", "are") == ["arena"]
    assert complete(script, "roost", "server", "ba") == ["ban", "bans", "backup"]
    assert complete(script, "roost", "server", "backup", "--st") == ["--store"]
    assert complete(script, "roost", "arena", "--game") == ["--game", "--games"]
    assert "pt-BR" in complete(script, "roost", "play", "--language", "pt")
    assert complete(script, "roost", "play", "kn") == ["knockout"]


@pytest.mark.parametrize("kind", ["zsh", "fish", "powershell", "man"])
def test_other_shells_list_every_command(roost: Run, kind: str) -> None:
    text = roost("--language", "en", "completion", kind).stdout
    for name in full_names():
        assert name in text or name.partition(" ")[2] in text
    shell = shutil.which(kind)
    if kind in ("zsh", "fish") and shell is not None:
        subprocess.run([shell, "-n"], input=text, text=True, check=True)


def test_unknown_shell_is_rejected(roost: Run) -> None:
    shown = roost("completion", "tcsh")
    assert (shown.returncode, shown.stdout) == (2, "")
    assert "tcsh" in shown.stderr
