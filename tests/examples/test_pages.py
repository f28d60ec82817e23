"""The code on pages for programmers and teachers runs, from top to bottom."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("benchmark", "library", "lesson", "tournaments")


def told(page: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What a page prints when all its code is run."""
    monkeypatch.chdir(ROOT)
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "__main__"}
    for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(code, names)
    return capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("name", PAGES)
def test_the_code_of_a_page_runs(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(name, monkeypatch, capsys)


@pytest.mark.slow
def test_the_figures_that_the_lesson_names_are_those_it_computes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    worm, three, two, one, wins = told("lesson", monkeypatch, capsys).splitlines()
    assert worm.startswith("0.767")
    found = [round(float(line.split()[1]), 2) for line in (three, two, one)]
    assert found == [2.63, 1.86, 1.33]
    assert [round(float(share), 3) for share in wins.split()] == [0.516, 0.525]


def test_the_notebook_is_the_first_part_of_the_page() -> None:
    notebook = json.loads((ROOT / "examples" / "ten-lines.ipynb").read_text(encoding="utf-8"))
    cells = [cell["source"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    assert "".join(cells[0]) in page
    assert len(cells) == 1
