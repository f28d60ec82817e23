"""What the web app shares with the server stands once."""

from __future__ import annotations

import runpy

import pytest

from tests.conventions.sources import ROOT

FACTS: dict[str, str] = runpy.run_path(str(ROOT / "web" / "build" / "facts.py"))["files"]()


@pytest.mark.parametrize("name", sorted(FACTS))
def test_the_generated_file_is_fresh(name: str) -> None:
    text = (ROOT / "web" / "src" / "generated" / name).read_text(encoding="utf-8")
    assert text == FACTS[name], "run scripts/generate-types"
