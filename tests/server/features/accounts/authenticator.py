"""A software authenticator for passkey tests without a browser."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from roost.server.features.accounts.passkeys import b64url_encode

_THERE, _VERIFIED, _MADE = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey of one site. Tests change its fields to simulate attacks."""

    def __init__(self, site: str, origin: str) -> None:
        self.site = site
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.count = 0
        self.counts = True  # many authenticators do not
        self.flags = _THERE | _VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, challenge: str, name: str = "laptop") -> dict[str, Any]:
        """Create a passkey, as `navigator.credentials.create` does, in our message format."""
        point = self._key.public_key().public_numbers()
        size = len(self.id).to_bytes(2, "big")
        parts = {-2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, **parts})
        data = self._data(_MADE) + bytes(16) + size + self.id + key
        said = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", challenge)
        return {
            "name": name,
            "client_data": b64url_encode(client),
            "attestation": b64url_encode(said),
        }

    def prove(self, challenge: str) -> dict[str, Any]:
        """Sign a challenge, as `navigator.credentials.get` does."""
        self.count += self.counts
        client, data = self._client("webauthn.get", challenge), self._data()
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": b64url_encode(self.id),
            "client_data": b64url_encode(client),
            "authenticator_data": b64url_encode(data),
            "signature": b64url_encode(self._key.sign(signed, ec.ECDSA(hashes.SHA256()))),
        }

    def _data(self, flags: int = 0) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([self.flags | flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()
