"""Figures are rounded to their accuracy."""

import pytest

from roost.analysis.known import known_loss, known_share


@pytest.mark.parametrize(
    ("share", "told"), [(0.631, 0.63), (0.4999, 0.5), (0.555, 0.56), (1 / 3, 0.33)]
)
def test_a_share_is_rounded_to_whole_per_cent(share: float, told: float) -> None:
    assert known_share(share) == told


@pytest.mark.parametrize(
    ("share", "told"),
    [(0.0, 0.0), (1e-12, 0.0), (0.0004, 0.01), (0.9996, 0.99), (1 - 1e-12, 1.0), (1.0, 1.0)],
)
def test_an_open_game_is_never_rounded_to_lost_or_won(share: float, told: float) -> None:
    assert known_share(share) == told


@pytest.mark.parametrize(
    ("loss", "told"), [(0.0, 0.0), (0.002, 0.0), (0.0031, 0.005), (0.0124, 0.01), (0.0826, 0.085)]
)
def test_a_loss_is_rounded_to_half_a_per_cent(loss: float, told: float) -> None:
    assert known_loss(loss) == told
