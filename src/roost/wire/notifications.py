"""Being told when it is one's turn in a game over days."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from roost.wire.base import Language, Message, Milliseconds

NotificationKind: TypeAlias = Literal["push", "ntfy", "webhook"]
Hour: TypeAlias = Annotated[int, Meta(ge=0, le=23)]
Zone: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_+/-]{1,40}$(?!\n)")]
PushText: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_=-]{0,120}$(?!\n)")]


class NotificationRequest(Message):
    """An address to be told at: of a browser's push service, with its keys; of a service like ntfy,
    which is sent a text; or of a program, which is sent JSON. From `quiet_from` till
    `quiet_until`, hours in `zone`, nothing is sent; the same hour twice: at any time."""

    kind: NotificationKind
    address: Annotated[str, Meta(min_length=1, max_length=600)]
    p256dh: PushText = ""
    auth: PushText = ""
    language: Language = "en"
    zone: Zone = "UTC"
    quiet_from: Hour = 0
    quiet_until: Hour = 0


class QuietRequest(Message):
    """Other quiet hours."""

    zone: Zone
    quiet_from: Hour
    quiet_until: Hour


class StopRequest(Message):
    """`token` is from the link in a note."""

    token: Annotated[str, Meta(pattern=r"^[A-Za-z0-9.]{1,120}$(?!\n)")]


class NotificationAddress(Message):
    """Of the address only its `host` is told again; `failing`: the last note did not arrive."""

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
    """`offered`: whether this server sends notes; `push`: also to browsers, by this `key`, at the
    address that you ask from."""

    offered: bool
    push: bool
    key: str
    addresses: list[NotificationAddress]
