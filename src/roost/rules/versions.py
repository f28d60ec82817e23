"""The version of the rules that something was written under, at the end of a variant's key.

Game files, position texts and the logs of tables all name the variant, so they all carry it:
``short@2``. Version 1 goes without saying, in files from before there was another.
"""

from __future__ import annotations

import re

from roost.rules.errors import VariantError

FIRST = 1
_SIGN = "@"


def with_version(key: str, version: int) -> str:
    return key if version == FIRST else f"{key}{_SIGN}{version}"


def without_version(key: str, version: int) -> str:
    """The words of a key; refused where they were written under other rules than these."""
    words, sign, given = key.partition(_SIGN)
    if not sign:
        given = str(FIRST)
    if not re.fullmatch(r"[0-9]{1,6}", given) or int(given) != version:
        shown = given[:40]
        reason = f"version {shown!r} of the rules; this program plays version {version}"
        raise VariantError(reason, code="rules-version", value=shown, known=str(version))
    return words
