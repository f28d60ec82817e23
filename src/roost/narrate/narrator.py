"""Tells what happens at a table, and what an action would do, by the game's table of words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from roost.locale import Catalogue
from roost.narrate.names import list_of
from roost.narrate.table import Sentence, Table, Value
from roost.rules.core import Action, Event, Game, Json, Outcome, State, encode
from roost.rules.registry import Registry

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
Way: TypeAlias = Callable[[Any], object]  # from the value of a field to a value of the message


class Narrator(Generic[S, A]):
    """Speaks about one table. `names` are the players by seat; `you` is the seat of the person
    who listens, where there is one."""

    table: ClassVar[Table]

    def __init__(
        self, texts: Catalogue, rules: Game[S, A], names: Sequence[str], you: int | None = None
    ) -> None:
        self.texts = texts
        self.rules = rules
        self.names = tuple(names)
        self.you = you
        self._ways = self.ways()

    # -- what a game may say its own way ---------------------------------------------------

    def face(self, face: int) -> str:
        """What one die shows."""
        return str(face)

    def ways(self) -> Mapping[str, Way]:
        """How a field becomes a value of a message."""
        return {
            "field": lambda value: value,
            "name": self.name,
            "names": self.named,
            "dice": self.dice,
        }

    def facts(self, state: S, action: A) -> Mapping[str, object]:
        """What the table says about an action besides its own fields."""
        return {}

    # -- words -----------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return self.names[seat]

    def named(self, seats: Iterable[int]) -> str:
        """The players in these seats; the sentence itself says "you"."""
        return self.all_of(self.names[seat] for seat in seats if seat != self.you)

    def all_of(self, parts: Iterable[str]) -> str:
        """``Ana, Leo and Eva``."""
        return list_of(self.texts, parts)

    def dice(self, faces: Iterable[int]) -> str:
        """What the dice show: ``1, 1, 3, worm``."""
        return ", ".join(map(self.face, faces))

    def score(self, score: int) -> str:
        return self.texts.text(f"score-{self.rules.key}", score=score)

    # -- sentences -------------------------------------------------------------------------

    def tell(self, events: Sequence[Event]) -> list[str]:
        """A sentence for each thing that happened in one step, in order."""
        step = [encode(event) for event in events]
        kinds = {event.kind for event in events}
        return [
            self._say(sentence, fields, step)
            for fields in step
            for sentence in self.table.events[fields["type"]]
            if kinds.isdisjoint(sentence.unless)
        ]

    def action(self, state: S, action: A) -> str:
        """What an action would do."""
        fields = {**encode(action), **self.facts(state, action)}
        return self._say(self.table.actions[action.kind], fields)

    def winners(self, outcome: Outcome) -> str:
        """Who won, and with how much."""
        seats = outcome.winners
        mine = self.you in seats
        return self.texts.text(
            "result-winners-you" if mine else "result-winners",
            count=len(seats),
            names="" if mine and len(seats) == 1 else self.named(seats),
            score=self.score(outcome.scores[seats[0]]),
        )

    def _say(self, sentence: Sentence, fields: Json, step: Sequence[Json] = ()) -> str:
        values = {name: self._value(how, fields, step) for name, how in sentence.values.items()}
        return self.texts.text(self._message(sentence, fields), **values)

    def _message(self, sentence: Sentence, fields: Json) -> str:
        for how, path, message in sentence.you if self.you is not None else ():
            seats = self._value((how, path), fields, ())
            if self.you in (seats if isinstance(seats, list) else (seats,)):
                return message
        return sentence.message

    def _value(self, value: Value, fields: Json, step: Sequence[Json]) -> object:
        how, *paths = value
        if how == "same":
            first, second = (_at(fields, path) for path in paths)
            return bool(first == second)
        if how == "also":
            kind, path = paths
            return next((_at(other, path) for other in step if other["type"] == kind), None)
        found = _at(fields, paths[0])
        return None if found is None else self._ways[how](found)


AnyNarrator: TypeAlias = Narrator[Any, Any]

NARRATORS: Registry[type[AnyNarrator]] = Registry("narrate", "NARRATOR")


def make_narrator(
    texts: Catalogue, rules: Game[S, A], names: Sequence[str], you: int | None = None
) -> AnyNarrator:
    """The narrator of a game. To the person in the seat `you`, that seat is "you"."""
    return NARRATORS.of(rules.key)(texts, rules, names, you)


def _at(fields: Json, path: str) -> Json:
    for part in path.split("."):
        fields = fields[int(part) if part.isdecimal() else part]
    return fields
