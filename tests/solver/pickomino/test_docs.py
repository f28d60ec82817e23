"""The example of docs/solver.md."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[3] / "docs" / "solver.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    assert round(names["solution"].value, 9) == 1.644729674  # type: ignore[attr-defined]
