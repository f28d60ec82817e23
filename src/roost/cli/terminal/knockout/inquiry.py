"""Questions about a Knockout board for players who cannot see it.

What is near, where a length leads, and who can reach whom. Answers follow from the lines and
contain no odds.
"""

from __future__ import annotations

from collections.abc import Iterable

from roost.cli.console import wrapped
from roost.cli.terminal.words import InputWords
from roost.locale import Catalogue
from roost.narrate.knockout import KnockoutNarrator
from roost.rules.errors import GameError
from roost.rules.knockout import NUMBERS, OUT, KnockoutState, bits, contested, number_of, owner
from roost.rules.knockout.constants import LENGTHS, PIECES

QUESTIONS = ("near", "from", "threats")


class Inquiry:
    """Answers questions about positions, in a language."""

    def __init__(self, texts: Catalogue, narrator: KnockoutNarrator) -> None:
        self._texts = texts
        self._words = InputWords(texts)
        self._narrator = narrator

    def answer(self, state: KnockoutState, text: str) -> list[str] | None:
        """Return the answer's lines, or None if this is not a question."""
        words = text.split()
        meaning = self._words.means(words[0], *QUESTIONS) if words else None
        if meaning is None:
            return None
        if meaning == "threats":
            return self.threats(state)
        wanted = 2 if meaning == "near" else 3
        if len(words) != wanted:
            key = self._words.key(meaning)
            example = f"{key} {state.board.names[0]}" + (" 3" if meaning == "from" else "")
            raise GameError(f"{text!r} is not a question", code="bad-question", example=example)
        space = self._space(state, words[1])
        return self.near(state, space) if meaning == "near" else self.at(state, space, words[2])

    def near(self, state: KnockoutState, space: int) -> list[str]:
        """Describe the spaces next to a space, and the pieces on them."""
        board = state.board
        spaces = self._spaces(state, bits(board.neighbours[space]))
        lines = wrapped(
            self._texts.text("near-answer", space=self._place(state, space), spaces=spaces), "  "
        )
        against = [start for start, end in board.arrows if end == space]
        if against:
            names = self._narrator.all_of(board.names[one] for one in against)
            lines += wrapped(self._texts.text("near-arrows", spaces=names), "  ")
        return lines

    def at(self, state: KnockoutState, space: int, text: str) -> list[str]:
        """Describe where a move of exactly this length may end, by the lines alone."""
        if not (text.isascii() and text.isdecimal() and int(text) in LENGTHS):
            allowed = f"{LENGTHS[0]}–{LENGTHS[-1]}"
            raise GameError(
                f"a length is {allowed}, not {text!r}",
                code="bad-length",
                value=text,
                allowed=allowed,
            )
        ends = bits(state.board.reach[int(text)][space])
        values = {
            "space": state.board.names[space],
            "length": int(text),
            "spaces": self._spaces(state, ends),
        }
        return wrapped(self._texts.text("from-answer", **values), "  ")

    def threats(self, state: KnockoutState) -> list[str]:
        """Describe which pieces can hit which, threats to the player to move first."""
        mine: list[str] = []
        others: list[str] = []
        for hunter in range(PIECES):
            for prey in range(number_of(hunter) - 1, PIECES, NUMBERS):
                lengths = self._strikes(state, hunter, prey)
                if not lengths:
                    continue
                values = {
                    "piece": self._narrator.piece(hunter),
                    "name": self._narrator.owner(hunter),
                    "victim": self._narrator.piece(prey),
                    "victim-name": self._narrator.owner(prey),
                    "you": self._yours(state, hunter, prey),
                    "space": state.board.names[state.positions[prey]],
                    "lengths": ", ".join(map(str, lengths)),
                }
                line = self._texts.text("threat", **values)
                (mine if owner(prey, state.seats) == state.seat else others).append(line)
        if not mine and not others:
            return [self._texts.text("threats-none")]
        return [part for line in mine + others for part in wrapped(line, "  ")]

    def _yours(self, state: KnockoutState, hunter: int, prey: int) -> str:
        """Return whether one of two pieces belongs to the player."""
        own = self._narrator.you
        roles = {owner(hunter, state.seats): "hunter", owner(prey, state.seats): "prey"}
        return "neither" if own is None else roles.get(own, "neither")

    @staticmethod
    def _strikes(state: KnockoutState, hunter: int, prey: int) -> list[int]:
        here, there = state.positions[hunter], state.positions[prey]
        if OUT in (here, there) or owner(hunter, state.seats) == owner(prey, state.seats):
            return []
        if not contested(state.positions, state.seats, number_of(hunter)):
            return []
        return [length for length in LENGTHS if state.board.reach[length][here] >> there & 1]

    def _space(self, state: KnockoutState, text: str) -> int:
        for index, name in enumerate(state.board.names):
            if name.casefold() == text.casefold():
                return index
        names = state.board.names
        raise GameError(
            f"there is no space {text!r}", code="no-such-space", value=text, known=" ".join(names)
        )

    def _spaces(self, state: KnockoutState, spaces: Iterable[int]) -> str:
        return self._narrator.all_of(self._place(state, space) for space in spaces)

    def _place(self, state: KnockoutState, space: int) -> str:
        name = state.board.names[space]
        if space not in state.positions:
            return name
        piece = state.positions.index(space)
        return self._texts.text(
            "near-piece",
            space=name,
            piece=self._narrator.piece(piece),
            name=self._narrator.owner(piece),
            you=owner(piece, state.seats) == self._narrator.you,
        )
