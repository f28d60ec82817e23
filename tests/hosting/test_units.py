"""The shipped units: systemd understands them, and knows how much a server may do."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


UNITS = ("roost@.service", "roost-backup@.service", "roost-backup@.timer")


@pytest.fixture
def units(tmp_path: Path) -> Path:
    roost = str(Path(sys.executable).with_name("roost"))
    for name in UNITS:
        text = (ROOT / "packaging" / "host" / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace("/usr/local/bin/roost", roost))
    return tmp_path


def verified(folder: Path) -> str:
    names = [str(folder / name.replace("@", "@8000")) for name in UNITS]
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *names],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_systemd_finds_nothing_wrong_with_them(units: Path) -> None:
    assert verified(units) == ""


def test_it_would_find_a_word_it_does_not_know_and_a_program_that_is_not_there(
    units: Path,
) -> None:
    service = units / UNITS[0]
    good = service.read_text()
    service.write_text(good.replace("PrivateTmp=", "PrivateTemp="))
    assert "PrivateTemp" in verified(units)
    service.write_text(good.replace("bin/roost serve", "bin/rooster serve"))
    assert "rooster" in verified(units)


@pytest.mark.parametrize("name", ["roost@8000.service", "roost-backup@8000.service"])
def test_a_unit_may_do_little(units: Path, name: str) -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", str(units / name)],
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"exposure level for \S+: ([0-9.]+)", done.stdout)
    assert found
    assert float(found[1]) <= 3.5  # of 10
