"""The address under which others on the same network reach this machine."""

from __future__ import annotations

import socket

# Anywhere outside; then, for a network without a way out, the networks that homes have.
_ELSEWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254", "169.254.255.254")


def lan_address() -> str | None:
    """The machine's address on its network, or None where it has none."""
    for there in _ELSEWHERE:
        address = _address_towards(there)
        if address is not None and not address.startswith(("127.", "0.")):
            return address
    return None


def _address_towards(there: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: choosing the way to an address names our own.
            probe.connect((there, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None
