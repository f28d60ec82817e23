"""The key that signs cookies and links, in a file of its own next to the database."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from pathlib import Path

import structlog

from roost.server.core.storage.port import StorageError
from roost.server.core.storage.records import Facts

logger = structlog.get_logger("roost.identity")
_BYTES = 32


class Secret:
    """Open with `await Secret.open(path, facts)`. The store knows a fingerprint of it, so that
    another key, which would turn every guest into a stranger, is noticed."""

    def __init__(self, path: Path, value: bytes) -> None:
        self.path = path
        self.value = value

    @classmethod
    async def open(cls, path: Path, facts: Facts, *, accept_loss: bool = False) -> Secret:
        """Made on the first start; refused where it is not the one the store knows."""
        value = await asyncio.to_thread(_read, path)
        secret = cls(path, value)
        if await secret.follow(facts):  # changed while this server was down
            return secret
        if len(value) < _BYTES and await facts.get("secret") is None:  # the first start
            value = await asyncio.to_thread(write_secret, path)
        await facts.swap("secret", None, fingerprint(value))  # one of two that start at once
        if await facts.get("secret") != fingerprint(value):
            if not accept_loss:
                raise replaced(path)
            logger.warning("going on with another secret, as asked", file=str(path))
            if len(value) < _BYTES:
                value = await asyncio.to_thread(write_secret, path)
            await facts.put("secret", fingerprint(value))
        secret.value = value
        return secret

    async def rotate(self, facts: Facts) -> None:
        """Another key. The store is told of a step that leads from this one to it, so that every
        server that has this one finds the next by itself, also one that was killed in between. Who
        knows only the old key, or only the store, does not."""
        step = secrets.token_bytes(_BYTES)
        await facts.put("secret-step", fingerprint(self.value) + step)
        await facts.put("secret", fingerprint(_next(self.value, step)))
        await self.follow(facts)

    async def follow(self, facts: Facts) -> bool:
        """Return whether another server has changed the key, and adopt it."""
        noted, known = await facts.get("secret-step"), await facts.get("secret")
        if noted is None or noted[:_BYTES] != fingerprint(self.value):
            return False
        value = _next(self.value, noted[_BYTES:])
        if known != fingerprint(value):
            return False
        await asyncio.to_thread(keep_secret, self.path, value)
        self.value = value
        return True

    def check(self) -> None:
        """Raise an error if the file no longer holds the signing key."""
        if _read(self.path) != self.value:
            raise replaced(self.path)


def _next(secret: bytes, step: bytes) -> bytes:
    return hmac.digest(secret, b"roost-secret/2:" + step, "sha256")


def fingerprint(secret: bytes) -> bytes:
    return hashlib.sha256(b"roost-secret/1:" + secret).digest()


def write_secret(path: Path) -> bytes:
    """A fresh key, readable by its owner only. The caller stores its fingerprint."""
    value = secrets.token_bytes(_BYTES)
    keep_secret(path, value)
    return value


def keep_secret(path: Path, value: bytes) -> None:
    """Replace a file that only its owner may read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.unlink(missing_ok=True)
    fresh.touch(mode=0o600)
    fresh.write_bytes(value)
    fresh.replace(path)


def replaced(path: Path) -> StorageError:
    return StorageError(
        f"{path} is not the secret that signed the cookies and links given out so far",
        code="secret-replaced",
        file=str(path),
    )


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""
