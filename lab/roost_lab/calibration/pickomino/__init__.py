"""Positions, rollouts, and how far the shown shares are from them."""
