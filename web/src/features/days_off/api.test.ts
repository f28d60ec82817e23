import { describe, expect, it } from "vitest";
import { day, lastDay } from "./api";

describe("days off in words", () => {
  it("names the last day, and not the one after it", () => {
    const midnight = new Date(2026, 10, 24).getTime();
    expect(lastDay(midnight)).toBe(day(midnight - 3_600_000));
    expect(lastDay(midnight)).not.toBe(day(midnight));
    expect(lastDay(midnight)).toContain("23");
  });
});
