"""Small boards and positions for the tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from random import Random
from typing import Any

from roost.rules.core import Event, Phase
from roost.rules.dice import Roll
from roost.rules.knockout import (
    Knockout,
    KnockoutState,
    KnockoutVariant,
    parse_board,
    register_board,
)
from roost.rules.knockout.constants import COLOURS

LINE = "line8"
STAR = "star9"


def board_data(
    key: str, lines: Iterable[tuple[str, str]], starts: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return a board file with these lines; by default blue and green have a 1 each."""
    pairs = [list(pair) for pair in lines]
    names = list(dict.fromkeys(name for pair in pairs for name in pair))
    none = [None] * 6
    two = {"blue": [names[0], *none[1:]], "green": [names[-1], *none[1:]]}
    return {
        "format": "roost-board",
        "version": 1,
        "key": key,
        "name": key,
        "spaces": {name: [i, i * i] for i, name in enumerate(names)},
        "lines": pairs,
        "starts": starts
        or {
            count: {c: two.get(c, none) for c in COLOURS[: 3 if count == "3" else 4]}
            for count in ("2", "3", "4")
        },
        "symmetric": [],
    }


def register_study_boards() -> None:
    row = "ABCDEFGH"
    register_board(parse_board(board_data(LINE, pairwise(row))))
    register_board(parse_board(board_data(STAR, [("C", f"S{i}") for i in range(8)])))


def position(
    pieces: str, dice: str, *, seats: int = 4, seat: int = 0, board: str = "", clock: str = "30 2 0"
) -> KnockoutState:
    """Return a position such as ``position("b1:O0 g1:M3", "12")``; other pieces are out."""
    rows = [["x"] * 6 for _ in range(3 if seats == 3 else 4)]
    for word in pieces.split():
        name, _, space = word.partition(":")
        rows["bgry".index(name[0])][int(name[1]) - 1] = space
    text = "/".join(",".join(row) for row in rows)
    turn, round_, first = clock.split()
    most = (int(round_) - 1) * seats + (seat - int(first)) % seats + 1
    turn = str(min(int(turn), most))
    variant = f":{board}" if board else ""
    return Knockout().parse_position(
        f"knockout{variant} {seats} {text} {seat} {dice} {turn} {round_} {first}"
    )


def tokens(state: KnockoutState) -> set[str]:
    """Return the legal moves in notation."""
    game = Knockout(state.variant)
    return {game.format_move(state, move) for move in game.legal_actions(state)}


def play(state: KnockoutState, *moves: str) -> tuple[KnockoutState, list[Event]]:
    """Apply moves in notation; return the last state and all events."""
    game = Knockout(state.variant)
    events: list[Event] = []
    for token in moves:
        state, new = game.apply(state, game.parse_move(state, token))
        events += new
    return state, events


def random_states(variant: KnockoutVariant, seats: int, seed: int) -> Iterable[KnockoutState]:
    """Yield every state of one random game."""
    game, random = Knockout(variant), Random(seed)
    state = game.start(seats)
    yield state
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CHANCE:
            state, _ = game.apply(state, Roll(random.choices(range(1, 7), k=2)))
        else:
            state, _ = game.apply(state, random.choice(game.legal_actions(state)))
        yield state
