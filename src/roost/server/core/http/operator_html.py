"""The operator's page as HTML. Every text goes through `_e`."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from html import escape as _e
from typing import NamedTuple

from roost import __version__
from roost.locale import Catalogue, error_text
from roost.rules.errors import GameError
from roost.server.core.core import Core
from roost.server.core.metrics import Pace
from roost.server.core.storage.opening import FILE

_STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 1rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
dl { display: grid; grid-template-columns: minmax(9rem, 1fr) 2fr; gap: .25rem 1rem; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .25rem 1rem .25rem 0; overflow-wrap: anywhere; }
a { color: inherit; } form { margin: .75rem 0; } label { display: block; margin: .5rem 0; }
input:not([type=checkbox]) { font: inherit; display: block; box-sizing: border-box; width: 100%;
  max-width: 24rem; }
button { font: inherit; min-height: 2.75rem; padding: 0 1rem; }
[role=alert], [role=status] { border: 2px solid; padding: .5rem 1rem; }
"""
_NOW = (
    ("operator-tables-live", "roost_tables_live"),
    ("operator-tables-unfinished", "roost_tables_unfinished"),
    ("operator-sockets", "roost_sockets"),
    ("operator-commits-waiting", "roost_commits_waiting"),
    ("operator-bots-waiting", "roost_bots_waiting"),
    ("operator-messages-waiting", "roost_messages_waiting"),
)


def sign_in_page(texts: Catalogue, alarm: str | None) -> str:
    """Render the password form; it reveals nothing else."""
    word = (
        f'<label>{_t(texts, "operator-word")}<input name="word" type="password" required '
        'autocomplete="current-password" autofocus></label>'
    )
    return _page(texts, [_alarm(alarm), _form(texts, "enter", word)])


class Status(NamedTuple):
    """What is not known without waiting: the error that keeps the server from its work, if any, and
    the time of this folder's last backup."""

    trouble: GameError | None
    backup: datetime | None


def overview_page(
    core: Core, status: Status, texts: Catalogue, alarm: str | None, *, done: bool
) -> str:
    said = f'<p role="status">{_t(texts, "operator-done")}</p>' if done else ""
    parts = [_alarm(alarm), said, _server(core, status, texts), _load(core, texts)]
    parts += [_servers(core, texts), _errors(core, texts), _bans(core, texts)]
    parts += [_delete(texts), _drain(core, texts), _form(texts, "leave", "")]
    return _page(texts, parts)


# -- parts -----------------------------------------------------------------------------------


def _server(core: Core, status: Status, texts: Catalogue) -> str:
    trouble = status.trouble
    minutes = (core.database.now() - core.began) // 60_000
    days, hours = minutes // 1440, minutes // 60 % 24
    rows = [
        (
            "operator-state",
            texts.text("operator-ready") if trouble is None else error_text(texts, trouble),
        ),
        ("operator-version", __version__),
        (
            "operator-up",
            texts.text("operator-duration", days=days, hours=hours, minutes=minutes % 60),
        ),
        ("operator-store", _store(core)),
        (
            "operator-backup",
            texts.text("operator-never") if status.backup is None else _time(status.backup),
        ),
    ]
    return _facts(texts, "operator-server", rows)


def _store(core: Core) -> str:
    if core.config.store is None:
        return str(core.config.data / FILE)
    from roost.server.core.storage.postgres.connection import without_password

    return without_password(core.config.store)


def _load(core: Core, texts: Catalogue) -> str:
    gauges, counts = core.gauges(), core.counts
    rows = [(name, texts.number(gauges[gauge][1]())) for name, gauge in _NOW]
    commits = counts.commits.pace()
    rate = texts.text("operator-rate", rate=texts.number(commits.rate, 1))
    total = texts.text("operator-entries", rate=rate, total=texts.number(counts.entries))
    rows += [
        ("operator-moves", total),
        ("operator-commits", _took(commits, texts)),
        ("operator-thinking", _took(counts.thinking.pace(), texts)),
    ]
    again = f'<p><a href="/operator">{_t(texts, "operator-refresh")}</a></p>'
    return _facts(texts, "operator-load", rows) + again


def _took(pace: Pace, texts: Catalogue) -> str:
    if pace.half is None or pace.nearly_all is None:
        return "–"
    most = pace.nearly_all
    return texts.text("operator-took", half=_ms(pace.half, texts), most=_ms(most, texts))


def _ms(seconds: float, texts: Catalogue) -> str:
    return "∞" if seconds == float("inf") else f"{texts.number(1000 * seconds, 1)} ms"


