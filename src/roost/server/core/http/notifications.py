"""Turn notifications over REST."""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from typing import Any

import msgspec

from roost import wire
from roost.rules.errors import ParseError
from roost.server.core.errors import ForbiddenError, NotFoundError
from roost.server.core.http.limits import bare_host
from roost.server.core.http.operation import Call, operation
from roost.server.core.http.routes import address_of
from roost.server.core.identity.guests import check_is_guest
from roost.server.core.ids import now_ms
from roost.server.core.live.notifications import Notifications
from roost.server.core.views.notifications import address_view, trial_text
from roost.server.features.notifications.schema import NotificationAddressRow


def _notifications(call: Call[Any]) -> Notifications:
    if call.core.notifications is None:
        raise ForbiddenError("this server sends no notifications", code="news-off")
    return call.core.notifications


def _can_push(call: Call[Any]) -> bool:
    """Check whether browsers allow push here: they need HTTPS or localhost."""
    name = bare_host(call.request.headers.get("host", ""))
    local = name in ("localhost", "127.0.0.1", "::1") or name.endswith(".localhost")
    installed = all(find_spec(one) is not None for one in ("pywebpush", "py_vapid"))
    return installed and (local or call.request.url.scheme == "https")


@operation("GET", "/api/notifications")
async def notifications(call: Call[None]) -> wire.NotificationsView:
    """Return whether this server sends turn notifications, and your notification addresses."""
    offered = call.core.notifications is not None
    push = offered and _can_push(call)
    rows = [] if call.known is None else await call.core.rows.notifications.of_person(call.known.id)
    key = await asyncio.to_thread(call.core.push_key.public) if push else ""
    return wire.NotificationsView(
        offered=offered, push=push, key=key, addresses=[address_view(row) for row in rows]
    )


@operation("POST", "/api/notifications", status=201)
async def add_notification_address(
    call: Call[wire.NotificationRequest],
) -> wire.NotificationAddress:
    """Add a notification address.

    It must use HTTPS and be on the public internet, unless the host allows it explicitly.
    """
    found, person, body = _notifications(call), call.person, call.body
    check_is_guest(person)
    call.site.guard.check_sign_in(address_of(call.request))
    if body.kind == "push" and not (_can_push(call) and body.p256dh and body.auth):
        raise ParseError("a push address needs its keys, and HTTPS", code="no-push-here")
    row = NotificationAddressRow(
        id="",
        person=person.id,
        kind=body.kind,
        address=body.address,
        base=f"{call.request.url.scheme}://{call.request.headers.get('host', '')}",
        language=body.language,
        created=now_ms(),
        p256dh=body.p256dh,
        auth=body.auth,
        zone=body.zone,
        quiet_from=body.quiet_from,
        quiet_until=body.quiet_until,
    )
    return address_view(
        await found.add(row, call.site.config.limits.notification_addresses_per_person)
    )


@operation("POST", "/api/notifications/stop", status=204)
async def stop_notifications(call: Call[wire.StopRequest]) -> None:
    """Stop notifications to an address, by the link in one of them. No sign-in is needed."""
    call.site.guard.check_sign_in(address_of(call.request))
    if not await _notifications(call).stop_by(call.body.token):
        raise NotFoundError(
            "notifications to this address have already stopped", code="no-such-news"
        )


@operation("POST", "/api/notifications/{id}")
async def set_quiet_hours(call: Call[wire.QuietRequest]) -> wire.NotificationAddress:
    """Change the quiet hours of an address."""
    check_is_guest(call.person)
    row = await _own(call)
    fresh = msgspec.structs.replace(row, **msgspec.structs.asdict(call.body))
    await call.core.rows.notifications.put(fresh)
    return address_view(fresh)


@operation("POST", "/api/notifications/{id}/test")
async def try_notification(call: Call[None]) -> wire.NotificationAddress:
    """Send a test notification to one of your addresses and return whether it arrived."""
    found = _notifications(call)
    check_is_guest(call.person)
    row = await _own(call)
    await found.test(row, trial_text(row.language))
    return address_view(await _own(call))


@operation("DELETE", "/api/notifications/{id}", status=204)
async def delete_notification_address(call: Call[None]) -> None:
    """Delete a notification address."""
    check_is_guest(call.person)
    if not await call.core.rows.notifications.delete(call.person.id, call.path["id"]):
        raise _no_address()


async def _own(call: Call[Any]) -> NotificationAddressRow:
    row = await call.core.rows.notifications.get(call.path["id"])
    if row is None or row.person != call.person.id:
        raise _no_address()
    return row


def _no_address() -> NotFoundError:
    return NotFoundError("no such address of yours", code="no-such-news")


OPERATIONS = (
    notifications,
    add_notification_address,
    stop_notifications,
    set_quiet_hours,
    try_notification,
    delete_notification_address,
)
