"""Accounts: what opens them, and the devices that are signed in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from roost.rules.extras import need
from roost.server.core.core import Core
from roost.server.core.errors import ForbiddenError, UnknownPersonError
from roost.server.core.feature import Feature
from roost.server.core.http.limits import bare_host, is_address
from roost.server.core.http.operation import Call, operation
from roost.server.core.http.routes import address_of, device_mark
from roost.server.core.identity.guests import check_fresh, check_is_guest, is_fresh
from roost.server.core.live.privacy import merge_guest_into_account
from roost.server.core.person import Person
from roost.server.core.views.people import me_view
from roost.server.features.accounts import messages as m
from roost.server.features.accounts import schema
from roost.server.features.accounts.passkeys import RelyingParty, b64url_encode
from roost.server.features.accounts.passwords import EXTRA
from roost.server.features.accounts.schema import AccountRow, PasskeyRow
from roost.server.features.accounts.service import PACKAGES, AccountService, installed
from roost.wire.base import message_from
from roost.wire.people import Me


class Accounts(Feature):
    """`service` is None if accounts are switched off or the extra is not installed."""

    name = "accounts"
    migrations = schema.MIGRATIONS

    def __init__(self, core: Core) -> None:
        self._core = core
        self.service: AccountService | None = None
        if core.config.accounts and installed():
            tries = core.limits.per_hour("names", core.config.limits.signins_per_name_hour)
            self.service = AccountService(
                core.database, core.people, core.secret, core.config.limits, tries
            )

    async def close(self) -> None:
        if self.service is not None:
            self.service.close()

    async def export_person(self, person: str) -> Mapping[str, Any]:
        account = await self._account(Person(person, ""))
        return {"account": msgspec.to_builtins(account)}

    # -- in and out ----------------------------------------------------------------------------

    @operation("GET", "/api/account")
    async def account(self, call: Call[None]) -> m.AccountView:
        """Return whether this server has accounts, and yours with its passkeys and devices."""
        offered, person = self.service is not None, call.known
        signed_in = person is not None and person.session is not None
        return m.AccountView(
            offered=offered,
            passkeys=offered and _site_of(call) is not None,
            account=await self._account(person) if person is not None and signed_in else None,
        )

    @operation("POST", "/api/account", status=201)
    async def make_account(self, call: Call[m.AccountRequest]) -> m.AccountMade:
        """Create an account from your guest identity, or from a new guest. It keeps everything you
        have played. The guest's cookie becomes invalid and the guest's API tokens end. The recovery
        code is shown only once."""
        accounts, body = self._accounts(), call.body
        _check_new(call)
        key = None if body.passkey is None else (_site(call), body.passkey)
        person = call.known
        if person is None:
            if body.passkey is not None:
                raise UnknownPersonError("play as a guest first: POST /api/guest")
            call.site.guard.check_hourly("guests", address_of(call.request))
            person = await self._core.people.welcome(body.name)
        check_is_guest(person)
        recovery, tokens = await accounts.make(person, body.name, body.password, key)
        self._core.close_sockets(person.id)
        self._close(tokens)
        me = me_view(await self._start_session(call, person.id))
        return m.AccountMade(me=me, recovery=recovery)

    @operation("POST", "/api/account/sign-in")
    async def sign_in(self, call: Call[m.SignInRequest]) -> Me:
        """Sign this device in with name and password. If you set `bring`, the games of your guest
        identity move to the account. The guest's tokens end."""
        accounts, body = self._accounts(), call.body
        _check_tries(call)
        row = await accounts.sign_in(body.name, body.password, device_mark(call.request))
        return me_view(await self._enter(call, row, bring=body.bring))

    @operation("POST", "/api/account/recover")
    async def recover(self, call: Call[m.RecoverRequest]) -> m.AccountMade:
        """Set a new password with a recovery code. The old password, passkeys, devices and tokens
        become invalid. You get a new recovery code."""
        accounts, body = self._accounts(), call.body
        _check_tries(call)
        row, recovery = await accounts.recover(body.name, body.code, body.password)
        self._core.close_sockets(row.person)
        me = me_view(await self._enter(call, row, bring=body.bring))
        return m.AccountMade(me=me, recovery=recovery)

    @operation("POST", "/api/account/passkey")
    async def ask_passkey(self, call: Call[None]) -> m.PasskeyQuestion:
        """Return a passkey challenge for signing in. No user name is needed."""
        accounts, site = self._accounts(), _site(call)
        return m.PasskeyQuestion(challenge=accounts.ask_to_enter(), site=site.name)

    @operation("POST", "/api/account/passkey/sign-in")
    async def enter_by_passkey(self, call: Call[m.PasskeyProof]) -> Me:
        """Sign this device in with a passkey."""
        accounts = self._accounts()
        _check_tries(call)
        row = await accounts.enter(_site(call), call.body)
        return me_view(await self._enter(call, row, bring=call.body.bring))

    @operation("POST", "/api/account/sign-out", status=204)
    async def sign_out(self, call: Call[None]) -> None:
        """Sign this device out."""
        person = self._owner(call)
        await self._end(person, person.session or "")
        call.cookie = ""

    # -- what opens it -------------------------------------------------------------------------

    @operation("POST", "/api/account/name")
    async def rename_account(self, call: Call[m.AccountNameRequest]) -> Me:
        """Change your account's name, which you also sign in with. Games keep the old name."""
        _check_new(call)
        return me_view(await self._accounts().rename(self._fresh_owner(call), call.body.name))

    @operation("POST", "/api/account/password", status=204)
    async def set_password(self, call: Call[m.PasswordRequest]) -> None:
        """Set a new or a first password. All other devices are signed out and all tokens end.
        Requires a recent sign-in on this device."""
        person = self._fresh_owner(call)
        _check_tries(call)
        self._close(await self._accounts().set_password(person, call.body.password))

    @operation("POST", "/api/account/recovery")
    async def renew_recovery(self, call: Call[None]) -> m.RecoveryCode:
        """Issue a new recovery code, shown only once. Requires a recent sign-in on this device."""
        person = self._fresh_owner(call)
        return m.RecoveryCode(recovery=await self._accounts().renew_recovery(person))

    @operation("POST", "/api/account/passkeys/new")
    async def ask_new_passkey(self, call: Call[None]) -> m.PasskeyQuestion:
        """Return the challenge for creating a passkey, for your account or your guest identity."""
        accounts, site, person = self._accounts(), _site(call), call.person
        check_is_guest(person)
        return m.PasskeyQuestion(
            challenge=accounts.ask_for_new(person),
            site=site.name,
            user=b64url_encode(person.id.encode()),
            name=person.name,
            known=[
                b64url_encode(row.id)
                for row in await accounts.rows.passkeys(person.id)
                if row.site == site.name
            ],
        )

    @operation("POST", "/api/account/passkeys", status=201)
    async def add_passkey(self, call: Call[m.PasskeyMade]) -> m.PasskeyView:
        """Add a passkey. Requires a recent sign-in on this device."""
        person = self._fresh_owner(call)
        row = await self._accounts().add_passkey(person, _site(call), call.body)
        return _passkey(row)

    @operation("DELETE", "/api/account/passkeys/{id}", status=204)
    async def delete_passkey(self, call: Call[None]) -> None:
        """Delete a passkey. The last one cannot be deleted if the account has no password."""
        person = self._fresh_owner(call)
        await self._accounts().delete_passkey(person, call.path["id"])

    # -- where it is open ----------------------------------------------------------------------

    @operation("DELETE", "/api/account/devices/{id}", status=204)
    async def end_device(self, call: Call[None]) -> None:
        """Sign a device out from here and close its sockets."""
        person = self._owner(call)
        await self._end(person, call.path["id"])
        if call.path["id"] == person.session:
            call.cookie = ""

    @operation("DELETE", "/api/account/devices", status=204)
    async def end_other_devices(self, call: Call[None]) -> None:
        """Sign all other devices out."""
        person = self._owner(call)
        self._close(await self._accounts().end_others(person))

    # -- what operations share -----------------------------------------------------------------

    def _accounts(self) -> AccountService:
        """Return this server's accounts, or raise an error that explains why it has none."""
        if self.service is None:
            if self._core.config.accounts:
                for package in PACKAGES:
                    need(package, EXTRA)
            raise ForbiddenError("this server has no accounts", code="no-accounts")
        return self.service

    def _owner(self, call: Call[Any]) -> Person:
        """Return the account holder signed in on this device."""
        self._accounts()
        person = call.person
        check_is_guest(person)
        if person.session is None:
            raise UnknownPersonError("sign in to your account first", code="no-account")
        return person

    def _fresh_owner(self, call: Call[Any]) -> Person:
        person = self._owner(call)
        check_fresh(person)
        return person

    async def _account(self, person: Person) -> m.MyAccount | None:
        row = None if self.service is None else await self.service.rows.get(person.id)
        if self.service is None or row is None:
            return None
        passkeys = await self.service.rows.passkeys(person.id)
        devices = await self.service.sessions.sessions(person.id)
        return m.MyAccount(
            name=row.name,
            created=row.created,
            password=row.password is not None,
            recovery=row.recovery is not None,
            fresh=is_fresh(person),
            passkeys=[_passkey(each) for each in passkeys],
            devices=[
                message_from(m.DeviceView, each, this=each.id == person.session) for each in devices
            ],
        )

    async def _enter(self, call: Call[Any], row: AccountRow, *, bring: bool) -> Person:
        """Switch this device to the account, ending its previous session or guest identity."""
        before, core = call.known, self._core
        core.bans.check(None, row.person)
        if before is not None and before.session is not None:
            await core.rows.people.delete_session(before.id, before.session)
            core.close_token(before.session)
        elif before is not None and bring:
            await merge_guest_into_account(core, before.id, row.person)
        return await self._start_session(call, row.person)

    async def _start_session(self, call: Call[Any], person: str) -> Person:
        """Start a new session for this device."""
        accounts = self._accounts()
        agent = call.request.headers.get("user-agent", "")
        call.cookie, signed_out = await accounts.open(person, agent)
        self._close(signed_out)
        call.mark = accounts.mark(person)
        found = await self._core.people.by_cookie(call.cookie)
        if found is None:  # deleted in between
            raise UnknownPersonError("this account is gone", code="no-account")
        call.known = found
        return found

    async def _end(self, person: Person, session: str) -> None:
        await self._accounts().end(person, session)
        self._core.close_token(session)

    def _close(self, ended: Iterable[str]) -> None:
        """Close the sockets of devices and tokens that have ended."""
        for id_ in ended:
            self._core.close_token(id_)


