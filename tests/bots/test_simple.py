"""The bots that follow one rule of thumb."""

import pytest

from roost.bots import make_bot
from roost.dice import SeededDice
from roost.rules import Phase, State, make_game, parse_position
from roost.rules.core import Action
from roost.rules.pickomino import RollOn, Stop, Take


def choice(position: str) -> Action:
    state: State = parse_position(position)
    return make_bot(position.split(maxsplit=1)[0], "simple").choose(state)


def share(game: str, seats: int, games: int) -> float:
    """How much of the wins one simple bot gets among random ones."""
    rules, won = make_game(game), 0.0
    for number in range(games):
        mine = number % seats
        bots = [make_bot(game, "simple" if s == mine else "random", number) for s in range(seats)]
        state, dice = rules.start(seats), SeededDice(number)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.CHANCE:
                move = dice.roll(state.dice_left if game == "pickomino" else 2)
                state = rules.apply(state, move).state
            else:
                state = rules.apply(state, bots[state.seat].choose(state)).state
        outcome = rules.outcome(state)
        assert outcome is not None
        won += float(outcome.shares[mine])
    return won / games


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
@pytest.mark.parametrize("key", ["random", "simple"])
def test_every_probability_is_of_a_legal_action_and_they_sum_to_one(game: str, key: str) -> None:
    rules = make_game(game)
    bot = make_bot(game, key, 1)
    state, dice = rules.start(2), SeededDice(1)
    for _ in range(300):
        if state.phase is Phase.OVER:
            break
        if state.phase is Phase.CHANCE:
            count = state.dice_left if game == "pickomino" else 2
            state = rules.apply(state, dice.roll(count)).state
            continue
        chances = bot.policy.probabilities(state)
        assert set(chances) <= set(rules.legal(state))
        assert sum(chances.values()) == pytest.approx(1)
        state = rules.apply(state, bot.choose(state)).state


def test_random_plays_every_legal_action_alike() -> None:
    state = parse_position("pickomino 21-36 -/- 0 - 1123455w 1")
    chances = make_bot("pickomino", "random").policy.probabilities(state)
    assert set(chances) == {Take(face) for face in range(1, 7)}
    assert set(chances.values()) == {1 / 6}


def test_simple_takes_a_worm_before_a_few_more_points() -> None:
    assert choice("pickomino 21-36 -/- 0 - 1133455w 1") == Take(5)
    assert choice("pickomino 21-36 -/- 0 - 1134445w 1") == Take(4)
    assert choice("pickomino 21-36 -/- 0 - 112344ww 1") == Take(6)


def test_simple_stops_as_soon_as_a_tile_is_within_reach() -> None:
    assert choice("pickomino 21-36 -/- 0 wwww1 . 1") == Stop(21)
    assert choice("pickomino 21-36 -/- 0 wwww . 1") == RollOn()


def test_simple_steals_rather_than_takes_a_lower_tile() -> None:
    assert choice("pickomino 24,30 -/25 0 wwwww . 9") == Stop(25)


def test_simple_knocks_out_what_it_can() -> None:
    position = "knockout 2 x,x,O0,x,x,O9/x,x,O1,x,x,O15/x,x,x,x,x,x/x,x,x,x,x,x 0 13 1 1 0"
    state = parse_position(position.replace(" 13 ", " 3:1 "))
    move = make_bot("knockout", "simple").choose(state)
    assert make_game("knockout").format_move(state, move) == "b3xO1"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("pickomino", 3), ("knockout", 2), ("knockout", 4)])
def test_simple_beats_random(game: str, seats: int) -> None:
    assert share(game, seats, 24) > 0.8
