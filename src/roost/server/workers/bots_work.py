"""What the bot workers do."""

from __future__ import annotations

import roost.bots  # noqa: F401  # the first decision should not wait for imports
from roost.server.workers.bots import think

__all__ = ["think"]
