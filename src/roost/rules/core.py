"""The contract every game keeps.

A `Game` is the rules bound to a `Variant`. It makes a `State`, a frozen value without a
generator inside. In a state either chance decides (a `Roll`), or a seat decides (an `Action`),
or the game is over. `apply` returns the new state and the events, and changes nothing else.
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

Seat: TypeAlias = int
Json: TypeAlias = Any  # what json.loads returns


class Phase(Enum):
    """Who decides next."""

    CHANCE = "chance"
    PLAY = "play"
    OVER = "over"


class Variant(Protocol):
    """Frozen rule options. `game` is the game they belong to; `key` names them in one word, which
    `parse` reads back; `version` changes with behaviour, and the key of any but the first ends with
    it (`roost.rules.versions`)."""

    @property
    def game(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def version(self) -> int: ...
    @classmethod
    def parse(cls, key: str) -> Self: ...


class State(Protocol):
    """A position. Frozen and hashable; equal positions are equal values, and their repr is the
    position text."""

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
    """What a player decides. Subclasses are frozen dataclasses with a `kind`."""

    __slots__ = ()
    kind: ClassVar[str]


class Event:
    """An appended fact. Subclasses are frozen dataclasses with a `kind`."""

    __slots__ = ()
    kind: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, per seat. `capped` marks a game that the turn cap ended (P25, K17)."""

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
        """Rank seats by `order` (scores where not given), highest first; equals share a rank.

        The win share is 1 for a sole winner, 1/k for k sharers, 0 for the others (P21, K15).
        """
        keys = [(score,) for score in scores] if order is None else order
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        share = Fraction(1, ranks.count(1))
        shares = tuple(share if rank == 1 else Fraction(0) for rank in ranks)
        return cls(tuple(scores), ranks, shares, capped)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def to_json(self) -> Json:
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "shares": [str(share) for share in self.shares],
            "capped": self.capped,
        }

    @classmethod
    def from_json(cls, data: Json) -> Self:
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
    """What `apply` returns."""

    state: S_co
    events: tuple[Event, ...]


class Game(ABC, Generic[S, A_co]):
    """The rules of one game, bound to a variant. Stateless: one instance serves every table.

    `rolls_for_start`: where the table names nobody, the players roll for who starts (K3)."""

    key: ClassVar[str]
    variant_type: ClassVar[type[Variant]]
    rolls_for_start: ClassVar[bool] = False
    seat_counts: ClassVar[range]
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    variant: Variant

    @abstractmethod
    def __init__(self, variant: Variant | None = None) -> None:
        """The rules under a variant of `variant_type`, the default one where none is given."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (other.key, other.variant) == (self.key, self.variant)

    def __hash__(self) -> int:
        return hash((self.key, self.variant))

    # -- playing ---------------------------------------------------------------------------

    @abstractmethod
    def start(self, seats: int, *, first: Seat | None = None) -> S:
        """The position before the first roll. Where `first` names nobody, the players roll for it
        if the game has a rule for that (`rolls_for_start`), or else seat 0 begins."""

    @abstractmethod
    def legal_actions(self, state: S) -> tuple[A_co, ...]:
        """Every action the seat to move may choose; empty unless the phase is PLAY."""

    @abstractmethod
    def chance_outcomes(self, state: S) -> tuple[Chance, ...]:
        """Every roll that may come, with exact probabilities; empty unless CHANCE."""

    @abstractmethod
    def dice_count(self, state: S) -> int:
        """How many dice are rolled next; 0 unless CHANCE."""

    @abstractmethod
    def apply(self, state: S, move: Action | Roll) -> Step[S]:
        """The state after an action or a roll, and what happened. Raises, changes nothing."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result once the game is over, otherwise None."""

    # -- writing down ----------------------------------------------------------------------

    def format_position(self, state: S) -> str:
        """The position in one line, which begins with the game's key: the state's repr."""
        return repr(state)

    @abstractmethod
    def parse_position(self, text: str) -> S:
        """The state that a position text describes; refused where it contradicts itself."""

    @abstractmethod
    def format_move(self, state: S, move: Action | Roll) -> str:
        """The move's token in the compact notation; `state` is the position before it."""

    @abstractmethod
    def parse_move(self, state: S, token: str) -> Action | Roll:
        """The move a token stands for. Readable, not necessarily legal."""

    @abstractmethod
    def state_to_json(self, state: S) -> Json: ...

    @abstractmethod
    def state_from_json(self, data: Json) -> S: ...

    def action_to_json(self, action: Action) -> Json:
        return encode(action)

    def action_from_json(self, data: Json) -> A_co:
        return decode(data, self.action_types)  # type: ignore[return-value]

    def event_to_json(self, event: Event) -> Json:
        return encode(event)

    def event_from_json(self, data: Json) -> Event:
        return decode(data, self.event_types)


# -- JSON of flat, frozen dataclasses ------------------------------------------------------


def encode(thing: Action | Event) -> Json:
    """An action or event as JSON: its fields and its `type`."""
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
    """The action or event behind `data`; one of `types`, every field checked."""
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