def _servers(core: Core, texts: Catalogue) -> str:
    if not core.database.shared:
        return ""
    here = f"{core.remote.server} {texts.text('operator-here')}"
    tables = {here: len(core.tables.live)} | core.remote.tables_by_server()
    rows = [(server, texts.number(count)) for server, count in tables.items()]
    return _table(texts, "operator-servers", ("operator-address", "operator-tables"), rows)


def _errors(core: Core, texts: Catalogue) -> str:
    rows = [(code, texts.number(count)) for code, count in core.counts.errors.most_common()]
    return _table(texts, "operator-errors", ("operator-code", "operator-count"), rows)


def _bans(core: Core, texts: Catalogue) -> str:
    ban = _field(texts, "operator-ban-value", "value") + (
        f"<label>{_t(texts, 'operator-ban-days')}"
        '<input name="days" inputmode="decimal" autocomplete="off"></label>'
    )
    listed = []
    for row in core.bans.known():
        until = "" if row.until is None else _time(datetime.fromtimestamp(row.until / 1000, UTC))
        held = f'<input type="hidden" name="value" value="{_e(row.value)}">'
        told = f"{row.value} {texts.text('operator-until', time=until)}" if until else row.value
        listed.append(f"<li>{_e(told)}{_form(texts, 'unban', held, row.value)}</li>")
    bans = f"<ul>{''.join(listed)}</ul>" if listed else f"<p>{_t(texts, 'operator-none')}</p>"
    return f"<h2>{_t(texts, 'operator-bans')}</h2>{bans}{_form(texts, 'ban', ban)}"


def _delete(texts: Catalogue) -> str:
    sure = f'<label><input type="checkbox" required> {_t(texts, "operator-sure")}</label>'
    field = _field(texts, "operator-table", "value")
    title = _t(texts, "operator-tables-title")
    return f"<h2>{title}</h2>{_form(texts, 'delete', field + sure)}"


def _drain(core: Core, texts: Catalogue) -> str:
    """Render the drain form, if another server can take over the tables."""
    if not core.remote.tables_by_server():
        return ""
    sure = f'<label><input type="checkbox" required> {_t(texts, "operator-drain-sure")}</label>'
    return f"<h2>{_t(texts, 'operator-drain')}</h2>{_form(texts, 'drain', sure)}"


# -- pieces ----------------------------------------------------------------------------------


def _t(texts: Catalogue, message: str) -> str:
    return _e(texts.text(message))


def _page(texts: Catalogue, parts: Iterable[str]) -> str:
    """Render a page. The referrer policy makes browsers send an Origin header with its forms."""
    title = _t(texts, "operator-title")
    return (
        f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="referrer" content="same-origin">'
        f'<meta name="robots" content="noindex"><title>{title} – Roost</title>'
        f"<style>{_STYLE}</style></head><body><main><h1>{title}</h1>"
        f"{''.join(parts)}</main></body></html>"
    )


def _alarm(text: str | None) -> str:
    return "" if text is None else f'<p role="alert">{_e(text)}</p>'


def _facts(texts: Catalogue, title: str, rows: Iterable[tuple[str, str]]) -> str:
    held = "".join(f"<dt>{_t(texts, name)}</dt><dd>{_e(value)}</dd>" for name, value in rows)
    return f"<h2>{_t(texts, title)}</h2><dl>{held}</dl>"


def _table(
    texts: Catalogue, title: str, heads: tuple[str, str], rows: list[tuple[str, str]]
) -> str:
    name = f"<h2 id={title}>{_t(texts, title)}</h2>"
    if not rows:
        return f"{name}<p>{_t(texts, 'operator-none')}</p>"
    head = "".join(f'<th scope="col">{_t(texts, one)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{_e(first)}</th><td>{_e(second)}</td></tr>' for first, second in rows
    )
    return (
        f"{name}<table aria-labelledby={title}><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table>"
    )


def _field(texts: Catalogue, message: str, name: str) -> str:
    return f'<label>{_t(texts, message)}<input name="{name}" required autocomplete="off"></label>'


def _form(texts: Catalogue, action: str, inside: str, about: str = "") -> str:
    """Render a form; `about` tells equal buttons apart for screen readers."""
    label = _t(texts, f"operator-do-{action}")
    spoken = f' aria-label="{label}: {_e(about)}"' if about else ""
    return (
        f'<form method="post" action="/operator">'
        f'<input type="hidden" name="action" value="{action}">{inside}'
        f"<button{spoken}>{label}</button></form>"
    )


def _time(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC")
