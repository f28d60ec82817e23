"""Guests, accounts, API tokens and invitation links."""
