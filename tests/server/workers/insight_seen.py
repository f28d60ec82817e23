"""An analysis worker that tests can inspect."""

import sys

from roost.server.workers.insight_work import wake

__all__ = ["has_loaded", "wake"]


def has_loaded(module: str) -> bool:
    return module in sys.modules
