"""The key that signs cookies and links, in a file of its own beside the store."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from pathlib import Path

import structlog

from roost.server.store.port import HallStore, StoreError

logger = structlog.get_logger("roost.store")
_BYTES = 32


class Secret:
    """Open with `await Secret.open(path, store)`. The store knows a fingerprint of it, so that
    another key, which would turn every guest into a stranger, is noticed."""

    def __init__(self, path: Path, value: bytes) -> None:
        self.path = path
        self.value = value

    @classmethod
    async def open(cls, path: Path, store: HallStore, *, accept_loss: bool = False) -> Secret:
        """Made on the first start; refused where it is not the one the store knows."""
        value = await asyncio.to_thread(_read, path)
        known = await store.about("secret")
        if known not in (None, fingerprint(value)):
            if not accept_loss:
                raise replaced(path)
            logger.warning("going on with another secret, as asked", file=str(path))
        if len(value) < _BYTES:
            value = await asyncio.to_thread(write_secret, path)
        await store.put_about("secret", fingerprint(value))
        return cls(path, value)

    async def rotate(self, store: HallStore) -> None:
        """Another key. Killed in between, the server is told at its start that the secret is not
        the one it knew, and goes on with it where that is accepted."""
        self.value = await asyncio.to_thread(write_secret, self.path)
        await store.put_about("secret", fingerprint(self.value))

    def check(self) -> None:
        """Raises where the file is not what is signed with any more."""
        if _read(self.path) != self.value:
            raise replaced(self.path)


def fingerprint(secret: bytes) -> bytes:
    return hashlib.sha256(b"roost-secret/1:" + secret).digest()


def write_secret(path: Path) -> bytes:
    """A fresh key, readable by its owner only. Whoever calls it tells the store its fingerprint."""
    value = secrets.token_bytes(_BYTES)
    keep_secret(path, value)
    return value


def keep_secret(path: Path, value: bytes) -> None:
    """A key that there was, in a file for its owner to read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.unlink(missing_ok=True)
    fresh.touch(mode=0o600)
    fresh.write_bytes(value)
    fresh.replace(path)


def replaced(path: Path) -> StoreError:
    return StoreError(
        f"{path} is not the secret that signed the cookies and links given out so far",
        code="secret-replaced",
        file=str(path),
    )


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""
