"""Settings from options, the environment and a file, in that order of precedence.

Invalid values and unknown names are rejected in every source: a misspelled limit would otherwise be
no limit.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from difflib import get_close_matches
from math import inf
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_type_hints

from roost.rules.errors import LONGEST, GameError
from roost.server.core.config import About, Config, Limits, Listening, masked

Value: TypeAlias = bool | int | float | str | Path | tuple[str, ...] | None
Kind: TypeAlias = Literal["flag", "number", "decimal", "text", "folder", "list"]
Source: TypeAlias = Literal["option", "environment", "file", "default"]

PREFIX = "ROOST_"
# Variables that are not server settings: for folders, the terminal client and the tests.
OTHER_VARIABLES = ("HOME", "CONFIG", "LANGUAGE", "PLAIN", "PACE", "FULL")
_KINDS: Mapping[object, Kind] = {
    bool: "flag",
    int: "number",
    float: "decimal",
    str: "text",
    Path: "folder",
    tuple[str, ...]: "list",
}
_UNITS = {"s": "seconds", "days": "days"}
YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
LIMITS = "limits"


class SettingError(GameError):
    """A setting has an invalid value."""

    code = "setting-value"


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting and its spellings. For example `retention-tables` in a file, `--set
    retention-tables=90` as an option and ROOST_RETENTION_TABLES in the environment."""

    name: str
    group: type
    field: str
    kind: Kind
    default: Value
    unit: str
    about: About

    @property
    def variable(self) -> str:
        return PREFIX + re.sub(r"\W", "_", self.name).upper()

    @property
    def allowed(self) -> str:
        """The allowed values, in a form that needs no translation."""
        low, high = self.about.low, self.about.high
        if low is not None and high is not None:
            return f"{low:.9g}–{high:.9g}"
        return "true, false" if self.kind == "flag" else self.about.form or "…"


@dataclass(frozen=True, slots=True)
class Found:
    """The value of a setting and its source. `place` is the name of the option or variable, or the
    file's path."""

    setting: Setting
    value: Value
    source: Source
    place: str = ""


def _declared(group: type, prefix: str = "") -> Iterator[Setting]:
    types = get_type_hints(group)
    for one in fields(group):
        about = one.metadata.get("about")
        if about is None:
            continue
        bare, _, last = one.name.rpartition("_")
        plain = bare if last in _UNITS else one.name
        optional = [kind for kind in getattr(types[one.name], "__args__", ()) if kind in _KINDS]
        kind = types[one.name] if types[one.name] in _KINDS else optional[0]
        default: Value = None if one.default is MISSING else one.default
        yield Setting(
            prefix + (about.name or plain.replace("_", "-")),
            group,
            one.name,
            _KINDS[kind],
            default,
            _UNITS.get(last, "") if bare else "",
            about,
        )


SETTINGS: Mapping[str, Setting] = {
    one.name: one
    for one in (*_declared(Listening), *_declared(Config), *_declared(Limits, f"{LIMITS}."))
}
VARIABLES: Mapping[str, Setting] = {
    one.variable: one for one in SETTINGS.values() if not one.about.once
}


@dataclass(frozen=True, slots=True)
class LoadedConfig:
    """The values of all settings by name; `file` is the configuration file, if one was read."""

    found: Mapping[str, Found]
    file: Path | None = None

    def value(self, name: str) -> Any:
        return self.found[name].value

    def listening(self) -> Listening:
        return Listening(**self._of(Listening))

    def config(self) -> Config:
        """Return the server's configuration, with tokens read from their files."""
        values = self._of(Config)
        values["notifications"] = values["notifications"] or bool(values["notifications_allow"])
        for one in self.found.values():
            if one.setting.about.token and one.value is not None:
                values[one.setting.field] = _token(one.setting, Path(str(one.value)))
        return Config(**values, limits=Limits(**self._of(Limits)))

    def _of(self, group: type) -> dict[str, Any]:
        held = (one for one in self.found.values() if one.setting.group is group)
        return {one.setting.field: one.value for one in held}


def read(
    options: Mapping[str, str | bool | list[str]],
    environment: Mapping[str, str],
    file: Path | None,
    data: Path,
) -> LoadedConfig:
    """Load the settings. `options` holds only what was given, as ``--data`` or ``--set
    retention-tables``; `data` is the default data folder."""
    given = {place.rpartition(" ")[2].removeprefix("--"): place for place in options}
    written = {} if file is None else dict(_written(file))
    from_environment = {}
    for name, text_ in environment.items():
        if name.startswith(PREFIX) and name[len(PREFIX) :] not in OTHER_VARIABLES and text_:
            if name not in VARIABLES:
                raise _unknown(name, f"{PREFIX}*", VARIABLES)
            from_environment[VARIABLES[name].name] = text_
    folder = Path(environment.get("CREDENTIALS_DIRECTORY") or os.devnull)
    found = {}
    value: Value
    for name, one in SETTINGS.items():
        if name in given:
            place = given[name]
            option = options[place]
            value = option if isinstance(option, bool) else of_text(one, option, place)
            found[name] = Found(one, value, "option", place)
        elif name in from_environment:
            text: str | list[str] = from_environment[name]
            if one.kind == "list":
                text = re.split(r"[\s,]+", from_environment[name].strip())
            value = of_text(one, text, one.variable)
            found[name] = Found(one, value, "environment", one.variable)
        elif (credential := folder / name).is_file() and (one.about.token or one.about.secret):
            # systemd's LoadCredential=, and the secrets of containers
            text = str(credential) if one.about.token else credential.read_text("utf-8")
            found[name] = Found(one, of_text(one, text, str(credential)), "file", str(credential))
        elif name in written:
            found[name] = Found(one, written[name], "file", str(file))
        else:
            found[name] = Found(one, data if name == "data" else one.default, "default")
    return LoadedConfig(found, file)


