"""Passkeys: questions that only their keys can answer, and the look at the answers.

A question is signed and names what it is for and when it is over, so nothing is kept of it; one
that was answered is noted in the store until then, for all servers there are, and answered once.
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
from roost.server.core.identity.passwords import EXTRA
from roost.server.store import PasskeyRow

_LASTS_MS = 300_000
_NONCE, _TAG = 16, 16


class Site(NamedTuple):
    """Where passkeys are for, and the pages that may ask for them."""

    name: str
    origins: tuple[str, ...]


class Made(NamedTuple):
    """A new passkey, as a browser tells of it; all but `name` in base64url."""

    name: str
    client_data: str
    attestation: str


class Proof(NamedTuple):
    """What a passkey answered, in base64url."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str


class Key(NamedTuple):
    """`uses`: how often it says that it was used."""

    id: bytes
    key: bytes
    uses: int


class Question(NamedTuple):
    """A question of ours that somebody answered, and when it is over."""

    asked: bytes
    ends: int


def ask(secret: bytes, wants: str, now: int) -> str:
    """A question, in base64url. `wants` is what it is for: a new passkey of somebody, or to be let
    in."""
    body = (now + _LASTS_MS).to_bytes(8, "big") + secrets.token_bytes(_NONCE)
    return b64url_encode(body + _tag(secret, wants, body))


def question(secret: bytes, wants: str, client_data: str, now: int) -> Question:
    """The question that was answered, if it is ours, for this, and not over."""
    try:
        asked = b64url_decode(str(json.loads(b64url_decode(client_data))["challenge"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise refused("not an answer") from None
    body, tag = asked[:-_TAG], asked[-_TAG:]
    ends = int.from_bytes(body[:8], "big")
    if not hmac.compare_digest(_tag(secret, wants, body), tag) or ends < now:
        raise refused("not a question of ours, or too late")
    return Question(asked, ends)


def made_key(asked: bytes, site: Site, made: Made) -> Key:
    """A new passkey, if it was made here for this question."""
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
        raise refused(str(error)) from None
    return Key(found.credential_id, found.credential_public_key, found.sign_count)


def proved(asked: bytes, site: Site, row: PasskeyRow | None, proof: Proof) -> int:
    """How often the passkey says it was used, if the proof is its own answer to this question."""
    need("webauthn", EXTRA)
    import webauthn
    from webauthn.helpers import exceptions, structs

    if row is None or row.site != site.name:
        raise refused("not known here")
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
        raise refused(str(error)) from None
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


def refused(why: str) -> ForbiddenError:
    """To people it is all one: the passkey is not taken."""
    return ForbiddenError(f"this passkey is not taken: {why}", code="passkey-refused")
