import { describe, expect, it } from "vitest";
import { lastDay, shortDay } from "./dates";

describe("days in words", () => {
  it("names the last day, and not the one after it", () => {
    const midnight = new Date(2026, 10, 24).getTime();
    expect(lastDay(midnight)).toBe(shortDay(midnight - 3_600_000));
    expect(lastDay(midnight)).not.toBe(shortDay(midnight));
    expect(lastDay(midnight)).toContain("23");
  });
});
