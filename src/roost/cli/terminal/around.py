"""Texts for events at a server's table."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence

import msgspec

from roost import wire
from roost.cli.console import wrapped
from roost.cli.terminal.view import AnyView
from roost.locale import Catalogue
from roost.narrate import player_names
from roost.rules.core import Event
from roost.rules.record import SOMEBODY, Player
from roost.wire.generic import GenericEvent


def seat_names(texts: Catalogue, table: wire.TableView) -> tuple[str, ...]:
    """Return the players' display names, with bot names translated."""
    free = texts.text("seat-free")
    return player_names([_player(seat, free) for seat in table.seats], table.game, texts)


def _player(seat: wire.SeatView, free: str) -> Player:
    if seat.bot is not None and seat.kind == "bot":
        return Player(seat.bot, seat.bot)
    if seat.kind == "human" and seat.name is None:
        return SOMEBODY
    return Player(seat.name or free)


def game_events(view: AnyView, events: Sequence[wire.AnyEvent]) -> list[Event]:
    """Convert a step's game events from wire messages back to the rules' types."""
    fields = {kind.kind: kind.__dataclass_fields__ for kind in view.rules.event_types}  # type: ignore[attr-defined]
    found = []
    for event in events:
        data = json.loads(msgspec.json.encode(event))
        if isinstance(event, GenericEvent):
            data = event.event
        if data["type"] in fields:
            wanted = {"type", *fields[data["type"]]}
            found.append(view.rules.event_from_json({k: v for k, v in data.items() if k in wanted}))
    return found


_OF_A_SEAT = (
    wire.RollTakenBack,
    wire.TimeRanOut,
    wire.StandInStarted,
    wire.StandInEnded,
    wire.Away,
    wire.Back,
    wire.ChainRenewed,
)


def around(view: AnyView, event: wire.Message, mine: Collection[int]) -> list[str]:
    """Describe an event of the table itself; `mine` are our seats."""
    names, text = view.names, view.text
    seat: int = getattr(event, "seat", 0)
    name = names[seat] if seat < len(names) else ""
    match event:
        case wire.Started(first=int(first)) if first == view.narrator.you:
            said = text("table-event-started-you")
        case wire.Started(first=int(first)):
            said = text("table-event-started", name=names[first])
        case wire.SeatTaken(name=who):
            said = text("table-event-sat-down", name=who or text("somebody"))
        case wire.SeatReady():
            said = text("online-is-ready", name=name)
        case wire.SeatLeft() | wire.Removed() | wire.SeatClosed():
            said = text(f"table-event-{_kind(event)}", seat=seat + 1)
        case wire.StandInStarted() if seat in mine:
            said = text("online-kept", back=view.words.key("back"))
        case wire.Away() if seat == view.narrator.you:
            said = text("fair-notice-away-you")
        case wire.ChainRenewed(seat=None):
            return []
        case _ if isinstance(event, _OF_A_SEAT):
            to_you = seat == view.narrator.you and not isinstance(event, wire.StandInStarted)
            said = text(f"table-event-{_kind(event)}{'-you' if to_you else ''}", name=name)
        case wire.Abandoned():
            said = text("table-event-abandoned")
        case wire.RematchCreated() if mine:
            said = text("online-rematch")
        case _:
            return []
    return wrapped(said)


def presence(
    view: AnyView, before: wire.TableView, now: wire.TableView, mine: Collection[int]
) -> list[str]:
    """Describe which other players lost or regained their connection."""
    lines: list[str] = []
    if len(before.seats) != len(now.seats):
        return lines
    for old, new in zip(before.seats, now.seats, strict=True):
        same = old.player == new.player and new.kind == "human" and new.seat not in mine
        if same and old.connected != new.connected:
            message = "online-here" if new.connected else "online-away"
            lines += wrapped(view.text(message, name=view.names[new.seat]))
    return lines


def state_of(seat: wire.SeatView) -> str:
    if seat.kind != "human":
        return "here"
    return "kept" if seat.stand_in else "here" if seat.connected else "away"


def _kind(event: wire.Message) -> str:
    return str(event.__struct_config__.tag)
