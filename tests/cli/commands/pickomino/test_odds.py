"""`roost odds`: exact figures as a table and as JSON."""

import json

import pytest

from tests.cli.conftest import Run

OPENING = "pickomino 21-36 -/- 0 - ? 1"


def test_odds_of_the_opening_turn_are_exact(roost: Run) -> None:
    result = roost("odds", OPENING, "--json")
    odds = json.loads(result.stdout)
    assert result.returncode == 0
    assert odds["value"] == pytest.approx(1.644729674, abs=1e-9)
    assert odds["at_least"]["21"] == pytest.approx(0.89303, abs=5e-6)
    assert sum(odds["totals"].values()) + odds["no_total"] == pytest.approx(1)


def test_odds_are_shown_as_a_table(roost: Run) -> None:
    result = roost("--language", "en", "odds", OPENING, "--goal", "30+")
    assert "Played for 30+: worth 0.26379" in result.stdout
    assert len(result.stdout.splitlines()) == 23


def test_odds_use_the_language_and_its_number_format(roost: Run) -> None:
    result = roost("odds", OPENING, "--language", "de")
    assert "Gespielt um Würmer: Wert 1,64473" in result.stdout
    assert "89,303\N{NO-BREAK SPACE}%" in result.stdout


def test_payoffs_may_start_with_a_minus(roost: Run) -> None:
    payoff = ",".join(["-1"] * 41)
    odds = json.loads(roost("odds", OPENING, "--payoff", payoff, "--fail", "-1", "--json").stdout)
    assert odds["value"] == pytest.approx(-1)


@pytest.mark.parametrize("fail", ["-1", "-1.5", "-1e3", "-.5"])
def test_value_of_failing_may_be_negative(roost: Run, fail: str) -> None:
    payoff = ",".join([fail] * 41)
    odds = json.loads(roost("odds", OPENING, "--payoff", payoff, "--fail", fail, "--json").stdout)
    assert odds["value"] == pytest.approx(float(fail))


@pytest.mark.parametrize("goal", ["worms", "win", "tile", "27", "27+"])
def test_every_goal_works_in_the_middle_of_a_turn(roost: Run, goal: str) -> None:
    position = "pickomino:short 21-24,26,30-36 25/-/27,29 2 ww44 1134 7"
    odds = json.loads(roost("odds", position, "--goal", goal, "--json").stdout)
    assert odds["goal"] == goal
    assert 0 <= odds["fail"] <= 1


def test_custom_payoffs_are_goals(roost: Run) -> None:
    payoff = ",".join(["0"] * 21 + ["1"] * 20)
    odds = json.loads(roost("odds", OPENING, "--payoff", payoff, "--fail", "0", "--json").stdout)
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
    report = json.loads(roost("odds", position, "--goal", goal, "--json").stdout)
    assert list(report["choices"]) == list(choices)
    for token, value in choices.items():
        assert value is None or report["choices"][token] == pytest.approx(value)
    if choices:
        assert next(iter(report["choices"].values())) == pytest.approx(report["value"])


def test_best_choice_is_named(roost: Run) -> None:
    shown = roost("--language", "en", "odds", STOPPING, "--goal", "win").stdout
    assert "Best: stop: take the 26 (0." in shown
    assert "=26 0." in shown
    assert "Best:" not in roost("--language", "en", "odds", OPENING).stdout


@pytest.mark.parametrize(
    "words",
    [
        ["odds", OPENING, "--goal", "luck"],
        ["odds", OPENING, "--goal", "41"],
        ["odds", OPENING, "--payoff", "1,2,3"],
        ["odds", OPENING, "--payoff", "a"],
        ["odds", OPENING, "--payoff", ""],
        ["odds", OPENING, "--payoff", ",".join(["1"] * 41), "--fail", "1,2"],
        ["odds", OPENING, "--fail", "1"],
        ["odds", OPENING, "--payoff", ",".join(["nan"] * 41)],
        ["odds", "pickomino - 21/22 0 - # 40"],
        ["odds", OPENING, "--payoff", ",".join(["1e300"] * 41)],
        ["odds", "nothing"],
    ],
)
def test_bad_input_prints_one_line_and_exits_with_2(roost: Run, words: list[str]) -> None:
    result = roost(*words)
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
