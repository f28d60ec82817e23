"""Accounts: sign-in, recovery, passkeys and devices.

A guest who creates an account keeps their identity. From then on, only the account's credentials
are valid; the guest's old cookie is not.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from importlib.util import find_spec

import msgspec

from roost.rules.errors import ParseError
from roost.server.core.config import Limits
from roost.server.core.errors import ForbiddenError, NotFoundError, TooManyError
from roost.server.core.identity.guests import People
from roost.server.core.identity.rows import PeopleRows, SessionRow
from roost.server.core.identity.secret import Secret
from roost.server.core.ids import new_id, now_ms
from roost.server.core.names import clean_name, folded
from roost.server.core.person import Person
from roost.server.core.rate_limit import TokenBuckets
from roost.server.core.storage.port import Database
from roost.server.features.accounts import passkeys
from roost.server.features.accounts.devices import described
from roost.server.features.accounts.messages import PasskeyMade, PasskeyProof
from roost.server.features.accounts.passkeys import RelyingParty, b64url_decode, b64url_encode
from roost.server.features.accounts.passwords import Passwords, check_password
from roost.server.features.accounts.schema import AccountRow, AccountRows, PasskeyRow

PACKAGES = ("argon2", "webauthn")
_ENTER = "enter"


def installed() -> bool:
    """Return whether the extra is installed."""
    return all(find_spec(package) is not None for package in PACKAGES)


class AccountService:
    def __init__(
        self,
        database: Database,
        people: People,
        secret: Secret,
        limits: Limits,
        tries: TokenBuckets,
    ) -> None:
        self.rows = AccountRows(database)
        self.sessions = PeopleRows(database)
        self._people = people
        self._secret = secret
        self._limits = limits
        self._passwords = Passwords()
        self._tries = tries

    def close(self) -> None:
        self._passwords.close()

    # -- making ----------------------------------------------------------------------------

    async def make(
        self,
        person: Person,
        name: str,
        password: str | None,
        key: tuple[RelyingParty, PasskeyMade] | None,
    ) -> tuple[str, list[str]]:
        """Create an account for a guest. Return its recovery code, which cannot be read again, and
        the ids of the guest's tokens, which end."""
        name = clean_name(name)
        if password is None and key is None:
            raise ParseError("an account needs a password or a passkey", code="no-key")
        if (await self._people.about(person)).account:
            raise ForbiddenError("you already have an account", code="has-account")
        hashed = None
        if password is not None:
            check_password(password, name)
            hashed = await self._passwords.hash(password)
        passkey = None if key is None else await self._new_passkey(person, *key)
        code, digest = _code()
        row = AccountRow(person.id, name, folded(name), now_ms(), hashed, digest)
        tokens = [token.id for token in await self._people.tokens(person)]
        await self.rows.create(row, passkey)
        self._people.drop(person.id)
        return code, tokens

    async def rename(self, person: Person, name: str) -> Person:
        name = clean_name(name)
        await self.rows.rename(person.id, name, folded(name))
        self._people.drop(person.id)
        return msgspec.structs.replace(person, name=name)

    # -- by name and password ----------------------------------------------------------------

    async def sign_in(self, name: str, password: str, device: str | None) -> AccountRow:
        """The account, or one refusal, after the same work, whether the name or the password is
        wrong. Tries are counted by name, known or not; a device that was let in before has its own
        count, so that nobody can shut somebody else out."""
        row = await self.rows.named(folded(name))
        known = None if row is None else self._known(device, row.person)
        if not self._tries.take(f"name {folded(name)}" if known is None else f"device {known}"):
            raise TooManyError("too many attempts; try again later", code="too-many-tries")
        right = await self._passwords.check(None if row is None else row.password, password)
        if row is None or row.password is None or not right:
            raise ForbiddenError("name or password is wrong", code="wrong-sign-in")
        if self._passwords.is_old(row.password):
            await self.rows.rehash(row.person, await self._passwords.hash(password))
        return row

    async def set_password(self, person: Person, password: str) -> list[str]:
        """Set a new password, which ends all other devices and all tokens; return their ids."""
        check_password(password, person.name)
        hashed = await self._passwords.hash(password)
        ended = await self._others(person)
        ended += [token.id for token in await self._people.tokens(person)]
        await self.rows.change_password(person.id, hashed, person.session or "")
        return ended

    # -- by recovery code --------------------------------------------------------------------

    async def recover(self, name: str, code: str, password: str) -> tuple[AccountRow, str]:
        """Set a new password and recovery code, using up the old code. An unknown name and a wrong
        code give the same error after the same work."""
        check_password(password, name)
        hashed = await self._passwords.hash(password)
        row = await self.rows.named(folded(name))
        spent, (fresh, digest) = _digest(code), _code()
        kept = b"" if row is None else row.recovery or b""
        right = hmac.compare_digest(kept, spent)
        if row is None or not right:
            raise _wrong_code()
        if not await self.rows.recover(row.person, spent, hashed, digest):
            raise _wrong_code()
        return row, fresh

    async def renew_recovery(self, person: Person) -> str:
        code, digest = _code()
        await self.rows.set_recovery(person.id, digest)
        return code

    # -- by passkey --------------------------------------------------------------------------

    def ask_for_new(self, person: Person) -> str:
        """Return the challenge for creating a passkey for this person."""
        return passkeys.ask(self._secret.value, f"make {person.id}", now_ms())

    def ask_to_enter(self) -> str:
        return passkeys.ask(self._secret.value, _ENTER, now_ms())

    async def _answered(self, wants: str, client_data: str, now: int) -> bytes:
        """Check a challenge and mark it as used on all servers of this store."""
        asked, ends = passkeys.question(self._secret.value, wants, client_data, now)
        if not await self.rows.answer_once(asked, ends, now):
            raise passkeys.rejected("answered before")
        return asked

    async def _new_passkey(
        self, person: Person, site: RelyingParty, made: PasskeyMade
    ) -> PasskeyRow:
        now = now_ms()
        asked = await self._answered(f"make {person.id}", made.client_data, now)
        key = passkeys.verify_new_key(asked, site, made)
        return PasskeyRow(
            id=key.id,
            person=person.id,
            name=clean_name(made.name),
            site=site.name,
            key=key.key,
            count=key.uses,
            created=now,
        )

    async def add_passkey(
        self, person: Person, site: RelyingParty, made: PasskeyMade
    ) -> PasskeyRow:
        most = self._limits.passkeys_per_account
        if len(await self.rows.passkeys(person.id)) >= most:
            raise TooManyError(f"{most} passkeys are the most", code="too-many-passkeys", most=most)
        row = await self._new_passkey(person, site, made)
        if not await self.rows.put_passkey(row):
            raise ForbiddenError("this passkey is known", code="passkey-refused")
        return row

    async def delete_passkey(self, person: Person, id_: str) -> None:
        try:
            key = b64url_decode(id_)
        except ValueError:
            key = b""
        if not await self.rows.delete_passkey(person.id, key):
            found = await self.rows.passkey(key)
            if found is not None and found.person == person.id:
                raise ForbiddenError(
                    "this is the only way to sign in to this account", code="last-key"
                )
            raise NotFoundError("no such passkey", code="no-such-passkey", value=id_[:60])

    async def enter(self, site: RelyingParty, proof: PasskeyProof) -> AccountRow:
        """Return the account that a passkey belongs to."""
        try:
            row = await self.rows.passkey(b64url_decode(proof.id))
        except ValueError:
            row = None
        now = now_ms()
        asked = await self._answered(_ENTER, proof.client_data, now)
        count = passkeys.verify_proof(asked, site, row, proof)
        found = None if row is None else await self.rows.get(row.person)
        if row is None or found is None:
            raise ForbiddenError("this passkey is not taken", code="passkey-refused")
        await self.rows.use_passkey(row.id, count, now)
        return found

    # -- devices -----------------------------------------------------------------------------

    async def open(self, person: str, agent: str) -> tuple[str, list[str]]:
        """Sign in a new device. Return its cookie and the ids of the oldest devices, which exceed
        the limit and are signed out."""
        token, now = secrets.token_urlsafe(32), now_ms()
        row = SessionRow(
            id=new_id(),
            person=person,
            digest=self._people.session_digest(token),
            device=described(agent),
            created=now,
            seen=now - now % 86_400_000,
        )
        await self.sessions.put_session(row)
        sessions = await self.sessions.sessions(person)
        oldest = [old.id for old in sessions[self._limits.devices_per_account :]]
        for id_ in oldest:
            await self.sessions.delete_session(person, id_)
        return f"s.{token}", oldest

    async def end(self, person: Person, id_: str) -> None:
        if not await self.sessions.delete_session(person.id, id_):
            raise NotFoundError(f"no device {id_[:60]}", code="no-such-device", value=id_[:60])

    async def end_others(self, person: Person) -> list[str]:
        """Sign out all other devices and return their ids."""
        others = await self._others(person)
        for id_ in others:
            await self.sessions.delete_session(person.id, id_)
        return others

    async def _others(self, person: Person) -> list[str]:
        rows = await self.sessions.sessions(person.id)
        return [row.id for row in rows if row.id != person.session]

    def mark(self, person: str) -> str:
        """Return the mark by which a device is recognized, even after signing out."""
        nonce = new_id(16)
        return f"{person}.{nonce}.{self._mark(person, nonce)}"

    def _known(self, mark: str | None, person: str) -> str | None:
        """Return the known device id, if the mark belongs to one of the person's devices."""
        whose, nonce, signature = [*(mark or "").split("."), "", ""][:3]
        right = hmac.compare_digest(self._mark(person, nonce).encode(), signature.encode())
        return nonce if right and whose == person else None

    def _mark(self, person: str, nonce: str) -> str:
        said = f"roost-device/1:{person}:{nonce}".encode()
        return b64url_encode(hmac.digest(self._secret.value, said, "sha256"))


def _code() -> tuple[str, bytes]:
    """Create a random recovery code; return it and its hash."""
    code = "-".join(new_id(5) for _ in range(5))
    return code, _digest(code)


def _digest(code: str) -> bytes:
    typed = re.sub(r"[^a-z0-9]", "", code.lower())
    return hashlib.sha256(f"roost-recovery/1:{typed}".encode()).digest()


def _wrong_code() -> ForbiddenError:
    return ForbiddenError("name or recovery code is wrong", code="wrong-recovery")
