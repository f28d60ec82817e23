"""A scripted first game at one keyboard."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from roost.cli.console import Console, prompt_lines, wrapped
from roost.cli.seats import read_players
from roost.cli.terminal.session import Session
from roost.cli.terminal.view import EntryError
from roost.lessons import LEARNER, Beat, Lesson
from roost.rules import Action, make_game
from roost.rules.core import Phase
from roost.rules.errors import GameError
from roost.rules.record import Record


class LessonSession(Session):
    """Plays a lesson: it accepts only the action that the comments ask for."""

    def __init__(self, console: Console, lesson: Lesson, *, plain: bool, pace: float) -> None:
        players = read_players(
            lesson.game, console.texts, players=None, bots=[lesson.rival], seats=None
        )
        variant = make_game(lesson.game).variant.key
        record = Record(lesson.game, variant, players, LEARNER, dice={"source": "system"})
        super().__init__(console, record, Path(), plain=plain, pace=pace)
        self.lesson = lesson
        self._comments: list[str] = []

    def _journal(self) -> None:
        """Save nothing."""

    def play(self) -> None:
        for step, move in zip(self.lesson.steps, self.lesson.moves, strict=True):
            self._comments = self._spoken(step.beats)
            if self.state.seat != LEARNER:
                if self.framed:
                    self._draw()
                time.sleep(self.pace)
            elif isinstance(move, Action):
                self._follow(move)
            elif step.beats:
                dice = self.rules.dice_count(self.state)
                asked = self.view.asked(LEARNER)
                self._hear()
                self._ask(self.console.text("online-prompt-roll", **asked, dice=dice))
            self._apply(move)
        self._comments = []
        if self.framed:
            self._draw()
        self.console.show(self._spoken(self.lesson.end))
        self.console.say("game-another", command=f"roost play {self.lesson.game} --bot easy")

    def _spoken(self, beats: Iterable[Beat]) -> list[str]:
        rival = self.view.names[1 - LEARNER]
        said = (self.console.text(beat.say, name=rival) for beat in beats)
        return [line for one in said for line in wrapped(one)]

    def _hear(self) -> None:
        if not self.framed:
            self.console.show(self._comments)

    def _follow(self, move: Action) -> None:
        """Ask until the lesson's move is typed."""
        state = self.state
        error: GameError | None = None
        key = self.view.key(state, move)
        self.view.lesson_move = move
        self._hear()
        if not self.framed:
            self.console.show(self.view.question(state))
        while True:
            try:
                text = self._ask(self.console.text("prompt-lesson", key=key), error)
                action = self.view.read(state, text, self._ask) if text else None
                if action == move:
                    self._log, self.view.lesson_move = [], None
                    return
                error = EntryError("not in this lesson", code="lesson-move", key=key)
            except GameError as wrong:
                error = wrong

    def _answer(self, lines: Sequence[str], prompt: str) -> None:
        if not self.framed:
            self.console.show(lines)
            return
        asks = self.state.phase is Phase.PLAY
        question = self.view.question(self.state) if asks else []
        self._draw([*self._comments, *lines, *question], len(prompt_lines(prompt)))
