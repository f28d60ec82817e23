"""Known counts of the Pickomino turn, found by enumerating the rules."""

import pytest

from roost.rules import Phase
from roost.rules.dice import FACES, chances
from roost.rules.pickomino import PickominoState, RollOn, Took
from tests.rules.pickomino.table import GAME

Key = tuple[frozenset[int], int, int]  # the faces taken, the dice left, the sum


class Turn:
    """Enumeration of all ways a turn can go."""

    def __init__(self) -> None:
        self.states: set[Key] = set()
        self.rolling: set[Key] = set()
        self.outcomes = 0  # distinct numbers of untaken faces, over all states that can roll
        self._walk(GAME.start(2), (frozenset(), 8, 0))

    def _walk(self, state: PickominoState, key: Key) -> None:
        if key in self.states:
            return
        self.states.add(key)
        if state.turn > 1:
            return  # the turn has ended (P6)
        self.rolling.add(key)
        if state.phase is Phase.PLAY:
            state = GAME.apply(state, RollOn()).state
        faces, left, _ = key
        outcomes = set()
        for chance in GAME.chance_outcomes(state):
            roll = chance.roll
            outcomes.add(tuple(roll.count(face) for face in FACES if face not in faces))
            rolled = GAME.apply(state, roll).state
            for action in GAME.legal_actions(rolled):
                after, events = GAME.apply(rolled, action)
                took = events[0]
                assert isinstance(took, Took)
                self._walk(after, (faces | {took.face}, left - took.count, took.total))
        self.outcomes += len(outcomes)


@pytest.fixture(scope="module")
def turn() -> Turn:
    return Turn()


def test_p4_and_p6_the_turn_has_1939_states(turn: Turn) -> None:
    assert len(turn.states) == 1939


def test_p6_in_1287_of_them_one_can_still_roll(turn: Turn) -> None:
    assert len(turn.rolling) == 1287


def test_p2_they_have_34389_distinct_outcomes(turn: Turn) -> None:
    assert turn.outcomes == 34389


@pytest.mark.parametrize(
    ("dice", "rolls"), list(enumerate([6, 21, 56, 126, 252, 462, 792, 1287], 1))
)
def test_p2_the_number_of_distinct_rolls_by_number_of_dice(dice: int, rolls: int) -> None:
    assert len(chances(dice)) == rolls
    assert sum(chance.probability for chance in chances(dice)) == 1
