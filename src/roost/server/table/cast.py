"""Who stands behind the ids in a table's log.

A saved log holds neither names nor persons. Where one would stand there is an id that means nothing
outside of this table; who it is, and under which name, is a row of its own beside the log. Deleting
that row unlinks the log from the person for good: whoever sat there is then somebody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from roost.server.ids import new_id
from roost.server.person import Sitter
from roost.server.table import log
from roost.server.table.setup import SeatSetup, Setup


class Cast:
    def __init__(self, sitters: Iterable[Sitter] = ()) -> None:
        self._sitters: dict[str, Sitter] = {}
        self._aliases: dict[tuple[str, str | None], str] = {}  # by person and name, or person alone
        for sitter in sitters:
            self._know(sitter)

    def _know(self, sitter: Sitter) -> None:
        self._sitters[sitter.alias] = sitter
        self._aliases[sitter.person, sitter.name] = sitter.alias
        self._aliases.setdefault((sitter.person, None), sitter.alias)

    # -- writing ---------------------------------------------------------------------------

    def write(self, entries: Iterable[log.AnyEntry]) -> tuple[list[bytes], list[Sitter]]:
        """Entries as they are saved, and the rows that are new with them."""
        fresh: list[Sitter] = []
        return [log.encode(self._hidden(entry, fresh)) for entry in entries], fresh

    def _hidden(self, entry: log.AnyEntry, fresh: list[Sitter]) -> log.AnyEntry:
        if isinstance(entry, log.Made):
            maker = self._alias(entry.maker, entry.maker_name, fresh)
            request = self._hidden_setup(entry.request, entry.maker, fresh)
            entry = replace(entry, maker=maker, maker_name=None, request=request)
        elif isinstance(entry, log.Sat):
            person = self._alias(entry.person, entry.name, fresh)
            entry = replace(entry, person=person, name=None)
        if entry.who is not None:
            entry = replace(entry, who=self._alias(entry.who, None, fresh))
        return entry

    def _hidden_setup(self, setup: Setup, maker: str, fresh: list[Sitter]) -> Setup:
        def hidden(seat: SeatSetup) -> SeatSetup:
            if seat.name is None:
                return seat
            return replace(seat, name=None, alias=self._alias(maker, seat.name, fresh))

        return replace(setup, seats=tuple(hidden(seat) for seat in setup.seats))

    def _alias(self, person: str, name: str | None, fresh: list[Sitter]) -> str:
        alias = self._aliases.get((person, name))
        if alias is None:
            sitter = Sitter("p" + new_id(14), person, name or "")
            fresh.append(sitter)
            self._know(sitter)
            alias = sitter.alias
        return alias

    # -- reading ---------------------------------------------------------------------------

    def read(self, entries: Sequence[log.AnyEntry]) -> list[log.AnyEntry]:
        """Entries as they were before they were saved, as far as is still known."""
        return [self._shown(entry) for entry in entries]

    def _shown(self, entry: log.AnyEntry) -> log.AnyEntry:
        if isinstance(entry, log.Made):
            sitter = self._sitters.get(entry.maker)
            if sitter is not None:
                entry = replace(entry, maker=sitter.person, maker_name=sitter.name)
            entry = replace(entry, request=self._shown_setup(entry.request))
        elif isinstance(entry, log.Sat):
            sitter = self._sitters.get(entry.person)
            if sitter is not None:
                entry = replace(entry, person=sitter.person, name=sitter.name)
        if entry.who in self._sitters:
            entry = replace(entry, who=self._sitters[entry.who].person)
        return entry

    def _shown_setup(self, setup: Setup) -> Setup:
        def shown(seat: SeatSetup) -> SeatSetup:
            sitter = None if seat.alias is None else self._sitters.get(seat.alias)
            if sitter is None:
                return seat
            return replace(seat, name=sitter.name, alias=None)

        return replace(setup, seats=tuple(shown(seat) for seat in setup.seats))
