"""This machine's address on the local network."""

from __future__ import annotations

import socket

# Any address outside; then addresses of typical home networks, for networks without internet.
_ELSEWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254", "169.254.255.254")


def lan_address() -> str | None:
    """Return the machine's address on its network, or None if it has none."""
    for there in _ELSEWHERE:
        address = _address_towards(there)
        if address is not None and not address.startswith(("127.", "0.")):
            return address
    return None


def _address_towards(there: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting a UDP socket only selects our own address.
            probe.connect((there, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None
