"""Knockout as clients draw it."""
