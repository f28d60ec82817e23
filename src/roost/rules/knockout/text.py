"""Knockout notation: moves, positions as text (see `writing`) and as JSON.

All parsers check their input.
"""

from __future__ import annotations

import re

from roost.rules.core import Action, Json, Phase
from roost.rules.dice import Roll
from roost.rules.errors import GameError, ParseError, position_fields
from roost.rules.errors import position_error as bad
from roost.rules.knockout.board import get_board
from roost.rules.knockout.check import checked
from roost.rules.knockout.constants import (
    BOTH,
    FIRST_HALF,
    LETTERS,
    NUMBERS,
    OUT,
    PIECES,
    SECOND_HALF,
    colours_of,
    piece_name,
)
from roost.rules.knockout.state import KnockoutState, Move
from roost.rules.knockout.variant import KnockoutVariant
from roost.rules.knockout.writing import SUMS, spaces_by_colour

GAME = KnockoutVariant.game
FIELDS = f"{GAME}[:variant] SEATS PIECES SEAT DICE TURN ROUND FIRST"

# -- moves ---------------------------------------------------------------------------------


def format_roll(roll: Roll) -> str:
    if all(face in range(1, 7) for face in roll.dice):
        return f"[{''.join(map(str, roll.dice))}]"
    return repr(roll)


def format_move(state: KnockoutState, move: Action | Roll) -> str:
    """Return ``[35]`` for a roll, ``b3-M7`` for a move, ``b3xM7`` for a knock-out."""
    if isinstance(move, Roll):
        return format_roll(move)
    if isinstance(move, Move):
        names = state.board.names
        if 0 <= move.piece < PIECES and 0 <= move.space < len(names):
            sign = "x" if move.space in state.positions else "-"
            return f"{piece_name(move.piece)}{sign}{names[move.space]}"
    raise ParseError(f"{move!r} is not a Knockout move", code="bad-move", value=repr(move))


_MOVE = re.compile(r"\[(?P<roll>[1-6]{2})\]|(?P<colour>[bgry])(?P<number>[1-6])[-x](?P<space>\w+)")


def parse_move(state: KnockoutState, token: str) -> Action | Roll:
    match = _MOVE.fullmatch(str(token))
    if match is None:
        reason = f"{token!r} is not a move; moves look like [35] b3-M7 b3xM7"
        raise ParseError(reason, code="bad-move", value=str(token))
    if match["roll"]:
        return Roll(int(face) for face in match["roll"])
    board, name = state.variant.board, match["space"]
    space = state.board.index.get(name)
    if space is None:
        reason = f"{token!r}: the board {board} has no space {name!r}"
        raise ParseError(reason, code="bad-space", value=name, board=board)
    return Move(LETTERS.index(match["colour"]) * NUMBERS + int(match["number"]) - 1, space)


# -- positions -----------------------------------------------------------------------------


def parse_position(text: str) -> KnockoutState:
    parts = position_fields(text)
    if len(parts) != 8:
        reason = f"{len(parts)} fields where 8 belong: {FIELDS}"
        raise bad("fields", reason, text, given=len(parts), wanted=8, fields=FIELDS)
    name, seats, pieces, seat, dice, turn, round_, first = parts
    key, _, variant_key = name.partition(":")
    if key != GAME:
        raise bad("other", f"{key!r} is not {GAME}", key)
    variant = KnockoutVariant.parse(variant_key)
    rows = [
        [None if space == "x" else space for space in row.split(",")] for row in pieces.split("/")
    ]
    count = _number(seats, "SEATS")
    roll, half = _parse_dice(dice)
    starter, roll_off = _parse_first(first)
    state = KnockoutState(
        variant,
        count,
        _positions(variant, count, rows),
        _number(seat, "SEAT"),
        {"?": Phase.CHANCE, "#": Phase.OVER}.get(dice, Phase.PLAY),
        roll,
        half,
        (),
        _number(turn, "TURN"),
        _number(round_, "ROUND"),
        starter,
        roll_off,
    )
    return checked(state)


