"""Where settings come from, and which values are rejected."""

from __future__ import annotations

import asyncio
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from roost.cli import main
from roost.rules.errors import GameError
from roost.server.core.config import Config, Limits, Listening
from roost.server.core.config_sources import (
    SETTINGS,
    VARIABLES,
    LoadedConfig,
    Setting,
    SettingError,
    of_text,
    read,
    shown,
)
from tests.server.helpers import Guest, running, usual_store

DATA = Path("/srv/unless")
CAN_BE_WRITTEN = [one for one in SETTINGS.values() if not one.about.once]
TEXTS = {
    "data": "/srv/games",
    "static": "/srv/app",
    "host": "10.0.0.5",
    "metrics": "/srv/word",
    "operator": "/srv/w",
}


def sample(one: Setting, *, other: bool = False) -> str:
    """Return a valid text for the setting that differs from its default."""
    if one.kind == "flag":
        return str(one.default is other).lower()
    if one.kind in ("number", "decimal"):
        bound = one.about.high if other else one.about.low
        return f"{bound:.0f}"
    if one.name in TEXTS:
        return TEXTS[one.name] + ("2" if other else "")
    parts = one.about.form.split(", ")
    return parts[-1 if other else 0]


def toml(one: Setting, text: str) -> str:
    """Return a TOML file that sets it."""
    value = shown(one, of_text(one, [text] if one.kind == "list" else text, ""))
    return f"{one.name} = {value}\n"


def found(tmp_path: Path, written: str | None = None, **variables: str) -> LoadedConfig:
    file = None
    if written is not None:
        file = tmp_path / "server.toml"
        file.write_text(written, encoding="utf-8")
    return read({}, variables, file, DATA)


def test_every_setting_has_a_description_and_a_variable() -> None:
    held = {(group, one.name) for group in (Listening, Config, Limits) for one in fields(group)}
    assert held >= {(one.group, one.field) for one in SETTINGS.values()}
    assert all(one.about.text for one in SETTINGS.values())
    assert len(VARIABLES) == len(CAN_BE_WRITTEN) == len(SETTINGS) - 1


@pytest.mark.parametrize("one", SETTINGS.values(), ids=SETTINGS.keys())
def test_defaults_are_valid_values(one: Setting) -> None:
    if one.default not in (None, ()):
        assert of_text(one, shown(one, one.default).strip('"'), "") == one.default


@pytest.mark.parametrize("one", CAN_BE_WRITTEN, ids=lambda one: one.name)
def test_option_overrides_variable_and_variable_overrides_file(
    one: Setting, tmp_path: Path
) -> None:
    first, second = sample(one), sample(one, other=True)
    many = one.kind == "list"
    low, high = (of_text(one, [text] if many else text, "") for text in (first, second))
    unset = found(tmp_path).found[one.name]
    in_file = found(tmp_path, toml(one, first)).found[one.name]
    told = found(tmp_path, toml(one, first), **{one.variable: second})
    in_variable = told.found[one.name]
    given: str | bool | list[str] = low if isinstance(low, bool) else [first] if many else first
    options = {f"--set {one.name}": given}
    as_option = read(options, {one.variable: second}, told.file, DATA).found[one.name]
    assert (unset.value, unset.source) == (DATA if one.name == "data" else one.default, "default")
    assert (in_file.value, in_file.source, in_file.place) == (low, "file", str(told.file))
    assert (in_variable.value, in_variable.place) == (high, one.variable)
    assert (as_option.value, as_option.source) == (low, "option")


def test_settings_reach_the_server(tmp_path: Path) -> None:
    word = tmp_path / "word"
    word.write_text("sesame\n")
    word.chmod(0o600)
    held = found(
        tmp_path,
        f'metrics = "{word}"\nnotifications-allow = ["ntfy.local:8080"]\n[limits]\noutbox = 300\n',
        ROOST_PORT="8123",
        ROOST_RETENTION_GUESTS="90",
        ROOST_ORIGIN="https://a.example/, https://b.example:8443",
        ROOST_ACCOUNTS="off",
        ROOST_GRACE="",  # not set
        ROOST_HOME="/somewhere",
        PATH="/bin",
    )
    config = held.config()
    assert held.listening() == Listening(port=8123)
    assert config == Config(
        data=DATA,
        metrics="sesame",
        notifications=True,
        notifications_allow=("ntfy.local:8080",),
        retention_guests_days=90,
        origins=("https://a.example", "https://b.example:8443"),
        accounts=False,
        limits=Limits(outbox=300),
    )


@pytest.mark.parametrize(
    ("written", "code", "named"),
    [
        ("orign = []", "unknown-setting", "origin"),
        ("[limits]\noutbocks = 300", "unknown-setting", "limits.outbox"),
        ("limits = 3", "unknown-setting", "limits."),
        ("[network]\nport = 3", "unknown-setting", "network"),
        ("accept-loss = true", "unknown-setting", "accept-loss"),
        ("port = 70000", "setting-value", "0–65535"),
        ('port = "8000"', "setting-value", "0–65535"),
        ("port = true", "setting-value", "0–65535"),
        ("workers = 1.5", "setting-value", "1–64"),
        ("grace = -1", "setting-value", "1–86400"),
        ("grace = inf", "setting-value", "1–86400"),
        ("notifications = 1", "setting-value", "true, false"),
        ('log = "loud"', "setting-value", "debug, info"),
        ('origin = "https://a.example"', "setting-value", "https://games.example"),
        ('origin = ["a.example"]', "setting-value", "https://games.example"),
        ("origin = [3]", "setting-value", "https://games.example"),
        ('proxy = ["10.0.0.0/33"]', "setting-value", "10.0.0.0/8"),
        ('data = ""', "setting-value", "data"),
        ('host = "a\\u0000"', "setting-value", "host"),
        ("port =\nlan = true", "config-unreadable", "line 1"),
    ],
)
def test_error_in_file_names_setting_and_allowed_values(
    written: str, code: str, named: str, tmp_path: Path
) -> None:
    with pytest.raises(GameError) as refused:
        found(tmp_path, written)
    assert refused.value.code == code
    assert named in refused.value.message
    assert str(tmp_path / "server.toml") in refused.value.message


