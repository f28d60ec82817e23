"""The operator's page as HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape
from typing import NamedTuple

import msgspec

from roost import __version__, wire
from roost.locale import Catalogue, error_text
from roost.rules.errors import GameError
from roost.server.core.core import Core
from roost.server.core.metrics import Pace
from roost.server.core.storage.opening import FILE

# The colours of the app (web/src/app/palette.css).
_STYLE = """
:root { color-scheme: light dark; --bg: light-dark(#f6f0e4, #1b1918);
  --surface: light-dark(#fffaf1, #2a2624); --line: light-dark(#8f8371, #8a7f74);
  --text: light-dark(#2a2420, #f6efe4); --muted: light-dark(#665c52, #b8ad9f);
  --ember: light-dark(#b8430a, #ff7f35); --ink: light-dark(#fffaf1, #241207);
  --bad: light-dark(#b3264a, #f0708a); }
body { font: 1rem/1.5 "Nunito Variable", Nunito, system-ui, sans-serif; max-width: 50rem;
  margin: 1rem auto; padding: 0 1rem; background: var(--bg); color: var(--text); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
dl { display: grid; grid-template-columns: minmax(9rem, 1fr) 2fr; gap: .25rem 1rem; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .25rem 1rem .25rem 0; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
li, dl, table { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem;
  padding: .5rem 1rem; box-sizing: border-box; }
table { border-collapse: separate; } small { display: block; color: var(--muted); }
li { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; }
li > span { flex: 1 1 14rem; overflow-wrap: anywhere; } li form { margin: 0; }
a { color: var(--ember); } form { margin: .75rem 0; } label { display: block; margin: .5rem 0; }
input:not([type=checkbox]) { font: inherit; display: block; box-sizing: border-box; width: 100%;
  max-width: 24rem; min-height: 2.75rem; padding: 0 .75rem; color: inherit;
  background: var(--surface); border: 1.5px solid var(--line); border-radius: .75rem; }
button { font: inherit; font-weight: 700; min-height: 2.75rem; padding: 0 1rem; color: inherit;
  background: var(--surface); border: 1.5px solid var(--line); border-radius: .75rem; }
body > main > form > button { background: var(--ember); border-color: var(--ember);
  color: var(--ink); }
summary { min-height: 2.75rem; line-height: 2.75rem; color: var(--bad); cursor: pointer; }
[role=alert], [role=status] { border: 2px solid; border-radius: .75rem; padding: .5rem 1rem; }
"""
# The referrer policy makes browsers send an Origin header with forms.
_PAGE = """<!doctype html><html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin"><meta name="robots" content="noindex">
<title>{title} – Roost</title><style>{style}</style></head>
<body><main><h1>{title}</h1>{body}</main></body></html>"""
_MOST = 100  # lines of a list
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
            self._running(core),
            self._people(core),
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

    def _running(self, core: Core) -> str:
        """List the newest unfinished tables with what can be done about each."""
        rows = sorted(core.tables.lobby.values(), key=lambda row: -row.created)[:_MOST]
        lines = []
        for row in rows:
            told = msgspec.json.decode(row.summary, type=wire.TableSummary)
            names = ", ".join(seat.name for seat in told.seats if seat.bot is None and seat.name)
            made = _time(datetime.fromtimestamp(row.created / 1000, UTC))
            act = "show" if row.private else "hide"
            about = f"{told.game} {row.id}"
            delete = self._act("delete", row.id, about, self._sure("sure"))
            acts = [
                self._act("end", row.id, about),
                "" if told.private else self._act(act, row.id, about),
                f"<details><summary>{self._t('do-delete')}</summary>{delete}</details>",
            ]
            lines.append(
                f"<li><span><b>{escape(about)}</b> {escape(names)}<small>{made}</small></span>"
                f"{''.join(acts)}</li>"
            )
        return self._list("running", lines)

    def _people(self, core: Core) -> str:
        """List the people at the tables in memory."""
        people = {
            seat.person: seat.name or ""
            for live in core.tables.live.values()
            for seat in live.table.seats
            if seat.person is not None
        }
        lines = [
            f"<li><span><b>{escape(name)}</b> <small>{escape(id_)}</small></span>"
            f"{self._act('hide', id_, name)}{self._act('ban', id_, name)}</li>"
            for id_, name in sorted(people.items(), key=lambda one: one[1].lower())[:_MOST]
        ]
        return self._list("people", lines)

    def _act(self, action: str, value: str, about: str, *inside: str) -> str:
        hidden = f'<input type="hidden" name="value" value="{escape(value)}">'
        return self._form(action, hidden, *inside, about=about)

    def _list(self, title: str, lines: Sequence[str]) -> str:
        body = f"<ul aria-labelledby={title}>{''.join(lines)}</ul>"
        return self._title(title) + (body if lines else f"<p>{self._t('none')}</p>")

    def _bans(self, core: Core) -> str:
        listed = []
        for row in core.bans.known():
            told = row.value
            if row.until is not None:
                until = _time(datetime.fromtimestamp(row.until / 1000, UTC))
                told += f" {self._texts.text('operator-until', time=until)}"
            form = self._act("unban", row.value, row.value)
            listed.append(f"<li><span>{escape(told)}</span>{form}</li>")
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
