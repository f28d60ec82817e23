"""Guests, sessions, tokens, bans: who somebody is."""
