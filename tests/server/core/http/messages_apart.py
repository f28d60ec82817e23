"""Example messages about challenges, days off and notifications, for docs/protocol.md."""

from __future__ import annotations

from roost.server.core.ids import now_ms
from roost.server.features.notifications.feature import Notifications
from tests.server.helpers import Guest, Running


async def with_friends(ana: Guest) -> None:
    """Play a challenge and announce days off."""
    body = {"game": "pickomino", "bot": "simple", "places": 2}
    path = f"/api/challenges/{(await ana.http.post('/api/challenges', json=body)).json()['id']}"
    made = await ana.http.post(f"{path}/play", json={"pace_ms": 1000})
    await ana.do(made.json()["table"]["id"], "abandon")
    await ana.http.get(path)
    await ana.http.get("/api/challenges")
    await ana.http.post(f"{path}/close")
    now = now_ms()
    days = {"starts": now + 86_400_000, "ends": now + 3 * 86_400_000}
    told = (await ana.http.post("/api/days-off", json=days)).json()
    await ana.http.get("/api/days-off")
    await ana.http.delete(f"/api/days-off/{told['days_off'][0]['id']}")


async def with_news(ana: Guest, server: Running) -> None:
    """Add a notification address."""
    quiet = {"zone": "Europe/Berlin", "quiet_from": 22, "quiet_until": 7}
    request = {"kind": "ntfy", "address": "http://127.0.0.1:9/my-turns", "language": "en", **quiet}
    made = (await ana.http.post("/api/notifications", json=request)).json()
    await ana.http.post(f"/api/notifications/{made['id']}", json=quiet)
    await ana.http.get("/api/notifications")
    await ana.http.post(f"/api/notifications/{made['id']}/test")
    notifications = server.feature(Notifications).service
    row = await notifications.rows.get(made["id"])
    assert row is not None
    await ana.http.post("/api/notifications/stop", json={"token": notifications.stop_token(row)})
