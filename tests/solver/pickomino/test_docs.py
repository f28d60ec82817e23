"""What docs/solver.md says is what the solver says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roost.solver.pickomino.small import small_game, solve_small
from roost.solver.pickomino.turn.odds import TurnPosition, reach_odds

PAGE = (Path(__file__).parents[3] / "docs" / "solver.md").read_text(encoding="utf-8")


def test_the_table_of_odds_is_exact_to_its_last_digit() -> None:
    at_least, exactly = reach_odds(TurnPosition(None, None, True))
    rows = re.findall(r"^\| (\d\d) \| (0\.\d{5}) \| (0\.\d{5}) \|$", PAGE, re.MULTILINE)
    assert rows == [(str(t), f"{at_least[t]:.5f}", f"{exactly[t]:.5f}") for t in range(21, 37)]


@pytest.mark.parametrize("last", [23, 24])
def test_the_table_of_small_games_is_true(last: int) -> None:
    game = small_game(range(21, last + 1))
    row = f"| 21–{last} | {len(game):,} | {solve_small(game).values[0]:.6f} |"
    assert row in PAGE


def test_the_example_runs() -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    assert round(names["solution"].value, 9) == 1.644729674  # type: ignore[attr-defined]
