"""Passkeys (WebAuthn): challenges and their verification.

A challenge is signed and contains its purpose and expiry, so none are stored. A used challenge is
stored until it expires, for all servers, so that it works only once.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import json
import secrets
from typing import NamedTuple

from roost.rules.extras import need
from roost.server.core.errors import ForbiddenError
from roost.server.features.accounts.messages import PasskeyMade, PasskeyProof
from roost.server.features.accounts.passwords import EXTRA
from roost.server.features.accounts.schema import PasskeyRow

_LASTS_MS = 300_000
_NONCE, _TAG = 16, 16


class RelyingParty(NamedTuple):
    """The WebAuthn site: its name, and the origins that may use it."""

    name: str
    origins: tuple[str, ...]


class Key(NamedTuple):
    """A passkey's id and public key; `uses` is its signature counter."""

    id: bytes
    key: bytes
    uses: int


def ask(secret: bytes, wants: str, now: int) -> str:
    """Create a challenge in base64url. `wants` is its purpose: a new passkey for a person, or
    signing in."""
    body = (now + _LASTS_MS).to_bytes(8, "big") + secrets.token_bytes(_NONCE)
    return b64url_encode(body + _tag(secret, wants, body))


def question(secret: bytes, wants: str, client_data: str, now: int) -> tuple[bytes, int]:
    """Return the challenge that was answered, if it is ours and valid, and when it expires."""
    try:
        asked = b64url_decode(str(json.loads(b64url_decode(client_data))["challenge"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise rejected("invalid client data") from None
    body, tag = asked[:-_TAG], asked[-_TAG:]
    ends = int.from_bytes(body[:8], "big")
    if not hmac.compare_digest(_tag(secret, wants, body), tag) or ends < now:
        raise rejected("unknown or expired challenge")
    return asked, ends


def verify_new_key(asked: bytes, site: RelyingParty, made: PasskeyMade) -> Key:
    """Verify a new passkey for this challenge and return its key."""
    need("webauthn", EXTRA)
    import webauthn
    from webauthn.helpers import exceptions, structs

    try:
        found = webauthn.verify_registration_response(
            credential=structs.RegistrationCredential(
                id="",
                raw_id=b"",
                response=structs.AuthenticatorAttestationResponse(
                    client_data_json=b64url_decode(made.client_data),
                    attestation_object=b64url_decode(made.attestation),
                ),
            ),
            expected_challenge=asked,
            expected_rp_id=site.name,
            expected_origin=list(site.origins),
            require_user_verification=True,
        )
    except (exceptions.WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise rejected(str(error)) from None
    return Key(found.credential_id, found.credential_public_key, found.sign_count)


def verify_proof(
    asked: bytes, site: RelyingParty, row: PasskeyRow | None, proof: PasskeyProof
) -> int:
    """Verify a passkey's answer and return its signature counter."""
    need("webauthn", EXTRA)
    import webauthn
    from webauthn.helpers import exceptions, structs

    if row is None or row.site != site.name:
        raise rejected("not registered here")
    try:
        found = webauthn.verify_authentication_response(
            credential=structs.AuthenticationCredential(
                id=proof.id,
                raw_id=b64url_decode(proof.id),
                response=structs.AuthenticatorAssertionResponse(
                    client_data_json=b64url_decode(proof.client_data),
                    authenticator_data=b64url_decode(proof.authenticator_data),
                    signature=b64url_decode(proof.signature),
                ),
            ),
            expected_challenge=asked,
            expected_rp_id=site.name,
            expected_origin=list(site.origins),
            credential_public_key=row.key,
            credential_current_sign_count=row.count,
            require_user_verification=True,
        )
    except (exceptions.WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise rejected(str(error)) from None
    return found.new_sign_count


def b64url_encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def b64url_decode(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise ValueError("not base64url") from None


def _tag(secret: bytes, wants: str, body: bytes) -> bytes:
    return hmac.digest(secret, f"roost-passkey/1:{wants}:".encode() + body, "sha256")[:_TAG]


def rejected(why: str) -> ForbiddenError:
    """Return the error; users see the same text for every reason."""
    return ForbiddenError(f"passkey rejected: {why}", code="passkey-refused")
