import { describe, expect, it } from "vitest";
import type { DailyGame } from "$/generated/daily";
import type { GameEvent, ReplayView } from "$/generated/wire";
import { load } from "$/games";
import { before, card, story } from "./card";

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
  stars: 4,
  percentile: null,
  puzzle: "p1",
};

describe("the card of a daily result", () => {
  it("tells the stars, the story and nothing of the dice", () => {
    const text = card("2026-11-16", GAME, 3, "🪱💥", "https://roost.example/today")!;
    expect(text.split("\n")).toHaveLength(4);
    expect(text).toContain("★★★★☆");
    expect(text).toContain("🪱💥 ");
    expect(text).not.toMatch(/[⚀-⚅]|t234567|daily-2026|abab/);
    expect(text.endsWith("https://roost.example/today")).toBe(true);
  });

  it("does not boast of a streak of one day", () => {
    expect(card("2026-11-16", GAME, 1, "", "x")!.split("\n")).toHaveLength(3);
  });

  it("is not there before there is a result", () => {
    expect(card("2026-11-16", { ...GAME, attempt: null, stars: null }, 0, "", "x")).toBeNull();
  });
});

describe("the story of a game", () => {
  const replay = (yours: number[], turns: [number, GameEvent[]][]) =>
    ({ yours, moves: turns.map(([seat, events], turn) => ({ turn, seat, events })) }) as ReplayView;
  const got = (victim: number | null): GameEvent => ({
    ...{ type: "got-tile", seat: 0, tile: 25, total: 25, victim },
  });

  it("has one sign for each of your turns of Pickomino", async () => {
    const failed = { type: "failed", seat: 0 } as GameEvent;
    const turns: [number, GameEvent[]][] = [
      [0, [got(null)]],
      [1, [got(0)]],
      [0, [failed]],
    ];
    expect(story(replay([0], [...turns, [0, [got(1)]]]), await load("pickomino"))).toBe("🪱💥🥷");
  });

  it("has one sign for each of your turns of Knockout", async () => {
    const walk = { type: "moved", victim: null } as unknown as GameEvent;
    const hit = { type: "moved", victim: 7 } as unknown as GameEvent;
    const lost = { type: "move-lost" } as GameEvent;
    const locked = { type: "locked", piece: 1 } as GameEvent;
    const turns: [number, GameEvent[]][] = [
      [0, [walk, hit]],
      [0, [walk, walk]],
      [0, [locked]],
      [0, [lost]],
    ];
    expect(story(replay([0], turns), await load("knockout"))).toBe("🥊👣🔒💤");
  });
});

describe("the day before", () => {
  it("knows months and years", () => {
    expect(before("2026-11-01")).toBe("2026-10-31");
    expect(before("2027-01-01")).toBe("2026-12-31");
  });
});
