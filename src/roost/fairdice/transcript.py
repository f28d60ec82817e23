"""The transcript of a game, entry by entry (docs/fair-dice.md, "Transcript"): what may follow, and
what follows from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Struct

from roost.fairdice.hashing import (
    LINKS,
    RENEW,
    before,
    check_number,
    digest,
    faces,
    first_seat,
    num,
    raw,
)

Hex32: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=255)]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]


class SeatFacts(Struct, frozen=True):
    kind: Literal["person", "bot"]
    bot: str = ""  # its key


class Facts(Struct, frozen=True, kw_only=True):
    """The facts of a table before its players are ready."""

    table: str
    game: str
    variant: str
    rules: int
    position: str  # or ""
    source: str  # "fair", "manual" or "shared:<stream>:<commitment>"
    first: int | None  # the named first seat; None if it is drawn
    seats: tuple[SeatFacts, ...]
    server: str | None  # its tip


Tips: TypeAlias = Sequence[str | None]


class MixEntry(Struct, frozen=True, tag="mix"):
    links: tuple[Hex32 | None, ...]
    server: Hex32


class DueEntry(Struct, frozen=True, tag="due"):
    seat: Seat
    dice: Annotated[int, Meta(ge=1, le=255)]


class RollEntry(Struct, frozen=True, tag="roll"):
    link: Hex32 | None
    server: Hex32 | None
    faces: tuple[Face, ...]


class ActEntry(Struct, frozen=True, tag="act"):
    seat: Seat
    action: str


class AwayEntry(Struct, frozen=True, tag="away"):
    seat: Seat


class BackEntry(Struct, frozen=True, tag="back"):
    seat: Seat


class GoneEntry(Struct, frozen=True, tag="gone"):
    seat: Seat


class ChainEntry(Struct, frozen=True, tag="chain"):
    seat: Seat
    tip: Hex32


class EndEntry(Struct, frozen=True, tag="end"):
    status: Literal["over", "abandoned"]
    scores: str = ""


Entry: TypeAlias = (
    MixEntry
    | DueEntry
    | RollEntry
    | ActEntry
    | AwayEntry
    | BackEntry
    | GoneEntry
    | ChainEntry
    | EndEntry
)
_FREE = MixEntry | AwayEntry | BackEntry | GoneEntry | EndEntry  # allowed while a mix is due


class BrokenError(Exception):
    """Why a message can't be true. Users see the text ``fair-stop-<code>``."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.values.items())])


def head_of(facts: Facts, tips: Tips) -> bytes:
    per_seat: list[str | bytes] = []
    for seat, tip in zip(facts.seats, tips, strict=True):
        per_seat += [seat.kind, seat.bot, raw(tip)]
    return digest(
        "head",
        facts.table,
        facts.game,
        facts.variant,
        num(facts.rules),
        facts.position,
        facts.source,
        num(facts.first),
        num(len(facts.seats)),
        *per_seat,
        raw(facts.server),
    )


def read_entry(data: object) -> Entry:
    """Read an entry as it comes, or as JSON has it."""
    if isinstance(data, Entry):
        return data
    try:
        entry: Entry = msgspec.convert(data, Entry)
    except msgspec.ValidationError:
        kind: Any = data.get("type") if isinstance(data, dict) else "?"
        raise BrokenError("entry", entry=str(kind)) from None
    return entry


class Due(NamedTuple):
    """The roll that is due."""

    seat: int
    dice: int


class _Chain(Struct):
    """A chain as others see it: `last` is the link seen last; number 0 is the tip."""

    seat: int
    tip: str
    base: int
    last: bytes
    number: int = 0


class Check(NamedTuple):
    """The ten digits, and the seats whose links they include."""

    digits: str
    seats: tuple[bool, ...]


_Found: TypeAlias = tuple[_Chain, int, bytes]


