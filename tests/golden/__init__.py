"""Golden playthroughs: whole games written down, so that no rule changes unnoticed."""
