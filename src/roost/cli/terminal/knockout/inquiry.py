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
from roost.rules.knockout import (
    NUMBERS,
    OUT,
    KnockoutState,
    bits,
    contested,
    number_of,
    owner,
    piece_name,
)
from roost.rules.knockout.constants import LENGTHS, PIECES, POINTS

QUESTIONS = ("near", "from", "threats")
MOST_THREATS = 5


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
            return self.threats(state, " ".join(words[1:]))
        if len(words) != (2 if meaning == "near" else 3):
            example = f"{self._words.key(meaning)} {state.board.names[0]}"
            raise self._unclear(example + (" 3" if meaning == "from" else ""), text)
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
        ends = list(bits(state.board.reach[int(text)][space]))
        taken = [end for end in ends if end in state.positions]
        free = regions(self._texts, state, [end for end in ends if end not in state.positions])
        spaces = self._narrator.all_of([*(self._place(state, end) for end in taken), *free])
        said = self._texts.text(
            "from-answer", space=state.board.names[space], length=int(text), spaces=spaces
        )
        return wrapped(said, "  ")

    def threats(self, state: KnockoutState, only: str = "") -> list[str]:
        """Describe what can be hit next turn: `only` a piece, or yours, most valuable first."""
        if only:
            named = [piece for piece in range(PIECES) if piece_name(piece) == only.casefold()]
            if not named:
                raise self._unclear(f"{self._words.key('threats')} b3", only)
        else:
            you = state.seat if self._narrator.you is None else self._narrator.you
            named = [piece for piece in range(PIECES) if owner(piece, state.seats) == you]
        found = []
        for prey in named:
            hunters = range(number_of(prey) - 1, PIECES, NUMBERS)
            strikes = {hunter: self._strikes(state, hunter, prey) for hunter in hunters}
            ways = sum(map(len, strikes.values()))
            if ways:
                found.append((-POINTS[number_of(prey)], -ways, prey, strikes))
        lines = [
            self._texts.text(
                "threat",
                victim=self._narrator.piece(prey),
                space=state.board.names[state.positions[prey]],
                hunters=self._narrator.all_of(
                    self._texts.text(
                        "threat-by",
                        piece=self._narrator.piece(hunter),
                        lengths="/".join(map(str, lengths)),
                    )
                    for hunter, lengths in strikes.items()
                    if lengths
                ),
            )
            for _, _, prey, strikes in sorted(found, key=lambda one: one[:3])[:MOST_THREATS]
        ]
        if len(found) > MOST_THREATS:
            lines.append(self._texts.text("threats-more", count=len(found) - MOST_THREATS))
        lines = lines or [self._texts.text("threats-none")]
        return [part for line in lines for part in wrapped(line, "  ")]

    @staticmethod
    def _unclear(example: str, text: str) -> GameError:
        return GameError(f"{text!r} is not a question", code="bad-question", example=example)

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


def regions(texts: Catalogue, state: KnockoutState, spaces: Iterable[int]) -> list[str]:
    """Describe free spaces: whole rings, runs such as ``M0 to M5``, and single ones."""
    names, wanted = state.board.names, set(spaces)
    free = [space for space in range(len(names)) if space not in state.positions]
    rings = "OMI" if "O0" in names else ""
    found = []
    for letter in rings:
        ring = {space for space in free if names[space].startswith(letter)}
        if len(ring) > 1 and ring <= wanted:
            found.append(texts.text("region-ring", ring=letter))
            wanted -= ring
    runs: list[list[int]] = []
    for space in sorted(wanted, key=lambda one: (names[one][0], int(names[one][1:] or 0))):
        last = names[runs[-1][-1]] if runs else ""
        if names[space][1:].isdecimal() and last == f"{names[space][0]}{int(names[space][1:]) - 1}":
            runs[-1].append(space)
        else:
            runs.append([space])
    for run in runs:
        ends = [names[space] for space in run]
        if len(ends) > 2:
            ends = [texts.text("region-run", first=ends[0], last=ends[-1])]
        found += ends
    return found
