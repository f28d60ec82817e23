"""`roost check --receipt`: a game file compared with a player's receipt."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roost.cli import main
from tests.fairdice.test_chain import forged, play, receipt_of


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path, Path]:
    """Return an honest game file, a forged one, and the receipt."""
    record, owners = play()
    honest, lie, receipt = tmp_path / "game.json", tmp_path / "lie.json", tmp_path / "receipt.json"
    honest.write_text(record.dumps())
    lie.write_text(forged(record, 0, b"\x42" * 32).dumps())
    receipt.write_text(receipt_of(record, owners).dumps())
    return honest, lie, receipt


def test_honest_file_matches_the_receipt(
    files: tuple[Path, Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    honest, _, receipt = files
    assert main(["check", str(honest), "--receipt", str(receipt), "--language", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "your own part is the one you sent" in said
    assert "a secret known only to the player who rolled" in said
    assert "the starting player was chosen" in said


def test_forged_file_is_reported_with_an_error_status(
    files: tuple[Path, Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    _, lie, receipt = files
    assert main(["check", str(lie), "--receipt", str(receipt), "--language", "en"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "Ana’s seed in the file isn’t the one that was sent" in said
    assert "your own part is the one you sent" not in said
    assert main(["check", str(lie), "--receipt", str(receipt), "--json"]) == 1
    found = {
        finding["code"] for finding in json.loads(capsys.readouterr().out)["games"][0]["findings"]
    }
    assert {"receipt-seed", "receipt-seat"} <= found


def test_invalid_receipt_is_rejected(
    files: tuple[Path, Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    honest, _, _ = files
    assert main(["check", str(honest), "--receipt", str(honest), "--language", "en"]) == 2
    assert capsys.readouterr().err == "That file isn’t a receipt of a table.\n"
