"""A first game of each game: a played-out scene with its words.

A lesson is data: every roll and decision of a game from its start, in the notation of the game,
and what is said before a decision, at which thing of the table. A server's table plays it by the
rules it plays everything by (`roost.server.core.table`); the rules pages take figures from it.
What the rules make of it is never written down here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from roost.rules import Action, Roll, State, make_game
from roost.rules.registry import Registry

SEATS = 2
LEARNER, RIVAL = 0, 1


@dataclass(frozen=True, slots=True)
class Beat:
    """Something said. `say` is the message, `at` the thing that it is about, by the name the table
    has for it (``tile 25``); `rules` are those that it is the figure of."""

    say: str
    at: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One roll or decision, and what is said before it; the last thing said asks for it."""

    move: str
    beats: tuple[Beat, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """`rival` is the bot whose name and bird the other seat has; its moves are written here too.
    `end` is said after the last step."""

    game: str
    rival: str
    steps: tuple[Step, ...]
    end: tuple[Beat, ...]

    @cached_property
    def _played(self) -> tuple[tuple[tuple[State, Action | Roll], ...], State]:
        game = make_game(self.game)
        state: State = game.start(SEATS, first=LEARNER)
        made: list[tuple[State, Action | Roll]] = []
        for step in self.steps:
            move = game.parse_move(state, step.move)
            made.append((state, move))
            state = game.apply(state, move).state
        return tuple(made), state

    @cached_property
    def moves(self) -> tuple[Action | Roll, ...]:
        return tuple(move for _, move in self._played[0])

    @cached_property
    def rolls(self) -> tuple[Roll, ...]:
        return tuple(move for move in self.moves if isinstance(move, Roll))

    def step_after(self, moves: Sequence[Action | Roll]) -> Step | None:
        """What comes next; None at the end, and for a game that was begun by another script."""
        done = len(moves)
        if done == len(self.steps) or tuple(moves) != self.moves[:done]:
            return None
        return self.steps[done]

    def is_done(self, moves: Sequence[Action | Roll]) -> bool:
        return tuple(moves) == self.moves

    def figures(self) -> Iterator[tuple[Beat, State]]:
        """What is said of a rule, and the position it is said in."""
        made, last = self._played
        places = [(step.beats, state) for step, (state, _) in zip(self.steps, made, strict=True)]
        for beats, state in [*places, (self.end, last)]:
            yield from ((beat, state) for beat in beats if beat.rules)


LESSONS: Registry[Lesson] = Registry("lessons", "LESSON")
