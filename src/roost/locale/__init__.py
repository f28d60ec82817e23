"""What people read, in seven languages (`languages.py`).

Texts are Fluent messages in ``<language>/<domain>.ftl``: `game` holds what every surface says
(events, errors, bots, colours), other domains belong to one surface. The rules pages of the games
are ``<language>/<game>.md``. A game of another package brings its own, in ``<package>/locale``;
languages it does not speak read its English.
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
