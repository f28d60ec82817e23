import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PickominoView, ReplayView } from "$/generated/wire";
import { settings } from "$/app/settings.svelte";
import { openPage } from "$/testing/page";
import { POSITION } from "$/testing/table";
import { Theatre } from "./theatre.svelte";

const rolled: PickominoView = { ...POSITION, roll: [2, 2, 3, 4, 4, 5], dice_left: 6 };
const took: PickominoView = { ...POSITION, taken: [0, 2, 0, 0, 0, 2], total: 14, dice_left: 4 };
const GAME: ReplayView = {
  game: "pickomino",
  variant: "",
  seats: [
    { kind: "human", name: "Ana", bot: null, bird: "" },
    { kind: "bot", name: "simple", bot: "simple", bird: "" },
  ],
  start: null,
  view: POSITION,
  moves: [
    {
      turn: 1,
      seat: 0,
      token: "[223445]",
      events: [{ type: "rolled", seat: 0, dice: [2, 2, 3, 4, 4, 5] }],
      view: rolled,
    },
    {
      turn: 1,
      seat: 0,
      token: "2",
      events: [{ type: "took", seat: 0, face: 2, count: 2, total: 14 }],
      view: took,
    },
  ],
  outcome: { scores: [0, 2], ranks: [2, 1], shares: ["0", "1"], capped: false },
  yours: [0],
};

async function raised(): Promise<Theatre> {
  const theatre = new Theatre(GAME, [0]);
  await theatre.open();
  return theatre;
}

describe("a game that is watched again", () => {
  beforeEach(() => {
    openPage();
    settings.pace = "instant";
  });
  afterEach(() => vi.unstubAllGlobals());

  it("stands where the server says it stood after each move", async () => {
    const theatre = await raised();
    expect(theatre.shown).toBe(POSITION);
    await theatre.forward();
    expect([theatre.at, theatre.shown]).toEqual([1, rolled]);
    await theatre.jump(2);
    expect(theatre.shown).toBe(took);
    await theatre.jump(1);
    expect(theatre.shown).toBe(rolled);
  });

  it("goes no further than the game did, in either direction", async () => {
    const theatre = await raised();
    await theatre.jump(-3);
    expect(theatre.at).toBe(0);
    await theatre.jump(99);
    expect(theatre.at).toBe(2);
    await theatre.forward();
    expect([theatre.at, theatre.shown]).toEqual([2, took]);
  });

  it("plays to the end, and once more from the start", async () => {
    const theatre = await raised();
    await theatre.play();
    expect([theatre.at, theatre.playing]).toEqual([2, false]);
    expect(theatre.table?.outcome).toEqual(GAME.outcome);
    const again = theatre.play();
    await theatre.pause();
    await again;
    expect(theatre.playing).toBe(false);
  });

  it("is over at its end only", async () => {
    const theatre = await raised();
    await theatre.jump(2);
    expect(theatre.table?.outcome).toEqual(GAME.outcome);
    await theatre.jump(1);
    expect(theatre.table?.outcome).toBeNull();
  });

  it("tells the turn so far, and forgets what was pointed at", async () => {
    const theatre = await raised();
    theatre.marked = { best: null };
    await theatre.jump(2);
    expect(theatre.log.map(({ step }) => step.token)).toEqual(["[223445]", "2"]);
    expect(theatre.marked).toEqual({});
    await theatre.jump(0);
    expect(theatre.log).toEqual([]);
  });

  it("lets nobody decide", async () => {
    const theatre = await raised();
    await theatre.jump(1);
    expect(theatre.decision).toBeNull();
  });
});
