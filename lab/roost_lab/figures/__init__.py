"""Figures of the documents, drawn from stored measurements."""
