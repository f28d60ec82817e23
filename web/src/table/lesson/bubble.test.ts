import { describe, expect, it } from "vitest";
import { selectorOf, spotFor, type Box } from "./bubble";

const PHONE = { width: 360, height: 640 };
const BUBBLE = { width: 280, height: 120 };
const at = (thing: Box) => spotFor(thing, thing, BUBBLE, PHONE);

describe("a bubble", () => {
  it("stands below what it speaks of, its tip at the middle", () => {
    const spot = at({ left: 160, top: 60, width: 40, height: 40 });
    expect(spot).toEqual({ left: 40, top: 114, side: "below", tip: 140 });
  });

  it("stands above where there is no room below", () => {
    const spot = at({ left: 160, top: 560, width: 40, height: 40 });
    expect(spot).toMatchObject({ side: "above", top: 426 });
  });

  it("stands beside what fills the height", () => {
    const tile = { left: 100, top: 130, width: 50, height: 70 };
    const grill = { left: 10, top: 120, width: 480, height: 200 };
    const spot = spotFor(tile, grill, BUBBLE, { width: 844, height: 390 });
    expect(spot).toMatchObject({ side: "beside", left: 504 });
    expect(spot.top).toBeGreaterThanOrEqual(8);
    expect(spot.top + spot.tip).toBe(165);
  });

  it("keeps off what lies around it", () => {
    const tile = { left: 160, top: 60, width: 40, height: 40 };
    expect(spotFor(tile, { ...tile, top: 50, height: 200 }, BUBBLE, PHONE).top).toBe(264);
  });

  it.each([0, 340])("stays in the window, and its tip stays on it, at %d", (left) => {
    const spot = at({ left, top: 400, width: 20, height: 20 });
    expect(spot.left).toBeGreaterThanOrEqual(8);
    expect(spot.left + BUBBLE.width).toBeLessThanOrEqual(PHONE.width - 8);
    expect(spot.tip).toBeGreaterThanOrEqual(22);
    expect(spot.tip).toBeLessThanOrEqual(BUBBLE.width - 22);
  });

  it("stays in the window where the thing fills it", () => {
    const spot = at({ left: 0, top: 30, width: 360, height: 580 });
    expect(spot.top).toBeGreaterThanOrEqual(8);
    expect(spot.top + BUBBLE.height).toBeLessThanOrEqual(PHONE.height - 8);
  });
});

describe("the thing that a lesson names", () => {
  it("is found by the name that the table has for it", () => {
    expect(selectorOf("tile 25")).toBe('[data-tile="25"]');
    expect(selectorOf("primary")).toBe("[data-primary]");
  });
});
