"""The commands of `roost`, a module each."""
