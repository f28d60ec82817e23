"""The version of the rules, written at the end of a variant's key: ``short@2``.

Game files, position texts and table logs all contain the variant's key, so they all carry the
version. Version 1 is not written.
"""

from __future__ import annotations

import re

from roost.rules.errors import VariantError

FIRST = 1
_SIGN = "@"


def with_version(key: str, version: int) -> str:
    return key if version == FIRST else f"{key}{_SIGN}{version}"


def without_version(key: str, version: int) -> str:
    """Return a key without its version. Raise if it was written under another version."""
    words, sign, given = key.partition(_SIGN)
    if not sign:
        given = str(FIRST)
    if not re.fullmatch(r"[0-9]{1,6}", given) or int(given) != version:
        shown = given[:40]
        reason = f"version {shown!r} of the rules; this program plays version {version}"
        raise VariantError(reason, code="rules-version", value=shown, known=str(version))
    return words
