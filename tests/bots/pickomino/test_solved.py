"""The Pickomino bots that solve their turn have the documented values."""

from __future__ import annotations

import random
import subprocess
import sys

import numpy as np
import pytest

from roost.bots import bots, make_bot
from roost.bots.pickomino.solved import (
    CasualPolicy,
    GreedyPolicy,
    SteadyPolicy,
    StrongestPolicy,
    TurnPolicy,
)
from roost.bots.pickomino.values import FOLDER, position_shares, value_network
from roost.rules import Roll, parse_position
from roost.rules.core import Action, Phase
from roost.rules.pickomino import Pickomino, PickominoState, PickominoVariant, RollOn, Stop, Take
from roost.solver.pickomino.positions import Positions
from roost.solver.wasm.arrays import read_arrays

VARIANTS = PickominoVariant.all()


def position(text: str) -> PickominoState:
    state = parse_position(text)
    assert isinstance(state, PickominoState)
    return state


def played(
    variant: PickominoVariant, seats: int, policy: TurnPolicy, turns: int = 30
) -> PickominoState:
    """Return a position after some turns of a bot against itself."""
    game, rng = Pickomino(variant), random.Random(turns)
    state = game.start(seats)
    while state.phase is not Phase.OVER and state.turn < turns:
        if state.phase is Phase.CHANCE:
            dice = Roll(rng.randint(1, 6) for _ in range(state.dice_left))
            state = game.apply(state, dice).state
        else:
            [action] = policy.probabilities(state)
            state = game.apply(state, action).state
    return state


# -- greedy ------------------------------------------------------------------------------------


def test_greedy_values_the_opening_turn_in_worms() -> None:
    start = Pickomino().start(2)
    assert GreedyPolicy().solved(start).solution.value == pytest.approx(1.644729674, abs=1e-9)


@pytest.mark.parametrize(("seats", "bonus"), [(2, 2.0), (3, 1.5), (5, 1.25), (7, 1 + 1 / 6)])
def test_greedy_values_a_steal_more_with_fewer_rivals(seats: int, bonus: float) -> None:
    """Compare a tile of four worms from a stack with one from the grill."""
    stacks = "/".join(["-", "33", *["-"] * (seats - 2)])
    state = position(f"pickomino 21-32,34-36 {stacks} 0 wwww4 . 1")
    worth = GreedyPolicy().solved(state).worth
    assert worth[33 - 21] == pytest.approx(4 * bonus)
    assert worth[34 - 21] == 4.0


def test_greedy_values_its_own_top_tile() -> None:
    state = position("pickomino 21-28,30-32,34-36 33,29/- 0 - ? 3")
    assert GreedyPolicy().solved(state).worth[16] == -3.0
    assert GreedyPolicy().solved(state._replace(seat=1)).worth[16] == 0.0


def test_greedy_steals_rather_than_taking_an_equal_lower_tile() -> None:
    """P12. With 7 seats a steal of 25 counts 2 1/3; the lower tile must be worth less."""
    state = position("pickomino 24,27-36 -/25/-/-/-/-/- 0 www55 . 9")
    values = GreedyPolicy().values(state)
    assert list(values)[:2] == [Stop(25), Stop(24)]
    assert values[Stop(25)] > values[Stop(24)]


def test_greedy_stops_and_takes_the_lowest_face_of_equals() -> None:
    """The values are equal: one tile far out of reach."""
    hopeless = position("pickomino 36 -/- 0 11w22 . 5")
    assert list(GreedyPolicy().probabilities(hopeless)) == [Stop(None)]
    choice = position("pickomino 36 -/- 0 1122 3345 5")
    assert list(GreedyPolicy().probabilities(choice)) == [Take(3)]


# -- the network -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 8))
def test_win_shares_of_a_position_add_up(seats: int) -> None:
    state = played(VARIANTS[0], seats, GreedyPolicy())
    for shares in position_shares([state, Pickomino().start(seats)]):
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0


def test_win_shares_do_not_depend_on_the_numbering_of_seats() -> None:
    state = played(VARIANTS[0], 4, GreedyPolicy())
    turned = state._replace(
        stacks=state.stacks[1:] + state.stacks[:1], seat=(state.seat - 1) % state.seats
    )
    here, there = position_shares([state, turned])
    assert np.roll(here, -1) == pytest.approx(there)


