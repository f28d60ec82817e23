"""The rules of Pig: roll and add up, or hold what you have; a 1 loses the turn."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from roost.rules.checks import check_seats, illegal_action_error
from roost.rules.core import Action, Event, Game, Json, Outcome, Phase, Seat, Step
from roost.rules.dice import Chance, Roll, chances
from roost.rules.errors import ParseError, VariantError, position_error, position_fields

CHANCE, PLAY, OVER = Phase.CHANCE, Phase.PLAY, Phase.OVER
TARGETS = range(10, 1001)


@dataclass(frozen=True, slots=True)
class PigVariant:
    """`target` is the score that wins."""

    target: int = 100
    game: ClassVar[str] = "pig"
    version: ClassVar[int] = 1

    @property
    def key(self) -> str:
        return str(self.target)

    @classmethod
    def parse(cls, key: str) -> PigVariant:
        if key == "":
            return cls()
        if re.fullmatch(r"[1-9][0-9]{1,3}", key) and int(key) in TARGETS:
            return cls(int(key))
        raise VariantError(f"no target {key!r}", value=key, known=f"{TARGETS[0]}–{TARGETS[-1]}")


class PigState(NamedTuple):
    """`total` is what the seat has added up in this turn, and would keep by holding."""

    variant: PigVariant
    scores: tuple[int, ...]
    seat: Seat
    total: int
    phase: Phase
    turn: int

    def __repr__(self) -> str:
        """The position text, as in ``pig:100 12/30 0 8 play 5``."""
        scores = "/".join(map(str, self.scores))
        fields = (scores, self.seat, self.total, self.phase.value, self.turn)
        return " ".join((f"pig:{self.variant.key}", *map(str, fields)))

    @property
    def seats(self) -> int:
        return len(self.scores)


@dataclass(frozen=True, slots=True)
class RollOn(Action):
    kind = "roll"


@dataclass(frozen=True, slots=True)
class Hold(Action):
    kind = "hold"


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    kind = "rolled"
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lost(Event):
    kind = "lost"
    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class Held(Event):
    kind = "held"
    seat: int
    total: int
    score: int


PigAction = RollOn | Hold
ACTIONS: dict[str, PigAction] = {"roll": RollOn(), "hold": Hold()}
POSITION = re.compile(r"pig(?::(\w+))? (\d+(?:/\d+)+) (\d+) (\d+) (chance|play|over) (\d+)")


class Pig(Game[PigState, PigAction]):
    key = "pig"
    variant_type = PigVariant
    seat_counts = range(2, 9)
    action_types = (RollOn, Hold)
    event_types = (Rolled, Lost, Held)

    def __init__(self, variant: PigVariant | None = None) -> None:
        self.variant: PigVariant = variant or PigVariant()

    def start(self, seats: int, *, first: Seat | None = None) -> PigState:
        check_seats(self, seats, 0 if first is None else first)
        return PigState(self.variant, (0,) * seats, first or 0, 0, CHANCE, 1)

    def legal_actions(self, state: PigState) -> tuple[PigAction, ...]:
        return tuple(ACTIONS.values()) if state.phase is PLAY else ()

    def chance_outcomes(self, state: PigState) -> tuple[Chance, ...]:
        return chances(1) if state.phase is CHANCE else ()

    def dice_count(self, state: PigState) -> int:
        return 1 if state.phase is CHANCE else 0

    def apply(self, state: PigState, move: Action | Roll) -> Step[PigState]:
        if state.phase is CHANCE and isinstance(move, Roll) and len(move.dice) == 1:
            rolled, (face,) = Rolled(state.seat, move.dice), move.dice
            if face == 1:
                return self._next(state, rolled, Lost(state.seat, state.total))
            return Step(state._replace(total=state.total + face, phase=PLAY), (rolled,))
        if state.phase is PLAY and type(move) is RollOn:
            return Step(state._replace(phase=CHANCE), ())
        if state.phase is PLAY and type(move) is Hold:
            scores = list(state.scores)
            scores[state.seat] += state.total
            held = Held(state.seat, state.total, scores[state.seat])
            return self._next(state._replace(scores=tuple(scores)), held)
        raise illegal_action_error(self, state, move)

    def _next(self, state: PigState, *events: Event) -> Step[PigState]:
        if state.scores[state.seat] >= self.variant.target:
            return Step(state._replace(total=0, phase=OVER), events)
        seat, turn = (state.seat + 1) % state.seats, state.turn + 1
        return Step(state._replace(seat=seat, total=0, phase=CHANCE, turn=turn), events)

    def outcome(self, state: PigState) -> Outcome | None:
        return Outcome.ranked(state.scores) if state.phase is OVER else None

    # -- writing down ----------------------------------------------------------------------

    def format_position(self, state: PigState) -> str:
        return repr(state)

    def parse_position(self, text: str) -> PigState:
        found = POSITION.fullmatch(" ".join(position_fields(text)))
        if not found:
            raise position_error("other", "it is not like “pig 0/0 0 0 chance 1”", text)
        key, scores, *numbers, phase, turn = found.groups(default="")
        points, (seat, total) = tuple(map(int, scores.split("/"))), map(int, numbers)
        check_seats(self, len(points))
        state = PigState(PigVariant.parse(key), points, seat, total, Phase(phase), int(turn))
        over = sum(score >= state.variant.target for score in points)
        fits = {CHANCE: total != 1, PLAY: total > 1, OVER: total == 0}[state.phase]
        if seat >= state.seats or state.turn < 1 or over != (state.phase is OVER) or not fits:
            raise position_error("other", "it contradicts itself", text)
        return state

    def format_move(self, state: PigState, move: Action | Roll) -> str:
        return str(move.dice[0]) if isinstance(move, Roll) else move.kind

    def parse_move(self, state: PigState, token: str) -> Action | Roll:
        if token in ACTIONS:
            return ACTIONS[token]
        if re.fullmatch(r"[1-6]", token):
            return Roll([int(token)])
        raise ParseError(f"{token!r} is no move", code="bad-move", value=token)

    def state_to_json(self, state: PigState) -> Json:
        return self.format_position(state)

    def state_from_json(self, data: Json) -> PigState:
        return self.parse_position(data)


GAME = Pig
