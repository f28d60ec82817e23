"""The client's side of the fair dice (docs/fair-dice.md, "Client"), for one seat or a spectator.

It believes only what it sent, what it computed, and what was bound by a hash before anything could
be chosen. It has no clock, no network and no rules: messages go in, commands come out.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol, TypeAlias

import msgspec
from msgspec import Struct, field

from roost.fairdice.hashing import RENEW, Chain, new_secret
from roost.fairdice.transcript import (
    ActEntry,
    AwayEntry,
    BrokenError,
    ChainEntry,
    EndEntry,
    Entry,
    Facts,
    GoneEntry,
    MixEntry,
    RollEntry,
    Tips,
    Transcript,
    head_of,
    read_entry,
)

Phase: TypeAlias = Literal["open", "ready", "playing", "watching", "over", "stopped"]
NoticeCode: TypeAlias = Literal["away", "gone", "unused", "device"]
Use: TypeAlias = str  # what a link is for: "mix", or a roll of "<seat>:<dice>"


class ReadyCommand(Struct, frozen=True, tag="ready"):
    seat: int
    tip: str


class LinkCommand(Struct, frozen=True, tag="link"):
    seat: int
    k: int
    link: str


class RollCommand(Struct, frozen=True, tag="roll"):
    seat: int
    link: str | None


class ActCommand(Struct, frozen=True, tag="act"):
    seat: int
    action: str
    link: str | None


class ChainCommand(Struct, frozen=True, tag="chain"):
    seat: int
    tip: str


class ReturnCommand(Struct, frozen=True, tag="return"):
    seat: int


FairCommand: TypeAlias = (
    ReadyCommand | LinkCommand | RollCommand | ActCommand | ChainCommand | ReturnCommand
)


class Own(Struct, frozen=True):
    """A chain of ours."""

    secret: str
    tip: str


class Choice(Struct, frozen=True):
    """A decision until the transcript has it; `dice` if it throws."""

    action: str
    dice: int | None = None


class Stop(Struct, frozen=True):
    """Why this client stopped, and the message that can't be true."""

    code: str
    values: dict[str, str | int]
    message: Any


class Saved(Struct):
    """What is kept between visits, and shared by all clients of one store."""

    phase: Phase = "open"
    facts: Facts | None = None
    tips: tuple[str | None, ...] | None = None
    seat: int | None = None
    own: Own | None = None
    next: Own | None = None  # the next chain, until the transcript has it
    sent: dict[int, Use] = field(default_factory=dict)
    command: Choice | None = None
    n: int = 0
    t: str = ""
    own_tips: list[str] = field(default_factory=list)  # all that were ours, oldest first
    notices: list[tuple[int, NoticeCode]] = field(default_factory=list)
    stop: Stop | None = None


class Store(Protocol):
    """Where a client keeps what it must not forget. `save` returns when it is kept."""

    def load(self) -> Saved | None: ...
    def save(self, saved: Saved) -> None: ...


class MemoryStore:
    """A store that lasts as long as the program."""

    def __init__(self) -> None:
        self._saved: Saved | None = None

    def load(self) -> Saved | None:
        return self._saved

    def save(self, saved: Saved) -> None:
        self._saved = saved


