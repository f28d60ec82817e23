"""Display and input of games: what is shown, and what may be typed.

Each game has a `View` in its folder here. The defaults fit any game: actions are listed and typed
in the game's notation. With `plain`, everything is described in words and nothing is drawn.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from roost.cli.arguments import Parser
from roost.cli.console import Console, columns, wrapped
from roost.cli.terminal.words import InputWords
from roost.narrate import AnyNarrator, make_narrator
from roost.rules.core import Action, Event, Game, Json, Phase, State
from roost.rules.dice import Chance, Roll
from roost.rules.errors import GameError
from roost.rules.registry import Registry

if TYPE_CHECKING:
    from roost.analysis.results import Odds

__all__ = ["VIEWS", "AnyView", "Ask", "EntryError", "View", "make_view", "wrapped"]

Ask = Callable[[str], str]  # a prompt; returns the answer
S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


class EntryError(GameError):
    """The input is not possible here; the prompt is repeated."""

    code = "not-understood"


class View(ABC, Generic[S, A]):
    """A game's texts and drawings."""

    room: ClassVar[int] = 0  # columns that the drawings need; narrower terminals get words
    own_options: ClassVar[tuple[str, ...]] = ()  # options of `roost play` for this game only

    def __init__(
        self,
        console: Console,
        rules: Game[S, A],
        names: Sequence[str],
        *,
        plain: bool,
        you: int | None = None,
        key: str = "",
    ) -> None:
        self.console = console
        self.texts = console.texts
        self.words = InputWords(console.texts)
        self.rules = rules
        self.names = tuple(names)
        self.narrator: AnyNarrator = make_narrator(
            console.texts, rules, names, you, "" if plain else key
        )  # no remarks for the ear
        self.spoken = plain  # asked for: each line may be read aloud
        self.lesson_move: A | None = None  # the only one to mark in the drawing

    @property
    def plain(self) -> bool:
        """Whether to use words only; evaluated each time because terminals change size."""
        return self.spoken or columns() < self.room

    def text(self, message: str, /, **values: object) -> str:
        return self.texts.text(message, **values)

    def name(self, seat: int) -> str:
        """Return a player's name; "You" for the person at the keyboard."""
        return self.text("you") if seat == self.narrator.you else self.names[seat]

    def asked(self, seat: int) -> dict[str, object]:
        """Return whom a question addresses: a name, unless only one person plays."""
        return {"name": self.names[seat], "you": seat == self.narrator.you}

    # -- before a game ---------------------------------------------------------------------

    @classmethod
    def configure(cls, parser: Parser) -> None:
        """Add `own_options` to `roost play`."""

    @classmethod
    def variant(cls, args: Namespace) -> tuple[list[str], dict[str, Json]]:
        """Apply `own_options`; return the variant's key and the tags for the game file."""
        return [], {}

    @classmethod
    def learn(cls, tags: Mapping[str, Json]) -> None:
        """Register what a game file contains in its tags."""

    def options(self) -> list[str]:
        """Describe the variant, for the opening."""
        return []

    # -- the table -------------------------------------------------------------------------

    @abstractmethod
    def table(self, state: S) -> list[str]:
        """Return the lines that show the position."""

    def roll(self, state: S) -> Sequence[int] | None:
        """Return the dice to decide on, or None if there are none."""
        return getattr(state, "roll", None)

    def at_hand(self, state: S) -> list[str]:
        """Return what the player to move has: dice taken, and dice rolled."""
        roll = self.roll(state)
        if not roll:
            return []
        if self.plain:
            return wrapped(self.text("show-dice", dice=self.narrator.dice(roll)))
        return ["  " + " ".join(f"[{self.face(face)}]" for face in roll)]

    def face(self, face: int) -> str:
        """Return the character for a face."""
        return str(face)

    def scores(self, state: S) -> Sequence[int]:
        """Return each seat's score if the game ended now, or nothing if there is none."""
        return ()

    def inquiry(self, state: S, text: str) -> list[str] | None:
        """Return the answer to a question about the position, or None if it is not one."""
        return None

    def warnings(self, state: S) -> list[str]:
        """Return warnings about the position: messages ``warning-…``."""
        return []

    def chance_notes(self, state: S, chances: Sequence[Chance]) -> list[str]:
        """Return further notes about possible rolls."""
        return []

    def odds(self, odds: Odds) -> list[str]:
        """Return a table of the turn's odds, if the game has one."""
        return []

    def tell(self, events: Sequence[Event], *, asks: bool = False) -> list[str]:
        """Describe the events of a step in sentences; with `asks`, a person's `question` follows.

        For the ear, they are one line.
        """
        said = self.narrator.tell(events)
        parts = [" ".join(said)] if self.plain and said else said
        return [line for one in parts for line in wrapped(one, "  ")]

    # -- choosing --------------------------------------------------------------------------

    def key(self, state: S, action: A) -> str:
        """Return what to type for an action."""
        return self.rules.format_move(state, action)

    def keys(self, state: S) -> str:
        return " ".join(self.key(state, action) for action in self.rules.legal_actions(state))

    def nothing_typed(self, state: S) -> EntryError:
        """Return the reply to an empty line."""
        return EntryError("nothing was typed", code="nothing-typed", choices=self.keys(state))

    def choices(self, state: S) -> list[str]:
        """Describe what may be typed now, one item per line."""
        keys = {self.key(state, action): action for action in self.rules.legal_actions(state)}
        wide = max([2, *map(len, keys)]) + 2
        return [
            f"  {key:<{wide}}{self.narrator.action(state, action)}" for key, action in keys.items()
        ]

    def question(self, state: S) -> list[str]:
        """Return what to know before choosing; in words, `again` tells the rest."""
        return [] if self.spoken else [*self.at_hand(state), *self.choices(state)]

    def completions(self, state: S) -> Iterable[str]:
        """Return what Tab completes here."""
        return self.keys(state).split()

    def prompt(self, state: S) -> str:
        return self.text("prompt-action", **self.asked(state.seat), choices=self.keys(state))

    def read(self, state: S, text: str, ask: Ask) -> Action | None:
        """Parse the typed action. May ask back; returns None if the player declines."""
        for action in self.rules.legal_actions(state):
            if text.casefold() == self.key(state, action).casefold():
                return action
        raise EntryError(f"{text!r} is not understood", value=text, choices=self.keys(state))

    def help(self) -> str:
        return self.text(f"help-{self.rules.key}")

    # -- puzzles ---------------------------------------------------------------------------

    def listed(self, state: S, options: Sequence[tuple[str, str]]) -> list[str]:
        """Return a puzzle's options, each a token and its words."""
        return [
            f"  {place:>2}  {token:<6} {words}" for place, (token, words) in enumerate(options, 1)
        ]

    def answer(self, state: S, text: str, tokens: Sequence[str], ask: Ask) -> str | None:
        """Parse a puzzle's answer to a token. May ask back, like `read`."""
        if text in tokens:
            return text
        if text.isdigit() and 1 <= int(text) <= len(tokens):
            return tokens[int(text) - 1]
        legal = " ".join(tokens)
        raise EntryError(
            f"{text!r} is not an option", code="illegal-action", move=text, legal=legal
        )

    # -- real dice -------------------------------------------------------------------------

    def face_words(self) -> Mapping[str, int]:
        """Return words for a face, in addition to its number."""
        return {}

    def bad_face(self, symbol: str) -> EntryError:
        return EntryError(f"{symbol!r} is not a face", code="bad-die", value=symbol)

    def read_roll(self, text: str, count: int) -> Roll:
        """Parse a roll of real dice: ``1134w``, with or without spaces."""
        named = self.face_words()
        faces = []
        for part in re.findall(r"[^\W\d_]+|\S", text.casefold().replace(",", " ")):
            symbols = [part] if part in named else part
            faces += [self._face(symbol, named) for symbol in symbols]
        if len(faces) != count:
            raise GameError(
                f"{len(faces)} dice given where {count} are rolled",
                code="wrong-number-of-dice",
                given=len(faces),
                wanted=count,
            )
        return Roll(faces)

    def _face(self, symbol: str, named: Mapping[str, int]) -> int:
        if symbol in named:
            return named[symbol]
        if symbol in "123456" and int(symbol) not in named.values():
            return int(symbol)
        raise self.bad_face(symbol)


AnyView: TypeAlias = View[Any, Any]

VIEWS: Registry[type[AnyView]] = Registry("cli.terminal", "VIEW")


def make_view(
    console: Console,
    rules: Game[S, A],
    names: Sequence[str],
    *,
    plain: bool,
    you: int | None = None,
    key: str = "",
) -> AnyView:
    """Return the view of a game. The only person at it, in seat `you`, is called "you".

    `key` chooses the narrator's remarks.
    """
    return VIEWS.of(rules.key)(console, rules, names, plain=plain, you=you, key=key)


def last_turn(state: State, cap: int) -> list[str]:
    """Return the warning of a game with a limited number of turns."""
    return ["last-turn"] if state.phase is not Phase.OVER and state.turn == cap else []
