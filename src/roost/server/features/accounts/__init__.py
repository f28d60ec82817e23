"""Accounts: a name with a password or passkeys, on several devices."""