def _number(text: str, field: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise bad("number", f"{field} is a number, not {text!r}", text, field=field)
    return int(text)


def _positions(
    variant: KnockoutVariant, seats: int, rows: list[list[str | None]]
) -> tuple[int, ...]:
    index = get_board(variant.board).index
    colours = colours_of(seats)
    if len(rows) != len(colours):
        reason = f"{len(rows)} colours where {len(colours)} belong: {', '.join(colours)}"
        raise bad("colours", reason, str(len(rows)), wanted=len(colours))
    positions = []
    for colour, row in zip(colours, rows, strict=True):
        if len(row) != NUMBERS:
            reason = f"{len(row)} pieces for {colour} where {NUMBERS} belong"
            raise bad("pieces", reason, str(len(row)))
        for name in row:
            if name is not None and name not in index:
                reason = f"the board {variant.board} has no space {name!r}"
                raise bad("space", reason, str(name), board=variant.board)
            positions.append(OUT if name is None else index[name])
    return tuple(positions) + (OUT,) * (PIECES - len(positions))


_DICE = re.compile(r"([1-6])([1-6])|(!?)([1-6]):([1-6])")


def _parse_dice(text: str) -> tuple[tuple[int, int] | None, int]:
    if text in ("?", "#"):
        return None, BOTH
    match = _DICE.fullmatch(text)
    if match is None or (match[3] and match[4] != match[5]):
        raise bad("dice", f"DICE is ? or # or like 35 or 5:3 or !3:3, not {text!r}", text)
    if match[1]:
        if match[1] > match[2]:
            raise bad("dice", f"DICE shows the lower die first: {match[2]}{match[1]}", text)
        return (int(match[1]), int(match[2])), BOTH
    number, length = int(match[4]), int(match[5])
    if match[3] or number > length:
        return (length, number), SECOND_HALF
    return (number, length), FIRST_HALF


_SUMS = {sign: total for total, sign in SUMS.items()}


def _parse_first(text: str) -> tuple[int | None, tuple[int, ...] | None]:
    if "/" not in text:
        return _number(text, "FIRST"), None
    sums = (_SUMS[part] if part in _SUMS else _number(part, "FIRST") for part in text.split("/"))
    return None, tuple(sums)


# -- JSON ----------------------------------------------------------------------------------


def state_to_json(state: KnockoutState) -> Json:
    return {
        "game": GAME,
        "variant": state.variant.key,
        "seats": state.seats,
        "pieces": spaces_by_colour(state.variant, state.seats, state.positions),
        "seat": state.seat,
        "roll": None if state.roll is None else list(state.roll),
        "half": state.half,
        "phase": state.phase.value,
        "turn": state.turn,
        "round": state.round,
        "first": state.first,
        "roll_off": None if state.roll_off is None else list(state.roll_off),
    }


def state_from_json(data: Json) -> KnockoutState:
    try:
        if data["game"] != GAME:
            raise bad("other", f"{data['game']!r} is not {GAME}", str(data["game"]))
        variant = KnockoutVariant.parse(data["variant"])
        seats, seat, half = _int(data["seats"]), _int(data["seat"]), _int(data["half"])
        roll = None if data["roll"] is None else Roll(data["roll"]).dice
        first, roll_off = data["first"], data["roll_off"]
        state = KnockoutState(
            variant,
            seats,
            _positions(variant, seats, [list(row) for row in data["pieces"]]),
            seat,
            Phase(data["phase"]),
            roll,  # type: ignore[arg-type]
            half,
            (),
            _int(data["turn"]),
            _int(data["round"]),
            None if first is None else _int(first),
            None if roll_off is None else tuple(_int(total) for total in roll_off),
        )
    except GameError:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise ParseError(f"not a state: {error!r}", code="bad-json", what="state") from None
    if (state.roll is not None) != (state.phase is Phase.PLAY):
        reason = "dice lie on the table exactly while a player has to move"
        raise bad("other", reason, str(data["roll"]))
    if state.roll is None and half != BOTH:
        raise bad("other", "half of a roll is left, yet no dice lie on the table", str(half))
    return checked(state)


def _int(value: Json) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} where a whole number belongs")
    return value
