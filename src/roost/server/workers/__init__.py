"""Bots and insight, each in processes of their own."""