class FileStore:
    """A store in a file, which only its owner can read. One program at a time may use it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._saved: Saved | None = None

    def load(self) -> Saved | None:
        if self._saved is None and self._path.exists():
            self._saved = msgspec.json.decode(self._path.read_bytes(), type=Saved)
        return self._saved

    def save(self, saved: Saved) -> None:
        self._saved = saved
        new = self._path.with_suffix(".new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(saved))
            file.flush()
            os.fsync(file.fileno())
        new.replace(self._path)


class FairPlayer:
    """The fair dice of one table, as seen from one seat."""

    def __init__(
        self, store: Store | None = None, random: Callable[[], bytes] = new_secret
    ) -> None:
        self._store = store or MemoryStore()
        self._random = random
        self._chains: dict[str, Chain] = {}
        self.adopted: int | None = None  # a seat of ours that another device got ready
        self.transcript: Transcript | None = None
        self.saved = self._store.load() or Saved()
        self._begin()

    @property
    def phase(self) -> Phase:
        return self.saved.phase

    @property
    def stop(self) -> Stop | None:
        return self.saved.stop

    @property
    def current(self) -> bool:
        """Whether this client has seen as much as any of its store: only then it may send."""
        return self.transcript is not None and self.transcript.n >= self.saved.n

    @property
    def renewing(self) -> bool:
        """Whether a new chain of ours comes before anything else."""
        seat, transcript = self.saved.seat, self.transcript
        if seat is None or transcript is None or self.saved.next is None:
            return False
        return transcript.may_renew(seat)

    @property
    def floor(self) -> int:
        """The number of entries that a server must have by now."""
        self._refresh()
        return self.saved.n

    # -- before the game -------------------------------------------------------------------

    def view(self, facts: Facts, requested: Mapping[str, object] | None = None) -> None:
        """Check the table as the server shows it. `requested` is what we asked for when we
        created it.
        """

        def look(saved: Saved) -> None:
            for name, wanted in (requested or {}).items():
                if getattr(facts, name) != wanted:
                    raise BrokenError("facts", field=name)
            known, early = saved.facts, saved.phase in ("open", "ready")
            if known is not None:
                fields = Facts.__struct_fields__
                changed = [name for name in fields if getattr(facts, name) != getattr(known, name)]
                # The host may change rules and seats: we are shown that, and get ready again.
                for name in changed:
                    if not early or name not in ("variant", "seats", "first"):
                        raise BrokenError("facts", field=name)
                if changed and saved.phase == "ready":
                    saved.phase = "open"
            if early:
                saved.facts = facts

        self._guarded(facts, look)

    def ready(self, seat: int) -> None:
        """Get ready at a seat."""

        def draw(saved: Saved) -> None:
            if saved.facts is None or saved.facts.source != "fair" or saved.phase != "open":
                return
            if saved.own is None or saved.seat != seat:
                saved.own = self._draw()
            saved.own_tips = [saved.own.tip]
            saved.seat = seat
            saved.phase = "ready"

        self._guarded(None, draw)

    def leave(self) -> None:
        """Note that the player left the seat before the game."""

        def forget(saved: Saved) -> None:
            if saved.phase == "ready":
                saved.phase, saved.seat, saved.own = "open", None, None

        self._guarded(None, forget)

    def sealed(self, head: str, tips: Tips) -> None:
        """Note that all are ready: the tips are fixed, and so is the head."""

        def pin(saved: Saved) -> None:
            facts = saved.facts
            if facts is None:
                raise BrokenError("facts", field="table")
            if len(tips) != len(facts.seats) or head_of(facts, tips).hex() != head:
                raise BrokenError("head")
            if saved.tips is not None:
                if head_of(facts, saved.tips).hex() != head:
                    raise BrokenError("head")
                return
            if saved.phase == "ready":
                at = [seat for seat, tip in enumerate(tips) if saved.own and tip == saved.own.tip]
                if len(at) != 1 or facts.seats[at[0]].kind != "person":
                    raise BrokenError("tip")
                saved.seat, saved.phase = at[0], "playing"
            else:
                saved.seat, saved.own, saved.phase = None, None, "watching"
            saved.tips, saved.t = tuple(tips), head
            self._begin()

        self._guarded({"type": "sealed", "head": head, "tips": list(tips)}, pin)

    def refuse(self, code: str, message: object, values: dict[str, str | int]) -> None:
        """Stop: the program has found what can't be true of a message."""

        def stop(_: Saved) -> None:
            raise BrokenError(code, **values)

        self._guarded(message, stop)

    # -- the game --------------------------------------------------------------------------

    def entries(self, after: int, given: Sequence[object], floor: int = 0) -> bool:
        """Check entries from `after` on; return False if some before them are missing here.

        `floor` is how many there must be at least.
        """
        transcript = self.transcript
        if transcript is None or after > transcript.n:
            return False

        def check(saved: Saved) -> None:
            for place, data in enumerate(given, after):
                entry = read_entry(data)
                if place >= transcript.n:
                    self._next(entry, transcript, saved)
                elif transcript.entries[place] != entry:
                    raise BrokenError("past", entry=place + 1)
            if transcript.n < floor:
                raise BrokenError("shorter", given=transcript.n, wanted=floor)

        self._guarded({"type": "entries", "after": after, "list": list(given)}, check)
        return True

    def throw(self) -> bool:
        """Throw the dice that are due; return False if there is nothing to throw."""
        transcript = self.transcript
        due = transcript.due if transcript else None
        if transcript is None or due is None or due.seat != self.saved.seat or not self.current:
            return False
        if transcript.mixing or self.renewing or self.phase != "playing":
            return False
        return transcript.number(due.seat) is not None and self._use(f"{due.seat}:{due.dice}")

    def act(self, action: str, dice: int | None = None) -> bool:
        """Decide; `dice` if the option throws. Return False while another choice is on its way,
        or if another client of this store has seen further.
        """
        saved, choice = self._refresh(), Choice(action, dice)
        if saved.phase != "playing" or not self.current or saved.command not in (None, choice):
            return False

        def keep(saved: Saved) -> None:
            saved.command = choice

        self._guarded(None, keep)
        return True

    def take_over(self, seat: int) -> None:
        """Play this seat from here, with a new chain, because we have none that is in the game."""
        transcript = self.transcript

        def renew(saved: Saved) -> None:
            if saved.phase == "watching" and transcript and transcript.is_person(seat):
                saved.seat = seat
                saved.next = saved.next or self._draw()

        self._guarded(None, renew)

    def commands(self) -> list[FairCommand]:
        """Return the commands to send now, the same bytes whenever it is asked again.

        What a link is for is saved before this returns it.
        """
        saved, transcript = self._refresh(), self.transcript
        seat, own = saved.seat, saved.own
        if saved.phase == "ready" and seat is not None and own is not None:
            return [ReadyCommand(seat, own.tip)]
        if seat is None or transcript is None or not self.current:
            return []
        if saved.phase != "playing" and not (saved.phase == "watching" and saved.next):
            return []
        found: list[FairCommand] = []
        mine = saved.phase == "playing" and own is not None
        if mine and saved.next is None and self._is_worn(seat, transcript):
            self._guarded(None, self._renew)
        if self.saved.next is not None and self.renewing:
            found.append(ChainCommand(seat, self.saved.next.tip))
        if not mine:
            return found
        if transcript.is_away(seat):
            found.append(ReturnCommand(seat))
        # No link goes out that the new chain would make useless.
        return found if self.renewing else found + list(self._moves(seat, transcript))

    def _moves(self, seat: int, transcript: Transcript) -> Iterator[FairCommand]:
        """Yield the link or decision that the table waits for."""
        k, due, choice = transcript.k, transcript.due, self.saved.command
        if transcript.mixing:
            if transcript.present(seat) and self._use("mix"):
                yield LinkCommand(seat, k, self._link(seat, transcript))
        elif due is not None:
            use = f"{due.seat}:{due.dice}"
            # A throw of our own brings us back if we are called away.
            if due.seat != seat:
                if transcript.contributor == seat and self._use(use):
                    yield LinkCommand(seat, k, self._link(seat, transcript))
            elif self.saved.sent.get(k) == use:
                yield RollCommand(seat, self._link(seat, transcript))
        elif choice is not None:
            if choice.dice is None or transcript.number(seat) is None:
                yield ActCommand(seat, choice.action, None)
            elif self._use(f"{seat}:{choice.dice}"):
                yield ActCommand(seat, choice.action, self._link(seat, transcript))

    # -- what is kept ----------------------------------------------------------------------

    @property
    def receipt(self) -> dict[str, Any] | None:
        saved = self.saved
        if saved.facts is None or saved.tips is None:
            return None
        return {
            "table": saved.facts.table,
            "seat": saved.seat,
            "tips": saved.own_tips,
            "n": saved.n,
            "t": saved.t,
            "notices": [list(notice) for notice in saved.notices],
        }

    @property
    def evidence(self) -> dict[str, Any] | None:
        """Everything that shows why this client stopped."""
        saved = self.saved
        if saved.facts is None or saved.stop is None:
            return None
        evidence = {
            "format": "roost-evidence",
            "version": 1,
            "facts": saved.facts,
            "tips": saved.tips,
            "receipt": self.receipt,
            "entries": self.transcript.entries if self.transcript else [],
            "stop": saved.stop,
        }
        built: dict[str, Any] = msgspec.to_builtins(evidence)
        return built

    # -- inside ----------------------------------------------------------------------------

    def _next(self, entry: Entry, transcript: Transcript, saved: Saved) -> None:
        seat = saved.seat if saved.phase == "playing" else None
        k, due, contributor = transcript.k, transcript.due, transcript.contributor
        use = saved.sent.get(k)
        if seat is not None:
            self._check_own(entry, seat, transcript, saved)
        was = seat is not None and transcript.present(seat)
        transcript.add(entry)
        if transcript.n < saved.n:
            return  # another client of this store has seen further
        if transcript.n == saved.n:
            if transcript.t.hex() != saved.t:
                raise BrokenError("past", entry=transcript.n)
            return
        saved.n, saved.t = transcript.n, transcript.t.hex()
        if transcript.k > k and use is not None:
            meant = due is not None and use == f"{due.seat}:{due.dice}"
            mixed = isinstance(entry, MixEntry) and was
            thrown = isinstance(entry, RollEntry) and was and contributor == seat and meant
            if not (mixed or thrown):
                saved.notices.append((k, "unused"))
        if isinstance(entry, EndEntry):
            saved.phase = "over"
        if saved.seat is not None and getattr(entry, "seat", None) == saved.seat:
            self._note_own(entry, k, saved, playing=seat is not None)

    def _note_own(self, entry: Entry, k: int, saved: Saved, *, playing: bool) -> None:
        """Note what an entry at our seat changes for us."""
        if isinstance(entry, ActEntry):
            saved.command = None
        elif isinstance(entry, ChainEntry):
            self._take_chain(entry.tip, k, saved)
        elif playing and isinstance(entry, AwayEntry):
            saved.notices.append((k, "away"))
        elif playing and isinstance(entry, GoneEntry):
            saved.notices.append((k, "gone"))
            saved.phase, saved.next = "watching", None

    def _check_own(self, entry: Entry, seat: int, transcript: Transcript, saved: Saved) -> None:
        """Check what no one but this client can have caused."""
        k, due = transcript.k, transcript.due
        if isinstance(entry, ActEntry) and entry.seat == seat and not transcript.is_away(seat):
            chosen = saved.command.action if saved.command else None
            known = transcript.n < saved.n  # seen before, by another tab or before a restart
            if not known and chosen != entry.action:
                raise BrokenError("action", given=entry.action, wanted=chosen or "")
        mixed = (
            isinstance(entry, MixEntry)
            and seat < len(entry.links)
            and entry.links[seat] is not None
        )
        if not mixed and not (isinstance(entry, RollEntry) and transcript.contributor == seat):
            return
        if saved.own is None or transcript.tip(seat) != saved.own.tip:
            return  # an earlier chain
        use = "mix" if mixed or due is None else f"{due.seat}:{due.dice}"
        if saved.sent.get(k) != use:
            raise BrokenError("use", index=k)

    def _take_chain(self, tip: str, k: int, saved: Saved) -> None:
        """Note that a chain was appended at our seat: ours, or another device's."""
        if saved.next is not None and saved.next.tip == tip:
            if saved.phase == "watching":
                saved.command = None
            saved.own, saved.next, saved.phase = saved.next, None, "playing"
            saved.own_tips.append(tip)
        else:
            saved.notices.append((k, "device"))
            saved.own = saved.command = None
            if saved.phase == "playing":  # else we are still taking over
                saved.next, saved.phase = None, "watching"

    def _is_worn(self, seat: int, transcript: Transcript) -> bool:
        """Whether our chain has given half of its links."""
        number = transcript.number(seat)
        return (number is None or number > RENEW) and transcript.may_renew(seat)

    def _use(self, use: Use) -> bool:
        """Bind the link of this index to one use and save that; False if it has another use."""
        saved, transcript = self._refresh(), self.transcript
        if transcript is None:
            return False
        known = saved.sent.get(transcript.k)
        if known is None:
            self._guarded(None, lambda kept: kept.sent.setdefault(transcript.k, use))
        return known in (None, use) and self.saved.phase == "playing"

    def _link(self, seat: int, transcript: Transcript) -> str:
        own, number = self.saved.own, transcript.number(seat)
        if own is None or number is None:
            raise LookupError("no chain of ours has a link for this index")
        if own.secret not in self._chains:
            self._chains[own.secret] = Chain(bytes.fromhex(own.secret))
        return self._chains[own.secret].link(number).hex()

    def _draw(self) -> Own:
        secret = self._random()
        chain = self._chains[secret.hex()] = Chain(secret)
        return Own(secret.hex(), chain.tip.hex())

    def _renew(self, saved: Saved) -> None:
        saved.next = self._draw()

    def _begin(self) -> None:
        saved = self.saved
        if saved.facts is not None and saved.tips is not None and self.transcript is None:
            self.transcript = Transcript(saved.facts, saved.tips)

    def _refresh(self) -> Saved:
        """Load what another client of this store may have sent or seen since."""
        self.saved = self._store.load() or self.saved
        self._begin()
        return self.saved

    def _guarded(self, message: object, change: Callable[[Saved], object]) -> None:
        """Change what is kept, and save it; a message that can't be true stops this client for
        good.
        """
        saved = self._refresh()
        if saved.phase == "stopped":
            return
        try:
            change(saved)
        except BrokenError as error:
            saved.phase = "stopped"
            saved.stop = Stop(error.code, error.values, msgspec.to_builtins(message))
        self._store.save(saved)