@pytest.mark.parametrize(
    ("name", "value", "code", "allowed"),
    [
        ("ROOST_ORIGNS", "https://a.example", "unknown-setting", "ROOST_ORIGIN"),
        ("ROOST_ACCEPT_LOSS", "1", "unknown-setting", "ROOST_"),
        ("ROOST_PORT", "tcp://10.0.0.1:80", "setting-value", "0–65535"),
        ("ROOST_NOTIFICATIONS", "perhaps", "setting-value", "true, false"),
        ("ROOST_LIMITS_OUTBOX", "1e3", "setting-value", "16–65536"),
    ],
)
def test_error_in_environment_names_variable_and_allowed_values(
    name: str, value: str, code: str, allowed: str, tmp_path: Path
) -> None:
    with pytest.raises(GameError) as refused:
        found(tmp_path, **{name: value})
    assert refused.value.code == code
    assert name in refused.value.message
    assert allowed in refused.value.message


def test_password_is_not_shown_or_quoted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for address in ("postgresql://ana:hunter2@db/games", "postgresql://db/x?password=hunter2"):
        monkeypatch.setenv("ROOST_STORE", address)
        assert main(["serve", "--show-config"]) == 0
        out = capsys.readouterr().out
        assert "postgresql://" in out
        assert "hunter2" not in out
    monkeypatch.setenv("ROOST_STORE", "mysql://ana:hunter2@db/games")
    assert main(["serve", "--show-config"]) == 2
    err = capsys.readouterr().err
    assert "ROOST_STORE" in err
    assert "hunter2" not in err


def test_shown_config_fails_if_a_file_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing"
    assert main(["serve", "--show-config", "--set", f"operator={missing}"]) != 0
    assert str(missing) in capsys.readouterr().err


def test_password_that_everybody_can_read_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("sixteen characters")
    file.chmod(0o644)
    given = {"--set operator": str(file)}
    with pytest.raises(SettingError) as error:
        read(given, {}, None, tmp_path).config()
    assert error.value.code == "open-word"
    file.chmod(0o640)
    assert read(given, {}, None, tmp_path).config().operator == "sixteen characters"


def test_credentials_are_settings(tmp_path: Path) -> None:
    for name, text in (("operator", "sixteen characters"), ("store", "postgresql://db/roost\n")):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o400)
    found = read({}, {"CREDENTIALS_DIRECTORY": str(tmp_path)}, None, tmp_path)
    assert found.config().operator == "sixteen characters"
    assert found.value("store") == "postgresql://db/roost"
    own = read(
        {"--store": "postgresql://other/roost"},
        {"CREDENTIALS_DIRECTORY": str(tmp_path)},
        None,
        tmp_path,
    )
    assert own.value("store") == "postgresql://other/roost"


def test_shown_config_is_a_file_with_the_same_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ROOST_HOME", str(tmp_path))
    monkeypatch.setenv("ROOST_WORKERS", "3")
    (tmp_path / "server.toml").write_text('origin = ["https://a.example"]\nlog = "error"\n')
    assert main(["serve", "--show-config", "--set", "grace=7,5", "--set", "accounts=false"]) == 0
    out = capsys.readouterr().out
    for line in (
        f'origin = ["https://a.example"]  # {tmp_path / "server.toml"}',
        "workers = 3  # ROOST_WORKERS",
        "grace = 7.5  # --set grace",
        "accounts = false  # --set accounts",
        "daily = true  # default",
        "# store =",
    ):
        assert f"{line}\n" in out
    monkeypatch.delenv("ROOST_WORKERS")
    again = tmp_path / "again.toml"
    again.write_text(out)
    assert tomllib.loads(out)["limits"]["outbox"] == 256
    assert main(["serve", "--show-config", "--config", str(again)]) == 0
    said = {line.partition("  # ")[0] for line in capsys.readouterr().out.splitlines()[1:]}
    assert said == {line.partition("  # ")[0] for line in out.splitlines()[1:]}


async def test_other_commands_read_data_folder_from_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path / "data") as server, await Guest.named(server, "Ana"):
        pass
    store = usual_store(tmp_path / "data")
    said = "" if store is None else f'store = "{store}"\n'
    (tmp_path / "s.toml").write_text(f'data = "{tmp_path / "data"}"\n{said}')
    words = ["server", "backup", str(tmp_path / "copy"), "--config", str(tmp_path / "s.toml")]
    assert await asyncio.to_thread(main, words) == 0
    assert (tmp_path / "copy" / "secret").read_bytes() == (tmp_path / "data/secret").read_bytes()
