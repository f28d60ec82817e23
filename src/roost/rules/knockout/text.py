"""Knockout written down: position text, move notation, JSON. All three check what they read.

A position is one line of eight fields::

    knockout[:board[+rounds=N]] SEATS PIECES SEAT DICE TURN ROUND FIRST
    knockout 2 O0,M3,x,x,C,x/x,O7,x,x,x,x/x,x,x,x,I2,x/x,x,x,x,O9,x 1 25 31 16 0

PIECES lists the spaces of blue, green, red and (unless three play) yellow, pieces 1 to 6; ``x`` is
out. DICE is ``?`` before a roll, ``25`` with both moves left, ``5:2`` when only piece 5 is left to
move 2, ``!3:3`` when only the double's other piece is left, ``#`` when the game is over. FIRST is
the seat that started. While the dice decide who starts, TURN and ROUND are 0 and FIRST shows the
sums: ``7/?/-`` (seat 0 rolled 7, seat 1 is to roll, seat 2 is out of it). Seats count from 0.
"""

from __future__ import annotations

import re

from roost.rules.core import Action, Json, Phase
from roost.rules.dice import Roll
from roost.rules.errors import GameError, ParseError, words
from roost.rules.errors import position_error as _bad
from roost.rules.knockout.board import Board, get_board
from roost.rules.knockout.boardfile import COLOURS, NUMBERS
from roost.rules.knockout.state import (
    BOTH,
    FIRST_HALF,
    NEITHER,
    NOT_ROLLING,
    OUT,
    PIECES,
    SECOND_HALF,
    TO_ROLL,
    TURN_CAP,
    KnockoutState,
    Move,
    contested,
)
from roost.rules.knockout.variant import KnockoutVariant

LETTERS = "bgry"
FIELDS = "knockout[:variant] SEATS PIECES SEAT DICE TURN ROUND FIRST"


def board_of(variant: KnockoutVariant) -> Board:
    return get_board(variant.board)


def piece_name(piece: int) -> str:
    """For instance ``b3``, the blue 3."""
    return f"{LETTERS[piece // NUMBERS]}{piece % NUMBERS + 1}"


# -- moves ---------------------------------------------------------------------------------


def format_roll(roll: Roll) -> str:
    if all(face in range(1, 7) for face in roll.dice):
        return f"[{''.join(map(str, roll.dice))}]"
    return repr(roll)


def format_move(state: KnockoutState, move: Action | Roll) -> str:
    """``[35]`` a roll, ``b3-M7`` a move, ``b3xM7`` a move that knocks out."""
    if isinstance(move, Roll):
        return format_roll(move)
    if isinstance(move, Move):
        names = board_of(state.variant).names
        if 0 <= move.piece < PIECES and 0 <= move.space < len(names):
            sign = "x" if move.space in state.positions else "-"
            return f"{piece_name(move.piece)}{sign}{names[move.space]}"
    raise ParseError(f"{move!r} is not a Knockout move", code="bad-move", value=repr(move))


_MOVE = re.compile(r"\[(?P<roll>[1-6]{2})\]|(?P<colour>[bgry])(?P<number>[1-6])[-x](?P<space>\w+)")


def parse_move(state: KnockoutState, token: str) -> Action | Roll:
    match = _MOVE.fullmatch(str(token))
    if match is None:
        raise ParseError(
            f"{token!r} is not a move; moves look like [35] b3-M7 b3xM7",
            code="bad-move", value=str(token),
        )  # fmt: skip
    if match["roll"]:
        return Roll.of(int(face) for face in match["roll"])
    space = board_of(state.variant).index.get(match["space"])
    if space is None:
        raise ParseError(
            f"{token!r}: the board {state.variant.board} has no space {match['space']!r}",
            code="bad-space", value=match["space"], board=state.variant.board,
        )  # fmt: skip
    return Move(LETTERS.index(match["colour"]) * NUMBERS + int(match["number"]) - 1, space)


# -- positions -----------------------------------------------------------------------------


def format_position(state: KnockoutState) -> str:
    default = KnockoutVariant()
    variant = "" if state.variant == default else ":" + state.variant.key
    pieces = "/".join(",".join(name or "x" for name in row) for row in _rows(state))
    return (
        f"knockout{variant} {state.seats} {pieces} {state.seat} {_format_dice(state)} "
        f"{state.turn} {state.round} {_format_first(state)}"
    )


def parse_position(text: str) -> KnockoutState:
    parts = words(text)
    if len(parts) != 8:
        raise _bad("fields", f"{len(parts)} fields where 8 belong: {FIELDS}", text,
                   given=len(parts), wanted=8, fields=FIELDS)  # fmt: skip
    name, seats, pieces, seat, dice, turn, round_, first = parts
    key, _, variant_key = name.partition(":")
    if key != "knockout":
        raise _bad("other", f"{key!r} is not knockout", key)
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


