"""Parts of HTML pages: tables, and the win curve with its table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from roost.analysis import charts
from roost.locale import Catalogue, catalogue


def curve_figure(
    curve: Sequence[Sequence[float]],
    turns: Sequence[int],
    names: Sequence[str],
    turning: Sequence[int],
    *,
    texts: Catalogue | None = None,
) -> str:
    """Return the win curve and its table."""
    texts = texts or catalogue("en")
    share, title = percent(texts), texts.text("review-curve")
    turn = texts.text("review-turn")
    drawn = charts.win_curve(
        curve, turns, names, turning, title=title, turn_word=turn, percent=share
    )
    firsts = [i for i, t in enumerate(turns) if i == 0 or t != turns[i - 1]]
    if len(curve) - 1 not in firsts:
        firsts.append(len(curve) - 1)
    rows = [[str(turns[i]), *(escape(share(s)) for s in curve[i])] for i in firsts]
    body = table(title, [turn, *names], rows, len(names))
    return f"{drawn}<details><summary>{escape(title)}</summary>{body}</details>"


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: int) -> str:
    """Return a table. Cells are HTML, the last `numbers` columns are numeric, and the first column
    is the row header.
    """
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


def percent(texts: Catalogue) -> Callable[[float], str]:
    return lambda share: texts.text("insight-percent", share=share)


def with_sign(value: float, said: str) -> str:
    """Return a number with its sign; `said` is the number without. Zero has no sign."""
    if not any(digit in said for digit in "123456789"):
        return said
    return f"{'+' if value > 0 else '−'}{said}"


def signed(texts: Catalogue) -> Callable[[float], str]:
    def show(share: float) -> str:
        return with_sign(share, texts.text("insight-percent", share=abs(share)))

    return show
