"""HTTP requests that deliver notifications: Web Push and services like ntfy."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from roost.locale import Catalogue
from roost.rules.extras import need
from roost.server.core.identity.secret import keep_secret
from roost.server.features.notifications.schema import NotificationAddressRow

_TTL_S = 86_400  # how long a push service stores a notification for an offline device


class Notification(NamedTuple):
    """A text and its links; without a `table` it is a test."""

    table: str
    text: str
    url: str
    stop: str


class PushKey:
    """The VAPID key that signs push messages. It is stored in a file readable only by its owner and
    created on first use. Browsers bind subscriptions to this key."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._vapid: Any = None

    def _key(self) -> Any:
        if self._vapid is None:
            need("py_vapid", "host")
            from py_vapid import Vapid02

            if not self.path.exists():
                fresh = Vapid02()
                fresh.generate_keys()
                keep_secret(self.path, fresh.private_pem())
            self._vapid = Vapid02.from_pem(self.path.read_bytes())
        return self._vapid

    def public(self) -> str:
        """Return the public key in the form that browsers need."""
        from cryptography.hazmat.primitives import serialization

        point = self._key().public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return urlsafe_b64encode(point).decode().rstrip("=")

    def signed(self, address: str, base: str) -> dict[str, str]:
        """Return the VAPID headers that identify the sender."""
        parts = urlsplit(address)
        contact = base if base.startswith("https://") else "mailto:roost@localhost"
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact}
        found: dict[str, str] = self._key().sign(claims)
        return found


def request(
    key: PushKey, row: NotificationAddressRow, notification: Notification
) -> tuple[dict[str, str], bytes]:
    """Return the headers and the body that deliver a notification to an address."""
    payload = {
        "type": "your-turn" if notification.table else "test",
        **notification._asdict(),
        "stop_text": Catalogue(row.language).text("news-stop-link"),
    }
    return _push(key, row, payload) if row.kind == "push" else _plain_text(payload)


def _push(
    key: PushKey, row: NotificationAddressRow, payload: dict[str, str]
) -> tuple[dict[str, str], bytes]:
    """Encrypt a notification for one browser; the push service cannot read it."""
    need("http_ece", "host")
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    body = http_ece.encrypt(
        json.dumps(payload, ensure_ascii=False).encode(),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=urlsafe_b64decode(f"{row.p256dh}=="),  # browsers leave the padding out
        auth_secret=urlsafe_b64decode(f"{row.auth}=="),
        version="aes128gcm",
    )
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(_TTL_S),
        "Urgency": "normal",
    }
    return {**key.signed(row.address, row.base), **headers}, bytes(body)


def _plain_text(payload: dict[str, str]) -> tuple[dict[str, str], bytes]:
    """Format a notification for ntfy and similar services: a text and a link."""
    headers = {
        "Content-Type": "text/plain; charset=utf-8",
        "Title": "Roost",
        "Click": payload["url"],
    }
    lines = [payload["text"], payload["url"], "", payload["stop_text"], payload["stop"]]
    return headers, "\n".join(lines).encode()
