"""SVG drawings of a Knockout board and of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roost.rules.knockout.constants import COLOURS, NUMBERS, number_of

if TYPE_CHECKING:
    from roost.rules.knockout.board import Board

SIZE = 640
FILLS = ("#0072b2", "#009e73", "#d55e00", "#f0e442")
INKS = ("#ffffff", "#ffffff", "#ffffff", "#2a2420")


def board_svg(board: Board, positions: tuple[int, ...] = ()) -> str:
    """Return the board with pieces on their spaces; `positions` gives the space of each piece."""
    points, radius = _layout(board)
    lines = "".join(
        f'<line x1="{points[a][0]:.1f}" y1="{points[a][1]:.1f}" x2="{points[b][0]:.1f}" '
        f'y2="{points[b][1]:.1f}"/>'
        for a, b in board.lines
    )
    arrows = "".join(_arrow(points[a], points[b], radius) for a, b in board.arrows)
    spaces = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"><title>{name}</title></circle>'
        for name, (x, y) in zip(board.names, points, strict=True)
    )
    pieces = "".join(
        _piece(piece, *points[space], radius) for piece, space in enumerate(positions) if space >= 0
    )
    title = f"{board.name}: {board.size} spaces, {len(board.lines)} lines"
    if board.arrows:
        title += f", {len(board.arrows)} of them with an arrow"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" '
        f'role="img" aria-label="{title}" font-family="system-ui, sans-serif">'
        f"<title>{title}</title>"
        f'<rect width="{SIZE}" height="{SIZE}" rx="24" fill="#fffaf1" stroke="#d8ccb6"/>'
        f'<g stroke="#b9ab94" stroke-width="2">{lines}</g><g fill="#7d6f5a">{arrows}</g>'
        f'<g fill="#f6f0e4" stroke="#8f8371" stroke-width="1.5">{spaces}</g>{pieces}</svg>'
    )


def _layout(board: Board) -> tuple[list[tuple[float, float]], float]:
    """Return the places scaled to the picture, and the largest radius without overlap."""
    xs, ys = zip(*board.places, strict=True)
    span = max(max(xs) - min(xs), max(ys) - min(ys)) or 1
    near = min(
        ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
        for i, a in enumerate(board.places)
        for b in board.places[i + 1 :]
    )
    share = min(0.42 * near / span, 0.05)
    scale = SIZE / (1 + 4 * share)
    edge = 2 * share * scale
    points = [
        (edge + (x - min(xs)) / span * scale, edge + (y - min(ys)) / span * scale)
        for x, y in board.places
    ]
    return points, share * scale


def _arrow(start: tuple[float, float], end: tuple[float, float], radius: float) -> str:
    """Return an arrowhead in the middle of a line."""
    (ax, ay), (bx, by) = start, end
    long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    size = radius * 0.55
    along = ((bx - ax) / long * size, (by - ay) / long * size)
    x, y = (ax + bx) / 2, (ay + by) / 2
    return (
        f'<path d="M{x + along[0]:.1f} {y + along[1]:.1f}'
        f"L{x - along[0] - along[1]:.1f} {y - along[1] + along[0]:.1f}"
        f'L{x - along[0] + along[1]:.1f} {y - along[1] - along[0]:.1f}z"/>'
    )


def _piece(piece: int, x: float, y: float, radius: float) -> str:
    """Return a piece; colour, shape and number distinguish it."""
    colour, number = piece // NUMBERS, number_of(piece)
    r = radius * 0.95
    shapes = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/>',
        (
            f'<rect x="{x - r * 0.88:.1f}" y="{y - r * 0.88:.1f}" width="{r * 1.76:.1f}" '
            f'height="{r * 1.76:.1f}" rx="3"/>'
        ),
        (
            f'<path d="M{x:.1f} {y - r * 1.15:.1f}l{r * 1.15:.1f} {r * 1.15:.1f}'
            f'l{-r * 1.15:.1f} {r * 1.15:.1f}l{-r * 1.15:.1f} {-r * 1.15:.1f}z"/>'
        ),
        f'<path d="M{x:.1f} {y - r * 1.15:.1f}l{r * 1.15:.1f} {r * 2:.1f}h{-r * 2.3:.1f}z"/>',
    )
    drop = r * (0.55 if colour == 3 else 0.36)
    return (
        f'<g fill="{FILLS[colour]}" stroke="#2a2420" stroke-width="1">{shapes[colour]}'
        f"<title>{COLOURS[colour]} {number}</title>"
        f'<text x="{x:.1f}" y="{y + drop:.1f}" font-size="{r:.1f}" font-weight="800" '
        f'text-anchor="middle" stroke="none" fill="{INKS[colour]}">{number}</text></g>'
    )
