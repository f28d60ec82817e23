import { describe, expect, it } from "vitest";
import { layout, tip, towards } from "./geometry";

describe("a board of any shape", () => {
  const space = (index: number, x: number, y: number) => ({
    space: index,
    name: `S${index}`,
    x,
    y,
  });
  const square = [space(0, 0, 0), space(1, 1, 0), space(2, 0, 1), space(3, 1, 1)];
  const board = { spaces: square };

  it("fills the picture and keeps every space inside it", () => {
    const { points, radius } = layout(board);
    for (const { x, y } of points) {
      expect(Math.min(x, y) - radius).toBeGreaterThan(0);
      expect(Math.max(x, y) + radius).toBeLessThan(1000);
    }
  });

  it("draws an arrow's tip in the middle of a line, and forwards", () => {
    expect(tip({ x: 0, y: 0 }, { x: 100, y: 0 }, 10)).toBe("60.0,0.0 40.0,10.0 40.0,-10.0");
    expect(tip({ x: 0, y: 100 }, { x: 0, y: 0 }, 10)).toBe("0.0,40.0 10.0,60.0 -10.0,60.0");
  });

  it("finds the nearest space in an arrow's direction", () => {
    const { points } = layout(board);
    expect(towards(points, 0, [1, 2, 3], { x: 1, y: 0 })).toBe(1);
    expect(towards(points, 0, [1, 2, 3], { x: 0, y: 1 })).toBe(2);
    expect(towards(points, 0, [1, 2, 3], { x: -1, y: 0 })).toBe(null);
  });
});
