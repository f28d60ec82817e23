"""The interface of every game.

A `Game` is the rules bound to a `Variant`. It creates a `State`, a frozen value that holds no
random generator. Every state is one of three kinds: a chance node (a `Roll` comes next), a decision
of one seat (an `Action`), or the end of the game. `apply` returns the new state and the events, and
changes nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import (
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from roost.rules.dice import Chance, Roll
from roost.rules.errors import ParseError

RULES_VERSION = 1  # changes when a game would go on differently after the same moves

Seat: TypeAlias = int
Json: TypeAlias = Any  # what json.loads returns


class Phase(Enum):
    """What comes next: a roll, a decision, or nothing because the game is over."""

    CHANCE = "chance"
    PLAY = "play"
    OVER = "over"


class Variant(Protocol):
    """Frozen rule options.

    `game` is the key of the game. `key` describes the options in one word, and `parse` reads it
    back. `version` changes when the rules behave differently; keys include it unless it is 1
    (`roost.rules.versions`).
    """

    @property
    def game(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def version(self) -> int: ...
    @classmethod
    def parse(cls, key: str) -> Self: ...


class State(Protocol):
    """A position: frozen and hashable.

    Equal positions are equal values, and their repr is the position text.
    """

    @property
    def variant(self) -> Variant: ...
    @property
    def seats(self) -> int: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def turn(self) -> int: ...


class Action:
    """A player's decision. Subclasses are frozen dataclasses with a `kind`."""

    __slots__ = ()
    kind: ClassVar[str]


class Event:
    """Something that happened in a game. Subclasses are frozen dataclasses with a `kind`."""

    __slots__ = ()
    kind: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game, per seat. `capped` marks a game ended by the turn cap (P25, K17)."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    shares: tuple[Fraction, ...]
    capped: bool = False

    @classmethod
    def ranked(
        cls,
        scores: Sequence[int],
        order: Sequence[tuple[int, ...]] | None = None,
        *,
        capped: bool = False,
    ) -> Outcome:
        """Rank seats by `order` (default: the scores), highest first; equal seats share a rank.

        The win share is 1 for a sole winner, 1/k for each of k joint winners, and 0 otherwise (P21,
        K15).
        """
        keys = [(score,) for score in scores] if order is None else order
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        share = Fraction(1, ranks.count(1))
        shares = tuple(share if rank == 1 else Fraction(0) for rank in ranks)
        return cls(tuple(scores), ranks, shares, capped)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the first rank."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def to_json(self) -> Json:
        """Return the outcome as JSON data."""
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "shares": [str(share) for share in self.shares],
            "capped": self.capped,
        }

    @classmethod
    def from_json(cls, data: Json) -> Self:
        """Return the outcome in JSON data. Raise ParseError if there is none."""
        try:
            scores, ranks = tuple(data["scores"]), tuple(data["ranks"])
            shares = tuple(Fraction(share) for share in data["shares"])
            capped = data["capped"]
        except (KeyError, TypeError, ValueError, ArithmeticError) as error:
            raise ParseError(f"not an outcome: {error}", code="bad-json", what="outcome") from None
        sound = {type(n) for n in scores + ranks} <= {int} and type(capped) is bool
        if not sound or not len(scores) == len(ranks) == len(shares):
            raise ParseError(f"not an outcome: {data}", code="bad-json", what="outcome")
        return cls(scores, ranks, shares, capped)


S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)
A_co = TypeVar("A_co", bound=Action, covariant=True)


class Step(NamedTuple, Generic[S_co]):
    """The return value of `apply`: the new state and the events."""

    state: S_co
    events: tuple[Event, ...]


