"""The steps of a table's log, as clients get them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_args

from roost import wire
from roost.server.core.person import Pseudonym
from roost.server.core.table import log
from roost.server.core.table.state import Played, Table
from roost.server.core.views.registry import views_of

MOST_ENTRIES = 400  # in one message


def step_views(table: Table, steps: Iterable[Played]) -> list[wire.StepView]:
    """Steps with their events, computed again for each request."""
    event_view = views_of(table.setup.game).event
    return [
        wire.StepView(
            version=played.version,
            seat=getattr(played.entry, "seat", None),
            by=played.by,
            token=played.token,
            events=[
                *(event_view(event, played.before) for event in played.events),
                *_table_events(table, played),
            ],
        )
        for played in steps
    ]


def steps_since(table: Table, since: int | None) -> list[wire.StepView]:
    """Return the steps after a version, as far as they are in memory; none without a version."""
    return [] if since is None else step_views(table, table.steps_after(since))


def entries_since(table: Table, after: int | None) -> wire.EntryList | None:
    """The first entries of the transcript from a number on."""
    if after is None or table.transcript is None:
        return None
    return wire.EntryList(after=after, list=table.transcript.entries[after : after + MOST_ENTRIES])


def entries_of(table: Table, steps: Sequence[Played]) -> wire.EntryList | None:
    """The entries of the transcript that these steps added."""
    if not steps or table.transcript is None:
        return None
    first, last = steps[0].entries[0], steps[-1].entries[1]
    if first == last:
        return None
    return wire.EntryList(after=first, list=table.transcript.entries[first:last])


def entry_page(table: Table, after: int) -> wire.EntryPage:
    """A page of the transcript."""
    entries = [] if table.transcript is None else table.transcript.entries
    last = after + MOST_ENTRIES
    more = last < len(entries)
    return wire.EntryPage(after=after, list=entries[after:last], next=last if more else None)


def missed_since(table: Table, since: int | None) -> wire.Missed | None:
    """Return the range of steps that are no longer in memory."""
    found = None if since is None else table.missed_after(since)
    return None if found is None else wire.Missed(first=found[0], last=found[1])


def step_page(
    id_: str, raw: Sequence[str], pseudonyms: Iterable[Pseudonym], after: int, most: int
) -> wire.StepList:
    """Steps out of a whole log, however old."""
    steps: list[Played] = []

    def on_step(played: Played) -> None:
        if after < played.version <= after + most:
            steps.append(played)

    table = Table.replay_steps(id_, raw, pseudonyms, on_step)
    more = after + most < table.version
    return wire.StepList(steps=step_views(table, steps), next=after + most if more else None)


def _table_events(table: Table, played: Played) -> list[wire.TableEvent]:
    """Return the table's events around the game."""
    if table.lesson_over and type(played.entry) is log.Abandoned:
        return []  # it has just come to its end
    event = _event(played.entry)
    return [] if event is None else [event]


# The entries that clients see as an event of the same name. Rolls and actions are told by the
# game's own events. An event takes only the fields that its class declares: the secrets, persons
# and commands of an entry stay in the log.
_EVENTS: dict[type[Any], type[Any]] = {
    getattr(log, event.__name__): event for event in get_args(wire.TableEvent)
}


def _event(entry: log.AnyEntry) -> wire.TableEvent | None:
    """The event that clients see of an entry, if any."""
    shown = _EVENTS.get(type(entry))
    if shown is None:
        return None
    event: wire.TableEvent = shown(
        **{field: getattr(entry, field) for field in shown.__struct_fields__}
    )
    return event
