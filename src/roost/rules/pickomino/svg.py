"""An SVG drawing of a Pickomino position, for notebooks and reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roost.rules.dice import FACES
from roost.rules.pickomino.constants import TILES, WORMS

if TYPE_CHECKING:
    from roost.rules.pickomino.state import PickominoState

WIDTH, TILE, HIGH, GAP = 680, 36, 58, 5
INK, ENAMEL, EDGE, WORM_FILL, WORM_LINE = "#38281c", "#fdf3de", "#b79a66", "#f7a92f", "#9c4f14"
IRON = 'fill="#3b332d"'
PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8)}


def state_svg(state: PickominoState) -> str:
    """Return a drawing of the grill, the stacks, and the dice of the turn."""
    lines = 1 + state.seats + 1
    height = 16 + lines * (HIGH + 14)
    rows = [12 + row * (HIGH + 14) for row in range(lines)]
    parts = [_grill(state, rows[0]), _dice(state, rows[-1])]
    parts += [_stack(state, seat, rows[seat + 1]) for seat in range(state.seats)]
    worms = ", ".join(map(str, state.worms))
    title = f"Pickomino, turn {state.turn}, seat {state.seat} to play, worms {worms}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'role="img" aria-label="{title}" font-family="system-ui, sans-serif">'
        f"<title>{title}</title>{''.join(parts)}</svg>"
    )


def _grill(state: PickominoState, y: int) -> str:
    turned = state.turned_tiles
    parts = [f'<rect x="2" y="{y - 8}" width="{WIDTH - 4}" height="{HIGH + 16}" rx="10" {IRON}/>']
    for place, tile in enumerate(TILES):
        x = 12 + place * (TILE + GAP)
        if tile in state.grill_tiles:
            parts.append(_tile(tile, x, y))
        elif tile in turned:
            parts.append(_slot(x, y, "#231e1b", "#6d6156"))
        else:
            parts.append(_slot(x, y, "none", "#8a7c6f"))
    return "".join(parts)


def _stack(state: PickominoState, seat: int, y: int) -> str:
    active = "bold" if seat == state.seat else "normal"
    mark = "▶ " if seat == state.seat else ""
    parts = [
        (
            f'<text x="10" y="{y + 34}" font-size="15" font-weight="{active}" fill="currentColor">'
            f"{mark}{seat}: {state.worms[seat]}</text>"
        )
    ]
    parts += [
        _tile(tile, 90 + place * (TILE + GAP), y) for place, tile in enumerate(state.stacks[seat])
    ]
    return "".join(parts)


def _dice(state: PickominoState, y: int) -> str:
    parts, x = [], 90
    for face in FACES:
        for _ in range(state.taken[face - 1]):
            parts.append(_die(face, x, y, EDGE))
            x += 38
    if parts:
        parts.append(
            f'<text x="10" y="{y + 24}" font-size="15" fill="currentColor">= {state.total}</text>'
        )
    x += 24
    for face in state.roll or ():
        parts.append(_die(face, x, y, "#b8430a"))
        x += 38
    return "".join(parts)


def _tile(tile: int, x: int, y: int) -> str:
    count = WORMS[tile]
    worms = "".join(
        _worm(x + TILE / 2 + dx, y + HIGH * 0.66 + dy, 6.5 if count > 3 else 11)
        for dx, dy in _spots(count)
    )
    return (
        f'<rect x="{x}" y="{y}" width="{TILE}" height="{HIGH}" rx="6" fill="{ENAMEL}" '
        f'stroke="{EDGE}"/><text x="{x + TILE / 2}" y="{y + 22}" font-size="19" '
        f'font-weight="800" text-anchor="middle" fill="{INK}">{tile}</text>{worms}'
    )


def _spots(count: int) -> tuple[tuple[float, float], ...]:
    return {
        1: ((0, 2),),
        2: ((0, -3), (0, 9)),
        3: ((0, -5), (0, 3), (0, 11)),
        4: ((-8, -3), (8, -3), (-8, 9), (8, 9)),
    }[count]


def _worm(x: float, y: float, size: float) -> str:
    return (
        f'<path d="M{x - size:.1f} {y + 1:.1f}q{size / 2:.1f} -{size * 0.8:.1f} {size:.1f} 0'
        f't{size:.1f} 0" fill="none" stroke="{WORM_LINE}" stroke-width="5" '
        f'stroke-linecap="round"/><path d="M{x - size:.1f} {y + 1:.1f}q{size / 2:.1f} '
        f'-{size * 0.8:.1f} {size:.1f} 0t{size:.1f} 0" fill="none" stroke="{WORM_FILL}" '
        f'stroke-width="3" stroke-linecap="round"/>'
    )


def _slot(x: int, y: int, fill: str, line: str) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{TILE}" height="{HIGH}" rx="6" fill="{fill}" '
        f'stroke="{line}" stroke-dasharray="{"" if fill != "none" else "3 3"}"/>'
    )


def _die(face: int, x: int, y: int, line: str) -> str:
    box = (
        f'<rect x="{x}" y="{y}" width="32" height="32" rx="7" fill="#fffaf0" stroke="{line}" '
        f'stroke-width="1.5"/>'
    )
    if face not in PIPS:
        return box + _worm(x + 16, y + 16, 10)
    return box + "".join(
        f'<circle cx="{x + 8 + 8 * (spot % 3)}" cy="{y + 8 + 8 * (spot // 3)}" r="3" fill="{INK}"/>'
        for spot in PIPS[face]
    )