def _check_new(call: Call[Any]) -> None:
    """Limit new accounts and names: an address may not try out which are taken."""
    call.site.guard.check_hourly("accounts", address_of(call.request))


def _check_tries(call: Call[Any]) -> None:
    """Reject API tokens and limit the number of sign-in attempts."""
    if call.known is not None:
        check_is_guest(call.known)
    call.site.guard.check_hourly("sign-ins", address_of(call.request))


def _site_of(call: Call[Any]) -> RelyingParty | None:
    """Return the site that passkeys belong to here, or None where browsers offer no passkeys.
    Browsers require a host name (not an IP address), and HTTPS or localhost."""
    host = call.request.headers.get("host", "")
    name, scheme = bare_host(host), call.request.url.scheme
    if not name or is_address(name):
        return None
    local = name == "localhost" or name.endswith(".localhost")
    here = [f"{scheme}://{host}"] if local or scheme == "https" else []
    given = [
        origin
        for origin in call.site.config.origins
        if bare_host(origin) == name and (local or origin.startswith("https://"))
    ]
    return RelyingParty(name, (*here, *given)) if here or given else None


def _site(call: Call[Any]) -> RelyingParty:
    found = _site_of(call)
    if found is None:
        raise ForbiddenError("passkeys need a host name and HTTPS", code="no-passkeys-here")
    return found


def _passkey(row: PasskeyRow) -> m.PasskeyView:
    return message_from(m.PasskeyView, row, id=b64url_encode(row.id))
