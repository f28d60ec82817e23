"""The first set-up says how far it is, where somebody watches, and ends as pip ended."""

from pathlib import Path
from typing import Any

import pexpect
import pytest

ROOT = Path(__file__).parent.parent
PINNED = "alpha==1.0\nbeta-two==2.0 \\\n    --hash=sha256:00\n# a note\n"
GOOD = (
    "Looking in indexes: somewhere",
    "Collecting alpha==1.0 (from -r pinned.txt (line 1))",
    "Requirement already satisfied: beta-two==2.0 in a folder",
    "Installing collected packages: alpha",
    "status 0",
)
BAD = (GOOD[0], GOOD[1], "ERROR: no such package", "  and more about it", "status 1")


def said_of(lines: tuple[str, ...], folder: Path, after: str = "") -> tuple[str, int]:
    (folder / "pinned.txt").write_text(PINNED)
    (folder / "lines.txt").write_text("\n".join(lines) + "\n")
    script = f"{ROOT}/scripts/pip-progress pinned.txt < lines.txt{after}"
    shell: Any = pexpect.spawn("sh", ["-c", script], cwd=str(folder), encoding="utf-8")
    shell.expect(pexpect.EOF)
    shell.close()
    return shell.before, shell.exitstatus


def test_every_package_is_counted_and_named(tmp_path: Path) -> None:
    said, status = said_of(GOOD, tmp_path)
    assert status == 0
    assert "package 1 of 2: alpha\x1b" in said
    assert "package 2 of 2: beta-two\x1b" in said
    assert "Looking in indexes" not in said


def test_what_went_wrong_is_shown_whole_and_the_status_is_pips(tmp_path: Path) -> None:
    said, status = said_of(BAD, tmp_path)
    assert status == 1
    assert "ERROR: no such package\r\n  and more about it" in said


@pytest.mark.parametrize(("lines", "said"), [(GOOD, ""), (BAD, BAD[2])])
def test_where_nobody_watches_only_errors_are_said(
    lines: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    heard, _ = said_of(lines, tmp_path, after=" | cat")
    assert heard.strip().startswith(said)
    assert "package" not in heard.replace(BAD[2], "")
