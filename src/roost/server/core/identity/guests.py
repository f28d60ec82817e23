"""Guests by signed cookie, devices of accounts by session, programs by token."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Protocol, cast

import msgspec

from roost.server.core.errors import ForbiddenError, NotFoundError, TooManyError, UnknownPersonError
from roost.server.core.identity.names import clean_name
from roost.server.core.ids import new_id, now_ms
from roost.server.core.person import Person, Scope
from roost.server.store import AccountStore, HallStore, PersonRow, TokenRow

COOKIE = "roost"
COOKIE_AGE = 400 * 86_400
_CACHED = 50_000
_SESSION = "s"  # no guest's id


class PeopleStore(HallStore, AccountStore, Protocol):
    """What is asked of a store for them."""


class People:
    def __init__(self, store: PeopleStore, secret: bytes, tokens_each: int) -> None:
        self._store = store
        self.secret = secret
        self._tokens_each = tokens_each
        self._known: OrderedDict[str, PersonRow] = OrderedDict()
        self.changed: Callable[[str], None] = lambda _: None  # hears of everybody who has

    # -- guests ----------------------------------------------------------------------------

    async def welcome(self, name: str) -> Person:
        """A new guest."""
        now = now_ms()
        row = PersonRow(id="g" + new_id(14), name=clean_name(name), created=now, seen=_day(now))
        await self._put(row)
        return Person(row.id, row.name)

    async def rename(self, person: Person, name: str) -> Person:
        row = await self._row(person.id)
        if row is None:
            raise UnknownPersonError("this guest is not known here")
        row = msgspec.structs.replace(row, name=clean_name(name))
        await self._put(row)
        return Person(row.id, row.name)

    async def list_(self, person: Person, *, listed: bool) -> None:
        """Whether a person wants to stand in tables of results."""
        row = await self.about(person)
        await self._put(msgspec.structs.replace(row, listed=listed))

    def cookie(self, person: Person) -> str:
        return f"{person.id}.{self._signature(person.id)}"

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """Whom a cookie names; None without one, or where it was not given out here. A guest who
        has an account by now is known by the sessions of its devices alone: whoever kept the
        guest's cookie, or planted it, has nothing."""
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
        session = await self._store.session(self.session_digest(token))
        now = now_ms()
        if session is None or session.seen < now - COOKIE_AGE * 1000:
            return None
        person = await self._seen_now(session.person)
        if person is None:
            return None
        if session.seen < _day(now):
            await self._store.see_session(session.id, _day(now))
        return msgspec.structs.replace(person, session=session.id, signed_in=session.created)

    def session_digest(self, token: str) -> bytes:
        """With the secret in it: another secret ends all sessions, as it voids all cookies."""
        said = b"roost-session/1:" + token.encode("utf-8", "replace")
        return hmac.digest(self.secret, said, "sha256")

    async def _seen_now(self, id_: str) -> Person | None:
        """The person behind an id; the day of the visit is noted, for what is kept so many days."""
        row = await self._row(id_)
        if row is None:
            return None
        today = _day(now_ms())
        if row.seen < today:
            row = msgspec.structs.replace(row, seen=today)
            await self._put(row)
        return Person(row.id, row.name)

    def _signature(self, id_: str) -> str:
        digest = hmac.digest(self.secret, f"roost-cookie/1:{id_}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    async def about(self, person: Person) -> PersonRow:
        """What is kept of a person."""
        row = await self._row(person.id)
        if row is None:
            raise UnknownPersonError("this guest is not known here")
        return row

    async def _put(self, row: PersonRow) -> None:
        await self._store.put_person(row)
        self._remember(row)
        self.changed(row.id)

    async def _row(self, id_: str) -> PersonRow | None:
        row = self._known.get(id_)
        if row is None:
            row = await self._store.person(id_)
            if row is not None:
                self._remember(row)
        return row

    def drop(self, id_: str) -> None:
        """The person is forgotten, or another than before."""
        self.look_again(id_)
        self.changed(id_)

    def look_again(self, id_: str) -> None:
        """Another server has changed the person."""
        self._known.pop(id_, None)

    def drop_all(self) -> None:
        """Other servers may have changed anybody."""
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
        """What is kept of a new token, and the token itself, which nobody can read again."""
        _check_manages(person)
        if len(await self._store.tokens(person.id)) >= self._tokens_each:
            raise TooManyError(
                f"{self._tokens_each} tokens are the most; revoke one first",
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
        await self._store.put_token(row)
        if not await self._may_still_ask(person):
            await self._store.delete_token(person.id, row.id)
            raise UnknownPersonError("this guest or device was signed out")
        return row, token

    async def _may_still_ask(self, person: Person) -> bool:
        """Whether the cookie of a slow request is still valid: the guest is there and has no
        account, or the device is signed in. What ends these deletes tokens in one transaction."""
        if person.session is None:
            row = await self._store.person(person.id)
            return row is not None and not row.account
        return any(row.id == person.session for row in await self._store.sessions(person.id))

    async def tokens(self, person: Person) -> list[TokenRow]:
        """A person's tokens, the oldest first."""
        _check_manages(person)
        return sorted(await self._store.tokens(person.id), key=lambda row: row.created)

    async def revoke(self, person: Person, id_: str) -> None:
        _check_manages(person)
        if not await self._store.delete_token(person.id, id_):
            raise NotFoundError(f"no token {id_[:60]}", code="no-such-token", value=id_[:60])

    async def by_token(self, token: str) -> Person:
        row = await self._store.token(_digest(token))
        owner = None if row is None else await self._seen_now(row.person)
        if row is None or owner is None:
            raise UnknownPersonError("that token is unknown or revoked", code="bad-token")
        scopes = frozenset(cast(tuple[Scope, ...], row.scopes))
        return Person(owner.id, owner.name, scopes, row.id)


def check_is_guest(person: Person) -> None:
    """What only the guest may do, and no program for them."""
    if person.token is not None:
        raise ForbiddenError("a token cannot do this", code="token-scope", scope="people")


def _day(now: int) -> int:
    return now - now % 86_400_000


def check_scope(person: Person, scope: Scope) -> None:
    if scope not in person.scopes:
        raise ForbiddenError(f"this token has no scope {scope}", code="token-scope", scope=scope)


def _check_manages(person: Person) -> None:
    if person.token is not None:
        raise ForbiddenError("tokens cannot handle tokens", code="token-scope", scope="tokens")


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
