"""Thousands of Pickomino games as arrays, one step of all of them at a time."""

from __future__ import annotations

from roost.rules.extras import need

need("numpy", "study")

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from roost.rules.checks import check_seats
from roost.rules.core import Action, Phase
from roost.rules.errors import GameError, IllegalActionError
from roost.rules.pickomino import Pickomino, PickominoState, PickominoVariant, RollOn, Stop, Take
from roost.rules.pickomino.constants import WORMS
from roost.rules.pickomino.variant import RETURNED_FACE_DOWN, SHORT
from roost.solver.batches import given, own_streams, streams
from roost.solver.pickomino import rows
from roost.solver.pickomino.positions import Positions
from roost.solver.pickomino.rows import ACTIONS, DICE, FACES, FAIL, ROLL_ON, STOP, TILES
from roost.solver.pickomino.turn.kernels import kernels, tables_in_memory
from roost.solver.wasm.engine import Argument, Changed

__all__ = [
    "PickominoGames",
    "RandomGames",
    "action_number",
    "action_of",
    "options_of",
    "random_games",
    "streams",
    "variant_of",
]

Array = npt.NDArray[Any]
_WORMS = np.array(list(WORMS.values()))  # by tile
_PHASES = {Phase.CHANCE: rows.CHANCE, Phase.OVER: rows.OVER}


