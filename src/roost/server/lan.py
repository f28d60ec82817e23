"""The address under which others on the same network reach this machine."""

from __future__ import annotations

import socket


def lan_address() -> str | None:
    """The machine's address on its network, or None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: choosing the way to any outside address names our own.
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address
