"""The commands of `roost`, one module each."""
