"""The operator's page as HTML."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from html import escape
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
# The referrer policy makes browsers send an Origin header with forms.
_PAGE = """<!doctype html><html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin"><meta name="robots" content="noindex">
<title>{title} – Roost</title><style>{style}</style></head>
<body><main><h1>{title}</h1>{body}</main></body></html>"""
_NOW = (
    *("tables-live", "tables-unfinished", "sockets"),
    *("commits-waiting", "bots-waiting", "messages-waiting"),
)


class Status(NamedTuple):
    """Facts that take a while to find out: the error that stops the server, if any, and the
    time of this folder's last backup."""

    trouble: GameError | None
    backup: datetime | None


class OperatorHtml:
    """Every text goes through `escape`; messages are those whose names begin with `operator-`."""

    def __init__(self, texts: Catalogue) -> None:
        self._texts = texts

    def sign_in(self, alarm: str | None) -> str:
        """Render the password form; it reveals nothing else."""
        given = 'type="password" required autocomplete="current-password" autofocus'
        return self._page(_alarm(alarm), self._form("enter", self._input("word", "word", given)))

    def overview(self, core: Core, status: Status, alarm: str | None, *, done: bool) -> str:
        return self._page(
            _alarm(alarm),
            f'<p role="status">{self._t("done")}</p>' if done else "",
            self._server(core, status),
            self._load(core),
            self._servers(core),
            self._errors(core),
            self._bans(core),
            self._title("tables-title"),
            self._form("delete", self._input("table", "value"), self._sure("sure")),
            self._drain(core),
            self._form("leave"),
        )

    # -- parts -----------------------------------------------------------------------------

    def _server(self, core: Core, status: Status) -> str:
        texts, trouble, backup = self._texts, status.trouble, status.backup
        minutes = (core.database.now() - core.began) // 60_000
        days, hours = minutes // 1440, minutes // 60 % 24
        up = texts.text("operator-duration", days=days, hours=hours, minutes=minutes % 60)
        ready = texts.text("operator-ready") if trouble is None else error_text(texts, trouble)
        rows = [("state", ready), ("version", __version__), ("up", up), ("store", _store(core))]
        rows += [("backup", texts.text("operator-never") if backup is None else _time(backup))]
        return self._facts("server", rows)

    def _load(self, core: Core) -> str:
        texts, gauges, counts = self._texts, core.gauges(), core.counts
        rows = [
            (name, texts.number(gauges["roost_" + name.replace("-", "_")][1]())) for name in _NOW
        ]
        commits = counts.commits.pace()
        rate = texts.text("operator-rate", rate=texts.number(commits.rate, 1))
        total = texts.text("operator-entries", rate=rate, total=texts.number(counts.entries))
        rows += [("moves", total), ("commits", self._took(commits))]
        rows += [("thinking", self._took(counts.thinking.pace()))]
        again = f'<p><a href="/operator">{self._t("refresh")}</a></p>'
        return self._facts("load", rows) + again

    def _took(self, pace: Pace) -> str:
        if pace.half is None or pace.nearly_all is None:
            return "–"
        half, most = self._ms(pace.half), self._ms(pace.nearly_all)
        return self._texts.text("operator-took", half=half, most=most)

    def _ms(self, seconds: float) -> str:
        return "∞" if seconds == float("inf") else f"{self._texts.number(1000 * seconds, 1)} ms"

    def _servers(self, core: Core) -> str:
        if not core.database.shared:
            return ""
        here = f"{core.remote.server} {self._texts.text('operator-here')}"
        tables = {here: len(core.tables.live)} | core.remote.tables_by_server()
        return self._table("servers", "address", "tables", tables.items())

    def _errors(self, core: Core) -> str:
        return self._table("errors", "code", "count", core.counts.errors.most_common())

    def _bans(self, core: Core) -> str:
        listed = []
        for row in core.bans.known():
            told = row.value
            if row.until is not None:
                until = _time(datetime.fromtimestamp(row.until / 1000, UTC))
                told += f" {self._texts.text('operator-until', time=until)}"
            value = f'<input type="hidden" name="value" value="{escape(row.value)}">'
            form = self._form("unban", value, about=row.value)
            listed.append(f"<li>{escape(told)}{form}</li>")
        bans = f"<ul>{''.join(listed)}</ul>" if listed else f"<p>{self._t('none')}</p>"
        days = self._input("ban-days", "days", 'inputmode="decimal" autocomplete="off"')
        form = self._form("ban", self._input("ban-value", "value"), days)
        return f"{self._title('bans')}{bans}{form}"

    def _drain(self, core: Core) -> str:
        """Render the drain form, if another server can take over the tables."""
        if not core.remote.tables_by_server():
            return ""
        return self._title("drain") + self._form("drain", self._sure("drain-sure"))

    # -- pieces ----------------------------------------------------------------------------

    def _t(self, message: str) -> str:
        return escape(self._texts.text(f"operator-{message}"))

    def _page(self, *parts: str) -> str:
        title, language = self._t("title"), self._texts.language
        return _PAGE.format(language=language, title=title, style=_STYLE, body="".join(parts))

    def _title(self, message: str) -> str:
        return f"<h2 id={message}>{self._t(message)}</h2>"

    def _facts(self, title: str, rows: Iterable[tuple[str, str]]) -> str:
        facts = (f"<dt>{self._t(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows)
        return f"{self._title(title)}<dl>{''.join(facts)}</dl>"

    def _table(self, title: str, first: str, second: str, rows: Iterable[tuple[str, float]]) -> str:
        number = self._texts.number
        body = "".join(
            f'<tr><th scope="row">{escape(name)}</th><td>{escape(number(count))}</td></tr>'
            for name, count in rows
        )
        if not body:
            return f"{self._title(title)}<p>{self._t('none')}</p>"
        head = "".join(f'<th scope="col">{self._t(one)}</th>' for one in (first, second))
        table = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
        return f"{self._title(title)}<table aria-labelledby={title}>{table}</table>"

    def _input(self, message: str, name: str, given: str = 'required autocomplete="off"') -> str:
        return f'<label>{self._t(message)}<input name="{name}" {given}></label>'

    def _sure(self, message: str) -> str:
        return f'<label><input type="checkbox" required> {self._t(message)}</label>'

    def _form(self, action: str, *inside: str, about: str = "") -> str:
        """Render a form; `about` tells equal buttons apart for screen readers."""
        label = self._t(f"do-{action}")
        spoken = f' aria-label="{label}: {escape(about)}"' if about else ""
        hidden = f'<input type="hidden" name="action" value="{action}">'
        button = f"<button{spoken}>{label}</button>"
        return f'<form method="post" action="/operator">{hidden}{"".join(inside)}{button}</form>'


def _store(core: Core) -> str:
    if core.config.store is None:
        return str(core.config.data / FILE)
    from roost.server.core.storage.postgres.connection import without_password

    return without_password(core.config.store)


def _alarm(text: str | None) -> str:
    return "" if text is None else f'<p role="alert">{escape(text)}</p>'


def _time(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC")
