"""Results as text: which sentences appear, and which are omitted."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import roost.locale
from roost.analysis.evaluator import Shares
from roost.analysis.games import words_for
from roost.analysis.insight import insight
from roost.analysis.results import Choice, PositionInsight, Prospect, Review, SeatTotals, Verdict
from roost.analysis.review import review
from roost.analysis.words import seat_names
from roost.locale import LANGUAGES, Catalogue, catalogue
from roost.rules import Action, Outcome, State, make_game, parse_position
from roost.rules.pickomino import RollOn, Stop
from roost.rules.registry import BUILT_IN_GAMES
from tests.analysis.telling import words_about
from tests.analysis.test_review import CLAIMS, SHORT, VALUES
from tests.analysis.told import Told

STATE = parse_position("pickomino 21-24,26,30-36 25/-/27,29 2 ww445 . 7")
WORDS = words_about(STATE)
TO_YOU = {
    "en": "you|your|yours",
    "de": "du|dein|deine|deiner|dich|dir",
    "es": "tú|tu|tus|ganas|ganarías",
    "fr": "tu|ton|ta|tes",
    "it": "tu|tuo|tua|tuoi|tue|vinci",
    "nl": "je|jij|jouw",
    "pt-BR": "você|seu|sua|seus|suas",
}


def explained(*losses: float) -> PositionInsight[State]:
    """Return a position with one choice per loss; the best has a win share of 40 %."""
    actions: list[tuple[Action, str]] = [(Stop(23), "=23"), (RollOn(), "+")]
    choices = tuple(
        Choice(action, token, Shares((0.3, 0.3, 0.4 - loss)), loss, Prospect())
        for (action, token), loss in zip(actions, losses, strict=False)
    )
    return PositionInsight(STATE, Shares((0.3, 0.3, 0.4)), choices, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_fit_every_player(language: str) -> None:
    """A review gives them for all players."""
    file = Path(roost.locale.__file__).parent / language / "insight.ftl"
    told = re.findall(r"(?ms)^(insight-why-\S+) = (.*?)(?=^[\w#])", file.read_text("utf-8"))
    assert len(told) > 10
    said = re.compile(rf"\b({TO_YOU[language]})\b", re.IGNORECASE)
    assert [name for name, text in told if said.search(text)] == []


def test_advice_names_the_best_and_the_cost_of_the_next() -> None:
    assert WORDS.advice(explained(0.0, 0.012)) == [
        "Best: stop and take the 23. Chance of winning: 40%.",
        "Next best: roll 3 dice. It costs you 1 point of winning chance.",
    ]


def test_advice_calls_losses_below_half_a_point_good() -> None:
    assert WORDS.advice(explained(0.0, 0.0049))[1] == "Equally good: roll 3 dice."
    assert WORDS.advice(explained(0.0, 0.0051))[1].startswith("Next best")


def test_advice_ends_with_the_accuracy_of_the_shares() -> None:
    said = WORDS.advice(replace(explained(0.0, 0.012), error=0.0022))
    assert said[-1] == "Accuracy of these chances: ± 0.4 points in 95 of 100 such positions."


def test_advice_for_a_single_choice() -> None:
    assert WORDS.advice(explained(0.0))[0].startswith("Your only option: stop and take the 23.")
    assert WORDS.advice(explained()) == []


# -- reviews -----------------------------------------------------------------------------------


def told(**changes: object) -> list[str]:
    """Return the text about Ana with changed sums."""
    found = review(SHORT, Told(SHORT, VALUES, CLAIMS))
    ana: SeatTotals = replace(found.seats[0], **changes)  # type: ignore[arg-type]
    return spoken(replace(found, seats=(ana, found.seats[1])))


def spoken(found: Review, seat: int = 0) -> list[str]:
    return words_for(catalogue("en"), SHORT.rules, ("Ana", "Ben")).seat(found, seat)


@pytest.mark.parametrize(
    ("luck", "said"),
    [
        (0.33, "The dice helped Ana: +33 points of winning chance."),
        (-0.12, "The dice were against Ana: −12 points of winning chance."),
        (0.049, "The dice neither helped nor hurt Ana."),
        (-0.049, "The dice neither helped nor hurt Ana."),
    ],
)
def test_luck_is_good_or_bad_or_even(luck: float, said: str) -> None:
    assert told(luck=luck)[0] == said


def reason(
    seat: int, *, luck: float = 0.0, errors: float = 0.0, others: float = 0.0, won: int = 0
) -> str:
    """Return why the player of a seat won or lost, given their sums."""
    found = review(SHORT, Told(SHORT, VALUES, CLAIMS))
    totals = replace(found.seats[seat], luck=luck, errors=errors, others=others)
    seats = tuple(totals if index == seat else one for index, one in enumerate(found.seats))
    scores = (4, 1) if won == 0 else (1, 4)
    outcome = Outcome.ranked(scores)
    words = words_for(catalogue("en"), SHORT.rules, ("Ana", "Ben"))
    ended = replace(found, seats=seats, outcome=outcome)
    return f"{words.result(ended, seat)} {words.reason(ended, seat)}"


def test_the_result_comes_with_its_largest_reason() -> None:
    assert reason(0, luck=0.3) == "You won 4:1. The dice were on your side."
    assert reason(0, luck=-0.3) == "You won 4:1. Even with the dice against you!"
    assert reason(0) == "You won 4:1. The dice were even: you played better."
    assert reason(0, luck=-0.3, won=1) == "You lost 1:4. The dice were against you."
    assert reason(0, won=1) == "You lost 1:4. The dice were even: Ben played better."


def test_a_loss_by_own_mistakes_names_the_costliest_kind() -> None:
    said = reason(0, errors=-0.23, luck=-0.1, won=1)
    assert said == "You lost 1:4. You took the wrong tile once."


def test_a_win_by_the_mistakes_of_others_names_them() -> None:
    said = reason(1, luck=0.1, others=1.5, won=1)  # Ana made the mistakes
    assert said == "You won 4:1. Ana took the wrong tile once."


def test_an_unfinished_game_has_neither_result_nor_reason() -> None:
    found = review(SHORT, Told(SHORT, VALUES, CLAIMS))
    words = words_for(catalogue("en"), SHORT.rules, ("Ana", "Ben"))
    assert words.result(found, 0) == words.reason(found, 0) == ""


def test_errors_are_counted_and_the_worst_named() -> None:
    _, errors, worst = told()
    assert errors.startswith(
        "Ana’s decisions cost 7 points of winning chance: no blunders, 2 mistakes"
    )
    assert worst.startswith("Worst moment, turn 1: stop")
    assert worst.endswith("(4 points of winning chance).")


def test_small_errors_are_omitted() -> None:
    assert told(errors=-0.0049)[1] == "Ana made no real mistakes."
    assert told(errors=-0.0051)[1].startswith("Ana’s decisions cost")


def test_a_player_without_decisions_has_no_worst_one() -> None:
    assert len(spoken(review(SHORT, Told(SHORT, VALUES, CLAIMS)), seat=1)) == 2


def test_a_review_gives_the_number_of_hints() -> None:
    hinted = replace(SHORT, tags={"hints": [1, 3]})
    found = review(hinted, Told(hinted, VALUES, CLAIMS))
    decided = [one.index for one in found.decisions if one.seat == 0]
    wanted = len({1, 3} & set(decided))
    assert wanted
    assert f"Hints used: {wanted}." in spoken(found, seat=0)
    assert not any("Hints" in line for line in spoken(found, seat=1))
    odd = replace(SHORT, tags={"hints": "many"})  # a file from another program
    assert not any("Hints" in line for line in spoken(review(odd, Told(odd, VALUES, CLAIMS)), 0))


def test_the_adjusted_result_is_mentioned_after_the_game() -> None:
    """With more luck than there was to win, the text gives only that."""
    assert told(result=1.0, end=1.0, luck=0.3)[-1] == (
        "With average luck, playing like Ana wins about 70% of the time."
    )
    assert told(result=1.0, end=1.0, luck=-0.3)[-1].endswith("almost always wins.")
    assert told(result=0.0, end=0.0, luck=0.3)[-1].endswith("hardly ever wins.")


def test_turning_points_name_the_mover_and_the_most_affected() -> None:
    words = words_for(catalogue("en"), SHORT.rules, ("Ana", "Ben"))
    found = review(SHORT, Told(SHORT, VALUES, CLAIMS))
    assert found.outcome is None
    said = words.review(found)
    assert len(said) == len(found.turning_points())
    assert said[-1].startswith("Turn 2, Ben: rolls ")
    assert said[-1].endswith("Ana’s chances: 52% → 70%.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_every_language_has_a_text_for_every_verdict(game: str, language: str) -> None:
    texts = Catalogue(language, strict=True)
    assert len(seat_names(4, texts)) == len(set(seat_names(4, texts))) == 4
    found = insight(make_game(game).start(2))
    assert words_about(found.state, texts).odds(found) is not None
    assert all(texts.text(f"verdict-{verdict.value}") for verdict in Verdict)
