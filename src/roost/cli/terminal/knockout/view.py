"""Knockout on a terminal."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path

from roost.cli.arguments import Parser
from roost.cli.console import wrapped
from roost.cli.terminal.knockout.drawing import drawn, is_locked
from roost.cli.terminal.knockout.inquiry import QUESTIONS, Inquiry, regions
from roost.cli.terminal.view import Ask, EntryError, View, last_turn
from roost.narrate.knockout import KnockoutNarrator
from roost.rules.core import Action, Event, Json, Phase
from roost.rules.knockout import (
    COLOURS,
    NUMBERS,
    OUT,
    TURN_CAP,
    Board,
    KnockoutAction,
    KnockoutState,
    KnockoutVariant,
    Move,
    boards,
    contested,
    get_board,
    load_board,
    number_of,
    owner,
    parse_board,
    piece_name,
    register_board,
)
from roost.rules.knockout.constants import POINTS

BOARD = "board"  # the tag that contains an external board

JOINT = "\0"  # separator between items on one line
MOST_MARKED = 4  # with more movable pieces, most of the board is reachable
MOST_HITS, MOST_NAMED = 3, 6  # in the sentence before a choice
BELOW = 7  # lines below the board: events, the question, the prompt and the cursor after it


class KnockoutView(View[KnockoutState, KnockoutAction]):
    narrator: KnockoutNarrator
    room = 80
    own_options = ("board", "rounds")

    # -- before a game ---------------------------------------------------------------------

    @classmethod
    def configure(cls, parser: Parser) -> None:
        known = ", ".join(boards())
        parser.argument("--board", "option-play-board", metavar="BOARD", values={"boards": known})
        parser.argument("--rounds", "option-play-rounds", metavar="N")

    @classmethod
    def variant(cls, args: Namespace) -> tuple[list[str], dict[str, Json]]:
        words: list[str] = []
        tags: dict[str, Json] = {}
        if args.board is not None:
            key = args.board
            if key not in boards() and (key.endswith(".json") or Path(key).is_file()):
                key, tags[BOARD] = _play_on_file(Path(key))
            words.append(key)
        if args.rounds is not None:
            words.append(f"rounds={args.rounds}")
        return words, tags

    @classmethod
    def learn(cls, tags: Mapping[str, Json]) -> None:
        board = tags.get(BOARD)
        if isinstance(board, Mapping):
            register_board(parse_board(board))

    def options(self) -> list[str]:
        variant = self.rules.variant
        if not isinstance(variant, KnockoutVariant):
            return []
        board = get_board(variant.board)
        if self.texts.has(f"board-{board.key}"):
            name, how = self.text(f"board-{board.key}"), self.text(f"board-{board.key}-how")
            lines = wrapped(self.text("label-value", label=name, value=how), "  ")
        else:
            lines = [board.name]
        lines += self._arrows(board)
        if variant.rounds is not None:
            lines.append(self.text("board-rounds", rounds=variant.rounds))
        return lines

    @property
    def _semicolon(self) -> str:
        return self.text("list-semicolon", first="", second="")

    def _arrows(self, board: Board) -> list[str]:
        """Describe where arrows lead."""
        if not board.arrows:
            return []
        names = board.names
        ways = [
            self.text(
                "board-arrow",
                space=names[start],
                ends=self.narrator.all_of(names[end] for _, end in arrows),
            )
            for start, arrows in groupby(board.arrows, key=lambda arrow: arrow[0])
        ]
        return wrapped(self.text("board-arrows", arrows=self._semicolon.join(ways)), "  ")

    # -- the table -------------------------------------------------------------------------

    def table(self, state: KnockoutState) -> list[str]:
        lines, parts = [], []
        for seat in range(state.seats):
            colours = [c for c in self._colours(state) if c % state.seats == seat]
            line = self.text(
                "table-colours",
                name=self.name(seat),
                colours=self.narrator.all_of(self._colour(colour) for colour in colours),
                score=self.narrator.score(state.points[seat]),
            )
            if self.plain:
                lines += [*wrapped(line), *self._places(state, colours)]
            else:
                parts.append(line + self._out_and_locked(state, colours))
        if self.plain:
            return lines
        below = wrapped(". ".join(parts))
        return self._draw_board(state, len(below)) + below

    def _draw_board(self, state: KnockoutState, below: int) -> list[str]:
        """Draw the board; mark reachable spaces if only a few pieces can move."""
        movable = self._by_piece(state) if state.phase is Phase.PLAY else {}
        reach = {move.space for moves in movable.values() for move in moves}
        if isinstance(self.lesson_move, Move):
            reach = {self.lesson_move.space}
        elif len(movable) > MOST_MARKED:
            reach = set()
        encoding = getattr(self.console.sink, "encoding", None)
        return drawn(state, reach, below=below + BELOW, encoding=encoding)

    def scores(self, state: KnockoutState) -> Sequence[int]:
        return state.points

    def help(self) -> str:
        keys = {name: self.words.key(name) for name in QUESTIONS}
        signs = "" if self.plain else self.text("table-signs", piece="[b3]", locked="{b3}")
        return f"{super().help()} {self.text('help-board', **keys)} {signs}"

    def inquiry(self, state: KnockoutState, text: str) -> list[str] | None:
        return Inquiry(self.texts, self.narrator).answer(state, text)

    def _places(self, state: KnockoutState, colours: list[int]) -> list[str]:
        """Describe where every piece is."""
        lines = []
        for colour in colours:
            parts = []
            for piece in range(colour * NUMBERS, (colour + 1) * NUMBERS):
                space = state.positions[piece]
                parts.append(
                    self.text(
                        "table-piece",
                        number=number_of(piece),
                        space="none" if space == OUT else state.board.names[space],
                        locked=is_locked(state, piece),
                    )
                )
            label = self.text("label-value", label=self._colour(colour), value="")
            label = label if len(colours) > 1 else ""
            whole = ", ".join(part.replace(" ", JOINT) for part in parts)
            lines += [line.replace(JOINT, " ") for line in wrapped(f"  {label}{whole}", "    ")]
        return lines

    def _out_and_locked(self, state: KnockoutState, colours: list[int]) -> str:
        """Describe which pieces are out or locked."""
        pieces = [c * NUMBERS + n for c in colours for n in range(NUMBERS)]
        out = [piece for piece in pieces if state.positions[piece] == OUT]
        locked = [p for p in pieces if p not in out and is_locked(state, p)]
        text = ""
        for message, found in (("table-out", out), ("table-locked", locked)):
            if found:
                names = " ".join(map(piece_name, found))
                text += self._semicolon + self.text(message, pieces=names)
        return text

    @staticmethod
    def _colours(state: KnockoutState) -> range:
        return range(3 if state.seats == 3 else len(COLOURS))

    def _colour(self, colour: int) -> str:
        return self.text(f"colour-{COLOURS[colour]}")

    def warnings(self, state: KnockoutState) -> list[str]:
        return last_turn(state, TURN_CAP)

    # -- choosing --------------------------------------------------------------------------

    def at_hand(self, state: KnockoutState) -> list[str]:
        return super().at_hand(state) if state.phase is Phase.PLAY and self.plain else []

    def question(self, state: KnockoutState) -> list[str]:
        """Return one sentence: the dice, the hits, and which pieces can move."""
        by_piece = self._by_piece(state)
        moves = [move for moves in by_piece.values() for move in moves]
        hits = [move for move in moves if move.space in state.positions]
        hits.sort(key=lambda move: -POINTS[number_of(move.piece)])
        dice = f"{self._dice(state)}."
        said = [self.text("label-value", label=self.name(state.seat), value=dice)]
        shown = [
            self.text(
                "turn-hit",
                piece=self.narrator.piece(move.piece),
                space=self.narrator.space(move.space),
                victim=self.narrator.piece(state.positions.index(move.space)),
            )
            for move in hits[:MOST_HITS]
        ]
        if shown:
            listed = self._semicolon.join(shown)
            said.append(self.text("turn-hits", hits=listed, more=len(hits) - len(shown)))
        free = [p for p in by_piece if any(m.space not in state.positions for m in by_piece[p])]
        names = ", ".join(map(self.narrator.piece, free))
        if free:
            count = 0 if len(free) <= MOST_NAMED else len(free)
            said.append(self.text("turn-rest", pieces=names, hits=bool(shown), count=count))
        return wrapped(" ".join(said))

    def _dice(self, state: KnockoutState) -> str:
        """Describe the moves left of a roll."""
        if len(state.halves) == 2 and state.roll is not None:
            low, high = state.roll
            return self.text("turn-dice", low=low, high=high, double=low == high)
        (half,) = state.halves
        return self.text("turn-half", number=max(half.number, 0), length=half.length)

    def tell(self, events: Sequence[Event], *, asks: bool = False) -> list[str]:
        """Describe events; the question names the dice that a person has just rolled."""
        return super().tell([one for one in events if not asks or one.kind != "rolled"])

    def choices(self, state: KnockoutState) -> list[str]:
        return [
            line
            for piece, moves in self._by_piece(state).items()
            for line in wrapped(
                f"  {piece_name(piece):<4}{self._ways(state, piece, moves)}", "      "
            )
        ]

    def _ways(self, state: KnockoutState, piece: int, moves: Sequence[Move]) -> str:
        """Describe where a piece may go, hits first."""
        ends = [move.space for move in moves]
        parts = [
            self.text(
                "choice-hit",
                space=self.narrator.space(end),
                victim=self.narrator.piece(state.positions.index(end)),
                victim_name=self.narrator.owner(state.positions.index(end)),
            )
            for end in ends
            if end in state.positions
        ]
        free = [end for end in ends if end not in state.positions]
        if free:
            parts.append(", ".join(regions(self.texts, state, free)))
        return f"{self._choice(state, piece)} {self._semicolon.join(parts)}"

    def _choice(self, state: KnockoutState, piece: int) -> str:
        return self.text(
            "choice-piece",
            piece=self.narrator.piece(piece),
            space=self.narrator.space(state.positions[piece]),
            length=self._length(state, piece),
        )

    def _by_piece(self, state: KnockoutState) -> dict[int, list[Move]]:
        found: dict[int, list[Move]] = {}
        for move in self.rules.legal_actions(state):
            if isinstance(move, Move):
                found.setdefault(move.piece, []).append(move)
        return found

    @staticmethod
    def _length(state: KnockoutState, piece: int) -> int:
        number = number_of(piece)
        for wanted, length in state.halves:
            if number == wanted or (wanted < 0 and number != -wanted):
                return length
        return 0

    def key(self, state: KnockoutState, action: KnockoutAction) -> str:
        return f"{piece_name(action.piece)} {self.narrator.space(action.space)}"

    def completions(self, state: KnockoutState) -> Iterable[str]:
        by_piece = self._by_piece(state)
        ends = {self.narrator.space(move.space) for moves in by_piece.values() for move in moves}
        return [*map(piece_name, by_piece), *sorted(ends), *map(self.words.key, QUESTIONS)]

    def prompt(self, state: KnockoutState) -> str:
        return self.text("prompt-move", **self.asked(state.seat), example=self._example(state))

    def _example(self, state: KnockoutState) -> str:
        return self.key(state, next(iter(self._by_piece(state).values()))[0])

    def read(self, state: KnockoutState, text: str, ask: Ask) -> Action | None:
        # Game files write b3-M7 and b3xM7.
        plain = re.sub(r"^([bgry]?[1-6])[-x>](?=\w)", r"\1 ", text.casefold())
        pieces, rest = self._find_pieces(state, plain)
        spaces = [part for part in re.split(r"[\s,>-]+", rest) if part]
        if not spaces:
            return self._where(state, pieces, ask, text)
        moves = [
            move
            for piece in pieces
            for move in self._by_piece(state)[piece]
            if self.narrator.space(move.space).casefold() == spaces[-1]
        ]
        if len(spaces) > 1 and spaces[0] in self._spaces(state):
            raise self._space_first(state, text)
        if len(spaces) > 1 or (not moves and spaces[-1] not in self._spaces(state)):
            raise self._unclear(state, text)
        if not moves:
            raise EntryError(
                f"nothing can move to {spaces[-1]}",
                code="space-not-reachable",
                space=spaces[-1].upper(),
                pieces=self.narrator.all_of(self.narrator.piece(piece) for piece in pieces),
            )
        if len(moves) > 1:
            named = [move.piece for move in moves]
            if rest == plain.strip():  # only a space
                raise self._who_goes(named, spaces[-1])
            raise self._which(state, named, text)
        return moves[0]

    def _find_pieces(self, state: KnockoutState, text: str) -> tuple[list[int], str]:
        """Return the movable pieces named by the first words, and the remaining words."""
        movable = list(self._by_piece(state))
        words = text.split()
        colours = list(range(len(COLOURS)))
        number: int | None = None
        while words:
            head = re.match(r"(?:([bgry])([1-6])|([1-6]))(?=$|[^a-z0-9])", words[0] + " ")
            colour = self._colour_word(words[0])
            if head and number is None:
                number = int(head[2] or head[3])
                if head[1]:
                    colours = ["bgry".index(head[1])]
                words[0] = words[0][len(head[1] or "") + 1 :]
            elif colour is not None and len(colours) > 1 and len(words[0]) > 1:
                colours, words[0] = colour, ""
            else:
                break
            if words[0]:
                break
            words.pop(0)
        rest = " ".join(words)
        if number is None and len(colours) == len(COLOURS):
            return movable, rest
        named = [
            piece
            for piece in movable
            if piece // NUMBERS in colours and number in (None, number_of(piece))
        ]
        if not named:
            if not rest and text.strip() in self._spaces(state):
                return movable, text  # a space may have the same name as a piece
            raise self._cannot_move(state, colours, number, text)
        return named, rest

    def _colour_word(self, word: str) -> list[int] | None:
        """Return the colours that a word, or its beginning, stands for."""
        found = [
            colour
            for colour in range(len(COLOURS))
            if self._colour(colour).casefold().startswith(word) or COLOURS[colour].startswith(word)
        ]
        return found or None

    def _spaces(self, state: KnockoutState) -> set[str]:
        return {name.casefold() for name in state.board.names}

    def _where(self, state: KnockoutState, pieces: list[int], ask: Ask, text: str) -> Action:
        if len(pieces) > 1:
            raise self._which(state, pieces, text)
        moves = self._by_piece(state)[pieces[0]]
        if len(moves) == 1:
            return moves[0]
        where = self.text("prompt-where", piece=self.narrator.piece(pieces[0]))
        answer = ask(f"{self._ways(state, pieces[0], moves)}. {where}").casefold()
        for move in moves:
            if answer == self.narrator.space(move.space).casefold():
                return move
        raise self._unclear(state, answer)

    def _unclear(self, state: KnockoutState, text: str) -> EntryError:
        choices = " ".join(piece_name(piece) for piece in self._by_piece(state))
        return EntryError(f"{text!r} is not understood", value=text, choices=choices)

    def nothing_typed(self, state: KnockoutState) -> EntryError:
        choices = " ".join(piece_name(piece) for piece in self._by_piece(state))
        return EntryError("nothing was typed", code="nothing-typed", choices=choices)

    def _space_first(self, state: KnockoutState, text: str) -> EntryError:
        """Return the error text for `M7 b3`."""
        return EntryError(
            f"{text!r} begins with a space",
            code="space-first",
            value=text,
            example=self._example(state),
        )

    def _who_goes(self, pieces: list[int], space: str) -> EntryError:
        """Return the error text for `M7` if several pieces could move there."""
        named = space.upper()
        choices = ", ".join(f"{piece_name(piece)} {named}" for piece in pieces)
        return EntryError(
            f"which piece goes to {named}?", code="who-goes", space=named, choices=choices
        )

    def _which(self, state: KnockoutState, pieces: list[int], text: str) -> EntryError:
        names = ", ".join(piece_name(piece) for piece in pieces)
        return EntryError(f"which of {names}?", code="which-piece", value=text, choices=names)

    def _cannot_move(
        self, state: KnockoutState, colours: list[int], number: int | None, text: str
    ) -> EntryError:
        choices = " ".join(piece_name(piece) for piece in self._by_piece(state))
        reason = "dice"
        if not any(colour % state.seats == state.seat for colour in colours):
            reason = "not-yours"
        elif number is not None:
            own = [
                piece
                for piece in (colour * NUMBERS + number - 1 for colour in colours)
                if owner(piece, state.seats) == state.seat
            ]
            if all(state.positions[piece] == OUT for piece in own):
                reason = "out"
            elif not contested(state.positions, state.seats, number):
                reason = "locked"
        return EntryError(
            f"{text} cannot move", code="piece-cannot-move", value=text, why=reason, choices=choices
        )

    # -- puzzles ---------------------------------------------------------------------------

    def listed(self, state: KnockoutState, options: Sequence[tuple[str, str]]) -> list[str]:
        """List options by piece, without showing which moves hit: that is part of the puzzle."""
        offered = [self.rules.parse_move(state, token) for token, _ in options]
        moves = [move for move in offered if isinstance(move, Move)]
        lines = []
        for piece, group in groupby(moves, lambda move: move.piece):
            spaces = " ".join(self.narrator.space(move.space) for move in group)
            line = f"  {piece_name(piece)}  {self._choice(state, piece)} {spaces}"
            lines += wrapped(line, "      ")
        return lines

    def answer(
        self, state: KnockoutState, text: str, tokens: Sequence[str], ask: Ask
    ) -> str | None:
        if text in tokens:
            return text
        action = self.read(state, text, ask)
        return None if action is None else self.rules.format_move(state, action)


def _play_on_file(path: Path) -> tuple[str, Json]:
    """Load an external board: its key, and the tag that game files need."""
    board = load_board(path)
    register_board(board)
    return board.key, json.loads(path.read_text(encoding="utf-8-sig"))
