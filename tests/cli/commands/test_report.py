"""`roost report`: version, machine and last error, without names."""

from __future__ import annotations

from pathlib import Path

import pytest

import roost
from roost import cli
from roost.cli import faults
from roost.cli.commands import report


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ROOST_HOME", str(tmp_path / "Ana"))
    return tmp_path / "Ana"


def test_report_shows_version_and_machine_without_an_error(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["--language", "de", "report"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Dieser Text (auf Englisch)")
    assert f"Roost {roost.__version__}, " in told
    assert "msgspec 0." in told
    assert "language de" in told
    assert told.endswith("last error: none\n")


def test_unexpected_error_is_reported_by_type_and_place_without_its_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    def fail(_: str) -> str:
        raise RuntimeError("Ana lost her dice in /home/ana")

    with monkeypatch.context() as patch:
        patch.setattr(report, "text", fail)
        with pytest.raises(RuntimeError):
            cli.main(["report"])
    assert faults.file().parent == home
    cli.main(["--language", "en", "report"])
    told = capsys.readouterr().out.partition("last error: ")[2]
    assert told.startswith("RuntimeError, 20")
    assert "roost/cli/__init__.py:" in told
    assert "ana" not in told.lower()


def test_bad_input_is_not_reported() -> None:
    assert cli.main(["analyse", "nonsense"]) == cli.BAD_INPUT
    assert faults.last() is None


def test_unwritable_home_does_not_hide_the_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ROOST_HOME", str(tmp_path / "file" / "below"))
    faults.note(RuntimeError())
    assert faults.last() is None
