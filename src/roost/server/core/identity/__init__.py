"""Identities: guests, sessions, tokens, bans."""
