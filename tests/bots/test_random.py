"""The random bot, in any game."""

from __future__ import annotations

import pytest

from roost.bots import make_bot
from roost.rules import BUILT_IN_GAMES, Phase, make_game, parse_position
from roost.rules.pickomino import Take
from roost.testing import playout


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_it_plays_every_game(game: str) -> None:
    rules, policy = make_game(game), make_bot(game, "random").policy
    for moment in playout(rules, 2, seed=1).moments[:200]:
        if moment.before.phase is Phase.PLAY:
            legal = rules.legal_actions(moment.before)
            assert policy.probabilities(moment.before) == dict.fromkeys(legal, 1 / len(legal))


def test_each_of_six_choices_has_probability_one_sixth() -> None:
    state = parse_position("pickomino 21-36 -/- 0 - 1123455w 1")
    chances = make_bot("pickomino", "random").policy.probabilities(state)
    assert set(chances) == {Take(face) for face in range(1, 7)}
    assert set(chances.values()) == {1 / 6}
