"""The generated narration tables of the web app."""

from pathlib import Path

import pytest

from roost.narrate import generate

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"


@pytest.mark.parametrize("name", sorted(generate.files()))
def test_the_generated_file_is_up_to_date(name: str) -> None:
    text = (GENERATED / name).read_text(encoding="utf-8")
    assert text == generate.files()[name], "run scripts/generate-types"
