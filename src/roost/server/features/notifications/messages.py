"""Notifications about your turn in correspondence games."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from roost.wire.base import Language, Message, Milliseconds

NotificationKind: TypeAlias = Literal["push", "ntfy"]
Hour: TypeAlias = Annotated[int, Meta(ge=0, le=23)]
Zone: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_+/-]{1,40}$(?!\n)")]
PushText: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_=-]{0,120}$(?!\n)")]


class NotificationRequest(Message):
    """Add an address for notifications, of a browser's push service (with its keys) or of a service
    like ntfy. Nothing is sent between the hours `quiet_from` and `quiet_until` in `zone`, unless
    they are equal."""

    kind: NotificationKind
    address: Annotated[str, Meta(min_length=1, max_length=600)]
    p256dh: PushText = ""
    auth: PushText = ""
    language: Language = "en"
    zone: Zone = "UTC"
    quiet_from: Hour = 0
    quiet_until: Hour = 0


class QuietRequest(Message):
    """Change the quiet hours."""

    zone: Zone
    quiet_from: Hour
    quiet_until: Hour


class StopRequest(Message):
    """Unsubscribe with the `token` from a notification's link."""

    token: Annotated[str, Meta(pattern=r"^[A-Za-z0-9.]{1,120}$(?!\n)")]


class NotificationAddress(Message):
    """An address, shown by its `host` only. `failing`: the last notification did not arrive."""

    id: str
    kind: str
    host: str
    language: str
    created: Milliseconds
    zone: str
    quiet_from: int
    quiet_until: int
    failing: bool


class NotificationsView(Message):
    """Your notifications. `offered`: whether this server sends any. `push`: also to browsers, with
    this `key`, at the address of your request."""

    offered: bool
    push: bool
    key: str
    addresses: list[NotificationAddress]
