import { describe, expect, it } from "vitest";
import { POSITION } from "$/testing/table";
import { fallen, inReach, named, resting } from "./tray";

const NOTHING = [0, 0, 0, 0, 0, 0];

describe("dice", () => {
  it("keep their names from the tray to the shelf", () => {
    const names = named([5, 5, 1], NOTHING).map(({ name }) => name);
    expect(names).toEqual(["die-5-0", "die-5-1", "die-1-0"]);
  });

  it("of a face that was taken before are others than those on the shelf", () => {
    expect(named([5], [0, 0, 0, 0, 2, 0])[0]!.name).toBe("left-5-0");
  });

  it("fall in any order", () => {
    const orders = Array.from({ length: 60 }, () =>
      fallen({ roll: [1, 2, 3, 4, 5], taken: NOTHING })
        .map(({ face }) => face)
        .join(""),
    );
    expect(new Set(orders).size).toBeGreaterThan(20);
    expect([...orders[0]!].toSorted().join("")).toBe("12345");
  });

  it("that nobody took lie as they fell", () => {
    const before = { roll: [1, 5, 5, 2, 6, 6], taken: [0, 0, 0, 0, 0, 2] };
    const view = { ...POSITION, taken: [0, 0, 0, 0, 2, 2], dice_left: 4, roll: null };
    expect(resting(before, view).map(({ face }) => face)).toEqual([1, 2, 6, 6]);
  });

  it("lie somehow before anybody has rolled", () => {
    expect(resting(null, { ...POSITION, taken: NOTHING, dice_left: 8 })).toHaveLength(8);
  });
});

it("tiles in reach are those that the dice in the air may still bring", () => {
  const view = { ...POSITION, roll: [3], total: 20 };
  expect(inReach(view)).toEqual([21, 24, 25]);
  expect(inReach({ ...view, seat: 1 })).toEqual([21, 24]);
  expect(inReach({ ...view, total: 25 })).toEqual([]);
});
