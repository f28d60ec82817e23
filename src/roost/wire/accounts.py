"""Accounts: made, signed in to, and looked after."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from roost.wire.base import Message, Milliseconds, Name
from roost.wire.people import Me

Password: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Base64Url: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,8192}$(?!\n)")]
RecoveryText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]


class PasskeyMade(Message):
    """A new passkey: `clientDataJSON` and `attestationObject` of the browser, and a name for your
    list."""

    name: Name
    client_data: Base64Url
    attestation: Base64Url


class PasskeyProof(Message):
    """What a passkey answered: its `rawId`, and `clientDataJSON`, `authenticatorData` and
    `signature`. `bring`: as in `SignInRequest`."""

    id: Base64Url
    client_data: Base64Url
    authenticator_data: Base64Url
    signature: Base64Url
    bring: bool = True


class AccountRequest(Message):
    """An account for the guest the cookie names, or a new one, with a password, a passkey or both.
    The name is yours alone."""

    name: Name
    password: Password | None = None
    passkey: PasskeyMade | None = None


class SignInRequest(Message):
    """`bring`: what the guest the cookie names has played becomes the account's."""

    name: Name
    password: Password
    bring: bool = True


class RecoverRequest(Message):
    """A new password for a recovery code, which is spent with it."""

    name: Name
    code: RecoveryText
    password: Password
    bring: bool = True


class PasswordRequest(Message):
    password: Password


class AccountNameRequest(Message):
    name: Name


class AccountMade(Message):
    """`recovery` is shown this once: it opens the account when nothing else does."""

    me: Me
    recovery: str


class RecoveryCode(Message):
    """Shown this once; the one before opens nothing any more."""

    recovery: str


class PasskeyQuestion(Message):
    """What a passkey is to answer, for which `site`. For a new one: `user` and `name` of whose it
    is, and the passkeys `known` already, whose devices need no other."""

    challenge: str
    site: str
    user: str = ""
    name: str = ""
    known: list[str] = []


class PasskeyView(Message):
    id: str
    name: str
    site: str
    created: Milliseconds
    used: Milliseconds | None


class DeviceView(Message):
    """A device that is signed in: `device` is its browser and system, empty where nobody knows;
    `seen` the day it was last here; `this`: the one that asks."""

    id: str
    device: str
    created: Milliseconds
    seen: Milliseconds
    this: bool


class MyAccount(Message):
    """`fresh`: this device has just signed in, and may change what opens the account."""

    name: str
    created: Milliseconds
    password: bool
    recovery: bool
    fresh: bool
    passkeys: list[PasskeyView]
    devices: list[DeviceView]


class AccountView(Message):
    """`offered`: whether this server has accounts, and `passkeys` at the address you ask from;
    `account` is yours, null for guests."""

    offered: bool
    passkeys: bool
    account: MyAccount | None