def setting(name: str, place: str) -> Setting:
    """Return the setting with this name, given at `place`; reject unknown names."""
    known = {known: one for known, one in SETTINGS.items() if not one.about.once}
    if name not in known:
        raise _unknown(name, place, known)
    return known[name]


# -- a file ----------------------------------------------------------------------------------


def _written(file: Path) -> Iterator[tuple[str, Value]]:
    try:
        held = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingError(
            f"{file} is not TOML: {error}",
            code="config-unreadable",
            file=str(file),
            reason=str(error),
        ) from None
    for name, value in _flat(held):
        yield name, _of_toml(setting(name, str(file)), value, f"{file}: {name}")


def _flat(held: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for name, value in held.items():
        if name == LIMITS and isinstance(value, dict):
            for inner, limit in value.items():
                yield f"{LIMITS}.{inner}", limit
        else:
            yield name, value


_IN_TOML: Mapping[Kind, type | tuple[type, ...]] = {
    "flag": bool,
    "number": (int, float),
    "decimal": (int, float),
    "text": str,
    "folder": str,
    "list": list,
}


def _of_toml(one: Setting, value: Any, place: str) -> Value:
    if not isinstance(value, _IN_TOML[one.kind]) or isinstance(value, bool) != (one.kind == "flag"):
        raise _bad(one, value, place)
    return of_text(one, value if isinstance(value, list) else str(value), place)


# -- a text ----------------------------------------------------------------------------------


def of_text(one: Setting, text: str | Iterable[str], place: str) -> Value:
    """Parse an option's or variable's text; raise SettingError if it is invalid."""
    if not isinstance(text, str):
        return tuple(_shaped(one, part, place) for part in text)
    shaped = _shaped(one, text, place)
    match one.kind:
        case "flag" if shaped.lower() in (*YES, *NO):
            return shaped.lower() in YES
        case "number" | "decimal" if re.fullmatch(_NUMBERS[one.kind], shaped):
            value = float(shaped.replace(",", "."))
            if (one.about.low or 0) <= value <= (one.about.high or inf):
                return int(value) if one.kind == "number" else value
        case "folder":
            return Path(shaped)
        case "text":
            return shaped
    raise _bad(one, text, place)


_NUMBERS = {"number": r"[0-9]{1,12}", "decimal": r"[0-9]{1,12}([.,][0-9]{1,9})?"}


def _shaped(one: Setting, text: object, place: str) -> str:
    try:
        shaped = text.strip() if isinstance(text, str) else ""
        if not shaped or "\0" in shaped:
            raise ValueError(text)
        return shaped if one.about.read is None else one.about.read(shaped)
    except ValueError:
        raise _bad(one, text, place) from None


def _token(one: Setting, file: Path) -> str:
    token = file.read_text(encoding="utf-8").strip()
    if os.name == "posix" and file.stat().st_mode & 0o004:
        raise SettingError(
            f"every user of this machine can read {file}: chmod o-r {file}",
            code="open-word",
            file=str(file),
        )
    if len(token) < one.about.least:
        raise SettingError(
            f"{file} contains {len(token)} characters; `{one.name}` needs at least "
            f"{one.about.least}",
            code="short-word",
            file=str(file),
            least=one.about.least,
        )
    return token


def _bad(one: Setting, value: object, place: str) -> SettingError:
    given = "…" if one.about.secret else str(value)[:LONGEST]
    return SettingError(
        f"{place}: expected {one.allowed}, got {given!r}",
        option=place,
        value=given,
        allowed=one.allowed,
    )


def _unknown(name: str, place: str, known: Iterable[str]) -> SettingError:
    names = list(known)
    meant = ", ".join(get_close_matches(name, names, n=3) or names)
    return SettingError(
        f"{place}: unknown setting {name[:LONGEST]!r}; known: {meant}",
        code="unknown-setting",
        place=place,
        value=name[:LONGEST],
        known=meant,
    )


# -- shown -----------------------------------------------------------------------------------


def shown(one: Setting, value: Value) -> str:
    """Format a value as TOML, masking secrets."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(map(_quoted, value))}]"
    if isinstance(value, int | float):
        return f"{value:.15g}"
    return _quoted(masked(str(value)) if one.about.secret else str(value))


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
