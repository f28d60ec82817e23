"""The findings of a dice check."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Finding:
    """A mistake in the dice. Users see the text ``verify-<code>``."""

    code: str
    values: dict[str, Any]
