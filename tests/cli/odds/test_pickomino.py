"""`roost analyse --odds`: exact odds of a turn, as a table and as JSON."""

import json
from typing import Any

import pytest

from tests.cli.conftest import Run

OPENING = "pickomino 21-36 -/- 0 - ? 1"


def odds_of(roost: Run, position: str, *words: str) -> dict[str, Any]:
    result = roost("analyse", position, *words, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    found: dict[str, Any] = json.loads(result.stdout)["odds"]
    return found


def test_odds_of_the_opening_turn_are_exact(roost: Run) -> None:
    odds = odds_of(roost, OPENING, "--odds", "worms")
    assert odds["value"] == pytest.approx(1.644729674, abs=1e-9)
    assert odds["at_least"]["21"] == pytest.approx(0.89303, abs=5e-6)
    assert sum(odds["totals"].values()) + odds["no_total"] == pytest.approx(1)


def test_odds_are_shown_as_a_table(roost: Run) -> None:
    result = roost("--language", "en", "analyse", OPENING, "--odds", "30+")
    *_, table = result.stdout.split("\n\n")
    assert table.startswith("Goal: 30+. Expected value 0.26379")
    assert len(table.splitlines()) == 23


def test_odds_use_the_language_and_its_number_format(roost: Run) -> None:
    result = roost("analyse", OPENING, "--odds", "worms", "--language", "de")
    assert "Ziel: Würmer. Erwartungswert 1,64473" in result.stdout
    assert "89,303\N{NO-BREAK SPACE}%" in result.stdout


def test_payoffs_may_start_with_a_minus(roost: Run) -> None:
    payoff = ",".join(["-1"] * 41)
    odds = odds_of(roost, OPENING, "--payoff", payoff, "--fail", "-1")
    assert odds["value"] == pytest.approx(-1)


@pytest.mark.parametrize("fail", ["-1", "-1.5", "-1e3", "-.5"])
def test_value_of_failing_may_be_negative(roost: Run, fail: str) -> None:
    payoff = ",".join([fail] * 41)
    odds = odds_of(roost, OPENING, "--payoff", payoff, "--fail", fail)
    assert odds["value"] == pytest.approx(float(fail))


@pytest.mark.parametrize("goal", ["worms", "win", "tile", "27", "27+"])
def test_every_goal_works_in_the_middle_of_a_turn(roost: Run, goal: str) -> None:
    position = "pickomino:short 21-24,26,30-36 25/-/27,29 2 ww44 1134 7"
    odds = odds_of(roost, position, "--odds", goal)
    assert odds["goal"] == goal
    assert 0 <= odds["fail"] <= 1


def test_custom_payoffs_are_goals(roost: Run) -> None:
    payoff = ",".join(["0"] * 21 + ["1"] * 20)
    odds = odds_of(roost, OPENING, "--payoff", payoff, "--fail", "0")
    assert odds["value"] == pytest.approx(odds["at_least"]["21"])


TAKING = "pickomino 21-24,26,30-36 25/-/27,29 2 www44 134 7"
STOPPING = "pickomino 21-24,26,30-36 25/-/27,29 2 www345 . 7"


@pytest.mark.parametrize(
    ("position", "goal", "choices"),
    [
        (TAKING, "27+", {"3": 27 / 36, "1": 23 / 36}),
        (STOPPING, "27", {"=26": 1.0, "+": None}),
        (STOPPING, "28+", {"+": None, "=26": 0.0}),
        (OPENING, "worms", {}),
    ],
)
def test_choices_are_sorted_by_value(
    roost: Run, position: str, goal: str, choices: dict[str, float | None]
) -> None:
    report = odds_of(roost, position, "--odds", goal)
    assert list(report["choices"]) == list(choices)
    for token, value in choices.items():
        assert value is None or report["choices"][token] == pytest.approx(value)
    if choices:
        assert next(iter(report["choices"].values())) == pytest.approx(report["value"])


def test_best_choice_is_named(roost: Run) -> None:
    shown = roost("--language", "en", "analyse", STOPPING, "--odds", "win").stdout
    assert "Best: stop and take the 26 (0." in shown
    assert "=26 0." in shown
    shown = roost("--language", "en", "analyse", OPENING, "--odds", "worms").stdout
    assert "Best:" not in shown


def test_without_the_option_there_are_no_odds(roost: Run) -> None:
    assert json.loads(roost("analyse", STOPPING, "--json").stdout)["odds"] is None


@pytest.mark.parametrize(
    "words",
    [
        ["analyse", OPENING, "--odds", "luck"],
        ["analyse", OPENING, "--odds", "41"],
        ["analyse", OPENING, "--payoff", "1,2,3"],
        ["analyse", OPENING, "--payoff", "a"],
        ["analyse", OPENING, "--payoff", ""],
        ["analyse", OPENING, "--payoff", ",".join(["1"] * 41), "--fail", "1,2"],
        ["analyse", OPENING, "--fail", "1"],
        ["analyse", OPENING, "--payoff", ",".join(["nan"] * 41)],
        ["analyse", "pickomino - 21/22 0 - # 40", "--odds", "win"],
        ["analyse", OPENING, "--payoff", ",".join(["1e300"] * 41)],
        ["analyse", "nothing"],
    ],
)
def test_bad_input_prints_one_line_and_exits_with_2(roost: Run, words: list[str]) -> None:
    result = roost(*words)
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
