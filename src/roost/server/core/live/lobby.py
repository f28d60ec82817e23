"""The rows of all tables that are not over, in the order lists show them.

Open tables come first, then the newest. Every list is kept in order, so that a page is a slice of
one: the number of tables costs nothing for a page or for a new table.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right, insort
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

from roost.server.core.live.rows import TableRow

Group: TypeAlias = Literal["open", "playing"]
Place: TypeAlias = tuple[int, int, str]  # open ones first, then the newest; the id ends all ties
PLACE = r"[01]\.[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}"  # as text, which clients hand back
GROUPS: dict[Group, int] = {"open": 0, "playing": 1}
_END = (2, 0, "")


class Page(NamedTuple):
    """Some rows of a list; `next` is where the following page begins, None at the end."""

    rows: tuple[TableRow, ...]
    next: str | None


class Lobby(Mapping[str, TableRow]):
    """`changes` counts them, so that a cached page knows when it is old."""

    def __init__(self, rows: Iterable[TableRow] = ()) -> None:
        self.changes = 0
        self._rows: dict[str, TableRow] = {}
        self._public: defaultdict[str, list[Place]] = defaultdict(list)  # by game; "": of all
        self._of_person: defaultdict[str, set[str]] = defaultdict(set)
        self._made_by: Counter[str] = Counter()
        for row in rows:
            self.put(row)

    def __getitem__(self, id_: str) -> TableRow:
        return self._rows[id_]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    # -- keeping ---------------------------------------------------------------------------

    def put(self, row: TableRow) -> None:
        """A table is new, or another than it was."""
        self.drop(row.id)
        self._rows[row.id] = row
        self._made_by[row.maker] += 1
        for person in {row.maker, *row.people}:
            self._of_person[person].add(row.id)
        if not row.private:
            for game in ("", row.game):
                insort(self._public[game], _place(row))

    def drop(self, id_: str) -> None:
        """Remove a table that is over or deleted."""
        self.changes += 1
        row = self._rows.pop(id_, None)
        if row is None:
            return
        self._made_by[row.maker] -= 1
        if not self._made_by[row.maker]:
            del self._made_by[row.maker]
        for person in {row.maker, *row.people}:
            self._of_person[person].discard(id_)
            if not self._of_person[person]:
                del self._of_person[person]
        if not row.private:
            for game in ("", row.game):
                places = self._public[game]
                del places[bisect_left(places, _place(row))]

    # -- lists -----------------------------------------------------------------------------

    def made_by(self, person: str) -> int:
        """The number of unfinished tables that a person has created."""
        return self._made_by[person]

    def of_person(self, person: str) -> frozenset[str]:
        """The tables that a person made or sits at."""
        return frozenset(self._of_person.get(person, ()))

    def page(
        self,
        *,
        person: str | None = None,
        game: str = "",
        group: Group | None = None,
        after: str | None = None,
        most: int,
    ) -> Page:
        """Public tables, or those of a person; of one game, or of all; open, or being played."""
        if person is None:
            places = self._public.get(game, [])
        else:
            mine = [self._rows[id_] for id_ in self.of_person(person)]
            places = sorted(_place(row) for row in mine if game in ("", row.game))
        first, end = 0, len(places)
        if group is not None:
            first = bisect_left(places, (GROUPS[group], -(10**18), ""))
            end = bisect_left(places, (GROUPS[group] + 1, -(10**18), ""))
        if after is not None:
            first = max(first, bisect_right(places, _read(after)))
        shown = places[first : min(end, first + most)]
        more = bool(shown) and first + most < end
        rows = tuple(self._rows[id_] for _, _, id_ in shown)
        return Page(rows, _written(shown[-1]) if more else None)


def _place(row: TableRow) -> Place:
    return (0 if row.status == "open" else 1, -row.created, row.id)


def _written(place: Place) -> str:
    return f"{place[0]}.{-place[1]}.{place[2]}"


def _read(text: str) -> Place:
    if not re.fullmatch(PLACE, text):
        return _END
    group, created, id_ = text.split(".")
    return int(group), -int(created), id_
