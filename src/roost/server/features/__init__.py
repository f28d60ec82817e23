"""Optional parts of the product, one folder each."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

from roost.server.core.feature import Feature

# The class in `<name>/feature.py`. It is imported only where it is used: not all run in a browser.
FEATURES = {
    "accounts": "Accounts",
    "challenges": "Challenges",
    "daily": "Daily",
    "days_off": "DaysOff",
    "flashcards": "Flashcards",
    "insight": "Insight",
    "my_games": "MyGamesFeature",
    "notifications": "Notifications",
}


def load(names: Iterable[str] = FEATURES) -> list[type[Feature]]:
    """Return the classes of features, all of them by default."""
    return [getattr(import_module(f"{__name__}.{name}.feature"), FEATURES[name]) for name in names]
