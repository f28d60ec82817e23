"""The narrator: sentences for events and actions, from the game's narration table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from roost.locale import Catalogue
from roost.narrate.names import list_of
from roost.narrate.table import NarrationTable, Sentence, Value, pick
from roost.rules.core import Action, Event, Game, Json, Outcome, State, encode
from roost.rules.record import Record
from roost.rules.registry import Registry

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
Way: TypeAlias = Callable[[Any], object]  # formats a field for a message


class Narrator(Generic[S, A]):
    """Narrator of one table.

    `names` are the players by seat; `you` is the reader's seat. `key`, such as the table's id,
    chooses the remarks; without it there are none.
    """

    table: ClassVar[NarrationTable]

    def __init__(
        self,
        texts: Catalogue,
        rules: Game[S, A],
        names: Sequence[str],
        you: int | None = None,
        key: str = "",
    ) -> None:
        self.texts = texts
        self.rules = rules
        self.names = tuple(names)
        self.you = you
        self.key = key
        self._ways = self.ways()

    # -- what a game may say its own way ---------------------------------------------------

    def face(self, face: int) -> str:
        """Return the text for one face of a die."""
        return str(face)

    def ways(self) -> Mapping[str, Way]:
        """Return the formatters of fields by name."""
        return {
            "field": lambda value: value,
            "name": self.name,
            "names": self.named,
            "dice": self.dice,
        }

    def facts(self, state: S, action: A) -> Mapping[str, object]:
        """Return values for an action's message that are not among its own fields."""
        return {}

    # -- words -----------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return self.names[seat]

    def named(self, seats: Iterable[int]) -> str:
        """Return the players in these seats without the reader, whom the sentence calls "you"."""
        return self.all_of(self.names[seat] for seat in seats if seat != self.you)

    def all_of(self, parts: Iterable[str]) -> str:
        """Return a list in words, such as ``Ana, Leo and Eva``."""
        return list_of(self.texts, parts)

    def dice(self, faces: Iterable[int]) -> str:
        """Return faces in words, such as ``1, 1, 3, worm``."""
        return ", ".join(map(self.face, faces))

    def score(self, score: int) -> str:
        return self.texts.text(f"score-{self.rules.key}", score=score)

    # -- sentences -------------------------------------------------------------------------

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Return a sentence for each event of one step, in order."""
        step = [encode(event) for event in events]
        kinds = {event.kind for event in events}
        return [
            self._say(sentence, fields, step)
            for fields in step
            for sentence in self.table.events[fields["type"]]
            if kinds.isdisjoint(sentence.unless)
        ]

    def action(self, state: S, action: A) -> str:
        """Return the effect of an action as a sentence."""
        fields = {**encode(action), **self.facts(state, action)}
        return self._say(self.table.actions[action.kind], fields)

    def winners(self, outcome: Outcome) -> str:
        """Return a sentence with the winners and their score."""
        seats = outcome.winners
        mine = self.you in seats
        said = self.texts.text(
            "result-winners-you" if mine else "result-winners",
            count=len(seats),
            names="" if mine and len(seats) == 1 else self.named(seats),
            score=self.score(outcome.scores[seats[0]]),
        )
        best, second, *_ = sorted(outcome.scores, reverse=True)
        if best - second <= CLOSE:
            return self._remarked(said, "remark-close", "")
        won = mine or self.you is None
        return self._remarked(said, "remark-won" if won else "remark-lost", "")

    def _say(self, sentence: Sentence, fields: Json, step: Sequence[Json] = ()) -> str:
        values = {name: self._value(how, fields, step) for name, how in sentence.values.items()}
        said = self.texts.text(self._message(sentence, fields), **values)
        for message, how, *paths in sentence.remarks:
            if self._applies(how, paths, fields):
                return self._remarked(said, message, _numbers(fields))
        return said

    def _remarked(self, said: str, message: str, event: str) -> str:
        if not self.key:
            return said
        return f"{said} {self.texts.text(message, pick=pick(self.key, message, event))}"

    def _applies(self, how: str, paths: Sequence[str], fields: Json) -> bool:
        """Return whether an event meets the condition of a remark."""
        if how == "mine":
            return self.you is not None and self._value(tuple(paths), fields, ()) == self.you
        found = _at(fields, paths[0])
        if how == "many":
            return bool(found.count(int(paths[1])) >= int(paths[2]))
        return found is not None

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


CLOSE = 1  # maximum margin of a close finish

AnyNarrator: TypeAlias = Narrator[Any, Any]

NARRATORS: Registry[type[AnyNarrator]] = Registry("narrate", "NARRATOR")


def make_narrator(
    texts: Catalogue,
    rules: Game[S, A],
    names: Sequence[str],
    you: int | None = None,
    key: str = "",
) -> AnyNarrator:
    """Return the narrator of a game, which addresses the player in seat `you` as "you"."""
    return NARRATORS.of(rules.key)(texts, rules, names, you, key)


def record_key(record: Record) -> str:
    """Return what chooses the remarks of a recorded game: its table, its seed or its start."""
    tags = record.tags
    return str(tags.get("table") or record.dice.get("seed") or tags.get("started") or "")


def _numbers(fields: Json) -> str:
    """Return the numbers of an event, by field name: what chooses its remark."""
    return ",".join(str(fields[name]) for name in sorted(fields) if type(fields[name]) is int)


def _at(fields: Json, path: str) -> Json:
    for part in path.split("."):
        fields = fields[int(part) if part.isdecimal() else part]
    return fields
