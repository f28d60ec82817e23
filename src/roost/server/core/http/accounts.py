"""Accounts over REST."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from roost import wire
from roost.rules.extras import need
from roost.server.core.errors import ForbiddenError, UnknownPersonError
from roost.server.core.http.cookies import device_mark
from roost.server.core.http.limits import bare_host, is_address
from roost.server.core.http.operation import Call, operation
from roost.server.core.http.routes import address_of
from roost.server.core.identity.accounts import PACKAGES, Accounts
from roost.server.core.identity.guests import check_fresh, check_is_guest
from roost.server.core.identity.passkeys import RelyingParty, b64url_encode
from roost.server.core.identity.passwords import EXTRA
from roost.server.core.person import Person
from roost.server.core.views.accounts import (
    account_view,
    made_of,
    new_account_view,
    passkey_view,
    proof_of,
)
from roost.server.core.views.people import me_view
from roost.server.features.accounts.schema import AccountRow


def accounts_of(call: Call[Any]) -> Accounts:
    """Return this server's accounts, or raise an error that explains why it has none."""
    found = call.core.accounts
    if found is None:
        if call.core.config.accounts:
            for package in PACKAGES:
                need(package, EXTRA)
        raise ForbiddenError("this server has no accounts", code="no-accounts")
    return found


def _owner(call: Call[Any]) -> Person:
    """Return the account holder signed in on this device."""
    accounts_of(call)
    person = call.person
    check_is_guest(person)
    if person.session is None:
        raise UnknownPersonError("sign in to your account first", code="no-account")
    return person


def _fresh_owner(call: Call[Any]) -> Person:
    person = _owner(call)
    check_fresh(person)
    return person


def site_of(call: Call[Any]) -> RelyingParty | None:
    """Return the site that passkeys belong to here, or None where browsers offer no passkeys.

    Browsers require a host name (not an IP address), and HTTPS or localhost.
    """
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
    found = site_of(call)
    if found is None:
        raise ForbiddenError("passkeys need a host name and HTTPS", code="no-passkeys-here")
    return found


# -- in and out ------------------------------------------------------------------------------


@operation("GET", "/api/account")
async def account(call: Call[None]) -> wire.AccountView:
    """Return whether this server has accounts, and your account with its passkeys and devices."""
    offered = call.core.accounts is not None
    return wire.AccountView(
        offered=offered,
        passkeys=offered and site_of(call) is not None,
        account=await account_of(call),
    )


async def account_of(call: Call[Any]) -> wire.MyAccount | None:
    """Return the account of the person who sent the request."""
    accounts, person = call.core.accounts, call.known
    if accounts is None or person is None or person.session is None:
        return None
    return account_view(
        person,
        await accounts.of(person),
        await accounts.passkeys(person),
        await accounts.devices(person),
    )


@operation("POST", "/api/account", status=201)
async def make_account(call: Call[wire.AccountRequest]) -> wire.AccountMade:
    """Create an account from your guest identity, or from a new guest.

    It keeps everything you have played. The guest's cookie becomes invalid and the guest's API
    tokens end. The recovery code is shown only once.
    """
    accounts, body = accounts_of(call), call.body
    call.site.guard.check_account(address_of(call.request))
    key = None if body.passkey is None else (_site(call), made_of(body.passkey))
    person = call.known
    if person is None:
        if body.passkey is not None:
            raise UnknownPersonError("play as a guest first: POST /api/guest")
        call.site.guard.check_guest(address_of(call.request))
        person = await call.core.people.welcome(body.name)
    check_is_guest(person)
    recovery, tokens = await accounts.make(person, body.name, body.password, key)
    call.core.close_sockets(person.id)
    _close(call, tokens)
    return new_account_view(await _start_session(call, accounts, person.id), recovery)


@operation("POST", "/api/account/sign-in")
async def sign_in(call: Call[wire.SignInRequest]) -> wire.Me:
    """Sign this device in with name and password.

    If you set `bring`, the games of your guest identity move to the account. The guest's tokens
    end.
    """
    accounts, body = accounts_of(call), call.body
    _check_tries(call)
    row = await accounts.sign_in(body.name, body.password, device_mark(call.request))
    return me_view(await _enter(call, accounts, row, bring=body.bring))


@operation("POST", "/api/account/recover")
async def recover(call: Call[wire.RecoverRequest]) -> wire.AccountMade:
    """Set a new password with a recovery code.

    The old password, passkeys, devices and tokens become invalid. You get a new recovery code.
    """
    accounts, body = accounts_of(call), call.body
    _check_tries(call)
    row, recovery = await accounts.recover(body.name, body.code, body.password)
    call.core.close_sockets(row.person)
    return new_account_view(await _enter(call, accounts, row, bring=body.bring), recovery)


@operation("POST", "/api/account/passkey")
async def ask_passkey(call: Call[None]) -> wire.PasskeyQuestion:
    """Return a passkey challenge for signing in. No user name is needed."""
    accounts, site = accounts_of(call), _site(call)
    return wire.PasskeyQuestion(challenge=accounts.ask_to_enter(), site=site.name)


