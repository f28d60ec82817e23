import { expect, it } from "vitest";
import { landings } from "./motion";

it.each([3, 8])("%i dice land one after the other, the last one late", (dice) => {
  const times = landings(dice).toSorted((one, other) => one - other);
  expect(new Set(times).size).toBe(dice);
  expect(times[0]).toBe(480);
  expect(times.at(-1)).toBe(900);
  const waits = times.slice(1).map((time, index) => time - times[index]!);
  expect(Math.max(...waits)).toBe(waits.at(-1));
});

it.each([1, 2])("%i dice keep people waiting a little longer", (dice) => {
  expect(Math.max(...landings(dice))).toBe(1100);
});

it("any die may be the last", () => {
  const last = Array.from({ length: 200 }, () => landings(8).indexOf(900));
  expect(new Set(last).size).toBe(8);
});
