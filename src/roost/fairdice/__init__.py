"""Verifiable dice: every client checks every roll when it falls, and a file can be checked later.

docs/fair-dice.md gives the exact bytes, and what this does and does not prove.
"""
