"""Helpers for tests with accounts."""

from __future__ import annotations

from typing import Any

from tests.server.helpers import Guest, Json, Running

PASSWORD = "correct horse battery"
OTHER = "another long sentence"


def local(server: Running) -> str:
    """Return the server's URL with a host name, which passkeys need."""
    return server.address.replace("127.0.0.1", "localhost")


class Member(Guest):
    """A person with an account, and its recovery code."""

    recovery = ""


async def signed_up(server: Running, name: str, password: str = PASSWORD) -> Member:
    guest = Member(server)
    answer = await guest.http.post("/api/account", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    guest.id = answer.json()["me"]["id"]
    guest.recovery = answer.json()["recovery"]
    return guest


async def sign_in(guest: Guest, name: str, password: str = PASSWORD, **more: Any) -> Any:
    body = {"name": name, "password": password, **more}
    return await guest.http.post("/api/account/sign-in", json=body)


async def account(guest: Guest) -> Json:
    found: Json = (await guest.http.get("/api/account")).json()["account"]
    return found
