"""A review as one HTML page that needs nothing else: charts, each with its table, and words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from roost import wire
from roost.analysis import charts
from roost.locale import Catalogue, catalogue

_STYLE = """
:root { --bg:#f6f0e4; --surface:#fffaf1; --line:#d8ccb6; --text:#2a2420; --muted:#665c52;
  --ember:#b8430a; --good:#1f7a3f; --bad:#b3264a; --info:#1c66a8;
  --seat-0:#0060a0; --seat-1:#b84a00; --seat-2:#00795a; --seat-3:#a14a80; --seat-4:#7a6000;
  --seat-5:#1c6f9e; --seat-6:#6b5b4c; color-scheme: light dark }
@media (prefers-color-scheme: dark) { :root { --bg:#1b1918; --surface:#2a2624; --line:#4b443e;
  --text:#f6efe4; --muted:#b8ad9f; --ember:#ff7f35; --good:#6cc784; --bad:#f0708a; --info:#6fb4ea;
  --seat-0:#6fb4ea; --seat-1:#ff9a5c; --seat-2:#4fd0a5; --seat-3:#e7a3cb; --seat-4:#e6c34d;
  --seat-5:#9bd8f7; --seat-6:#c9b9a6 } }
.roost-report { font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--bg);
  max-width: 62rem; margin: 0 auto; padding: 1rem; font-variant-numeric: tabular-nums }
.roost-report section { background: var(--surface); border: 1px solid var(--line);
  border-radius: 12px; padding: 1rem; margin: 1rem 0; break-inside: avoid }
.roost-report h1, .roost-report h2 { line-height: 1.2; margin: .2rem 0 .6rem }
.roost-report svg { width: 100%; height: auto }
.roost-report table { border-collapse: collapse; width: 100% }
.roost-report .wide { overflow-x: auto }
.roost-report .wide table { min-width: 38rem }
.roost-report th, .roost-report td { text-align: left; padding: .3rem .5rem;
  border-bottom: 1px solid var(--line); vertical-align: top }
.roost-report td.n, .roost-report th.n { text-align: right; white-space: nowrap }
.roost-report caption { text-align: left; color: var(--muted); padding-bottom: .4rem }
.roost-report .blunder { color: var(--bad); font-weight: 700 }
.roost-report .mistake { color: var(--ember); font-weight: 600 }
.roost-report .doubtful { color: var(--info) }
.roost-report code { font-size: .75em; overflow-wrap: anywhere }
.roost-report summary { cursor: pointer; padding: .3rem 0 }
@media print { .roost-report { background: #fff; max-width: none; padding: 0; font-size: 11pt }
  .roost-report section { border: none; padding: 0 } .roost-report details.all { display: none } }
"""


def report(view: wire.ReviewView, *, texts: Catalogue | None = None) -> str:
    """The whole page."""
    texts = texts or catalogue("en")
    title = _title(view, texts)
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>html, body {{ margin: 0; background: var(--bg) }}"
        f"</style></head><body>{fragment(view, texts=texts)}</body></html>\n"
    )


def fragment(view: wire.ReviewView, *, texts: Catalogue | None = None) -> str:
    """The page's body with its style, for notebooks."""
    texts = texts or catalogue("en")
    say = texts.text
    names = [seat.name for seat in view.seats]
    curve = curve_figure(view.curve, view.turns, names, view.turning, texts=texts)
    bars = charts.balance_bars(
        [(s.name, (s.luck, s.errors, s.others, s.residual)) for s in view.seats],
        [say(f"review-{part}") for part in ("luck", "errors", "others", "residual")],
        title=say("review-luck-chart"), percent=_signed(texts),
    )  # fmt: skip
    parts = [
        f"<h1>{escape(_title(view, texts))}</h1>",
        _section("", _paragraphs(view.words)),
        _section(say("review-players"), "".join(map(_player, view.seats))),
        _section(
            say("review-curve"),
            f"<p>{escape(say('review-curve-how'))}</p>{curve}",
        ),
        _section(
            say("review-luck-chart"),
            f"<p>{escape(say('review-luck-how'))}</p>{bars}{_balance_table(view, texts)}"
            f"<p>{escape(say('review-residual-how'))}</p>",
        ),
        _section(say("review-moves"), _errors_table(view, texts)),
        _section("", _all_moves(view, texts)),
    ]
    return f'<style>{_STYLE}</style><main class="roost-report">{"".join(parts)}</main>'


def _title(view: wire.ReviewView, texts: Catalogue) -> str:
    names = ", ".join(seat.name for seat in view.seats)
    return texts.text("review-of", game=texts.text(f"game-{view.game}"), names=names)


def _section(heading: str, body: str) -> str:
    head = f"<h2>{escape(heading)}</h2>" if heading else ""
    return f"<section>{head}{body}</section>"


def _paragraphs(sentences: Iterable[str]) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def _player(seat: wire.ReviewSeat) -> str:
    return f"<h3>{escape(seat.name)}</h3>{_paragraphs([' '.join(seat.words)])}"


def _table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: int) -> str:
    """Cells are HTML; the last `numbers` columns are figures. Each row is named by its first."""
    words = len(heads) - numbers
    head = "".join(
        f'<th scope="col"{_right(i >= words)}>{escape(cell)}</th>' for i, cell in enumerate(heads)
    )
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>'
        + "".join(f"<td{_right(i >= words)}>{cell}</td>" for i, cell in enumerate(row) if i)
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption, quote=True)}">'
        f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )


