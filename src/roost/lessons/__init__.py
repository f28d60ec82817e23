"""A first game of each game: a scripted game with comments.

A lesson is data: every roll and decision of a game from its start in notation, and the comments
before them, each with the object on the table it refers to. The server plays it by the normal rules
(`roost.server.core.table`); the rules pages take their figures from it. Lessons contain no outcomes
of moves; these always come from the rules.
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
    """A comment. `say` is the message id, and `at` the object it refers to (``tile 25``).

    `rules` are the rules that it illustrates.
    """

    say: str
    at: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One roll or decision, with the comments before it; the last comment asks for the move."""

    move: str
    beats: tuple[Beat, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A scripted game. `rival` is the bot in the other seat, whose moves the script contains.

    `end` holds the comments after the last step.
    """

    game: str
    rival: str
    steps: tuple[LessonStep, ...]
    end: tuple[Beat, ...]

    @cached_property
    def _replay(self) -> tuple[tuple[tuple[State, Action | Roll], ...], State]:
        game = make_game(self.game)
        state: State = game.start(SEATS, first=LEARNER)
        played: list[tuple[State, Action | Roll]] = []
        for step in self.steps:
            move = game.parse_move(state, step.move)
            played.append((state, move))
            state = game.apply(state, move).state
        return tuple(played), state

    @cached_property
    def moves(self) -> tuple[Action | Roll, ...]:
        return tuple(move for _, move in self._replay[0])

    @cached_property
    def rolls(self) -> tuple[Roll, ...]:
        return tuple(move for move in self.moves if isinstance(move, Roll))

    def step_after(self, moves: Sequence[Action | Roll]) -> LessonStep | None:
        """Return the next step; None at the end, or if the moves differ from the script."""
        done = len(moves)
        if done == len(self.steps) or tuple(moves) != self.moves[:done]:
            return None
        return self.steps[done]

    def is_done(self, moves: Sequence[Action | Roll]) -> bool:
        return tuple(moves) == self.moves

    def figures(self) -> Iterator[tuple[Beat, State]]:
        """Yield each comment that illustrates a rule, with its position."""
        played, last = self._replay
        places = [(step.beats, state) for step, (state, _) in zip(self.steps, played, strict=True)]
        for beats, state in [*places, (self.end, last)]:
            yield from ((beat, state) for beat in beats if beat.rules)


LESSONS: Registry[Lesson] = Registry("lessons", "LESSON")
