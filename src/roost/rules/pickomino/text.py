"""Pickomino notation: moves, positions as text (see `writing`) and as JSON.

All parsers check their input.
"""

from __future__ import annotations

import re

from roost.rules.core import Action, Json, Phase
from roost.rules.dice import FACES, Roll
from roost.rules.errors import GameError, ParseError, position_fields
from roost.rules.errors import position_error as bad
from roost.rules.pickomino.check import check, tile_error
from roost.rules.pickomino.constants import LOWEST, TILES
from roost.rules.pickomino.state import PickominoState, RollOn, Stop, Take
from roost.rules.pickomino.variant import PickominoVariant
from roost.rules.pickomino.writing import SYMBOLS, format_faces

GAME = PickominoVariant.game
FIELDS = f"{GAME}[:variant] GRILL STACKS SEAT TAKEN DICE TURN"

# -- moves ---------------------------------------------------------------------------------


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
    """Return the notation of a move.

    ``[1134w]`` roll, ``w`` take, ``+`` roll on, ``=24`` stop, ``x26`` steal, ``=-`` stop without a
    tile.
    """
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
        reason = f"{token!r} is not a move; moves look like [1134w] w + =24 x26 =-"
        raise ParseError(reason, code="bad-move", value=str(token))
    if match["roll"]:
        return Roll(parse_faces(match["roll"]))
    if match["take"]:
        return Take(SYMBOLS.index(match["take"]))
    if match["on"]:
        return RollOn()
    return Stop(None if match["tile"] == "-" else int(match["tile"]))


# -- positions -----------------------------------------------------------------------------


def parse_position(text: str) -> PickominoState:
    parts = position_fields(text)
    if len(parts) != 7:
        reason = f"{len(parts)} fields where 7 belong: {FIELDS}"
        raise bad("fields", reason, text, given=len(parts), wanted=7, fields=FIELDS)
    name, grill, stacks, seat, taken, dice, turn = parts
    key, _, variant = name.partition(":")
    if key != GAME:
        raise bad("other", f"{key!r} is not {GAME}", key)
    roll = None if dice in ("?", ".", "#") else tuple(sorted(_faces_of(dice)))
    phase = {"?": Phase.CHANCE, "#": Phase.OVER}.get(dice, Phase.PLAY)
    counts = _faces_of("" if taken == "-" else taken)
    state = PickominoState(
        PickominoVariant.parse(variant),
        sum(1 << (tile - LOWEST) for tile in _parse_tiles(grill)),
        tuple(_parse_stack(stack) for stack in stacks.split("/")),
        _number(seat, "SEAT"),
        tuple(counts.count(face) for face in FACES),  # type: ignore[arg-type]
        roll,
        phase,
        _number(turn, "TURN"),
    )
    check(state)
    return state


def _number(text: str, field: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise bad("number", f"{field} is a number, not {text!r}", text, field=field)
    return int(text)


def _faces_of(text: str) -> tuple[int, ...]:
    try:
        return parse_faces(text)
    except ParseError as error:
        raise bad("face", str(error), str(error.values["value"])) from None


def _parse_tiles(text: str) -> set[int]:
    tiles: set[int] = set()
    for run in [] if text == "-" else text.split(","):
        match = re.fullmatch(r"([0-9]{2})(?:-([0-9]{2}))?", run)
        if match is None:
            raise bad("tiles", f"{run!r} is neither a tile nor a run of tiles such as 21-24", run)
        low, high = int(match[1]), int(match[2] or match[1])
        for tile in (low, high):
            if tile not in TILES:
                raise tile_error(tile)
        if low > high or tiles & set(range(low, high + 1)):
            raise bad("tiles", f"{run!r} runs backwards or names a tile twice", run)
        tiles.update(range(low, high + 1))
    return tiles


def _parse_stack(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(_number(tile, "STACKS") for tile in text.split(","))


# -- JSON ----------------------------------------------------------------------------------


def state_to_json(state: PickominoState) -> Json:
    return {
        "game": GAME,
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
        if data["game"] != GAME:
            raise bad("other", f"{data['game']!r} is not {GAME}", str(data["game"]))
        grill, taken = _ints(data["grill"]), _ints(data["taken"])
        if any(tile not in TILES for tile in grill) or len(set(grill)) != len(grill):
            raise bad("other", f"the grill cannot be {list(grill)}", str(grill))
        seat, turn = _ints([data["seat"], data["turn"]])
        if len(taken) != len(FACES) or min(taken) < 0:
            reason = f"taken counts the dice of {len(FACES)} faces, not {list(taken)}"
            raise bad("other", reason, str(taken))
        state = PickominoState(
            PickominoVariant.parse(data["variant"]),
            sum(1 << (tile - LOWEST) for tile in grill),
            tuple(_ints(stack) for stack in data["stacks"]),
            seat,
            taken,  # type: ignore[arg-type]
            None if data["roll"] is None else Roll(data["roll"]).dice,
            Phase(data["phase"]),
            turn,
        )
    except GameError:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise ParseError(f"not a state: {error!r}", code="bad-json", what="state") from None
    if state.roll is not None and state.phase is not Phase.PLAY:
        raise bad("other", "dice lie on the table, but no player has to choose", str(data["roll"]))
    check(state)
    return state


def _ints(values: Json) -> tuple[int, ...]:
    if not isinstance(values, list) or any(type(value) is not int for value in values):
        raise TypeError(f"{values!r} where whole numbers belong")
    return tuple(values)
