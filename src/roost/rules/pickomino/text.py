"""Pickomino written down: position text, move notation, JSON. All three check what they read.

A position is one line of seven fields::

    pickomino[:variant] GRILL STACKS SEAT TAKEN DICE TURN
    pickomino 21-24,26,30-36 25/-/27,29 2 ww44 1134 7

GRILL lists the face-up tiles, STACKS the seats' tiles from bottom to top, ``-`` is empty. TAKEN
is the dice taken this turn. DICE is what the roll shows, ``?`` before a roll, ``.`` when the seat
decides whether to go on, ``#`` when the game is over. Seats count from 0.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby

from roost.rules.core import Action, Json, Phase
from roost.rules.dice import FACES, Roll
from roost.rules.errors import GameError, ParseError, words
from roost.rules.errors import position_error as _bad
from roost.rules.pickomino.state import (
    ALL_FACES,
    DICE,
    LOWEST,
    TILES,
    TURN_CAP,
    WORM,
    PickominoState,
    RollOn,
    Stop,
    Take,
    hand,
)
from roost.rules.pickomino.variant import PickominoVariant

SYMBOLS = ".12345w"
FIELDS = "pickomino[:variant] GRILL STACKS SEAT TAKEN DICE TURN"

# -- moves ---------------------------------------------------------------------------------


def format_faces(faces: tuple[int, ...]) -> str:
    return "".join(SYMBOLS[face] for face in faces)


def parse_faces(text: str) -> tuple[int, ...]:
    for symbol in text:
        if symbol not in SYMBOLS[1:]:
            raise ParseError(
                f"{symbol!r} is not a face; faces are 1 2 3 4 5 w", code="bad-face", value=symbol
            )
    return tuple(SYMBOLS.index(symbol) for symbol in text)


def format_roll(roll: Roll) -> str:
    return f"[{format_faces(roll.dice)}]"


def format_move(state: PickominoState, move: Action | Roll) -> str:
    """``[1134w]`` roll, ``w`` take, ``+`` roll on, ``=24`` stop, ``x26`` steal, ``=-`` fail."""
    if isinstance(move, Roll):
        return format_roll(move)
    if isinstance(move, Take) and move.face in FACES:
        return SYMBOLS[move.face]
    if isinstance(move, RollOn):
        return "+"
    if isinstance(move, Stop):
        if move.tile is None:
            return "=-"
        others = (top for seat, top in enumerate(state.tops) if seat != state.seat)
        return f"x{move.tile}" if move.tile in others else f"={move.tile}"
    raise ParseError(f"{move!r} is not a Pickomino move", code="bad-move", value=repr(move))


_MOVE = re.compile(r"\[(?P<roll>[1-5w]+)\]|(?P<take>[1-5w])|(?P<on>\+)|[=x](?P<tile>[0-9]{2}|-)")


def parse_move(token: str) -> Action | Roll:
    match = _MOVE.fullmatch(str(token))
    if match is None:
        raise ParseError(
            f"{token!r} is not a move; moves look like [1134w] w + =24 x26 =-",
            code="bad-move", value=str(token),
        )  # fmt: skip
    if match["roll"]:
        return Roll.of(parse_faces(match["roll"]))
    if match["take"]:
        return Take(SYMBOLS.index(match["take"]))
    if match["on"]:
        return RollOn()
    return Stop(None if match["tile"] == "-" else int(match["tile"]))


# -- positions -----------------------------------------------------------------------------


def format_position(state: PickominoState) -> str:
    variant = "" if state.variant.key == "standard" else ":" + state.variant.key
    stacks = "/".join(",".join(map(str, stack)) or "-" for stack in state.stacks)
    taken = "".join(SYMBOLS[face] * state.taken[face - 1] for face in (WORM, 5, 4, 3, 2, 1))
    if state.phase is Phase.PLAY:
        dice = "." if state.roll is None else format_faces(state.roll)
    else:
        dice = "?" if state.phase is Phase.CHANCE else "#"
    grill = _format_grill(state.grill)
    return f"pickomino{variant} {grill} {stacks} {state.seat} {taken or '-'} {dice} {state.turn}"


def parse_position(text: str) -> PickominoState:
    parts = words(text)
    if len(parts) != 7:
        raise _bad("fields", f"{len(parts)} fields where 7 belong: {FIELDS}", text,
                   given=len(parts), wanted=7, fields=FIELDS)  # fmt: skip
    name, grill, stacks, seat, taken, dice, turn = parts
    key, _, variant = name.partition(":")
    if key != "pickomino":
        raise _bad("other", f"{key!r} is not pickomino", key)
    roll = None if dice in ("?", ".", "#") else tuple(sorted(_faces_of(dice)))
    phase = {"?": Phase.CHANCE, "#": Phase.OVER}.get(dice, Phase.PLAY)
    counts = _faces_of("" if taken == "-" else taken)
    state = PickominoState(
        PickominoVariant.parse(variant),
        sum(1 << (tile - LOWEST) for tile in _parse_tiles(grill)),
        tuple(_parse_stack(stack) for stack in stacks.split("/")),
        _number(seat, "SEAT"),
        tuple(counts.count(face) for face in range(1, 7)),  # type: ignore[arg-type]
        roll,
        phase,
        _number(turn, "TURN"),
    )
    check(state)
    return state


def check(state: PickominoState) -> None:
    """Refuse a position that contradicts itself."""
    from roost.rules.pickomino.game import Pickomino, within_reach

    lying = [tile for stack in state.stacks for tile in stack]
    for tile in lying:
        if tile not in TILES:
            raise _bad("tile", f"{tile} is not a tile; tiles are 21 to 36", str(tile))
        if lying.count(tile) > 1 or tile in state.grill_tiles:
            raise _bad("tile-twice", f"tile {tile} lies in two places", str(tile))
    if not 0 <= state.grill < 1 << len(TILES):
        raise _bad("other", "the grill holds tiles that do not exist", str(state.grill))
    if state.seats not in Pickomino.seat_counts:
        raise _bad("seats", f"{state.seats} stacks; Pickomino is for 2 to 7 seats",
                   str(state.seats), known="2–7")  # fmt: skip
    if not 0 <= state.seat < state.seats:
        raise _bad("seat", f"seat {state.seat} of {state.seats}; seats count from 0",
                   str(state.seat), last=state.seats - 1)  # fmt: skip
    if not 1 <= state.turn <= TURN_CAP:
        raise _bad("turn", f"turn {state.turn}; turns count from 1 to {TURN_CAP}",
                   str(state.turn), most=TURN_CAP)  # fmt: skip
    if sum(state.taken) > DICE:
        raise _bad("dice-taken", f"{sum(state.taken)} dice taken of {DICE}", str(sum(state.taken)))
    if state.phase is Phase.OVER:
        if state.grill and state.turn < TURN_CAP:
            raise _bad("over-tiles", "over, with tiles face up on the grill", "#")
        if any(state.taken):
            raise _bad("over-dice", "over, with dice taken", "#")
        return
    if not state.grill:
        raise _bad("is-over", "no tile is face up on the grill, so the game is over: DICE is #",
                   "-")  # fmt: skip
    now = hand(state.taken)
    if state.phase is Phase.CHANCE:
        if now.complete:
            raise _bad("complete", "nothing is left to roll or to take", "?")
    elif state.roll is not None:
        if len(state.roll) != now.left or now.faces == ALL_FACES:
            raise _bad("roll-count", f"{len(state.roll)} dice rolled where {now.left} are left",
                       format_faces(state.roll), given=len(state.roll),
                       wanted=now.left)  # fmt: skip
        if all(now.faces >> face & 1 for face in state.roll):
            raise _bad("roll-fails", "the roll shows only taken faces: that turn has failed (P7)",
                       format_faces(state.roll))  # fmt: skip
    elif not any(state.taken):
        raise _bad("not-begun", "the turn has not begun: DICE is ?", ".")
    elif now.complete and len(within_reach(state)) < 2:
        raise _bad("complete", "all dice or faces are taken: that turn has ended (P6)", ".")


def _number(text: str, field: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise _bad("number", f"{field} is a number, not {text!r}", text, field=field)
    return int(text)


def _faces_of(text: str) -> tuple[int, ...]:
    try:
        return parse_faces(text)
    except ParseError as error:
        raise _bad("face", str(error), str(error.values["value"])) from None


@cache
def _format_grill(grill: int) -> str:
    return _format_tiles(tuple(tile for tile in TILES if grill >> (tile - LOWEST) & 1))


def _format_tiles(tiles: tuple[int, ...]) -> str:
    runs = []
    for _, group in groupby(enumerate(tiles), lambda pair: pair[1] - pair[0]):
        run = [tile for _, tile in group]
        runs.append(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}")
    return ",".join(runs) or "-"


def _parse_tiles(text: str) -> set[int]:
    tiles: set[int] = set()
    for run in [] if text == "-" else text.split(","):
        match = re.fullmatch(r"([0-9]{2})(?:-([0-9]{2}))?", run)
        if match is None:
            raise _bad("tiles", f"{run!r} is no tile and no run of tiles such as 21-24", run)
        low, high = int(match[1]), int(match[2] or match[1])
        for tile in (low, high):
            if tile not in TILES:
                raise _bad("tile", f"{tile} is not a tile; tiles are 21 to 36", str(tile))
        if low > high or tiles & set(range(low, high + 1)):
            raise _bad("tiles", f"{run!r} runs backwards or names a tile twice", run)
        tiles.update(range(low, high + 1))
    return tiles


def _parse_stack(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(_number(tile, "STACKS") for tile in text.split(","))


# -- JSON ----------------------------------------------------------------------------------


def state_to_json(state: PickominoState) -> Json:
    return {
        "game": "pickomino",
        "variant": state.variant.key,
        "grill": list(state.grill_tiles),
        "stacks": [list(stack) for stack in state.stacks],
        "seat": state.seat,
        "taken": list(state.taken),
        "roll": None if state.roll is None else list(state.roll),
        "phase": state.phase.value,
        "turn": state.turn,
    }


def state_from_json(data: Json) -> PickominoState:
    try:
        if data["game"] != "pickomino":
            raise _bad("other", f"{data['game']!r} is not pickomino", str(data["game"]))
        grill, taken = _ints(data["grill"]), _ints(data["taken"])
        if any(tile not in TILES for tile in grill) or len(set(grill)) != len(grill):
            raise _bad("other", f"the grill cannot be {list(grill)}", str(grill))
        seat, turn = _ints([data["seat"], data["turn"]])
        if len(taken) != len(FACES) or min(taken) < 0:
            raise _bad("other", f"taken counts the dice of 6 faces, not {list(taken)}",
                       str(taken))  # fmt: skip
        state = PickominoState(
            PickominoVariant.parse(data["variant"]),
            sum(1 << (tile - LOWEST) for tile in grill),
            tuple(_ints(stack) for stack in data["stacks"]),
            seat,
            taken,  # type: ignore[arg-type]
            None if data["roll"] is None else Roll.of(data["roll"]).dice,
            Phase(data["phase"]),
            turn,
        )
    except GameError:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise ParseError(f"not a state: {error!r}", code="bad-json", what="state") from None
    if state.roll is not None and state.phase is not Phase.PLAY:
        raise _bad("other", "dice lie on the table, yet nobody is to choose", str(data["roll"]))
    check(state)
    return state


def _ints(values: Json) -> tuple[int, ...]:
    if not isinstance(values, list) or any(type(value) is not int for value in values):
        raise TypeError(f"{values!r} where whole numbers belong")
    return tuple(values)