def _right(is_number: bool) -> str:
    return ' class="n"' if is_number else ""


def curve_figure(
    curve: Sequence[Sequence[float]],
    turns: Sequence[int],
    names: Sequence[str],
    turning: Sequence[int],
    *,
    texts: Catalogue | None = None,
) -> str:
    """The win curve and its table."""
    texts = texts or catalogue("en")
    percent, title = _percent(texts), texts.text("review-curve")
    turn = texts.text("review-turn")
    drawn = charts.win_curve(
        curve, turns, names, turning, title=title, turn_word=turn, percent=percent
    )
    firsts = [i for i, t in enumerate(turns) if i == 0 or t != turns[i - 1]]
    if len(curve) - 1 not in firsts:
        firsts.append(len(curve) - 1)
    rows = [[str(turns[i]), *(escape(percent(s)) for s in curve[i])] for i in firsts]
    table = _table(title, [turn, *names], rows, len(names))
    return f"{drawn}<details><summary>{escape(title)}</summary>{table}</details>"


def _balance_table(view: wire.ReviewView, texts: Catalogue) -> str:
    percent, signed = _percent(texts), _signed(texts)
    parts = ("start", "luck", "errors", "others", "residual", "result", "adjusted")
    rows = [
        [
            escape(seat.name), percent(seat.start), signed(seat.luck), signed(seat.errors),
            signed(seat.others), signed(seat.residual), percent(seat.end), percent(seat.adjusted),
        ]
        for seat in view.seats
    ]  # fmt: skip
    heads = [texts.text("review-player"), *(texts.text(f"review-{part}") for part in parts)]
    return _table(texts.text("review-luck-chart"), heads, rows, len(parts))


def _errors_table(view: wire.ReviewView, texts: Catalogue) -> str:
    worst = sorted(
        (move for move in view.moves if move.verdict != "fine"), key=lambda move: -move.loss
    )
    if not worst:
        return f"<p>{escape(texts.text('review-none'))}</p>"
    percent = _percent(texts)
    rows = [
        [
            escape(f"{move.turn}"),
            escape(view.seats[move.seat].name),
            escape(move.words),
            escape(move.best_words or ""),
            f'<span class="{move.verdict}">{escape(texts.text(f"verdict-{move.verdict}"))}</span>',
            f"<code>{escape(move.position)}</code>",
            escape(percent(move.loss)) + _rolled(move, texts),
        ]
        for move in worst
    ]
    keys = ("turn", "player", "played", "better", "verdict", "position", "cost")
    heads = [texts.text(f"review-{key}") for key in keys]
    return _table(texts.text("review-moves"), heads, rows, 1)


def _rolled(move: wire.ReviewMove, texts: Catalogue) -> str:
    rolled = move.rolled_out
    if rolled is None:
        return ""
    said = texts.text("review-rolled-out", loss=rolled.loss, error=rolled.error, games=rolled.games)
    return f"<br><small>{escape(said)}</small>"


def _all_moves(view: wire.ReviewView, texts: Catalogue) -> str:
    signed = _signed(texts)
    rows = [
        [
            str(move.turn),
            escape(view.seats[move.seat].name),
            escape(move.words),
            *(escape(signed(change)) for change in move.change),
        ]
        for move in view.moves
    ]
    heads = [texts.text(f"review-{key}") for key in ("turn", "player", "move")]
    heads += [seat.name for seat in view.seats]
    table = _table(texts.text("review-all"), heads, rows, len(view.seats))
    summary = escape(texts.text("review-all"))
    return f'<details class="all"><summary>{summary}</summary>{table}</details>'


def _percent(texts: Catalogue) -> Callable[[float], str]:
    return lambda share: texts.text("insight-percent", share=share)


def _signed(texts: Catalogue) -> Callable[[float], str]:
    def signed(share: float) -> str:
        sign = "+" if share > 0.0005 else "−" if share < -0.0005 else ""
        return sign + texts.text("insight-percent", share=abs(share))

    return signed
