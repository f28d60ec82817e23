"""What a check of dice can find."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with the dice. People read the message ``verify-<code>``."""

    code: str
    values: dict[str, Any]
