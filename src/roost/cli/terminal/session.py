"""A game in progress at one keyboard: turns, moves and the game file."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from shutil import get_terminal_size

from roost.bots import Bot, make_bot
from roost.cli import saves
from roost.cli.console import Console, moves_cursor, prompt_lines, wrapped
from roost.cli.terminal import coach
from roost.cli.terminal.view import EntryError, make_view
from roost.cli.terminal.words import COACH, COMMANDS
from roost.dice import Dice, SeededDice, SystemDice
from roost.locale import error_text
from roost.narrate import record_key
from roost.rules import format_position
from roost.rules.core import Action, Phase, State
from roost.rules.dice import Roll
from roost.rules.errors import GameError
from roost.rules.record import Record

DEFAULT_PACE = 0.8  # seconds per decision of a bot
SETTLED = "settled"  # tag with the number of moves that can no longer be taken back


class Quit(Exception):  # noqa: N818 - not an error
    """The player wants to stop."""


class TakeBackTyped(Exception):  # noqa: N818 - not an error
    """The player wants to take back the last roll."""


class Session:
    """Continues `record`. Every move is saved before it is shown.

    Where the terminal allows it, the table and the question stay in place; otherwise every event is
    a line.
    """

    def __init__(
        self,
        console: Console,
        record: Record,
        path: Path,
        *,
        plain: bool,
        pace: float,
        tutor: bool = False,
    ) -> None:
        self.console = console
        self.record = record
        self.rules = record.rules
        self.moves = list(record.moves)
        self.state: State = record.final()
        self.path = path
        self.pace = pace
        self.tutor = tutor
        names = [player.name for player in record.players]
        self.manual = record.dice["source"] == "manual"
        self.bots = _bots(record)
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        you = people[0] if len(people) == 1 else None
        self.view = make_view(
            console, self.rules, names, plain=plain, you=you, key=record_key(record)
        )
        self.dice = _dice(record)
        self.journal = self._journal()
        self._moves_cursor = console.is_terminal() and moves_cursor()
        self._told: list[str] = []  # the last text printed
        self._log: list[str] = []  # what happened since the last answer
        self._sure: tuple[int, Action] | None = None  # what the tutor has warned about
        console.complete = self._completions

    def _journal(self) -> saves.SaveFile | None:
        return saves.SaveFile(self.path, self.record)

    def save(self) -> None:
        if self.journal is not None:
            self.journal.save()

    @property
    def people(self) -> bool:
        return any(bot is None for bot in self.bots)

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots: only then are there hints."""
        return self.view.narrator.you is not None

    @property
    def framed(self) -> bool:
        return self._moves_cursor and self.people and not self.view.spoken

    def _completions(self) -> list[str]:
        known = map(self.view.words.key, (*COMMANDS, *COACH))
        ready = self.state.phase is Phase.PLAY
        return [*known, *(self.view.completions(self.state) if ready else ())]

    # -- the game --------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over. `Quit`, the end of input and Ctrl-C are raised."""
        self.say(self.view.at_hand(self.state))  # a game resumed in the middle of a turn
        while True:
            try:
                while self.state.phase is not Phase.OVER:
                    self._advance()
                self._result()
                if self.manual:
                    self._offer_undo()
                return
            except TakeBackTyped:
                self._take_back()

    def _advance(self) -> None:
        if self.state.phase is Phase.CHANCE:
            self._apply(self._roll())
            return
        bot = self.bots[self.state.seat]
        if bot is None:
            self._apply(self._ask_action())
        else:
            if self.pace and self.people:
                if self.framed:
                    self._draw()
                time.sleep(self.pace)
            self._apply(bot.choose(self.state))

    def _apply(self, move: Action | Roll) -> None:
        before = self.state
        token = self.rules.format_move(before, move)
        step = self.rules.apply(before, move)
        self.state = step.state
        self.moves.append(move)
        if self.journal is not None:
            self.journal.add(before, move, token, self.rules.outcome(step.state))
        asks = step.state.phase is Phase.PLAY and self.bots[step.state.seat] is None
        self._told = self.view.tell(step.events, asks=asks)
        self.say(self._told)

    def _result(self) -> None:
        outcome = self.rules.outcome(self.state)
        if outcome is None:
            return
        if self.framed:
            self._draw()
        else:
            self.console.show(["", *self.view.table(self.state)])
        self.console.show(wrapped(self.view.narrator.winners(outcome)))
        if self.people:
            self.console.say("game-review", command="roost review")
            self.console.say("game-another", command=f"roost play {self.record.game}")

    # -- showing ---------------------------------------------------------------------------

    def say(self, lines: Sequence[str]) -> None:
        """Print lines, or keep them for the next frame."""
        if self.framed:
            self._log += lines
        else:
            self.console.show(lines)

    def _draw(self, below: Sequence[str] = (), prompt: int = 0) -> None:
        """Draw the table, the last events, then `below`; a prompt of `prompt` lines follows."""
        room = get_terminal_size().lines - 1 - prompt - len(below)
        table = self.view.table(self.state)
        if len(table) > room:
            table = []
        repeated = list(below[: len(self._log)]) == self._log
        log = [] if repeated else latest(self._log, room - len(table))
        self.console.frame([*table, *log, *below])

    # -- rolls -----------------------------------------------------------------------------

    def _roll(self) -> Roll:
        count = self.rules.dice_count(self.state)
        if self.dice is not None:
            return self.dice.roll(count)
        asked = self.view.asked(self.state.seat)
        prompt = self.console.text("prompt-roll", **asked, dice=count)
        wrong: GameError | None = None
        while True:
            try:
                return self.view.read_roll(self._ask(prompt, wrong), count)
            except GameError as error:
                wrong = error

    def _last_choice(self) -> int | None:
        """Return the move that `undo` would take back: the last real roll unless it is final, or,
        against bots, the last decision."""
        if self.manual:
            settled = self.record.tags.get(SETTLED)
            least = settled if type(settled) is int else 0
            found = [i for i, m in enumerate(self.moves) if isinstance(m, Roll) and i >= least]
        else:
            you = self.view.narrator.you
            moments = saves.with_moves(self.record, self.moves).replay()
            found = [
                index
                for index, moment in enumerate(moments)
                if moment.before.seat == you and isinstance(moment.move, Action)
            ]
        return found[-1] if found else None

    def _take_back(self) -> None:
        last = self._last_choice()
        if last is None:
            self.say(wrapped(self.console.text("undo-nothing")))
            return
        # Rolls before a typed one that was taken back stay final.
        tags = {**self.record.tags, **({SETTLED: last} if self.manual else {})}
        self.moves = self.moves[:last]
        self.record = saves.with_moves(self.record, self.moves, tags)
        self.state = self.record.final()
        self.dice = _dice(self.record)
        self.journal = self._journal()
        self._log = []
        done = self.console.text("undo-done" if self.manual else "undo-done-move")
        self.say([*wrapped(done), *self.view.at_hand(self.state)])

    def _offer_undo(self) -> None:
        """After the game's end, offer to take back the last roll: it may be mistyped."""
        try:
            while self._ask(self.console.text("prompt-finish", undo=self.view.words.key("undo"))):
                continue
        except (EOFError, Quit):
            return

    # -- asking ----------------------------------------------------------------------------

    def _ask_action(self) -> Action:
        state = self.state
        if not self.framed:
            self.console.show(self.view.question(state))
        error: GameError | None = None
        while True:
            text = self._ask(self.view.prompt(state), error)
            error = None
            try:
                if not text:
                    raise self.view.nothing_typed(state)
                action = self.view.read(state, text, self._ask)
                if action is not None and self._is_sure(action):
                    self._log = []
                    return action
            except GameError as wrong:
                error = wrong

    def _ask(self, prompt: str, error: GameError | None = None) -> str:
        """Ask for an answer that is not one of the general commands."""
        answer = [] if error is None else wrapped(error_text(self.console.texts, error))
        while True:
            self._answer(answer, prompt)
            text = self.console.ask(prompt)
            words = self.view.words
            command = words.means(text, *COMMANDS, *(COACH if self.alone else ()))
            try:
                if command is None:
                    said = self.view.inquiry(self.state, text)
                    if said is None:
                        return text
                    answer = said
                else:
                    answer = self._obey(command)
            except GameError as wrong:
                answer = wrapped(error_text(self.console.texts, wrong))

    def _answer(self, lines: Sequence[str], prompt: str) -> None:
        """Show an answer to what was typed, above the question."""
        if self.framed:
            asks = self.state.phase is Phase.PLAY
            question = self.view.question(self.state) if asks else []
            self._draw([*lines, *question], len(prompt_lines(prompt)))
        else:
            self.console.show(lines)

    def _obey(self, command: str) -> list[str]:
        """Run a command; return the answer."""
        text, state = self.console.text, self.state
        if command == "quit":
            raise Quit
        if command == "undo":
            if self.manual or self.alone:
                raise TakeBackTyped
            raise EntryError("no undo", code="undo-not-here")
        if command == "help":
            return self._help()
        if command == "again":
            return self._status()
        if command == "scores":
            return self._scores()
        if command == "save":
            return wrapped(text("game-saved", file=self.path))
        if command == "position":
            return [format_position(state)]
        if command == "tutor":
            self.tutor = not self.tutor
            return wrapped(text("tutor-now", on=self.tutor))
        return (
            coach.hint(self.view, state) if command == "hint" else coach.analyse(self.view, state)
        )

    def _is_sure(self, action: Action) -> bool:
        """Ask once about a costly move, if the tutor is on."""
        place = (len(self.moves), action)
        if not self.tutor or not self.alone or self._sure == place:
            return True
        warning = coach.warning(self.view, self.state, action)
        if not warning:
            return True
        self._sure = place
        yes, no = (self.view.words.key(word) for word in ("yes", "no"))
        said = self._ask(f"{warning} [{yes}/{no}]")
        return self.view.words.means(said, "yes") is not None

    def _status(self) -> list[str]:
        """Return the last events, whose turn it is, the table, and the options."""
        view, state = self.view, self.state
        heading = self.console.text("turn-heading", turn=state.turn, name=view.name(state.seat))
        choices = view.choices(state) if state.phase is Phase.PLAY else []
        if self.framed:
            return [*self._log, *choices]
        return [*self._told, heading, *view.table(state), *view.at_hand(state), *choices]

    def _scores(self) -> list[str]:
        view = self.view
        scores = view.scores(self.state)
        if not scores:
            return view.table(self.state)
        said = (
            self.console.text(
                "label-value", label=view.name(seat), value=view.narrator.score(score)
            )
            for seat, score in enumerate(scores)
        )
        return [line for one in said for line in wrapped(one)]

    def _help(self) -> list[str]:
        """Return the general commands, then the current options."""
        text = self.console.text
        keys = {name: self.view.words.key(name) for name in (*COMMANDS, *COACH)}
        said = [self.view.help(), text("help-anywhere", **keys), text("help-telling", **keys)]
        if self.manual:
            said.append(text("help-undo", **keys))
        elif self.alone:
            said.append(text("help-coach", **keys))
        return [*(line for one in said for line in wrapped(one)), *self._options()]

    def _options(self) -> list[str]:
        play = self.state.phase is Phase.PLAY and not self.framed
        return [*self.view.at_hand(self.state), *self.view.choices(self.state)] if play else []


def latest(log: Sequence[str], room: int) -> Sequence[str]:
    """Return the last lines of a log that fit, from the beginning of a sentence."""
    start = max(0, len(log) - max(0, room))
    while 0 < start < len(log) and log[start].startswith(" "):
        start += 1
    return log[start:]


def _bots(record: Record) -> list[Bot | None]:
    seed = record.dice.get("seed", record.tags.get("bots", 0))
    return [
        None if player.bot is None else make_bot(record.game, player.bot, f"{seed}/{seat}")
        for seat, player in enumerate(record.players)
    ]


def _dice(record: Record) -> Dice | None:
    """Return the dice source; None if people type the rolls."""
    source = record.dice["source"]
    if source == "manual":
        return None
    if source == "seeded":
        drawn = sum(isinstance(move, Roll) for move in record.moves)
        return SeededDice(record.dice.get("seed", 0), drawn=drawn)
    return SystemDice()
