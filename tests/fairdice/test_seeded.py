"""Seeded dice can be checked from the file alone, because it contains the seed."""

from __future__ import annotations

from dataclasses import replace

from roost.analysis.puzzle_maker import bot_game
from roost.fairdice.verify import verify
from roost.rules.dice import Roll
from roost.rules.record import Record


def game() -> Record:
    return bot_game("pickomino", ("simple", "simple"), "seventeen")


def test_the_rolls_of_a_seed_are_checked() -> None:
    report = verify(game())
    assert report.good
    assert report.checked
    assert report.rolls == sum(isinstance(move, Roll) for move in game().moves)


def test_rolls_of_another_seed_are_found() -> None:
    record = game()
    found = verify(replace(record, dice={**record.dice, "seed": "eighteen"}))
    assert not found.good
    assert {finding.code for finding in found.findings} == {"roll"}
    assert found.findings[0].values["roll"] == 1


def test_a_file_without_its_seed_proves_nothing() -> None:
    report = verify(replace(game(), dice={"source": "seeded"}))
    assert (report.good, report.checked) == (True, False)


def test_rolls_after_a_start_position_are_not_checked() -> None:
    record = game()
    moments = list(record.replay())
    middle = next(
        n
        for n, moment in enumerate(moments)
        if n > 10 and moment.before.turn > 2 and moment.before.turn != moments[n - 1].before.turn
    )
    start = record.rules.format_position(moments[middle].before)
    later = replace(record, start=start, first=0, moves=record.moves[middle:])
    assert (verify(later).good, verify(later).checked) == (True, False)
