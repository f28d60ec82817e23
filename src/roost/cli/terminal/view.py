"""How a game looks and is played on a terminal: what is shown, and what may be typed.

Each game has a `View`: `cli/view_pickomino.py` and `cli/view_knockout.py`. With `plain`, nothing
is drawn and everything is said in words.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from roost.cli.console import Console, columns, wrapped
from roost.cli.terminal import draw
from roost.cli.terminal.words import Words
from roost.narrate import make_narrator
from roost.rules import AnyGame
from roost.rules.core import Action, Event
from roost.rules.dice import Roll
from roost.rules.errors import GameError

__all__ = ["Ask", "EntryError", "View", "make_view", "wrapped"]

Ask = Callable[[str], str]  # a prompt; the answer


class EntryError(GameError):
    """Something typed at a prompt that cannot be done; the prompt comes again."""

    code = "not-understood"


class View(ABC):
    """One table's words and drawings."""

    worm: bool  # whether face 6 is a worm
    table_with_choices: bool  # whether a drawn table belongs beside what one can do
    room: int  # columns that the drawings need; a narrower terminal gets words

    def __init__(self, console: Console, rules: AnyGame, names: Sequence[str], plain: bool) -> None:
        self.console = console
        self.texts = console.texts
        self.words = Words(console.texts)
        self.rules = rules
        self.names = tuple(names)
        self.narrator = make_narrator(console.texts, rules, names)
        self._plain = plain

    @property
    def plain(self) -> bool:
        """Whether everything is said in words; asked anew each time, since terminals change."""
        return self._plain or columns() < self.room

    # -- what each game says ---------------------------------------------------------------

    @abstractmethod
    def options(self) -> list[str]:
        """The variant in words, for the opening."""

    @abstractmethod
    def table(self, state: Any) -> list[str]:
        """The position."""

    @abstractmethod
    def choices(self, state: Any) -> list[str]:
        """What may be typed now, one thing per line."""

    @abstractmethod
    def prompt(self, state: Any) -> str: ...

    @abstractmethod
    def read(self, state: Any, text: str, ask: Ask) -> Action | None:
        """The action somebody typed. May ask back; None when they thought better of it."""

    @abstractmethod
    def dice_needed(self, state: Any) -> int:
        """How many dice the next roll has."""

    @abstractmethod
    def help(self) -> str: ...

    # -- shared ----------------------------------------------------------------------------

    def tell(self, events: Sequence[Event], *, drawn: bool = False) -> list[str]:
        """What happened, in sentences; a roll is drawn where `drawn`."""
        lines: list[str] = []
        draws = drawn and not self.plain
        for index, sentence in enumerate(self.narrator.tell(events)):
            lines += wrapped(sentence)
            if draws and index == 0 and events[0].kind == "rolled":
                lines += self.draw_dice(events[0].dice)  # type: ignore[attr-defined]
        return lines

    def draw_dice(self, faces: Sequence[int]) -> list[str]:
        return draw.dice(faces, worm=self.words.key("worm") if self.worm else None)

    def read_roll(self, text: str, count: int) -> Roll:
        """The roll somebody read off real dice: ``1134w``, with or without blanks."""
        worms = [word for word in self.words.of("worm") if self.worm]
        faces = []
        for part in re.findall(r"[^\W\d_]+|\S", text.casefold().replace(",", " ")):
            if part in worms:
                faces.append(6)
            else:
                faces += [self._face(symbol, worms) for symbol in part]
        if len(faces) != count:
            raise GameError(
                f"{len(faces)} dice given where {count} are rolled",
                code="wrong-number-of-dice", given=len(faces), wanted=count,
            )  # fmt: skip
        return Roll.of(faces)

    def _face(self, symbol: str, worms: Sequence[str]) -> int:
        if symbol in worms:
            return 6
        if symbol in ("12345" if self.worm else "123456"):
            return int(symbol)
        code = "bad-face" if self.worm else "bad-die"
        raise EntryError(f"{symbol!r} is not a face", code=code, value=symbol)

    def text(self, message: str, /, **values: object) -> str:
        return self.texts.text(message, **values)


def make_view(console: Console, rules: AnyGame, names: Sequence[str], *, plain: bool) -> View:
    """The view of a game."""
    if rules.key == "pickomino":
        from roost.cli.terminal.pickomino.view import PickominoView

        return PickominoView(console, rules, names, plain)
    from roost.cli.terminal.knockout.view import KnockoutView

    return KnockoutView(console, rules, names, plain)
