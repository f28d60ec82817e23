"""Device descriptions for the list of an account's devices, from the User-Agent header."""

from __future__ import annotations

_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)


def described(agent: str) -> str:
    """Return browser and system; empty if neither is recognized."""
    kinds = (_BROWSERS, _SYSTEMS)
    found = (next((name for sign, name in kind if sign in agent), "") for kind in kinds)
    return ", ".join(name for name in found if name)
