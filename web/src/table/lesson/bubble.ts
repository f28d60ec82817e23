/** Where a bubble stands: beside the thing it speaks of, and beside what lies around that. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** Which side of the thing, and how far along the bubble its tip is. */
  side: "above" | "below" | "beside";
  tip: number;
}

const GAP = 14; // between bubble and thing, for the tip
const EDGE = 8; // of the window
const CORNER = 22; // a tip keeps off the rounded corners

export function spotFor(
  thing: Box,
  around: Box,
  bubble: Pick<Box, "width" | "height">,
  window: Pick<Box, "width" | "height">,
): Spot {
  const above = around.top - GAP - bubble.height;
  const below = around.top + around.height + GAP;
  const fitsBelow = below + bubble.height <= window.height - EDGE;
  const roomBelow = window.height - around.top - around.height;
  const right = around.left + around.width + GAP;
  if (!fitsBelow && above < EDGE && right + bubble.width <= window.width - EDGE) {
    const level = thing.top + thing.height / 2;
    const top = within(level - bubble.height / 2, EDGE, window.height - EDGE - bubble.height);
    const tip = within(level - top, CORNER, bubble.height - CORNER);
    return { left: right, top, side: "beside", tip };
  }
  const side = fitsBelow || roomBelow > around.top ? "below" : "above";
  const top = side === "above" ? above : below;
  const middle = thing.left + thing.width / 2;
  const left = within(middle - bubble.width / 2, EDGE, window.width - EDGE - bubble.width);
  return {
    left,
    top: within(top, EDGE, window.height - EDGE - bubble.height),
    side,
    tip: within(middle - left, CORNER, bubble.width - CORNER),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

/** The thing on the table that a lesson names: a word, or a word and a value (`tile 25`). */
export function selectorOf(at: string): string {
  const [name = "", value] = at.split(" ");
  return value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`;
}
