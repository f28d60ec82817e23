"""Pseudonyms: the people behind the aliases in a table's log.

A saved log contains neither names nor person ids, only aliases that are meaningless outside the
table. A separate row maps each alias to a person and a name. Deleting that row anonymizes the log
for good.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from roost.server.core.ids import new_id
from roost.server.core.person import Pseudonym
from roost.server.core.table import log
from roost.server.core.table.setup import SeatSetup, Setup


class Pseudonyms:
    def __init__(self, pseudonyms: Iterable[Pseudonym] = ()) -> None:
        self._pseudonyms: dict[str, Pseudonym] = {}
        self._aliases: dict[tuple[str, str | None], str] = {}  # by person and name, or person alone
        for pseudonym in pseudonyms:
            self._know(pseudonym)

    def _know(self, pseudonym: Pseudonym) -> None:
        self._pseudonyms[pseudonym.alias] = pseudonym
        self._aliases[pseudonym.person, pseudonym.name] = pseudonym.alias
        self._aliases.setdefault((pseudonym.person, None), pseudonym.alias)

    # -- writing ---------------------------------------------------------------------------

    def write(self, entries: Iterable[log.AnyEntry]) -> tuple[list[str], list[Pseudonym]]:
        """Return entries as they are saved, and the new rows."""
        fresh: list[Pseudonym] = []
        return [log.encode(self._hidden(entry, fresh)) for entry in entries], fresh

    def _hidden(self, entry: log.AnyEntry, fresh: list[Pseudonym]) -> log.AnyEntry:
        if isinstance(entry, log.TableCreated):
            maker = self._alias(entry.maker, entry.maker_name, fresh)
            request = self._hidden_setup(entry.request, entry.maker, fresh)
            entry = replace(entry, maker=maker, maker_name=None, request=request)
        elif isinstance(entry, log.SeatTaken):
            person = self._alias(entry.person, entry.name, fresh)
            entry = replace(entry, person=person, name=None)
        if entry.who is not None:
            entry = replace(entry, who=self._alias(entry.who, None, fresh))
        return entry

    def _hidden_setup(self, setup: Setup, maker: str, fresh: list[Pseudonym]) -> Setup:
        def hidden(seat: SeatSetup) -> SeatSetup:
            if seat.name is None:
                return seat
            return replace(seat, name=None, alias=self._alias(maker, seat.name, fresh))

        return replace(setup, seats=tuple(hidden(seat) for seat in setup.seats))

    def _alias(self, person: str, name: str | None, fresh: list[Pseudonym]) -> str:
        alias = self._aliases.get((person, name))
        if alias is None:
            pseudonym = Pseudonym("p" + new_id(14), person, name or "")
            fresh.append(pseudonym)
            self._know(pseudonym)
            alias = pseudonym.alias
        return alias

    # -- reading ---------------------------------------------------------------------------

    def knows(self, entries: Iterable[log.AnyEntry]) -> bool:
        """Return whether all pseudonyms in another server's entries are known here."""
        for entry in entries:
            if isinstance(entry, log.PseudonymsChanged):
                return False
            if isinstance(entry, log.SeatTaken) and entry.person not in self._pseudonyms:
                return False
            if entry.who is not None and entry.who not in self._pseudonyms:
                return False
        return True

    def read(self, entries: Sequence[log.AnyEntry]) -> list[log.AnyEntry]:
        """Replace aliases by persons and names, where they are still known."""
        return [self._shown(entry) for entry in entries]

    def _shown(self, entry: log.AnyEntry) -> log.AnyEntry:
        if isinstance(entry, log.TableCreated):
            pseudonym = self._pseudonyms.get(entry.maker)
            if pseudonym is not None:
                entry = replace(entry, maker=pseudonym.person, maker_name=pseudonym.name)
            entry = replace(entry, request=self._shown_setup(entry.request))
        elif isinstance(entry, log.SeatTaken):
            pseudonym = self._pseudonyms.get(entry.person)
            if pseudonym is not None:
                entry = replace(entry, person=pseudonym.person, name=pseudonym.name)
        if entry.who in self._pseudonyms:
            entry = replace(entry, who=self._pseudonyms[entry.who].person)
        return entry

    def _shown_setup(self, setup: Setup) -> Setup:
        def shown(seat: SeatSetup) -> SeatSetup:
            pseudonym = None if seat.alias is None else self._pseudonyms.get(seat.alias)
            if pseudonym is None:
                return seat
            return replace(seat, name=pseudonym.name, alias=None)

        return replace(setup, seats=tuple(shown(seat) for seat in setup.seats))
