"""A game in progress at one keyboard: turns, moves and the game file."""

from __future__ import annotations

import time
from pathlib import Path

from roost.bots import Bot, make_bot
from roost.cli import saves
from roost.cli.console import Console, wrapped
from roost.cli.terminal.view import EntryError, make_view
from roost.cli.terminal.words import COMMANDS
from roost.dice import Dice, SeededDice, SystemDice
from roost.locale import error_text
from roost.narrate import record_key
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
    """Continues `record`. Every move is saved before it is shown."""

    def __init__(
        self, console: Console, record: Record, path: Path, *, plain: bool, pace: float
    ) -> None:
        self.console = console
        self.record = record
        self.rules = record.rules
        self.moves = list(record.moves)
        self.state: State = record.final()
        self.path = path
        self.pace = pace
        names = [player.name for player in record.players]
        self.manual = record.dice["source"] == "manual"
        self.bots = _bots(record)
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        you = people[0] if len(people) == 1 else None
        self.view = make_view(
            console, self.rules, names, plain=plain, you=you, key=record_key(record)
        )
        self.dice = _dice(record)
        self.journal = saves.SaveFile(path, record)
        self._shown: int | None = None  # the turn whose heading was printed
        self._told: list[str] = []  # the last text printed

    @property
    def people(self) -> bool:
        return any(bot is None for bot in self.bots)

    @property
    def _table_later(self) -> bool:
        return self.view.table_with_choices and not self.view.plain

    # -- the game --------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over. `Quit`, the end of input and Ctrl-C are raised."""
        while True:
            try:
                while self.state.phase is not Phase.OVER:
                    self._heading()
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
                time.sleep(self.pace)
            self._apply(bot.choose(self.state))

    def _apply(self, move: Action | Roll) -> None:
        before = self.state
        token = self.rules.format_move(before, move)
        step = self.rules.apply(before, move)
        self.state = step.state
        self.moves.append(move)
        self.journal.add(before, move, token, self.rules.outcome(step.state))
        # Rolls that a person typed, or that bots made, are not drawn.
        drawn = self.bots[before.seat] is None and not self.manual
        self._told = self.view.tell(step.events, drawn=drawn)
        self.console.show(self._told)

    def _heading(self) -> None:
        state = self.state
        if state.turn == self._shown:
            return
        self._shown = state.turn
        self.console.write()
        if state.turn:
            self.console.say("turn-heading", turn=state.turn, name=self.view.name(state.seat))
        if self.bots[state.seat] is None and state.turn and not self._table_later:
            self.console.show(self.view.table(state))
        self.console.show(self.view.at_hand(state))  # a game resumed in the middle of a turn

    def _result(self) -> None:
        outcome = self.rules.outcome(self.state)
        if outcome is None:
            return
        self.console.write()
        self.console.show(self.view.table(self.state))
        self.console.show(wrapped(self.view.narrator.winners(outcome)))
        if self.people:
            self.console.say("game-saved", file=self.path)
            self.console.say("game-review", command=f"roost review {self.path}")
            self.console.say("game-another", command=f"roost play {self.record.game}")

    # -- rolls -----------------------------------------------------------------------------

    def _roll(self) -> Roll:
        count = self.rules.dice_count(self.state)
        if self.dice is not None:
            return self.dice.roll(count)
        asked = self.view.asked(self.state.seat)
        prompt = self.console.text("prompt-roll", **asked, dice=count)
        while True:
            try:
                return self.view.read_roll(self._ask(prompt), count)
            except GameError as error:
                self.console.refuse(error)

    def _last_roll(self) -> int | None:
        """Return the move that `undo` would take back: the last roll, unless it is final."""
        settled = self.record.tags.get(SETTLED)
        settled = settled if type(settled) is int else 0
        rolls = [i for i, move in enumerate(self.moves) if isinstance(move, Roll) and i >= settled]
        return rolls[-1] if rolls else None

    def _take_back(self) -> None:
        last = self._last_roll()
        if last is None:
            self.console.say("undo-nothing")
            return
        # Rolls before the one that was taken back stay final.
        tags = {**self.record.tags, SETTLED: last}
        self.moves = self.moves[:last]
        self.record = saves.with_moves(self.record, self.moves, tags)
        self.state = self.record.final()
        self.journal = saves.SaveFile(self.path, self.record)
        self._shown = None
        self.console.say("undo-done")

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
        if self._table_later:
            self.console.show(self.view.table(state))
        self.console.show(self.view.choices(state))
        while True:
            text = self._ask(self.view.prompt(state))
            try:
                if not text.strip():
                    raise self.view.nothing_typed(state)
                action = self.view.read(state, text, self._ask)
                if action is not None:
                    return action
            except GameError as error:
                self.console.refuse(error)

    def _ask(self, prompt: str) -> str:
        """Ask for an answer that is not one of the general commands."""
        while True:
            text = self.console.ask(prompt)
            command = self.view.words.means(text, *COMMANDS)
            if command is None:
                answer = self._inquiry(text)
                if answer is None:
                    return text
                self.console.show(answer)
            elif command == "help":
                self._help()
            elif command == "again":
                self._print_status()
            elif command == "scores":
                self._scores()
            elif command == "save":
                self.console.say("game-saved", file=self.path)
            elif command == "quit":
                raise Quit
            elif self.manual:
                raise TakeBackTyped
            else:
                self.console.refuse(EntryError("no undo", code="undo-not-here"))

    def _inquiry(self, text: str) -> list[str] | None:
        try:
            return self.view.inquiry(self.state, text)
        except GameError as error:
            return wrapped(error_text(self.console.texts, error))

    def _print_status(self) -> None:
        """Print the last events, whose turn it is, and the options."""
        self.console.show(self._told)
        name = self.view.name(self.state.seat)
        self.console.say("turn-heading", turn=self.state.turn, name=name)
        self.console.show(self.view.table(self.state))
        if self.state.phase is Phase.PLAY:
            self.console.show(self.view.choices(self.state))

    def _scores(self) -> None:
        scores = self.view.scores(self.state)
        if not scores:
            self.console.show(self.view.table(self.state))
        for seat, score in enumerate(scores):
            self.console.say(
                "label-value",
                label=self.view.name(seat),
                value=self.view.narrator.score(score),
            )

    def _help(self) -> None:
        """Print the general commands, then the current question's help."""
        keys = {name: self.view.words.key(name) for name in COMMANDS}
        self.console.show(wrapped(self.view.help()))
        self.console.say("help-anywhere", **keys)
        self.console.say("help-telling", **keys)
        if self.manual:
            self.console.say("help-undo", **keys)
        self.console.show(self.view.table(self.state))
        if self.state.phase is Phase.PLAY:
            self.console.show(self.view.rolled(self.state))
            self.console.show(self.view.choices(self.state))


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
