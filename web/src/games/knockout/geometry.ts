/** Where a board's spaces lie on the picture, 1000 units wide, and how large they can be. */
import type { BoardView } from "$/generated/wire";

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  points: readonly Point[];
  radius: number;
  /** Whether the outermost spaces lie on a circle. */
  round: boolean;
}

const SIZE = 1000;
const NOWHERE: Point = { x: 0, y: 0 };

/** Where the arrow keys go. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const pointOf =
  ({ points }: Layout) =>
  (space: number): Point =>
    points[space] ?? NOWHERE;

export function layout(board: Pick<BoardView, "spaces">): Layout {
  const xs = board.spaces.map((space) => space.x);
  const ys = board.spaces.map((space) => space.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const span = Math.max(Math.max(...xs) - left, Math.max(...ys) - top) || 1;
  const near = nearest(board) / span;
  // Spaces may nearly touch; the outermost must stay inside the picture.
  const share = Math.min(0.5 * near, 0.06);
  const scale = SIZE / (1 + 3 * share);
  const radius = share * scale * 0.94;
  const edge = 1.5 * share * scale;
  const place = (value: number, low: number) => edge + ((value - low) / span) * scale;
  const points = board.spaces.map((space) => ({ x: place(space.x, left), y: place(space.y, top) }));
  const round = points.every(({ x, y }) => Math.hypot(x - 500, y - 500) < scale / 2 + radius / 2);
  return { points, radius, round };
}

function nearest(board: Pick<BoardView, "spaces">): number {
  let best = Infinity;
  board.spaces.forEach((a, index) => {
    for (const b of board.spaces.slice(index + 1)) {
      best = Math.min(best, Math.hypot(a.x - b.x, a.y - b.y));
    }
  });
  return Number.isFinite(best) ? best : 1;
}

/** The corners of an arrow's tip in the middle of a line. */
export function tip(from: Point, to: Point, size: number): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = ((to.x - from.x) / long) * size;
  const y = ((to.y - from.y) / long) * size;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const corners = [
    [middle.x + x, middle.y + y],
    [middle.x - x - y, middle.y - y + x],
    [middle.x - x + y, middle.y - y - x],
  ];
  return corners.map((corner) => corner.map((value) => value.toFixed(1)).join(",")).join(" ");
}

/** The nearest of `among` in a direction, for the arrow keys. */
export function towards(
  points: readonly Point[],
  from: number,
  among: readonly number[],
  direction: Point,
): number | null {
  const start = points[from];
  if (!start) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const space of among) {
    const point = points[space];
    if (!point || space === from) continue;
    const x = point.x - start.x;
    const y = point.y - start.y;
    const along = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y - y * direction.x);
    if (along <= 0) continue;
    const cost = along + 2.5 * aside;
    if (cost < least) [best, least] = [space, cost];
  }
  return best;
}
