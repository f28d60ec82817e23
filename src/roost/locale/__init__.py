"""Texts in seven languages (`languages.json`).

Texts are Fluent messages in ``<language>/<domain>.ftl``. The domain `game` holds texts for all user
interfaces (events, errors, bots, colours); each other domain belongs to one. The rules pages are
``<language>/<game>.md``. An external game has its own texts in ``<package>/locale``, with English
as the fallback.
"""

from __future__ import annotations

from roost.locale.languages import DEFAULT, LANGUAGES, Language, negotiate, preferred
from roost.locale.messages import (
    Catalogue,
    MissingMessageError,
    catalogue,
    domains,
    error_text,
    read_entries,
    rules_page,
)

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Catalogue",
    "Language",
    "MissingMessageError",
    "catalogue",
    "domains",
    "error_text",
    "negotiate",
    "preferred",
    "read_entries",
    "rules_page",
]
