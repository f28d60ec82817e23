"""Knockout on a terminal."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from shutil import get_terminal_size

from roost.cli.arguments import Parser
from roost.cli.console import wrapped
from roost.cli.terminal.knockout.drawing import LEAST_ROWS, drawn, is_locked
from roost.cli.terminal.knockout.inquiry import QUESTIONS, Inquiry
from roost.cli.terminal.view import Ask, EntryError, View, last_turn
from roost.narrate.knockout import KnockoutNarrator
from roost.rules.core import Action, Json, Phase
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

BOARD = "board"  # the tag that contains an external board

LEAST_BELOW = 6  # lines of choices: the next question must stay on the screen
JOINT = "\0"  # separator between items on one line
MOST_MARKED = 4  # with more movable pieces, most of the board is reachable


class KnockoutView(View[KnockoutState, KnockoutAction]):
    narrator: KnockoutNarrator
    table_with_choices = True
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
        lines = [] if self.plain else self._draw_board(state)
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
                lines += wrapped(line + self._out_and_locked(state, colours), "  ")
        return lines

    def _draw_board(self, state: KnockoutState) -> list[str]:
        """Draw the board; mark reachable spaces if only a few pieces can move."""
        movable = self._by_piece(state) if state.phase is Phase.PLAY else {}
        marks = len(movable) <= MOST_MARKED
        reach = {move.space for moves in movable.values() for move in moves} if marks else set()
        choices = len(self.choices(state)) if movable else 0
        below = state.seats + max(choices, LEAST_BELOW) + 1
        signs = self._legend(below) if reach else []
        encoding = getattr(self.console.sink, "encoding", None)
        return drawn(state, reach, below=below + len(signs), encoding=encoding) + signs

    def _legend(self, below: int) -> list[str]:
        """Return the legend of the brackets, if it fits on the screen."""
        lines = wrapped(self.text("table-signs", piece="[b3]", locked="{b3}"), "  ")
        return lines if LEAST_ROWS + below + len(lines) <= get_terminal_size().lines else []

    def scores(self, state: KnockoutState) -> Sequence[int]:
        return state.points

    def help(self) -> str:
        keys = {name: self.words.key(name) for name in QUESTIONS}
        return f"{self.text('help-board', **keys)} {super().help()}"

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

    def choices(self, state: KnockoutState) -> list[str]:
        lines = []
        by_piece = self._by_piece(state)
        for piece, moves in by_piece.items():
            free = [move.space for move in moves if move.space not in state.positions]
            hits = [move.space for move in moves if move.space in state.positions]
            few = len(by_piece) <= MOST_MARKED
            line = self.text(
                "choice-piece",
                piece=self.narrator.piece(piece),
                space=self.narrator.space(state.positions[piece]),
                length=self._length(state, piece),
            )
            if free:
                line += f" {self._runs(free)}"
            line += self._hits(state, hits, few)
            lines += wrapped(f"  {piece_name(piece):<4}{line}", "      ")
        return lines

    def _hits(self, state: KnockoutState, spaces: list[int], few: bool) -> str:
        if not few:
            names = " ".join(map(self.narrator.space, spaces))
            return self._semicolon + self.text("choice-hits", spaces=names) if spaces else ""
        text = ""
        for space in spaces:
            victim = state.positions.index(space)
            values = {
                "space": self.narrator.space(space),
                "victim": self.narrator.piece(victim),
                "victim-name": self.narrator.owner(victim),
            }
            text += self._semicolon + self.text("choice-hit", **values)
        return text

    def _runs(self, spaces: list[int]) -> str:
        """Join space names, abbreviating consecutive numbers: ``M0-M5 I3 C``."""
        runs: list[list[str]] = []
        for name in (self.narrator.space(space) for space in spaces):
            letter, digits = name[0], name[1:]
            last = runs[-1][-1] if runs else ""
            follows = digits.isdecimal() and last == f"{letter}{int(digits) - 1}"
            if follows:
                runs[-1].append(name)
            else:
                runs.append([name])
        return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else " ".join(run) for run in runs)

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

    def prompt(self, state: KnockoutState) -> str:
        return self.text("prompt-move", **self.asked(state.seat), example=self._example(state))

    def _example(self, state: KnockoutState) -> str:
        piece, moves = next(iter(self._by_piece(state).items()))
        return f"{piece_name(piece)} {self.narrator.space(moves[0].space)}"

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
        listed = "  ".join(
            f"{index} {self.narrator.space(move.space)}" for index, move in enumerate(moves, 1)
        )
        for line in wrapped(listed):
            self.console.write(line)
        answer = ask(self.text("prompt-where", piece=self.narrator.piece(pieces[0]))).casefold()
        for index, move in enumerate(moves, 1):
            if answer in (str(index), self.narrator.space(move.space).casefold()):
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
            line = self.text(
                "choice-piece",
                piece=self.narrator.piece(piece),
                space=self.narrator.space(state.positions[piece]),
                length=self._length(state, piece),
            )
            spaces = " ".join(self.narrator.space(move.space) for move in group)
            lines += wrapped(f"  {piece_name(piece)}  {line} {spaces}", "      ")
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
