"""Days off: correspondence clocks pause."""
