"""Texts for Pickomino's odds and reasons."""

import pytest

from roost.analysis.evaluator import Shares
from roost.analysis.insight import insight
from roost.analysis.results import Choice, Contrast, Prospect
from roost.rules import Action, game_of
from roost.rules.pickomino import Pickomino, PickominoState, RollOn, Stop, Take
from tests.analysis.telling import words_about

STOPPING = Pickomino().parse_position("pickomino 21-24,26,30-36 25/-/27,29 2 ww445 . 7")
TAKING = Pickomino().parse_position("pickomino 21-24,26,30-36 25/-/27,29 2 www44 134 7")
LAST = Pickomino().parse_position("pickomino 23 36/-/27 2 ww445 . 60")  # stopping ends the game


def choice(action: Action, share: float, gain: float, fails: float) -> Choice:
    shares = Shares((1 - share, 0.0, share))
    return Choice(action, "", shares, 0.0, Prospect(gain=gain, fails=fails))


def why(state: PickominoState, best: Choice, other: Choice) -> list[str]:
    ends = (game_of(state).apply(state, each.action).state for each in (best, other))
    return words_about(state).why(Contrast(state, best, other, *ends))


def test_odds_contain_failing_worms_the_likeliest_tile_and_steals() -> None:
    state = Pickomino().parse_position("pickomino 21-24,26,30-36 25/-/27,29 0 ww44 . 7")
    failing, turn, tile, steal = words_about(state).odds(insight(state))
    assert failing.startswith("Rolling 4 dice fails 1.2% of the time.")
    assert turn.startswith("Played perfectly, this turn fails ")
    assert tile.startswith("The most likely tile is the ")
    assert steal.startswith("Stealing the 29 from Player 3: ")


def test_stopping_is_called_certain_and_rolling_on_is_not() -> None:
    said = why(STOPPING, choice(Stop(23), 0.4, 1.0, 0.0), choice(RollOn(), 0.3, 0.6, 0.41))
    assert said == [
        "Chance of winning: 40% instead of 30%.",
        "The 23 is sure; rolling again fails 41% of the time.",
        "More worms this turn: on average 1 instead of 0.6.",
        "A failed turn would send the 29 back to the grill.",
    ]


@pytest.mark.parametrize(
    ("fails", "said"),
    [
        (0.34, "Worth the risk: rolling again fails only 34% of the time."),
        (0.35, "Rolling again fails 35% of the time, but can bring more."),
    ],
)
def test_rolling_on_can_be_worth_a_risk_or_a_great_one(fails: float, said: str) -> None:
    told = why(STOPPING, choice(RollOn(), 0.4, 1.0, fails), choice(Stop(23), 0.3, 1.0, 0.0))
    assert told[1:] == [said]  # the gains are equal, so they are not a reason


def test_two_takes_are_compared_by_the_chance_to_fail() -> None:
    said = why(TAKING, choice(Take(3), 0.4, 1.0, 0.2), choice(Take(1), 0.3, 1.4, 0.5))
    assert said[1].startswith("Risk of losing the turn: 20%")
    assert said[2].startswith("Fewer worms this turn (1 instead of 1.4)")
    assert said[3].startswith("A failed turn would send the 29")
    alike = why(TAKING, choice(Take(3), 0.4, 1.0, 0.2), choice(Take(1), 0.3, 1.0, 0.204))
    assert "Risk" not in " ".join(alike[1:-1])


def test_the_largest_difference_comes_first_in_at_most_twelve_words() -> None:
    worms = why(TAKING, choice(Take(3), 0.4, 2.5, 0.13), choice(Take(1), 0.36, 1.1, 0.15))
    assert worms[1] == "More worms this turn: on average 2.5 instead of 1.1."
    risk = why(TAKING, choice(Take(3), 0.4, 1.1, 0.13), choice(Take(1), 0.36, 1.0, 0.65))
    assert risk[1].startswith("Risk of losing the turn: 13%")
    assert all(len(reason.split()) <= 12 for reason in [*worms, *risk])


def test_ending_the_game_is_a_reason_for_or_against_a_stop() -> None:
    winning = Pickomino().parse_position("pickomino 23 -/-/36 2 ww445 . 60")
    won = why(winning, choice(Stop(23), 1.0, 1.0, 0.0), choice(RollOn(), 0.3, 0.6, 0.4))
    assert won[1] == "Stopping ends the game and wins it."
    lost = why(LAST, choice(RollOn(), 0.2, 0.6, 0.4), choice(Stop(23), 0.0, 1.0, 0.0))
    assert lost[1] == "Stopping would end the game without winning it."
