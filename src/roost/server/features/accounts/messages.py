"""Accounts: sign-up, sign-in and settings."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, field

from roost.wire.base import Message, Milliseconds, Name
from roost.wire.people import Me

Password: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Base64Url: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,8192}$(?!\n)")]
RecoveryText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]


class PasskeyMade(Message):
    """A new passkey. It contains the browser's `clientDataJSON` and `attestationObject`, and a name
    for your list."""

    name: Name
    client_data: Base64Url
    attestation: Base64Url


class PasskeyProof(Message):
    """The answer of a passkey: `rawId`, `clientDataJSON`, `authenticatorData` and `signature`.
    `bring` works as in `SignInRequest`."""

    id: Base64Url
    client_data: Base64Url
    authenticator_data: Base64Url
    signature: Base64Url
    bring: bool = True


class AccountRequest(Message):
    """Create an account for the guest in the cookie, or a new one. The name must be unique. It has
    a password, a passkey or both."""

    name: Name
    password: Password | None = None
    passkey: PasskeyMade | None = None


class SignInRequest(Message):
    """Sign in. `bring`: merge the games of the guest in the cookie into the account."""

    name: Name
    password: Password
    bring: bool = True


class RecoverRequest(Message):
    """Set a new password with a recovery code, which works only once."""

    name: Name
    code: RecoveryText
    password: Password
    bring: bool = True


class PasswordRequest(Message):
    password: Password


class AccountNameRequest(Message):
    name: Name


class AccountMade(Message):
    """The new account. `recovery` is shown only this once and opens the account in an emergency."""

    me: Me
    recovery: str


class RecoveryCode(Message):
    """A recovery code, shown only this once. It replaces the previous one."""

    recovery: str


class PasskeyQuestion(Message):
    """The challenge for a passkey, and its `site`. For a new passkey: `user` and `name` of its
    owner, and the passkeys `known` already, whose devices need no other."""

    challenge: str
    site: str
    user: str = ""
    name: str = ""
    known: list[str] = field(default_factory=list)


class PasskeyView(Message):
    id: str
    name: str
    site: str
    created: Milliseconds
    used: Milliseconds | None


class DeviceView(Message):
    """A signed-in device. `device` is its browser and system, empty if unknown. `seen` is the day
    of its last visit; `this` marks the device of the request."""

    id: str
    device: str
    created: Milliseconds
    seen: Milliseconds
    this: bool


class MyAccount(Message):
    """Your account. `fresh`: this device has just signed in and may change sign-in methods."""

    name: str
    created: Milliseconds
    password: bool
    recovery: bool
    fresh: bool
    passkeys: list[PasskeyView]
    devices: list[DeviceView]


class AccountView(Message):
    """Your account, null for guests. `offered`: whether this server has accounts. `passkeys`:
    whether it accepts passkeys at the address of your request."""

    offered: bool
    passkeys: bool
    account: MyAccount | None
