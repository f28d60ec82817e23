"""Charts as plain SVG for HTML pages: no scripts, fonts or other files.

Lines differ by colour and by dash and have their name at the end. Colours come from CSS variables
with a fallback, so the same drawing works in light and dark mode, in print and in notebooks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import log

SERIES = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b08a00", "#56b4e9", "#7a6a5a")
DASHES = ("", "6 3", "2 3", "9 3 2 3", "", "6 3", "2 3")
WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 46, 120, 14, 34
TEXT = 'fill="var(--text, currentColor)" font-size="12"'
LINE = 'stroke="var(--line, #999)"'

Percent = Callable[[float], str]


def colour(seat: int) -> str:
    return f"var(--seat-{seat % len(SERIES)}, {SERIES[seat % len(SERIES)]})"


def win_curve(
    curve: Sequence[Sequence[float]],
    turns: Sequence[int],
    names: Sequence[str],
    turning: Sequence[int],
    *,
    title: str,
    turn_word: str,
    percent: Percent,
) -> str:
    """Return the win shares over the moves of a game; dots mark the turning points."""
    last = max(1, len(curve) - 1)

    def x(index: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * index / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [_grid(y, percent), _turn_axis(turns, x, turn_word)]
    ends = _spread([y(share) for share in curve[-1]], 14.0)
    for seat, name in enumerate(names):
        points = " ".join(f"{x(i):.1f},{y(p[seat]):.1f}" for i, p in enumerate(curve))
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour(seat)}" '
            f'stroke-width="2.2" stroke-linejoin="round"{dash}/>'
        )
        parts.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{ends[seat] + 4:.1f}" fill="{colour(seat)}" '
            f'font-size="12" font-weight="600">{escape(_short(name))}</text>'
        )
    for index in turning:
        seat = _most_changed(curve[index], curve[index + 1])
        parts.append(
            f'<circle cx="{x(index + 1):.1f}" cy="{y(curve[index + 1][seat]):.1f}" r="5" '
            f'fill="{colour(seat)}" stroke="var(--surface, #fff)" stroke-width="1.5"/>'
        )
    return _svg(parts, HEIGHT, title)


def balance_bars(
    rows: Sequence[tuple[str, Sequence[float]]],
    legend: Sequence[str],
    *,
    title: str,
    percent: Percent,
) -> str:
    """Return a bar per player and part: to the right of zero for help, to the left for harm."""
    most = max([abs(value) for _, values in rows for value in values] + [0.05])
    step, bar = 14, 11
    group = step * len(legend) + 14
    height = 34 + group * len(rows)
    middle = LEFT + 110 + (WIDTH - LEFT - 110 - 70) / 2
    scale = (WIDTH - LEFT - 110 - 150) / 2 / most
    parts = [
        f'<line x1="{middle}" x2="{middle}" y1="28" y2="{height - 6}" {LINE} stroke-width="1"/>'
    ]
    for place, word in enumerate(legend):
        at = LEFT + 70 + place * 165
        parts.append(
            f'<rect x="{at}" y="6" width="12" height="12" rx="2" fill="{_part(place)}"/>'
            f'<text x="{at + 17}" y="16" {TEXT}>{escape(word)}</text>'
        )
    for row, (name, values) in enumerate(rows):
        top = 32 + row * group
        parts.append(
            f'<text x="4" y="{top + group / 2:.1f}" fill="{colour(row)}" font-size="13" '
            f'font-weight="600">{escape(_short(name))}</text>'
        )
        for place, value in enumerate(values):
            y = top + place * step
            width = abs(value) * scale
            x = middle if value >= 0 else middle - width
            end = middle + width + 5 if value >= 0 else middle - width - 5
            anchor = "start" if value >= 0 else "end"
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{max(width, 0.5):.1f}" height="{bar}" rx="2" '
                f'fill="{_part(place)}"/><text x="{end:.1f}" y="{y + 10}" {TEXT} '
                f'text-anchor="{anchor}">{escape(percent(value))}</text>'
            )
    return _svg(parts, height, title)


def learning_curve(
    points: Sequence[tuple[float, float]],
    name: str,
    marks: Mapping[str, float],
    *,
    title: str,
) -> str:
    """Return a curve of training progress on a logarithmic scale, with reference lines.

    All values are positive.
    """
    values = [*marks.values(), *(value for _, value in points)]
    most, least = 1.2 * max(values), min(values) / 1.2
    last = max(at for at, _ in points) or 1.0

    def x(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / last

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * log(most / value) / log(most / least)

    lines = [*marks.items(), (name, points[-1][1])]
    ends = _spread([y(value) for _, value in lines], 14.0)
    parts = []
    for place, (word, value) in enumerate(lines):
        own = place == len(marks)
        way = points if own else [(0.0, value), (last, value)]
        drawn = " ".join(f"{x(at):.1f},{y(reached):.1f}" for at, reached in way)
        look = f'stroke="{colour(0)}" stroke-width="2.4"' if own else f'{LINE} stroke-width="1"'
        parts.append(
            f'<polyline points="{drawn}" fill="none" {look}/>'
            f'<text x="{WIDTH - RIGHT + 8}" y="{ends[place] + 4:.1f}" {TEXT}>'
            f"{escape(word)} {value:.2f}</text>"
        )
    for quarter in range(5):
        at = last * quarter / 4
        parts.append(
            f'<text x="{x(at):.1f}" y="{HEIGHT - BOTTOM + 16}" {TEXT} text-anchor="middle">'
            f"{at:,.0f}</text>"
        )
    return _svg(parts, HEIGHT, title)


def _part(place: int) -> str:
    names = ("good", "bad", "info", "muted")
    plain = ("#1f7a3f", "#b3264a", "#1c66a8", "#8a8178")
    return f"var(--{names[place]}, {plain[place]})"


def _grid(y: Callable[[float], float], percent: Percent) -> str:
    lines = [
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}" '
        f'{LINE} stroke-width="0.6"/><text x="{LEFT - 6}" y="{y(share) + 4:.1f}" {TEXT} '
        f'text-anchor="end">{escape(percent(share))}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    return "".join(lines)


def _turn_axis(turns: Sequence[int], x: Callable[[float], float], word: str) -> str:
    firsts = [i for i, turn in enumerate(turns) if i == 0 or turn != turns[i - 1]]
    every = max(1, -(-len(firsts) // 12))
    ticks = [
        f'<text x="{x(index):.1f}" y="{HEIGHT - BOTTOM + 16}" {TEXT} text-anchor="middle">'
        f"{turns[index]}</text>"
        for place, index in enumerate(firsts)
        if place % every == 0
    ]
    label = f'<text x="{WIDTH - RIGHT + 8}" y="{HEIGHT - BOTTOM + 16}" {TEXT}>{escape(word)}</text>'
    return "".join(ticks) + label


def _spread(places: Sequence[float], apart: float) -> list[float]:
    """Return the places moved apart so that labels at the ends of lines do not overlap."""
    order = sorted(range(len(places)), key=places.__getitem__)
    low = TOP + 4.0
    spread = list(places)
    for index in order:
        spread[index] = max(spread[index], low)
        low = spread[index] + apart
    over = max(0.0, low - apart - (HEIGHT - BOTTOM))
    high = HEIGHT - BOTTOM + 0.0
    for index in reversed(order):
        if over:
            spread[index] = min(spread[index], high)
            high = spread[index] - apart
    return spread


def _most_changed(before: Sequence[float], after: Sequence[float]) -> int:
    return max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))


def _short(name: str) -> str:
    return name if len(name) <= 14 else name[:13] + "…"


def _svg(parts: Sequence[str], height: float, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title, quote=True)}" font-family="system-ui, sans-serif">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
