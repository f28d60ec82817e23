import { describe, expect, it } from "vitest";
import type { DailyGame } from "$/generated/daily";
import { before, card } from "./card";

const GAME: DailyGame = {
  game: "pickomino",
  stream: "daily-2026-11-16-pickomino",
  commitment: "ab".repeat(32),
  seed: null,
  bots: ["gentle"],
  attempt: { table: "t234567", playing: false, settled: true, share: 0.62, points: 12, rank: 1 },
  results: [],
  place: 1,
  of: 3,
  puzzle: "p1",
};

describe("the card of a daily result", () => {
  it("tells the result and nothing of the dice", () => {
    const text = card("2026-11-16", GAME, 3, "https://roost.example/daily")!;
    expect(text.split("\n")).toHaveLength(4);
    expect(text).toContain("🟧🟧🟧⬜⬜");
    expect(text).not.toMatch(/[⚀-⚅]|t234567|daily-2026|abab/);
    expect(text.endsWith("https://roost.example/daily")).toBe(true);
  });

  it("does not boast of a streak of one day", () => {
    expect(card("2026-11-16", GAME, 1, "x")!.split("\n")).toHaveLength(3);
  });

  it("is not there before there is a result", () => {
    expect(card("2026-11-16", { ...GAME, attempt: null }, 0, "x")).toBeNull();
    const open = { ...GAME.attempt!, settled: false, share: null, points: null };
    expect(card("2026-11-16", { ...GAME, attempt: open }, 0, "x")).toBeNull();
  });
});

describe("the day before", () => {
  it("knows months and years", () => {
    expect(before("2026-11-01")).toBe("2026-10-31");
    expect(before("2027-01-01")).toBe("2026-12-31");
  });
});
