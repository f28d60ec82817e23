"""Operator tools for a running server or its data folder."""
