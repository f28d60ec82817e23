"""Guests by signed cookie, account devices by session, programs by API token."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import cast

import msgspec

from roost.server.core.errors import ForbiddenError, NotFoundError, TooManyError, UnknownPersonError
from roost.server.core.identity.rows import PeopleRows, PersonRow, TokenRow
from roost.server.core.identity.secret import Secret
from roost.server.core.ids import new_id, now_ms
from roost.server.core.names import clean_name
from roost.server.core.person import Person, Scope
from roost.server.core.storage.port import Conflict

COOKIE = "roost"
COOKIE_AGE = 400 * 86_400
_CACHED = 50_000
FRESH_MS = 600_000  # how recent a sign-in must be to change credentials
_SESSION = "s"  # no guest id


class People:
    """`on_change` is called with every person whose row changes."""

    def __init__(
        self,
        rows: PeopleRows,
        secret: Secret,
        tokens_each: int,
        on_change: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._rows = rows
        self._secret = secret
        self._tokens_each = tokens_each
        self._known: OrderedDict[str, PersonRow] = OrderedDict()
        self._on_change = on_change

    # -- guests ----------------------------------------------------------------------------

    async def welcome(self, name: str, bird: str = "") -> Person:
        """Create a guest."""
        now = now_ms()
        row = PersonRow(
            id="g" + new_id(14), name=clean_name(name), created=now, seen=_day(now), bird=bird
        )
        await self._put(row)
        return _person(row)

    async def change(
        self, person: Person, name: str | None = None, bird: str | None = None
    ) -> Person:
        """Change the name or the bird of a person, or both."""
        row = await self.about(person)
        name = row.name if name is None else clean_name(name)
        row = msgspec.structs.replace(row, name=name, bird=row.bird if bird is None else bird)
        await self._put(row)
        return msgspec.structs.replace(person, name=row.name, bird=row.bird)

    async def list_(self, person: Person, *, listed: bool) -> None:
        """Set whether a person appears in tables of results."""
        row = await self.about(person)
        await self._put(msgspec.structs.replace(row, listed=listed))

    async def hide(self, id_: str, *, hidden: bool) -> bool:
        """Keep a person out of tables of results, or no longer. Return False for unknown people."""
        row = await self._row(id_)
        if row is None:
            return False
        await self._put(msgspec.structs.replace(row, hidden=hidden))
        return True

    def cookie(self, person: Person) -> str:
        return f"{person.id}.{self._signature(person.id)}"

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """Return the person that a cookie belongs to, or None if it is missing or invalid. A guest
        who has created an account is recognized only by the sessions of its devices, so a stolen or
        planted guest cookie is worthless."""
        id_, _, signature = (cookie or "").partition(".")
        if id_ == _SESSION:
            return await self._by_session(signature)
        if not id_ or not hmac.compare_digest(
            self._signature(id_).encode(), signature.encode("utf-8", "replace")
        ):
            return None
        row = await self._row(id_)
        return None if row is None or row.account else await self._seen_now(id_)

    async def _by_session(self, token: str) -> Person | None:
        session = await self._rows.session(self.session_digest(token))
        now = now_ms()
        if session is None or session.seen < now - COOKIE_AGE * 1000:
            return None
        person = await self._seen_now(session.person)
        if person is None:
            return None
        if session.seen < _day(now):
            await self._rows.note_session(session.id, _day(now))
        return msgspec.structs.replace(person, session=session.id, signed_in=session.created)

    def session_digest(self, token: str) -> bytes:
        """Hash a session with the secret, so that a new secret ends all sessions."""
        said = b"roost-session/1:" + token.encode("utf-8", "replace")
        return hmac.digest(self._secret.value, said, "sha256")

    async def _seen_now(self, id_: str) -> Person | None:
        """Return a person by id and record today's visit, which retention depends on."""
        row = await self._row(id_)
        if row is None:
            return None
        today = _day(now_ms())
        if row.seen < today:
            row = msgspec.structs.replace(row, seen=today)
            await self._put(row)
        return _person(row)

    def _signature(self, id_: str) -> str:
        digest = hmac.digest(self._secret.value, f"roost-cookie/1:{id_}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    async def about(self, person: Person) -> PersonRow:
        """Return the stored row of a person."""
        row = await self._row(person.id)
        if row is None:
            raise UnknownPersonError("unknown guest")
        return row

    async def _put(self, row: PersonRow) -> None:
        await self._rows.put(row)
        self._remember(row)
        self._on_change(row.id)

    async def _row(self, id_: str) -> PersonRow | None:
        row = self._known.get(id_)
        if row is None:
            row = await self._rows.get(id_)
            if row is not None:
                self._remember(row)
        return row

    def drop(self, id_: str) -> None:
        """Drop a deleted or changed person from the cache."""
        self.look_again(id_)
        self._on_change(id_)

    def look_again(self, id_: str) -> None:
        """Drop a person whom another server has changed."""
        self._known.pop(id_, None)

    def drop_all(self) -> None:
        """Drop everyone: other servers may have changed anyone."""
        self._known.clear()

    def _remember(self, row: PersonRow) -> None:
        self._known[row.id] = row
        self._known.move_to_end(row.id)
        if len(self._known) > _CACHED:
            self._known.popitem(last=False)

    # -- tokens ----------------------------------------------------------------------------

    async def new_token(
        self, person: Person, name: str, scopes: Iterable[Scope]
    ) -> tuple[TokenRow, str]:
        """Create a token; return its stored row and the token itself, which is not stored."""
        _check_manages(person)
        if len(await self._rows.tokens(person.id)) >= self._tokens_each:
            raise TooManyError(
                f"you can have at most {self._tokens_each} tokens; revoke one first",
                code="too-many-tokens",
                most=self._tokens_each,
            )
        token = "roost_" + secrets.token_urlsafe(32)
        row = TokenRow(
            id=new_id(),
            person=person.id,
            name=clean_name(name),
            scopes=tuple(sorted(set(scopes))),
            digest=_digest(token),
            created=now_ms(),
        )
        signed_out = UnknownPersonError("this guest or device was signed out")
        try:
            await self._rows.put_token(row)
        except Conflict:  # deleted meanwhile
            raise signed_out from None
        if not await self._may_still_ask(person):
            await self._rows.delete_token(person.id, row.id)
            raise signed_out
        return row, token

    async def _may_still_ask(self, person: Person) -> bool:
        """Check whether the cookie of a slow request is still valid. A guest must exist and have no
        account; a device must be signed in. Whatever ends these also deletes the tokens, in one
        transaction."""
        if person.session is None:
            row = await self._rows.get(person.id)
            return row is not None and not row.account
        return any(row.id == person.session for row in await self._rows.sessions(person.id))

    async def tokens(self, person: Person) -> list[TokenRow]:
        """List a person's tokens, oldest first."""
        _check_manages(person)
        return sorted(await self._rows.tokens(person.id), key=lambda row: row.created)

    async def revoke(self, person: Person, id_: str) -> None:
        _check_manages(person)
        if not await self._rows.delete_token(person.id, id_):
            raise NotFoundError(f"no token {id_[:60]}", code="no-such-token", value=id_[:60])

    async def by_token(self, token: str) -> Person:
        row = await self._rows.token(_digest(token))
        owner = None if row is None else await self._seen_now(row.person)
        if row is None or owner is None:
            raise UnknownPersonError("that token is unknown or revoked", code="bad-token")
        scopes = frozenset(cast(tuple[Scope, ...], row.scopes))
        return msgspec.structs.replace(owner, scopes=scopes, token=row.id)


def _person(row: PersonRow) -> Person:
    return Person(row.id, row.name, bird=row.bird)


def check_is_guest(person: Person) -> None:
    """Reject API tokens for actions reserved to the guest."""
    if person.token is not None:
        raise ForbiddenError("a token cannot do this", code="token-scope", scope="people")


def is_fresh(person: Person) -> bool:
    return now_ms() - person.signed_in <= FRESH_MS


def check_fresh(person: Person) -> None:
    """Require a recent sign-in: an unlocked device must not suffice to change credentials."""
    if person.session is not None and not is_fresh(person):
        raise ForbiddenError("this requires a recent sign-in", code="sign-in-again")


def _day(now: int) -> int:
    return now - now % 86_400_000


def check_scope(person: Person, scope: Scope) -> None:
    if scope not in person.scopes:
        raise ForbiddenError(f"this token has no scope {scope}", code="token-scope", scope=scope)


def _check_manages(person: Person) -> None:
    if person.token is not None:
        raise ForbiddenError(
            "tokens cannot create or revoke tokens", code="token-scope", scope="tokens"
        )


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