class Game(ABC, Generic[S, A_co]):
    """The rules of one game, bound to a variant. Stateless: one instance serves every table.

    `rolls_for_start`: the players roll for who starts unless the table sets it (K3).
    """

    key: ClassVar[str]
    variant_type: ClassVar[type[Variant]]
    rolls_for_start: ClassVar[bool] = False
    seat_counts: ClassVar[range]
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    variant: Variant

    @abstractmethod
    def __init__(self, variant: Variant | None = None) -> None:
        """Bind the rules to a variant of `variant_type` (default: the default variant)."""

    def __repr__(self) -> str:
        return f"make_game({self.key!r}, {self.variant.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (other.key, other.variant) == (self.key, self.variant)

    def __hash__(self) -> int:
        return hash((self.key, self.variant))

    # -- playing ---------------------------------------------------------------------------

    @abstractmethod
    def start(self, seats: int, *, first: Seat | None = None) -> S:
        """Return the position before the first roll.

        If `first` is None, the players roll for who starts if the game has that rule
        (`rolls_for_start`); otherwise seat 0 starts.
        """

    @abstractmethod
    def legal_actions(self, state: S) -> tuple[A_co, ...]:
        """Return every action that the seat to move may choose; empty unless the phase is PLAY."""

    @abstractmethod
    def chance_outcomes(self, state: S) -> tuple[Chance, ...]:
        """Return all possible rolls with exact probabilities; empty unless the phase is CHANCE."""

    @abstractmethod
    def dice_count(self, state: S) -> int:
        """Return the number of dice to roll next; 0 unless the phase is CHANCE."""

    @abstractmethod
    def apply(self, state: S, move: Action | Roll) -> Step[S]:
        """Return the state after an action or a roll, and the events. Raise if it is illegal."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result if the game is over, otherwise None."""

    # -- writing down ----------------------------------------------------------------------

    def format_position(self, state: S) -> str:
        """Return the position in one line, which begins with the game's key: the state's repr."""
        return repr(state)

    @abstractmethod
    def parse_position(self, text: str) -> S:
        """Return the state that a position text describes. Raise if it contradicts itself."""

    @abstractmethod
    def format_move(self, state: S, move: Action | Roll) -> str:
        """Return the move in compact notation; `state` is the position before it."""

    @abstractmethod
    def parse_move(self, state: S, token: str) -> Action | Roll:
        """Return the move that a token describes; it may be illegal."""

    @abstractmethod
    def state_to_json(self, state: S) -> Json:
        """Return a state as JSON data."""

    @abstractmethod
    def state_from_json(self, data: Json) -> S:
        """Return the state in JSON data. Raise ParseError if there is none."""

    def action_to_json(self, action: Action) -> Json:
        """Return an action as JSON data."""
        return encode(action)

    def action_from_json(self, data: Json) -> A_co:
        """Return the action in JSON data. Raise ParseError if there is none."""
        return decode(data, self.action_types)  # type: ignore[return-value]

    def event_to_json(self, event: Event) -> Json:
        """Return an event as JSON data."""
        return encode(event)

    def event_from_json(self, data: Json) -> Event:
        """Return the event in JSON data. Raise ParseError if there is none."""
        return decode(data, self.event_types)


# -- JSON of flat, frozen dataclasses ------------------------------------------------------


def encode(thing: Action | Event) -> Json:
    """Return an action or event as JSON: its fields and its `type`."""
    data: dict[str, Json] = {"type": thing.kind}
    for name in _field_types(type(thing)):  # type: ignore[arg-type]
        value = getattr(thing, name)
        data[name] = _encode_value(value)
    return data


def _encode_value(value: object) -> Json:
    if isinstance(value, tuple):
        return [_encode_value(item) for item in value]
    if isinstance(value, Outcome):
        return value.to_json()
    return value


E = TypeVar("E", bound="Action | Event")


def decode(data: Json, types: Iterable[type[E]]) -> E:
    """Return the action or event in `data`, which must be one of `types`; check every field."""
    by_kind = {cls.kind: cls for cls in types}
    kind = data.get("type") if isinstance(data, Mapping) else data
    if not isinstance(data, Mapping) or not isinstance(kind, str) or kind not in by_kind:
        known = ", ".join(by_kind)
        reason = f"unknown type {kind!r}; known: {known}"
        raise ParseError(reason, code="bad-json", what=str(kind), known=known)
    cls = by_kind[kind]
    wanted = _field_types(cls)  # type: ignore[arg-type]
    if set(data) != {"type", *wanted}:
        known = ", ".join(wanted)
        given = ", ".join(str(key) for key in data if key != "type")
        reason = f"{cls.kind} has the fields {known or 'none'}, not {given or 'none'}"
        raise ParseError(reason, code="bad-json", what=cls.kind, known=known)
    return cls(**{name: _decode_value(data[name], hint, name) for name, hint in wanted.items()})


def _decode_value(value: Json, hint: Any, name: str) -> Any:
    if hint is Outcome:
        return Outcome.from_json(value)
    if get_origin(hint) is tuple:
        if isinstance(value, list):
            item = get_args(hint)[0]
            return tuple(_decode_value(part, item, name) for part in value)
    elif type(value) in (get_args(hint) or (hint,)):
        return value
    raise ParseError(f"{name} cannot be {value!r}", code="bad-json", what=name, known=str(hint))


@cache
def _field_types(cls: Any) -> dict[str, Any]:
    hints = get_type_hints(cls)
    return {field.name: hints[field.name] for field in fields(cls)}