def checked(state: KnockoutState) -> KnockoutState:
    """The position with its legal moves; refused where it contradicts itself."""
    from roost.rules.knockout.game import can_ever_move, end_reason

    board = board_of(state.variant)
    seats, positions = state.seats, state.positions
    if seats not in board.players:
        counts = ", ".join(map(str, board.players))
        raise _bad("seats", f"{seats} seats; the board {board.key} is for {counts}", str(seats),
                   known=counts)  # fmt: skip
    standing = [space for space in positions if space != OUT]
    for space in standing:
        if standing.count(space) > 1:
            raise _bad("two-pieces", f"two pieces stand on {board.names[space]}",
                       board.names[space])  # fmt: skip
    if not 0 <= state.seat < seats:
        raise _bad("seat", f"seat {state.seat} of {seats}; seats count from 0", str(state.seat),
                   last=seats - 1)  # fmt: skip
    if state.roll_off is not None:
        _check_roll_off(state)
        return state
    _check_clock(state)
    rivals = any(contested(positions, seats, n) for n in range(1, NUMBERS + 1))
    if state.phase is Phase.OVER:
        if rivals and end_reason(state) == "cap" and state.turn < TURN_CAP:
            raise _bad("rivals", "over, with a number that two players hold", "#")
        return state
    if not rivals:
        raise _bad("is-over", "no number is held by two players, so the game is over: DICE is #",
                   "#")  # fmt: skip
    if not can_ever_move(positions, seats, state.seat):
        raise _bad("skipped", f"seat {state.seat} has no piece that can move and is skipped (K13)",
                   str(state.seat))  # fmt: skip
    return _with_options(state) if state.phase is Phase.PLAY else state


def _check_roll_off(state: KnockoutState) -> None:
    sums = state.roll_off or ()
    if len(sums) != state.seats or sum(s != NOT_ROLLING for s in sums) < 2:
        raise _bad("roll-off",
                   f"{len(sums)} sums; the roll-off has one per seat, and two or more roll",
                   _format_first(state))  # fmt: skip
    if any(s not in (TO_ROLL, NOT_ROLLING, *range(2, 13)) for s in sums) or TO_ROLL not in sums:
        raise _bad("roll-off", "sums of two dice are 2 to 12, and somebody is still to roll",
                   _format_first(state))  # fmt: skip
    if state.phase is not Phase.CHANCE or state.turn or state.round or state.first is not None:
        raise _bad("roll-off", "while the dice decide who starts, DICE is ?, TURN and ROUND are 0",
                   "?")  # fmt: skip
    waiting = sums.index(TO_ROLL)
    if state.seat != waiting or any(s > 0 for s in sums[waiting:]):
        raise _bad("roll-off-seat", f"seats roll in order: seat {waiting} is next", str(state.seat),
                   wanted=waiting)  # fmt: skip


def _check_clock(state: KnockoutState) -> None:
    seats, first, rounds = state.seats, state.first, state.variant.rounds
    if first is None or not 0 <= first < seats:
        raise _bad("seat", f"the first seat is 0 to {seats - 1}, not {first}", str(first),
                   last=seats - 1)  # fmt: skip
    if not 1 <= state.turn <= TURN_CAP:
        raise _bad("turn", f"turn {state.turn}; turns count from 1 to {TURN_CAP}", str(state.turn),
                   most=TURN_CAP)  # fmt: skip
    if not 1 <= state.round <= state.turn or (rounds is not None and state.round > rounds):
        most = state.turn if rounds is None else min(rounds, state.turn)
        raise _bad("round", f"round {state.round}; here rounds count from 1 to {most}",
                   str(state.round), most=most)  # fmt: skip
    latest = (state.round - 1) * seats + (state.seat - first) % seats + 1
    if state.turn > latest:
        raise _bad("turn-late",
                   f"turn {state.turn} cannot come in round {state.round}; at most turn {latest}",
                   str(state.turn), most=latest)  # fmt: skip


def _with_options(state: KnockoutState) -> KnockoutState:
    """Moves lost for good are not waited for (K11), nor turns that have passed (K10)."""
    from roost.rules.knockout.game import Knockout

    roll, half = state.roll, state.half
    if roll is None or roll not in [(a, b) for a in range(1, 7) for b in range(a, 7)]:
        raise _bad("other", f"two dice show 1 to 6, the lower first, not {roll}", str(roll))
    if half not in (BOTH, FIRST_HALF, SECOND_HALF):
        raise _bad("other", f"half is 0, 1 or 2, not {half}", str(half))
    game = Knockout(state.variant)
    left, options = game.options(state.positions, state.seats, state.seat, roll, half)
    if left != half:
        alone = "?" if left == NEITHER else _format_dice(state._replace(half=left))
        raise _bad("move-lost",
                   "a piece that these dice move is out or locked, and its move lost (K11): "
                   f"DICE is {alone}", _format_dice(state), wanted=alone)  # fmt: skip
    if not options:
        raise _bad("no-move", "no move is possible with these dice: that turn has passed (K10)",
                   _format_dice(state))  # fmt: skip
    return state._replace(options=options)


