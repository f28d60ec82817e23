"""Turn notifications of correspondence games, over REST."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import msgspec

from roost.rules.errors import ParseError
from roost.server.core.core import Core
from roost.server.core.errors import ForbiddenError, NotFoundError
from roost.server.core.events import Handlers, TableChanged
from roost.server.core.feature import Feature
from roost.server.core.http.limits import bare_host
from roost.server.core.http.operation import Call, operation
from roost.server.core.http.routes import address_of
from roost.server.core.identity.guests import check_is_guest
from roost.server.core.ids import now_ms
from roost.server.core.storage.port import Statement
from roost.server.core.tasks import Task
from roost.server.features.notifications import messages as m
from roost.server.features.notifications import schema
from roost.server.features.notifications.push import PushKey
from roost.server.features.notifications.schema import NotificationAddressRow
from roost.server.features.notifications.service import NotificationService
from roost.wire.base import message_from

_LOOK_S = 600.0  # between looks for turns that another server left behind


class Notifications(Feature):
    name = "notifications"
    migrations = schema.MIGRATIONS

    def __init__(self, core: Core) -> None:
        self.key = PushKey(core.config.data / "vapid")
        self.service = NotificationService(core, self.key)
        self._offered = core.config.notifications

    async def close(self) -> None:
        await self.service.close()

    def handlers(self) -> Handlers:
        return {TableChanged: [self._on_table_changed]} if self._offered else {}

    async def _on_table_changed(self, event: TableChanged) -> None:
        self.service.look(event.live)

    def tasks(self) -> Sequence[Task]:
        return [Task("turns to notify", _LOOK_S, self.service.look_at_all)] if self._offered else ()

    def merge_guest(self, guest: str, person: str) -> Sequence[Statement]:
        return schema.merge_guest(guest, person)

    async def export_person(self, person: str) -> Mapping[str, Any]:
        rows = self.service.rows
        return {
            "notifications": msgspec.to_builtins(await rows.of_person(person)),
            "notified_turns": await rows.last_turns(person),
        }

    # -- operations ----------------------------------------------------------------------------

    @operation("GET", "/api/notifications")
    async def notifications(self, call: Call[None]) -> m.NotificationsView:
        """Return whether this server sends turn notifications, and your notification addresses."""
        push = self._offered and _can_push(call)
        rows = [] if call.known is None else await self.service.rows.of_person(call.known.id)
        key = await asyncio.to_thread(self.key.public) if push else ""
        return m.NotificationsView(
            offered=self._offered, push=push, key=key, addresses=[_address(row) for row in rows]
        )

    @operation("POST", "/api/notifications", status=201)
    async def add_notification_address(
        self, call: Call[m.NotificationRequest]
    ) -> m.NotificationAddress:
        """Add a notification address. It must use HTTPS and be on the public internet, unless the
        host allows it explicitly."""
        self._check_offered()
        person, body = call.person, call.body
        check_is_guest(person)
        call.site.guard.check_hourly("sign-ins", address_of(call.request))
        if body.kind == "push" and not (_can_push(call) and body.p256dh and body.auth):
            raise ParseError("a push address needs its keys, and HTTPS", code="no-push-here")
        row = NotificationAddressRow(
            id="",
            person=person.id,
            base=f"{call.request.url.scheme}://{call.request.headers.get('host', '')}",
            created=now_ms(),
            **msgspec.structs.asdict(body),
        )
        return _address(await self.service.add(row))

    @operation("POST", "/api/notifications/stop", status=204)
    async def stop_notifications(self, call: Call[m.StopRequest]) -> None:
        """Stop notifications to an address, by the link in one of them. No sign-in is needed."""
        self._check_offered()
        call.site.guard.check_hourly("sign-ins", address_of(call.request))
        if not await self.service.stop_by(call.body.token):
            raise NotFoundError(
                "notifications to this address have already stopped", code="no-such-news"
            )

    @operation("POST", "/api/notifications/{id}")
    async def set_quiet_hours(self, call: Call[m.QuietRequest]) -> m.NotificationAddress:
        """Change the quiet hours of an address."""
        row = await self._own(call)
        fresh = msgspec.structs.replace(row, **msgspec.structs.asdict(call.body))
        await self.service.rows.put(fresh)
        return _address(fresh)

    @operation("POST", "/api/notifications/{id}/test")
    async def try_notification(self, call: Call[None]) -> m.NotificationAddress:
        """Send a test notification to one of your addresses and return whether it arrived."""
        self._check_offered()
        row = await self._own(call)
        await self.service.test(row)
        return _address(await self._own(call))

    @operation("DELETE", "/api/notifications/{id}", status=204)
    async def delete_notification_address(self, call: Call[None]) -> None:
        """Delete a notification address."""
        row = await self._own(call)
        await self.service.rows.delete(row.person, row.id)

    def _check_offered(self) -> None:
        if not self._offered:
            raise ForbiddenError("this server sends no notifications", code="news-off")

    async def _own(self, call: Call[Any]) -> NotificationAddressRow:
        check_is_guest(call.person)
        row = await self.service.rows.get(call.path["id"])
        if row is None or row.person != call.person.id:
            raise NotFoundError("you have no such address", code="no-such-news")
        return row


def _can_push(call: Call[Any]) -> bool:
    """Check whether browsers allow push here: they need HTTPS or localhost."""
    name = bare_host(call.request.headers.get("host", ""))
    local = name in ("localhost", "127.0.0.1", "::1") or name.endswith(".localhost")
    installed = all(find_spec(one) is not None for one in ("http_ece", "py_vapid"))
    return installed and (local or call.request.url.scheme == "https")


def _address(row: NotificationAddressRow) -> m.NotificationAddress:
    """Show only the host of an address: the rest may be a secret."""
    host, failing = urlsplit(row.address).netloc, row.failures > 0
    return message_from(m.NotificationAddress, row, host=host, failing=failing)
