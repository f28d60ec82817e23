"""The supported languages, and the choice of one."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from roost.rules.errors import GameError

_FILE = Path(__file__).with_name("languages.json")
# Names and number formats by tag. `off` hides a language that is not translated yet.
_ALL: Final[Mapping[str, Mapping[str, Any]]] = json.loads(_FILE.read_text("utf-8"))
DETAILS: Final = {tag: found for tag, found in _ALL.items() if not found.get("off")}
LANGUAGES: Final[Mapping[str, str]] = {tag: found["name"] for tag, found in DETAILS.items()}
DEFAULT: Final = "en"
# Messages on the wire and the web app (`scripts/generate-types`) accept these languages.
if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[tuple(LANGUAGES)]


def negotiate(wanted: Iterable[str]) -> Language | None:
    """Return the first supported language among those wanted; ``pt_PT.UTF-8`` matches ``pt-BR``."""
    for tag in wanted:
        plain = re.split(r"[.@]", tag)[0].replace("_", "-").lower()
        if not plain:
            continue
        for language in LANGUAGES:
            if language.lower() == plain:
                return language
        for language in LANGUAGES:
            if language.partition("-")[0] == plain.partition("-")[0]:
                return language
    return None


def preferred(option: str | None = None, env: Mapping[str, str] | None = None) -> Language:
    """Return the language of an option (which must be known), of the environment, or English."""
    if option is not None:
        found = negotiate([option])
        if found is None:
            raise unknown_language(option)
        return found
    env = os.environ if env is None else env
    # LC_ALL overrides LC_MESSAGES, which overrides LANG. With the locale C, LANGUAGE (a list of
    # further choices) has no effect.
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((env[name] for name in names if env.get(name)), "")
    wanted = [env.get("ROOST_LANGUAGE", "")]
    if locale not in ("C", "POSIX"):
        wanted += [*env.get("LANGUAGE", "").split(":"), locale]
    return negotiate(wanted) or DEFAULT


def unknown_language(value: str) -> GameError:
    from roost.rules.errors import GameError  # slow to import and rarely needed

    known = ", ".join(LANGUAGES)
    return GameError(
        f"unknown language {value!r}; known: {known}",
        code="unknown-language",
        value=value,
        known=known,
    )