class PickominoGames:
    """A batch of games with the same number of seats; variants may differ.

    Seats are absolute. ``phase`` is `rows.CHANCE`, `CHOOSE`, `DECIDE` or `OVER`. Actions are
    numbers: 0 rolls on, 1 to 6 take a face (6 the worm), 7 stops without a tile, 8 + i stops and
    takes tile 21 + i.
    """

    ARRAYS = ("owner", "height", "seat", "taken", "roll", "phase", "turn", "options")

    def __init__(self, seats: int, count: int) -> None:
        check_seats(Pickomino(), seats)
        self.seats = seats
        self.owner = np.full((count, TILES), rows.GRILL, np.int8)
        self.height = np.zeros((count, TILES), np.int8)
        self.seat = np.zeros(count, np.int8)
        self.taken = np.zeros((count, FACES), np.int8)
        self.roll = np.zeros((count, FACES), np.int8)
        self.phase = np.zeros(count, np.int8)
        self.turn = np.ones(count, np.int32)
        self.options = np.zeros((count, 4), np.bool_)

    def __len__(self) -> int:
        return len(self.seat)

    @classmethod
    def start(
        cls, seats: int, count: int, variant: PickominoVariant | None = None, first: int = 0
    ) -> PickominoGames:
        """New games of one variant."""
        games = cls(seats, count)
        check_seats(Pickomino(), seats, first)
        games.seat[:] = first
        games.options[:] = options_of(variant or PickominoVariant())
        return games

    @classmethod
    def of(cls, states: Sequence[PickominoState]) -> PickominoGames:
        """Positions as a batch; all have the same number of seats."""
        games = cls(states[0].seats if states else 2, len(states))
        for game, state in enumerate(states):
            if state.seats != games.seats:
                raise GameError(
                    f"a batch has one number of seats: {games.seats} and {state.seats} were given",
                    code="mixed-seats",
                )
            games._put(game, state)
        return games

    def _put(self, game: int, state: PickominoState) -> None:
        for tile in range(TILES):
            self.owner[game, tile] = rows.GRILL if state.grill >> tile & 1 else rows.GONE
        for seat, stack in enumerate(state.stacks):
            for place, tile in enumerate(stack):
                self.owner[game, tile - rows.LOWEST] = seat
                self.height[game, tile - rows.LOWEST] = place
        self.seat[game] = state.seat
        self.taken[game] = state.taken
        self.turn[game] = state.turn
        self.options[game] = options_of(state.variant)
        if state.roll is not None:
            self.roll[game] = [state.roll.count(face) for face in range(1, FACES + 1)]
        waiting = rows.DECIDE if state.roll is None else rows.CHOOSE
        self.phase[game] = _PHASES.get(state.phase, waiting)

    def state(self, game: int) -> PickominoState:
        """Return one game as a state of the rules."""
        owner, height = self.owner[game], self.height[game]
        stacks = []
        for seat in range(self.seats):
            held = np.flatnonzero(owner == seat)
            order = held[np.argsort(height[held])]
            stacks.append(tuple(int(tile) + rows.LOWEST for tile in order))
        phase = int(self.phase[game])
        shown = tuple(face + 1 for face in range(FACES) for _ in range(int(self.roll[game, face])))
        return PickominoState(
            variant_of(self.options[game]),
            sum(1 << int(tile) for tile in np.flatnonzero(owner == rows.GRILL)),
            tuple(stacks),
            int(self.seat[game]),
            tuple(int(count) for count in self.taken[game]),  # type: ignore[arg-type]
            shown if phase == rows.CHOOSE else None,
            {rows.CHANCE: Phase.CHANCE, rows.OVER: Phase.OVER}.get(phase, Phase.PLAY),
            int(self.turn[game]),
        )

    def pick(self, games: Array) -> PickominoGames:
        """Some of the games, copied."""
        part = PickominoGames(self.seats, 0)
        for name in self.ARRAYS:
            setattr(part, name, getattr(self, name)[games])
        return part

    # -- playing ---------------------------------------------------------------------------

    def legal(self) -> npt.NDArray[np.bool_]:
        """Games x actions; all false where no decision is due."""
        legal = np.empty((len(self), ACTIONS), np.bool_)
        kernels().run("pickomino_legal", self.seats, *map(given, self.arrays), Changed(legal))
        return legal

    def apply_rolls(self, dice: Array) -> None:
        """Give dice, as counts per face, to the games that wait for them."""
        counts = np.ascontiguousarray(dice, np.int8)
        if counts.shape != (len(self), FACES):
            raise IllegalActionError(
                f"dice are counts of shape {(len(self), FACES)}, not {counts.shape}",
                code="bad-roll", roll=str(counts.shape), dice=DICE,
            )  # fmt: skip
        wrong = (counts.sum(1) != DICE - self.taken.sum(1)) | (counts.min(1) < 0)
        for bad in np.flatnonzero(wrong & (self.phase == rows.CHANCE))[:1]:
            left = int(DICE - self.taken[bad].sum())
            raise IllegalActionError(
                f"game {bad}: {counts[bad].tolist()} is not a roll of {left} dice",
                code="bad-roll", roll=str(counts[bad].tolist()), dice=left,
            )  # fmt: skip
        kernels().run("pickomino_apply_rolls", *self._games, given(counts))

    def throw(self, random: npt.NDArray[np.uint64]) -> None:
        """Fair dice for the games that wait for them, each from its own stream (`streams`)."""
        kernels().run("pickomino_throw", *self._games, own_streams(random, len(self)))

    def choose(
        self, legal: npt.NDArray[np.bool_], random: npt.NDArray[np.uint64]
    ) -> npt.NDArray[np.int64]:
        """Choose one of the legal actions of each game at random; -1 where no decision is due."""
        actions = np.empty(len(self), np.int64)
        own = own_streams(random, len(self))
        kernels().run("pickomino_choose", given(legal), own, Changed(actions))
        return actions

    def random_rolls(self, random: np.random.Generator) -> npt.NDArray[np.int8]:
        """Fair dice for every game, as `apply_rolls` takes them."""
        left = DICE - self.taken.sum(1, dtype=np.int64)
        return random.multinomial(left, np.full(FACES, 1 / FACES)).astype(np.int8)

    def apply(self, actions: Array) -> None:
        """Give an action to the games in which a seat decides; the others ignore theirs."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (len(self),):
            raise IllegalActionError(
                f"one action per game: shape {(len(self),)}, not {chosen.shape}",
                move=str(chosen.shape), legal="",
            )  # fmt: skip
        bad = int(kernels().run("pickomino_apply", *self._games, given(chosen)).value)
        if bad >= 0:
            numbers = np.flatnonzero(self.legal()[bad]).tolist()
            raise IllegalActionError(
                f"game {bad}: action {chosen[bad]} is not legal here; legal: {numbers}",
                move=str(chosen[bad]),
                legal=str(numbers),
            )

    def play_turns(
        self, worth: npt.NDArray[np.float64], random: npt.NDArray[np.uint64]
    ) -> npt.NDArray[np.int64]:
        """Play one turn of every game that waits for its first roll; return its outcome.

        ``worth`` is what each outcome (16 tiles, then failing) is worth to the seat to move;
        ``random`` has one stream per game and moves on. The outcome of other games is -1.
        """
        outcomes = np.empty(len(self), np.int64)
        own = own_streams(random, len(self))
        kernels().run(
            "pickomino_play_turns",
            *self._games,
            given(np.ascontiguousarray(worth, np.float64)),
            own,
            tables_in_memory(),
            Changed(outcomes),
        )
        return outcomes

    @property
    def positions(self) -> Positions:
        """The games as positions before a turn."""
        rows = self.owner, self.height, self.seat, self.options
        return Positions.of_rows(self.seats, *map(given, rows))

    @property
    def _games(self) -> tuple[Argument, ...]:
        return self.seats, *map(Changed, self.arrays)

    @property
    def arrays(self) -> tuple[Array, Array, Array, Array, Array, Array, Array, Array]:
        """All arrays, in the order of `ARRAYS`, as kernels take them."""
        return (
            self.owner, self.height, self.seat, self.taken, self.roll, self.phase, self.turn,
            self.options,
        )  # fmt: skip

    # -- results ---------------------------------------------------------------------------

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self.phase == rows.OVER)

    def worms(self) -> npt.NDArray[np.int64]:
        """Games x seats."""
        seats = np.arange(self.seats)
        return np.asarray(((self.owner[:, :, None] == seats) * _WORMS[:, None]).sum(1))

    def shares(self) -> npt.NDArray[np.float64]:
        """Win shares as if the games ended now (P21)."""
        tiles = np.arange(1, TILES + 1)
        held = self.owner[:, :, None] == np.arange(self.seats)
        return _shares(self.worms(), (held * tiles[:, None]).max(1))


TRACE = 100_000  # steps at most


class RandomGames(NamedTuple):
    """Finished games of players who choose by chance."""

    worms: npt.NDArray[np.int64]  # games x seats
    shares: npt.NDArray[np.float64]  # games x seats
    turns: npt.NDArray[np.int32]
    decisions: int  # of all games together
    trace: npt.NDArray[np.int64]  # steps of all games, if they were traced


def random_games(
    seats: int,
    count: int,
    seed: int = 0,
    variant: PickominoVariant | None = None,
    *,
    traced: bool = False,
) -> RandomGames:
    """Play whole games in one call, every legal action as likely as any other.

    A trace contains, one after the other, rolls as minus their counts of four bits each, and the
    numbers of actions.
    """
    check_seats(Pickomino(), seats)
    options = np.empty((count, 4), np.bool_)
    options[:] = options_of(variant or PickominoVariant())
    worms, highest = np.empty((2, count, seats), np.int64)
    turns = np.empty(count, np.int32)
    trace = np.zeros(TRACE if traced else 0, np.int64)
    found = map(Changed, (worms, highest, turns, trace))
    made = kernels().run("pickomino_random_games", seats, seed, given(options), *found).value
    return RandomGames(worms, _shares(worms, highest), turns, int(made), trace)


def _shares(worms: Array, highest: Array) -> npt.NDArray[np.float64]:
    """Share the win: most worms, then the highest tile; players with both equal share (P21)."""
    rank = worms * 32 + highest
    winners = rank == rank.max(1, keepdims=True)
    return np.asarray(winners / winners.sum(1, keepdims=True))


def action_number(action: Action) -> int:
    """The number of an action of the rules."""
    if isinstance(action, Take):
        return action.face
    if isinstance(action, Stop):
        return FAIL if action.tile is None else STOP + action.tile - rows.LOWEST
    return ROLL_ON


def action_of(number: int) -> Take | RollOn | Stop:
    """The action behind a number."""
    if number == ROLL_ON:
        return RollOn()
    if number <= FACES:
        return Take(number)
    return Stop(None if number == FAIL else number - STOP + rows.LOWEST)


def options_of(variant: PickominoVariant) -> tuple[bool, bool, bool, bool]:
    """The variant as a row of options."""
    return (
        variant.ending == SHORT,
        variant.ending == RETURNED_FACE_DOWN,
        variant.any_lower,
        variant.turn_on_empty,
    )


def variant_of(options: Array) -> PickominoVariant:
    """The variant behind a row of options."""
    short, face_down, any_lower, turn_on_empty = (bool(option) for option in options)
    ending = SHORT if short else RETURNED_FACE_DOWN if face_down else PickominoVariant().ending
    return PickominoVariant(ending, any_lower, turn_on_empty)
