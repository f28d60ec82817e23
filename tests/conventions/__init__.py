"""What the whole house promises: one way through the rooms, every game in its own folders."""
