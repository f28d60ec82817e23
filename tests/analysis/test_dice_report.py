"""The dice report: right p-values, corrected, and no wolf cried."""

from math import comb

import pytest

from roost.analysis.dice_report import dice_report, tally
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.pvalues import binomial_p, holm, poisson_binomial_p, spread
from roost.analysis.words import dice_words
from roost.locale import LANGUAGES, Catalogue, catalogue
from roost.rules import AnyGame
from roost.rules.knockout import Knockout
from roost.rules.pickomino import Pickomino
from roost.rules.record import Player, Record
from roost.testing import playout


def test_the_binomial_p_value_adds_up_every_count_that_is_no_likelier() -> None:
    weights = [comb(10, k) * 0.3**k * 0.7 ** (10 - k) for k in range(11)]
    for count in range(11):
        wanted = sum(w for w in weights if w <= weights[count] * (1 + 1e-9))
        assert binomial_p(count, 10, 0.3) == pytest.approx(wanted)


def test_many_dice_do_not_overflow() -> None:
    assert binomial_p(200, 1200, 1 / 6) == pytest.approx(1.0)
    ways = [comb(1200, k) * 5 ** (1200 - k) for k in range(1201)]
    wanted = sum(w for w in ways if w <= ways[250]) * 10**12 // 6**1200 / 10**12
    assert binomial_p(250, 1200, 1 / 6) == pytest.approx(wanted, rel=1e-6)


def test_trials_with_equal_chances_are_binomial() -> None:
    assert poisson_binomial_p(7, [0.3] * 12) == pytest.approx(binomial_p(7, 12, 0.3))


def test_even_dice_are_the_least_surprising() -> None:
    assert spread([10, 10, 10, 10, 10, 10])[3] == 1.0
    assert spread([60, 0, 0, 0, 0, 0])[3] == pytest.approx(1 / 20_001)


def test_holm_corrects_for_everything_that_was_looked_at() -> None:
    assert holm([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.09, 0.09, 0.5])
    assert holm([]) == []


def test_loaded_dice_are_found_and_called_no_proof() -> None:
    rolls = [[6, 6, 6, 6, 6, 6, 6, 5]] * 400
    record = Record("pickomino", "", (Player("Ana"), Player("Ben")))
    from roost.rules import Phase, Roll
    from roost.rules.pickomino import Stop, Take

    game, state, moves = Pickomino(), Pickomino().start(2), []
    for roll in rolls[:40]:
        if state.phase is Phase.OVER:
            break
        for move in (Roll.of(roll), Take(6), Stop(None)):
            if state.phase is Phase.PLAY and isinstance(move, Stop):
                move = next(a for a in game.legal(state) if isinstance(a, Stop))
            moves.append(move)
            state = game.apply(state, move).state
    report = dice_report([Record(record.game, "", record.players, moves=tuple(moves))])
    assert min(finding.corrected for finding in report.findings) < 1e-6
    assert "unusual, but no proof" in dice_words(report, catalogue("en"))[-1]


def test_fair_dice_raise_a_false_alarm_in_at_most_one_report_of_twenty() -> None:
    """Over 80 games; the later rolls of a turn depend on the earlier, so this is measured."""
    alarms = 0
    for seed in range(80):
        game: AnyGame = Pickomino() if seed % 2 else Knockout()
        report = dice_report([playout(game, 2, f"fair {seed}").record(400)])
        alarms += min(finding.corrected for finding in report.findings) < 0.05
    assert alarms <= 9  # 4 expected at most; 10 or more in less than 1 % of tries


@pytest.mark.parametrize(("game", "bots"), [("pickomino", ("simple", "steady")),
                                            ("knockout", ("greedy", "simple"))])  # fmt: skip
def test_p_values_of_fair_dice_are_no_smaller_than_they_should_be(
    game: str, bots: tuple[str, ...]
) -> None:
    """Bots decide by what they rolled when to roll on: that must not make their dice look odd."""
    reports = [dice_report([bot_game(game, bots, f"null {seed}")]) for seed in range(60)]
    corrected = [min(finding.corrected for finding in report.findings) for report in reports]
    assert sum(p < 0.05 for p in corrected) <= 8  # 3 expected at most; more in 0.4 % of tries
    p_values = [finding.look.p for report in reports for finding in report.findings]
    for level in (0.05, 0.2, 0.5):
        assert sum(p <= level for p in p_values) <= (level + 0.04) * len(p_values)


def test_dice_of_many_games_are_added_up_by_name() -> None:
    records = [playout(Pickomino(), 2, seed).record(60) for seed in ("a", "b")]
    both = tally(records)
    assert list(both) == ["Seat 0", "Seat 1"]
    assert both["Seat 0"].dice == sum(tally([r])["Seat 0"].dice for r in records)
    report = dice_report(records)
    assert report.games == 2
    assert report.dice == sum(t.dice for t in both.values())


def test_a_game_without_a_roll_has_nothing_to_report() -> None:
    report = dice_report([playout(Pickomino(), 2, "x").record(0)])
    assert report.findings == ()
    assert dice_words(report, catalogue("en")) == ["No dice were rolled."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_reports(language: str) -> None:
    texts = Catalogue(language, strict=True)
    games: tuple[AnyGame, ...] = (Pickomino(), Knockout())
    for game in games:
        report = dice_report([playout(game, 2, "x").record(80)])
        assert len(dice_words(report, texts)) == 2
