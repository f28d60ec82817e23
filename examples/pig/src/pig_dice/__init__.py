"""The dice game Pig, for Roost: a module for each job, each found by its name."""