def _number(text: str, field: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise _bad("number", f"{field} is a number, not {text!r}", text, field=field)
    return int(text)


def _rows(state: KnockoutState) -> list[list[str | None]]:
    """Per colour in play, the names of the six spaces, None for out."""
    names = board_of(state.variant).names
    spaces = [None if space == OUT else names[space] for space in state.positions]
    colours = 3 if state.seats == 3 else len(COLOURS)  # K1
    return [spaces[NUMBERS * colour : NUMBERS * (colour + 1)] for colour in range(colours)]


def _positions(
    variant: KnockoutVariant, seats: int, rows: list[list[str | None]]
) -> tuple[int, ...]:
    index = board_of(variant).index
    colours = COLOURS[:3] if seats == 3 else COLOURS
    if len(rows) != len(colours):
        raise _bad("colours",
                   f"{len(rows)} colours where {len(colours)} belong: {', '.join(colours)}",
                   str(len(rows)), wanted=len(colours))  # fmt: skip
    positions = []
    for colour, row in zip(colours, rows, strict=True):
        if len(row) != NUMBERS:
            raise _bad("pieces", f"{len(row)} pieces for {colour} where 6 belong", str(len(row)))
        for name in row:
            if name is not None and name not in index:
                raise _bad("space", f"the board {variant.board} has no space {name!r}", str(name),
                           board=variant.board)  # fmt: skip
            positions.append(OUT if name is None else index[name])
    return tuple(positions) + (OUT,) * (PIECES - len(positions))


def _format_dice(state: KnockoutState) -> str:
    if state.roll is None:
        return "#" if state.phase is Phase.OVER else "?"
    low, high = state.roll
    if state.half == BOTH:
        return f"{low}{high}"
    if state.half == FIRST_HALF:
        return f"{low}:{high}"
    return f"!{low}:{low}" if low == high else f"{high}:{low}"


_DICE = re.compile(r"([1-6])([1-6])|(!?)([1-6]):([1-6])")


def _parse_dice(text: str) -> tuple[tuple[int, int] | None, int]:
    if text in ("?", "#"):
        return None, BOTH
    match = _DICE.fullmatch(text)
    if match is None or (match[3] and match[4] != match[5]):
        raise _bad("dice", f"DICE is ? or # or like 35 or 5:3 or !3:3, not {text!r}", text)
    if match[1]:
        if match[1] > match[2]:
            raise _bad("dice", f"DICE shows the lower die first: {match[2]}{match[1]}", text)
        return (int(match[1]), int(match[2])), BOTH
    number, length = int(match[4]), int(match[5])
    if match[3] or number > length:
        return (length, number), SECOND_HALF
    return (number, length), FIRST_HALF


_SUMS = {"?": TO_ROLL, "-": NOT_ROLLING}


def _format_first(state: KnockoutState) -> str:
    if state.roll_off is None:
        return str(state.first)
    signs = {value: sign for sign, value in _SUMS.items()}
    return "/".join(signs.get(total, str(total)) for total in state.roll_off)


def _parse_first(text: str) -> tuple[int | None, tuple[int, ...] | None]:
    if "/" not in text:
        return _number(text, "FIRST"), None
    sums = (_SUMS[part] if part in _SUMS else _number(part, "FIRST") for part in text.split("/"))
    return None, tuple(sums)


# -- JSON ----------------------------------------------------------------------------------


def state_to_json(state: KnockoutState) -> Json:
    return {
        "game": "knockout",
        "variant": state.variant.key,
        "seats": state.seats,
        "pieces": _rows(state),
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
        if data["game"] != "knockout":
            raise _bad("other", f"{data['game']!r} is not knockout", str(data["game"]))
        variant = KnockoutVariant.parse(data["variant"])
        seats, seat, half = _int(data["seats"]), _int(data["seat"]), _int(data["half"])
        roll = None if data["roll"] is None else Roll.of(data["roll"]).dice
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
        raise _bad(
            "other", "dice lie on the table exactly while somebody is to move", str(data["roll"])
        )
    if state.roll is None and half != BOTH:
        raise _bad("other", "half of a roll is left, yet no dice lie on the table", str(half))
    return checked(state)


def _int(value: Json) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} where a whole number belongs")
    return value
