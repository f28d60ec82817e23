"""The conformance kit accepts both games and detects broken ones."""

import random
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import pytest

from roost.rules import BUILT_IN_GAMES, Action, Outcome, Phase, Roll, Seat, make_game
from roost.rules.core import Event, Json, Step
from roost.rules.dice import Chance
from roost.rules.errors import GameError, IllegalActionError
from roost.rules.pickomino import (
    Pickomino,
    PickominoAction,
    PickominoState,
    PickominoVariant,
    RollOn,
    Stop,
    Take,
)
from roost.testing import ConformanceError, check_game
from roost.testing.conformance import admitted_seats


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_both_games_conform(key: str) -> None:
    check_game(make_game(key), seats=[2], games=1)


@pytest.mark.slow
@pytest.mark.parametrize("variant", PickominoVariant.all(), ids=lambda variant: variant.key)
def test_every_variant_of_pickomino_conforms(variant: PickominoVariant) -> None:
    check_game(Pickomino(variant), seats=[2, 5], games=1)


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["rings61", "rings49+rounds=7", "grid49", "arrows49"])
def test_every_board_of_knockout_conforms(variant: str) -> None:
    check_game(make_game("knockout", variant), games=1)


def test_only_seat_counts_of_the_variant_are_played() -> None:
    assert admitted_seats(make_game("pickomino")) == (2, 3, 4, 5, 6, 7)
    assert admitted_seats(make_game("knockout")) == (2, 3, 4)


# -- games that break a promise ------------------------------------------------------------


class Quick(Pickomino):
    """Pickomino with few tiles, so that the broken games below are tested quickly."""

    def __init__(self) -> None:
        super().__init__(PickominoVariant("short", any_lower=True, turn_on_empty=True))


class PeeksAtChance(Quick):
    """determinism"""

    def apply(self, state: PickominoState, move: Action | Roll) -> Step[PickominoState]:
        after, events = super().apply(state, move)
        if after.phase is Phase.PLAY and after.roll is None and random.random() < 0.2:
            after = after._replace(turn=after.turn + 1)
        return Step(after, events)


class LoadedDice(Quick):
    """chance sums"""

    def chance_outcomes(self, state: PickominoState) -> tuple[Chance, ...]:
        return tuple(
            Chance(chance.roll, chance.probability * Fraction(99, 100))
            for chance in super().chance_outcomes(state)
        )


class ForgetsTheTurn(Quick):
    """state JSON"""

    def state_to_json(self, state: PickominoState) -> Json:
        return {**super().state_to_json(state), "turn": 1}


class WritesNoJson(Quick):
    """state JSON"""

    def state_to_json(self, state: PickominoState) -> Json:
        return {**super().state_to_json(state), "grill": set(state.grill_tiles)}


class ForgetsTheTile(Quick):
    """position text"""

    def parse_position(self, text: str) -> PickominoState:
        state = super().parse_position(text)
        return state._replace(grill=state.grill & ~1)


class HasTwoTexts(Quick):
    """repr"""

    def format_position(self, state: PickominoState) -> str:
        return super().format_position(state) + " "


class MiscountsDice(Quick):
    """dice"""

    def dice_count(self, state: PickominoState) -> int:
        return state.dice_left


class LetsTheLastStart(Quick):
    """seats"""

    def start(self, seats: int, *, first: Seat | None = None) -> PickominoState:
        return super().start(seats, first=seats - 1 if first is None else first)


class MumblesMoves(Quick):
    """notation"""

    def format_move(self, state: PickominoState, move: Action | Roll) -> str:
        return "=-" if isinstance(move, Stop) else super().format_move(state, move)


class TakesAnything(Quick):
    """refusal"""

    def apply(self, state: PickominoState, move: Action | Roll) -> Step[PickominoState]:
        try:
            return super().apply(state, move)
        except IllegalActionError:
            return Step(state, ())


class CrashesOnGarbage(Quick):
    """refusal"""

    def apply(self, state: PickominoState, move: Action | Roll) -> Step[PickominoState]:
        if isinstance(move, Take) and [0, 1, 2, 3, 4, 5, 6][move.face] < 0:
            raise GameError("never")
        return super().apply(state, move)


class OffersTooMuch(Quick):
    """legal"""

    def legal_actions(self, state: PickominoState) -> tuple[PickominoAction, ...]:
        found = super().legal_actions(state)
        return (*found, Stop(None)) if found and state.roll is None else found


class SharesTwoWins(Quick):
    """outcome"""

    def outcome(self, state: PickominoState) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, shares=tuple(share * 2 for share in found.shares))


class NeverTells(Quick):
    """phase"""

    def outcome(self, state: PickominoState) -> Outcome | None:
        return None


class LosesEvents(Quick):
    """event JSON"""

    def event_from_json(self, data: Json) -> Event:
        return super().event_from_json({**data, "seat": 0} if "seat" in data else data)


class LosesActions(Quick):
    """action JSON"""

    def action_from_json(self, data: Json) -> PickominoAction:
        return RollOn()


class SeatsAnyone(Quick):
    """seats"""

    def start(self, seats: int, *, first: Seat | None = None) -> PickominoState:
        return super().start(seats if seats in self.seat_counts else 2, first=first)


class NeverEnds(Quick):
    """ends"""

    def apply(self, state: PickominoState, move: Action | Roll) -> Step[PickominoState]:
        after, events = super().apply(state, move)
        return Step(after._replace(turn=1, grill=0xFFFF, stacks=((), ())), events)


@dataclass(unsafe_hash=True)
class MutableState:
    """A state that a caller can change."""

    state: PickominoState

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)


class Mutable(Quick):
    """immutable"""

    def start(self, seats: int, *, first: int | None = None) -> Any:
        return MutableState(super().start(seats, first=first))

    def legal_actions(self, state: Any) -> tuple[PickominoAction, ...]:
        return super().legal_actions(state.state)

    def chance_outcomes(self, state: Any) -> tuple[Chance, ...]:
        return super().chance_outcomes(state.state)

    def dice_count(self, state: Any) -> int:
        return super().dice_count(state.state)

    def apply(self, state: Any, move: Action | Roll) -> Step[Any]:
        after, events = super().apply(state.state, move)
        return Step(MutableState(after), events)

    def outcome(self, state: Any) -> Outcome | None:
        return super().outcome(state.state)


@dataclass(frozen=True)
class WordyVariant(PickominoVariant):
    @property
    def key(self) -> str:
        return "short and sweet"


class Wordy(Quick):
    """variant"""

    def __init__(self) -> None:
        self.variant = WordyVariant()


BROKEN: list[type[Quick]] = [
    PeeksAtChance,
    LoadedDice,
    ForgetsTheTurn,
    WritesNoJson,
    ForgetsTheTile,
    HasTwoTexts,
    MiscountsDice,
    LetsTheLastStart,
    MumblesMoves,
    TakesAnything,
    CrashesOnGarbage,
    OffersTooMuch,
    SharesTwoWins,
    NeverTells,
    LosesEvents,
    LosesActions,
    SeatsAnyone,
    NeverEnds,
    Mutable,
    Wordy,
]


@pytest.mark.parametrize("broken", BROKEN)
def test_each_violation_is_found_and_named(broken: type[Quick]) -> None:
    with pytest.raises(ConformanceError) as caught:
        check_game(broken(), seats=[2], games=1)
    assert f", {broken.__doc__}: " in str(caught.value)
