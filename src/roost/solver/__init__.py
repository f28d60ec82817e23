"""Exact answers and play in bulk, a folder for each game. Slow to import; load it when used."""

from roost.solver.keeping import keep_compiled

keep_compiled()  # before any kernel is imported