def test_outcomes_that_end_the_game_are_valued_exactly() -> None:
    """P20, P21: the last tile makes it four worms each, and 28 beats 27."""
    state = position("pickomino 22 24,28/25,27 0 - ? 30")
    worth = value_network(2).outcomes(Positions([state]))[0]
    assert worth[22 - 21] == 1.0
    behind = position("pickomino 22 24/25,27 0 - ? 30")
    assert value_network(2).outcomes(Positions([behind]))[0][22 - 21] == 0.0


def test_the_strongest_prefers_winning_to_worms() -> None:
    """Taking the last tile would end the game behind; rolling on for the steal may still win."""
    state = position("pickomino 21 -/36 0 wwww1 . 30")
    assert list(GreedyPolicy().probabilities(state)) == [Stop(21)]
    assert list(StrongestPolicy().probabilities(state)) == [RollOn()]


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
def test_the_strongest_plays_every_variant(variant: PickominoVariant, seats: int) -> None:
    state = played(variant, seats, StrongestPolicy(), 12)
    assert state.turn == 12 or state.phase is Phase.OVER


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_shipped_weights_fit_their_seats(seats: int) -> None:
    arrays = read_arrays(FOLDER / f"{seats}.npz")
    widths = [layer.shape[0] for name, layer in arrays.items() if name.endswith(".bias")]
    assert widths == [512, 512, 512, seats]


# -- levels ------------------------------------------------------------------------------------


@pytest.mark.parametrize("info", bots("pickomino"), ids=lambda info: info.key)
def test_every_level_offers_legal_actions_only(info: object) -> None:
    policy = info.policy()  # type: ignore[attr-defined]
    game = Pickomino(PickominoVariant(any_lower=True))
    for text in (
        "pickomino:any-lower 21-23,26,28 25/27/24 0 ww44 1134 7",
        "pickomino:any-lower 21-23,26,28 25/27/24 0 www444 . 7",
        "pickomino:any-lower 21-23,26,28 25/27/24 0 1 . 7",
    ):
        state = position(text)
        chances = policy.probabilities(state)
        assert set(chances) <= set(game.legal_actions(state))
        assert sum(chances.values()) == pytest.approx(1)


def test_noise_blurs_close_choices_and_not_distant_ones() -> None:
    state = position("pickomino 21-36 -/- 0 www55 . 1")
    calm, wild = SteadyPolicy().probabilities(state), CasualPolicy().probabilities(state)
    values = GreedyPolicy().values(state)
    best, other = sorted(values, key=lambda action: -values[action])
    assert 1 > calm[best] > wild[best] > wild[other] > calm[other] > 0


def test_a_seed_gives_the_same_game() -> None:
    def game(seed: int) -> list[Action]:
        rules, rng, bot = Pickomino(), random.Random(3), make_bot("pickomino", "casual", seed)
        state, chosen = rules.start(3), []
        while state.phase is not Phase.OVER and state.turn < 12:
            if state.phase is Phase.CHANCE:
                dice = Roll(rng.randint(1, 6) for _ in range(state.dice_left))
                state = rules.apply(state, dice).state
            else:
                chosen.append(bot.choose(state))
                state = rules.apply(state, chosen[-1]).state
        return chosen

    assert game(1) == game(1)
    assert game(1) != game(2)


@pytest.mark.alone
def test_strongest_decides_in_less_than_50_ms_from_the_first_decision() -> None:
    # A new process, so that nothing is loaded yet. Measures processor time of the thread, because
    # the machine may be busy, and tolerates one outlier.
    script = (
        "import time; from roost.bots import make_bot; from roost.rules import parse_position\n"
        "bot = make_bot('pickomino', 'strongest')\n"
        "for seats in range(2, 8):\n"
        "    for variant in ('', ':short', ':returned-face-down+any-lower+turn-on-empty'):\n"
        "        for dice in ('www55 .', 'ww 123455', '- 11223344'):\n"
        "            stacks = '/'.join(['-'] * seats)\n"
        "            state = parse_position(f'pickomino{variant} 21-36 {stacks} 0 {dice} 1')\n"
        "            began = time.thread_time(); bot.choose(state)\n"
        "            print(time.thread_time() - began)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    times = [float(line) for line in done.stdout.split()]
    assert len(times) == 6 * 3 * 3
    assert sorted(times)[-2] < 0.05
    assert times[0] < 0.1