@operation("POST", "/api/account/passkey/sign-in")
async def enter_by_passkey(call: Call[wire.PasskeyProof]) -> wire.Me:
    """Sign this device in with a passkey."""
    accounts = accounts_of(call)
    _check_tries(call)
    row = await accounts.enter(_site(call), proof_of(call.body))
    return me_view(await _enter(call, accounts, row, bring=call.body.bring))


@operation("POST", "/api/account/sign-out", status=204)
async def sign_out(call: Call[None]) -> None:
    """Sign this device out."""
    person = _owner(call)
    await _end(call, person, person.session or "")
    call.cookie = ""


def _check_tries(call: Call[Any]) -> None:
    """Reject API tokens and limit the number of sign-in attempts."""
    if call.known is not None:
        check_is_guest(call.known)
    call.site.guard.check_sign_in(address_of(call.request))


async def _enter(call: Call[Any], accounts: Accounts, row: AccountRow, *, bring: bool) -> Person:
    """Switch this device to the account, ending its previous session or guest identity."""
    before, core = call.known, call.core
    core.bans.check(None, row.person)
    if before is not None and before.session is not None:
        await core.rows.people.delete_session(before.id, before.session)
        core.close_token(before.session)
    elif before is not None and bring:
        await core.privacy.merge_guest_into_account(before.id, row.person)
    return await _start_session(call, accounts, row.person)


async def _start_session(call: Call[Any], accounts: Accounts, person: str) -> Person:
    """Start a new session for this device."""
    agent = call.request.headers.get("user-agent", "")
    call.cookie, signed_out = await accounts.open(person, agent)
    _close(call, signed_out)
    call.mark = accounts.mark(person)
    found = await call.core.people.by_cookie(call.cookie)
    if found is None:  # deleted in between
        raise UnknownPersonError("this account is gone", code="no-account")
    call.known = found
    return found


# -- what opens it ---------------------------------------------------------------------------


@operation("POST", "/api/account/name")
async def rename_account(call: Call[wire.AccountNameRequest]) -> wire.Me:
    """Change your account's name, which you also sign in with. Games keep the old name."""
    call.site.guard.check_account(address_of(call.request))
    return me_view(await accounts_of(call).rename(_fresh_owner(call), call.body.name))


@operation("POST", "/api/account/password", status=204)
async def set_password(call: Call[wire.PasswordRequest]) -> None:
    """Set a new or a first password.

    All other devices are signed out and all tokens end. Requires a recent sign-in on this
    device.
    """
    person, accounts = _fresh_owner(call), accounts_of(call)
    _check_tries(call)
    _close(call, await accounts.set_password(person, call.body.password))


@operation("POST", "/api/account/recovery")
async def renew_recovery(call: Call[None]) -> wire.RecoveryCode:
    """Issue a new recovery code, shown only once. Requires a recent sign-in on this device."""
    person = _fresh_owner(call)
    return wire.RecoveryCode(recovery=await accounts_of(call).renew_recovery(person))


@operation("POST", "/api/account/passkeys/new")
async def ask_new_passkey(call: Call[None]) -> wire.PasskeyQuestion:
    """Return the challenge for creating a passkey, for your account or your guest identity."""
    accounts, site, person = accounts_of(call), _site(call), call.person
    check_is_guest(person)
    return wire.PasskeyQuestion(
        challenge=accounts.ask_for_new(person),
        site=site.name,
        user=b64url_encode(person.id.encode()),
        name=person.name,
        known=[
            b64url_encode(row.id)
            for row in await accounts.passkeys(person)
            if row.site == site.name
        ],
    )


@operation("POST", "/api/account/passkeys", status=201)
async def add_passkey(call: Call[wire.PasskeyMade]) -> wire.PasskeyView:
    """Add a passkey. Requires a recent sign-in on this device."""
    person = _fresh_owner(call)
    row = await accounts_of(call).add_passkey(person, _site(call), made_of(call.body))
    return passkey_view(row)


@operation("DELETE", "/api/account/passkeys/{id}", status=204)
async def delete_passkey(call: Call[None]) -> None:
    """Delete a passkey. The last one cannot be deleted if the account has no password."""
    person = _fresh_owner(call)
    await accounts_of(call).delete_passkey(person, call.path["id"])


# -- where it is open ------------------------------------------------------------------------


@operation("DELETE", "/api/account/devices/{id}", status=204)
async def end_device(call: Call[None]) -> None:
    """Sign a device out from here and close its sockets."""
    person = _owner(call)
    await _end(call, person, call.path["id"])
    if call.path["id"] == person.session:
        call.cookie = ""


@operation("DELETE", "/api/account/devices", status=204)
async def end_other_devices(call: Call[None]) -> None:
    """Sign all other devices out."""
    person = _owner(call)
    _close(call, await accounts_of(call).end_others(person))


async def _end(call: Call[Any], person: Person, session: str) -> None:
    await accounts_of(call).end(person, session)
    call.core.close_token(session)


def _close(call: Call[Any], ended: Iterable[str]) -> None:
    """Close the sockets of devices and tokens that have ended."""
    for id_ in ended:
        call.core.close_token(id_)


OPERATIONS = (
    account,
    make_account,
    sign_in,
    recover,
    ask_passkey,
    enter_by_passkey,
    sign_out,
    rename_account,
    set_password,
    renew_recovery,
    ask_new_passkey,
    add_passkey,
    delete_passkey,
    end_device,
    end_other_devices,
)