class Transcript:
    """A game so far. `add` checks everything before it changes anything."""

    def __init__(self, facts: Facts, tips: Tips) -> None:
        self.facts = facts
        self.entries: list[Entry] = []
        self.n = self.k = self.rolls = 0
        self.bare = 0  # rolls without the link of a person
        self.head = self.s = self.t = head_of(facts, tips)
        self.due: Due | None = None
        self.fair = facts.source == "fair"
        self.mixing = self.fair
        self.over = False
        self.check: Check | None = None
        self.first = facts.first  # who starts: named in the head, or drawn by the first mix
        self.seats = len(facts.seats)
        self._begun = False
        self._person = [seat.kind == "person" for seat in facts.seats]
        self._away = [False] * self.seats
        self._renewed: set[int] = set()
        all_tips = [*tips, facts.server] if self.fair else []  # the server's comes last
        self._chains = [
            None if tip is None else _Chain(seat, tip, 0, raw(tip))
            for seat, tip in enumerate(all_tips)
        ]
        self.first_chains = all_tips
        self.chains = [chain for chain in self._chains if chain]  # all so far, oldest first

    # -- what may be asked -----------------------------------------------------------------

    def tip(self, seat: int) -> str | None:
        chain = self._chain(seat)
        return None if chain is None else chain.tip

    def number(self, seat: int) -> int | None:
        """Return the number of the seat's only link for index k; None if its chain has none.

        The server's seat is the number of seats.
        """
        chain = self._chain(seat)
        if chain is None:
            return None
        number = self.k - chain.base + 1
        return number if 1 <= number <= LINKS else None

    def is_person(self, seat: int) -> bool:
        return 0 <= seat < self.seats and self._person[seat]

    def is_away(self, seat: int) -> bool:
        return 0 <= seat < self.seats and self._away[seat]

    def present(self, seat: int) -> bool:
        return self.is_person(seat) and not self._away[seat] and self.number(seat) is not None

    @property
    def contributor(self) -> int | None:
        """The first present seat, clockwise from the thrower; None if none is, or no roll is
        due.
        """
        return None if self.due is None else self.contributor_to(self.due.seat)

    def contributor_to(self, thrower: int) -> int | None:
        """Return the seat whose link a roll of this seat would have now."""
        return next((seat for seat in self.order(thrower) if self.present(seat)), None)

    def order(self, thrower: int) -> list[int]:
        """Return the seats clockwise from the thrower."""
        return [(thrower + step) % self.seats for step in range(self.seats)]

    def may_renew(self, seat: int) -> bool:
        if not self.fair or self.mixing or self.over or seat in self._renewed:
            return False
        if seat == self.seats:
            chain = self._chain(seat)
            return chain is not None and self.k - chain.base >= RENEW
        return self.is_person(seat)

    def fits(self, seat: int, link: str) -> bool:
        """Return whether this is the seat's link for index k."""
        try:
            self._fitting(seat, link)
        except BrokenError:
            return False
        return True

    def rolled(self, link: str | None, server: str | None) -> bytes:
        """Return the state that these links give for the roll that is due."""
        if self.due is None:
            raise BrokenError("entry", entry="roll")
        return self.thrown(self.due.seat, self.contributor, link, server)

    def thrown(
        self, seat: int, contributor: int | None, link: str | None, server: str | None
    ) -> bytes:
        """Return the state that a throw of this seat would give now."""
        what = (num(self.k), num(seat), num(contributor), raw(link), raw(server))
        return digest("roll", self.s, *what)

    def mixed(self, links: Sequence[str | None], server: str) -> bytes:
        """Return the state that a mix of these links gives."""
        return digest("mix", self.s, num(self.k), *map(raw, links), raw(server))

    def roll(self, link: str | None, server: str) -> RollEntry:
        """Return the roll that is due, thrown with these links."""
        dice = self.due.dice if self.due else 0
        return RollEntry(link, server, tuple(faces(self.rolled(link, server), dice)))

    def _chain(self, seat: int) -> _Chain | None:
        return self._chains[seat] if 0 <= seat < len(self._chains) else None

    # -- entries ---------------------------------------------------------------------------

    def extend(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        if self.over:
            raise BrokenError("after-end")
        if self.mixing and not isinstance(entry, _FREE):
            raise _not(entry)
        self.t = digest("entry", self.t, *self._effect(entry))
        self.n += 1
        self.entries.append(entry)

    def _effect(self, entry: Entry) -> tuple[str | bytes, ...]:
        """Apply an entry and return what `t` takes of it."""
        match entry:
            case MixEntry():
                self._mix(entry)
                return ("mix", self.s, b"")
            case DueEntry(seat, dice):
                self._begin(entry)
                self.due = Due(seat, dice)
                return ("due", num(seat), num(dice))
            case RollEntry():
                return self._roll(entry)
            case ActEntry(seat, action):
                if self.due or seat >= self.seats:
                    raise _not(entry)
                self._begun |= self.facts.position != ""  # then a game may begin with a decision
                return ("act", num(seat), action)
            case AwayEntry(seat) | BackEntry(seat) | GoneEntry(seat):
                return (self._move(entry), num(seat))
            case ChainEntry(seat, tip):
                self._renew(entry)
                return ("chain", num(seat), raw(tip))
            case EndEntry(status, scores):
                self.over = True
                return ("end", status, scores)

    def _move(self, entry: AwayEntry | BackEntry | GoneEntry) -> str:
        """A person goes or comes back."""
        seat = entry.seat
        if not self.is_person(seat):
            raise _not(entry)
        if isinstance(entry, GoneEntry):
            self._person[seat] = False
            if self.fair:
                self._chains[seat] = None
            return "gone"
        away = isinstance(entry, AwayEntry)
        if self._away[seat] == away:
            raise _not(entry)
        self._away[seat] = away
        return "away" if away else "back"

    def _renew(self, entry: ChainEntry) -> None:
        if not self.may_renew(entry.seat):
            raise _not(entry)
        self.k += 1
        chain = self._chains[entry.seat] = _Chain(entry.seat, entry.tip, self.k, raw(entry.tip))
        self.chains.append(chain)
        self._renewed.add(entry.seat)
        self.mixing = True

    def _begin(self, entry: DueEntry) -> None:
        if self.due or entry.seat >= self.seats:
            raise _not(entry)
        if not self._begun and self.first is not None and entry.seat != self.first:
            raise BrokenError("first", seat=entry.seat, wanted=self.first)
        self._begun = True

    def _mix(self, entry: MixEntry) -> None:
        if not self.mixing or len(entry.links) != self.seats:
            raise _not(entry)
        found = [self._fitting(self.seats, entry.server)]
        for seat, link in enumerate(entry.links):
            if (link is not None) != self.present(seat):
                raise BrokenError("mix", seat=seat)
            if link is not None:
                found.append(self._fitting(seat, link))
        _accept(found)
        self.s = self.mixed(entry.links, entry.server)
        if self.k == 0:
            self.check = Check(check_number(self.s), tuple(map(bool, entry.links)))
            if self.first is None:
                self.first = first_seat(self.s, self.seats)
        self.k += 1
        self.mixing = False

    def _roll(self, entry: RollEntry) -> tuple[str | bytes, ...]:
        due = self.due
        if due is None or len(entry.faces) != due.dice:
            raise _not(entry)
        state = num(self.k)
        if self.fair:
            state = self._throw(entry, due)
        self.k += 1
        self.rolls += 1
        self.due = None
        self._renewed.clear()
        return ("roll", state, bytes(entry.faces))

    def _throw(self, entry: RollEntry, due: Due) -> bytes:
        contributor = self.contributor
        if (entry.link is None) != (contributor is None):
            raise BrokenError("part", seat=due.seat if contributor is None else contributor)
        found = [self._fitting(self.seats, entry.server)]
        if contributor is not None:
            found.append(self._fitting(contributor, entry.link))
        state = self.rolled(entry.link, entry.server)
        wanted = faces(state, due.dice)
        if wanted != list(entry.faces):
            shown = {"given": _text(entry.faces), "wanted": _text(wanted)}
            raise BrokenError("faces", roll=self.rolls + 1, **shown)
        _accept(found)
        self.s = state
        self.bare += contributor is None
        return state

    def _fitting(self, seat: int, link: str | None) -> _Found:
        """Return a link that leads to the one seen last, with its place."""
        chain, number = self._chain(seat), self.number(seat)
        if link is None or chain is None or number is None or number <= chain.number:
            raise BrokenError("link", seat=seat)
        given = raw(link)
        if before(given, number - chain.number) != chain.last:
            raise BrokenError("link", seat=seat)
        return chain, number, given


def _accept(found: list[_Found]) -> None:
    for chain, number, link in found:
        chain.number, chain.last = number, link


def _text(dice: Iterable[int]) -> str:
    return " ".join(map(str, dice))


def _not(entry: Entry) -> BrokenError:
    return BrokenError("entry", entry=str(entry.__struct_config__.tag))
