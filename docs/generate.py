"""Generate pages of the handbook: the rules, commands, routes, settings, messages, API."""

from __future__ import annotations

import shutil
from html import escape
from importlib.util import find_spec
from pathlib import Path
from re import MULTILINE, search, sub
from typing import Any

from roost.cli import find_command, full_names, make_parser, overview
from roost.lessons import LESSONS, RIVAL
from roost.locale import Catalogue
from roost.server.core.config import Config, Limits, Listening
from roost.server.core.config_sources import SETTINGS, Setting, shown
from roost.server.generate import files
from tests.server.product import OPERATIONS

ROOT = Path(__file__).parents[1]
TEXTS = Catalogue("en")
# The library for programmers, by page. Packages show what they name in `__all__`.
LIBRARY = {
    "rules": ("roost.rules", "roost.rules.pickomino", "roost.rules.knockout", "roost.dice"),
    "records": ("roost.rules.record", "roost.fairdice"),
    "bots": ("roost.bots",),
    "analysis": tuple(
        f"roost.analysis.{name}"
        for name in ("games", "evaluator", "review", "results", "rollouts", "dice_report", "career")
    ),
    "arena": ("roost.arena", "roost.arena.benchmark"),
    "environments": tuple(
        f"roost.envs.{name}" for name in ("gymnasium", "pettingzoo", "openspiel")
    ),
    "client": ("roost.client",),
    "testing": ("roost.testing",),
}


def write(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    pages = {
        **{game: rules(game, folder) for game in LESSONS.games()},
        "commands": commands(),
        "routes": routes(),
        "settings": settings(),
        "messages": messages(),
        "api": api(),
        **{f"api-{page}": described(page) for page in LIBRARY},
    }
    for name, text in pages.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")


def messages() -> str:
    """Return the fields of every message, as the web app has them."""
    parts = []
    for name, types in files().items():
        feature = name.removesuffix(".ts").replace("_", " ")
        title = "Tables, games, reviews" if feature == "wire" else feature.capitalize()
        parts.append(f"### {title}\n\n```ts\n{types.partition(chr(10))[2].strip()}\n```")
    return "\n\n".join(parts)


def rules(game: str, folder: Path) -> str:
    """Return the rules with the figures of the first game, each below its paragraph."""
    text = (ROOT / "src" / "roost" / "locale" / "en" / f"{game}.md").read_text("utf-8")
    rival = TEXTS.text("insight-seat", number=RIVAL + 1)
    for beat, state in LESSONS.of(game).figures():
        rule = beat.rules[0]
        drawn: Any = state
        (folder / f"{game}-{rule}.svg").write_text(drawn._repr_svg_(), encoding="utf-8")
        words = escape(TEXTS.text(beat.say, name=rival), quote=False)
        found = search(rf'(?m)^<a id="{rule}"></a>.*$', text)
        if found is None:
            raise LookupError(f"the rules of {game} have no rule {rule}")
        figure = f"```{{figure}} {game}-{rule}.svg\n:alt: ''\n\n{words}\n```"
        text = f"{text[: found.end()]}\n\n{figure}{text[found.end() :]}"
    return sub(r'<a id="(\w+)"></a>', r'<span id="\1"></span>', text, flags=MULTILINE)


def commands() -> str:
    parts = ["# Commands", _code(overview(TEXTS))]
    for name in full_names():
        parser = make_parser(name, find_command(name), TEXTS)
        parts += [f"## roost {name}", _code(parser.format_help())]
    return "\n\n".join(parts)


def _code(text: str) -> str:
    return f"```text\n{text.rstrip()}\n```"


def routes() -> str:
    parts = ["# Routes", "A server serves these as OpenAPI and AsyncAPI, too: `/api/openapi.json`."]
    for operation in sorted(OPERATIONS, key=lambda one: (one.path, one.method)):
        parts += [f"## {operation.method} {operation.path}", operation.about]
        parts += [f"- `?{query.name}=`: {query.about}" for query in operation.query]
        if operation.body is not None:
            parts.append(f"Body: `{_type(operation.body)}`.")
        if operation.answer is not None:
            parts.append(f"Answer: `{_type(operation.answer)}`.")
    return "\n\n".join(parts)


def _type(kind: object) -> str:
    return kind.__name__ if isinstance(kind, type) else str(kind).replace("roost.wire.", "")


def settings() -> str:
    parts = []
    for title, group in {
        "Network and logging": Listening,
        "Server": Config,
        "Limits": Limits,
    }.items():
        parts += [f"## {title}\n", "| setting | environment | value | default | description |"]
        parts += ["|---|---|---|---|---|"]
        parts += [_row(one) for one in SETTINGS.values() if one.group is group]
        parts += [""]
    return "\n".join(parts)


def _row(one: Setting) -> str:
    default = "" if one.default in (None, ()) else f"`{shown(one, one.default)}`"
    variable = "option only" if one.about.once else f"`{one.variable}`"
    return f"| `{one.name}` | {variable} | {_value(one)} | {default} | {one.about.text} |"


def _value(one: Setting) -> str:
    if one.kind in ("number", "decimal"):
        return f"{one.allowed} {one.unit}".strip()
    form = one.about.form or ("file" if one.about.token else one.kind)
    what = "true or false" if one.kind == "flag" else form
    return f"list: {what}" if one.kind == "list" else what


def api() -> str:
    pages = "\n".join(f"api-{page}" for page in LIBRARY)
    return f"# API\n\nThe library, from its docstrings.\n\n```{{toctree}}\n{pages}\n```\n"


def described(page: str) -> str:
    """Return a page on which Sphinx describes modules from their docstrings."""
    parts = [f"# {page.capitalize()}\n"]
    for name in LIBRARY[page]:
        options = "   :members:\n"
        spec = find_spec(name)
        if spec is not None and spec.submodule_search_locations:
            options += "   :imported-members:\n"
        parts.append(f"## {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n{options}```\n")
    return "\n".join(parts)
