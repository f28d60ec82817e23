"""The dice report: all tests, corrected, without false alarms."""

import pytest

from roost.analysis.dice_report import dice_report, examine, tally
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.pvalues import holm
from roost.analysis.words import dice_summary, dice_words, looked_at
from roost.locale import LANGUAGES, Catalogue, catalogue
from roost.rules import Action, AnyGame, Phase, Roll
from roost.rules.knockout import Knockout
from roost.rules.pickomino import Pickomino, Stop, Take
from roost.rules.record import Player, Record
from roost.testing import playout
from tests.scale import scaled


def loaded() -> Record:
    """Play a game with dice that favour worms."""
    game, state = Pickomino(), Pickomino().start(2)
    moves: list[Action | Roll] = []
    while state.phase is not Phase.OVER and len(moves) < 120:
        roll = Roll([6, 6, 6, 6, 6, 6, 6, 5])
        for move in (roll, Take(6), None):
            made = move or next(a for a in game.legal_actions(state) if isinstance(a, Stop))
            moves.append(made)
            state = game.apply(state, made).state
            if state.phase is Phase.OVER:
                break
    return Record("pickomino", "", (Player("Ana"), Player("Ben")), moves=tuple(moves))


def test_loaded_dice_are_found_but_not_called_proof() -> None:
    report = dice_report([loaded()])
    assert min(finding.corrected for finding in report.findings) < 1e-6
    assert "unusual, but no proof" in dice_words(report, catalogue("en"))[-1]
    assert dice_summary(report, catalogue("en")) == ["The dice were unusual."]


def test_ordinary_dice_are_not_called_unusual() -> None:
    report = dice_report([playout(Knockout(), 2, "dice").record(200)])
    oddest = report.oddest
    assert oddest is not None
    assert oddest.look.p == min(finding.look.p for finding in report.findings)
    assert oddest.corrected == min(finding.corrected for finding in report.findings) >= 0.05
    assert dice_summary(report, catalogue("en")) == ["The dice were ordinary."]
    first, second = dice_words(report, catalogue("en"))
    assert looked_at(report, oddest, catalogue("en")) in first
    assert second.endswith("Nothing unusual.")


def test_every_p_value_is_corrected_for_the_number_of_tests() -> None:
    report = dice_report([loaded(), playout(Knockout(), 3, "many").record(90)])
    ps = [finding.look.p for finding in report.findings]
    assert [finding.corrected for finding in report.findings] == holm(ps)
    assert len(ps) == sum(len(examine(dice)) for dice in tally([loaded()]).values()) + 3 * 8


def test_findings_name_their_player_and_test() -> None:
    report = dice_report([loaded()])
    said = [looked_at(report, finding, catalogue("en")) for finding in report.findings]
    for finding, line in zip(report.findings, said, strict=True):
        assert report.players[finding.player] in line
    assert len(set(said)) == len(said)


def test_fair_dice_cause_at_most_one_false_alarm_in_twenty_reports() -> None:
    """The later rolls of a turn depend on the earlier, so this is measured."""
    alarms, games = 0, scaled(24, 80)
    for seed in range(games):
        game: AnyGame = Pickomino() if seed % 2 else Knockout()
        report = dice_report([playout(game, 2, f"fair {seed}").record(400)])
        alarms += min(finding.corrected for finding in report.findings) < 0.05
    # The expectation is one in twenty at most; more than this has a probability below 1 %.
    assert alarms <= scaled(4, 9)


@pytest.mark.parametrize(
    ("game", "bots"), [("pickomino", ("simple", "steady")), ("knockout", ("greedy", "simple"))]
)
def test_p_values_of_fair_dice_are_not_too_small(game: str, bots: tuple[str, ...]) -> None:
    """Bots decide from their rolls when to roll on, which must not make their dice look unusual."""
    reports = [
        dice_report([bot_game(game, bots, f"null {seed}")]) for seed in range(scaled(20, 60))
    ]
    corrected = [min(f.corrected for f in report.findings) for report in reports]
    # The expectation is one in twenty at most; more than this has a probability of 0.4 %.
    assert sum(p < 0.05 for p in corrected) <= scaled(4, 8)
    p_values = [finding.look.p for report in reports for finding in report.findings]
    for level in (0.05, 0.2, 0.5):
        assert sum(p <= level for p in p_values) <= (level + scaled(0.06, 0.04)) * len(p_values)


def test_dice_of_many_games_are_added_by_name() -> None:
    records = [playout(Pickomino(), 2, seed).record(60) for seed in ("a", "b")]
    both = tally(records)
    assert list(both) == ["Seat 0", "Seat 1"]
    assert both["Seat 0"].dice == sum(tally([r])["Seat 0"].dice for r in records)
    report = dice_report(records)
    assert report.games == 2
    assert report.rolls == sum(isinstance(move, Roll) for r in records for move in r.moves)
    assert report.dice == sum(t.dice for t in both.values())


def test_a_player_of_two_games_is_tested_for_both_in_order() -> None:
    pickomino, knockout = playout(Pickomino(), 2, "two"), playout(Knockout(), 2, "two")
    names = [
        look.name for look in examine(tally([knockout.record(80), pickomino.record(80)])["Seat 0"])
    ]
    assert names == ["spread", *["face"] * 6, "fails", "doubles"]


def test_a_game_without_rolls_has_an_empty_report() -> None:
    report = dice_report([playout(Pickomino(), 2, "x").record(0)])
    assert report.findings == ()
    assert dice_words(report, catalogue("en")) == ["No dice were rolled."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_report(language: str) -> None:
    texts = Catalogue(language, strict=True)
    games: tuple[AnyGame, ...] = (Pickomino(), Knockout())
    for game in games:
        report = dice_report([playout(game, 2, "x").record(80)])
        assert len(dice_summary(report, texts) + dice_words(report, texts)) == 3
