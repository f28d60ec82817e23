import { describe, expect, it } from "vitest";
import type { GameView, KnockoutView, PickominoView } from "$/generated/wire";
import { capital, fileName, minutes } from "$/app/format";
import { parse } from "$/app/router.svelte";
import { layout, towards } from "$/games/knockout/geometry";
import { draw } from "./draw";
import { Pauses } from "./pause";
import { defaults, recall, requestOf, seatsOf, variantOf } from "./setup";

const PICKOMINO: GameView = {
  key: "pickomino",
  fewest_seats: 2,
  most_seats: 7,
  variants: { one_of: ["standard", "short"], any_of: ["any-lower"] },
  bots: [
    { key: "simple", level: 2 },
    { key: "random", level: 1 },
  ],
  boards: [],
  tiles: [],
};

describe("setting up", () => {
  it("plays against two bots of the second level by default", () => {
    const setup = defaults(PICKOMINO, "bots");
    expect(seatsOf(setup, "Ana")).toEqual([
      { type: "me", name: "Ana" },
      { type: "bot", bot: "simple" },
      { type: "bot", bot: "simple" },
    ]);
  });

  it("names a variant by its words", () => {
    const setup = { ...defaults(PICKOMINO, "bots"), ending: "short", extras: ["any-lower"] };
    expect(variantOf("pickomino", setup)).toBe("short+any-lower");
    expect(variantOf("knockout", { ...setup, board: "rings61", rounds: 20 })).toBe(
      "rings61+rounds=20",
    );
  });

  it("keeps a seat for a friend where friends are invited", () => {
    const setup = { ...defaults(PICKOMINO, "online"), players: 3, bots: 9 };
    expect(seatsOf(setup, "Ana").map((seat) => seat.type)).toEqual(["me", "invite", "bot"]);
    expect(seatsOf({ ...setup, listed: true }, "Ana")[1]).toEqual({ type: "open" });
  });

  it("says who agreed to a tutor around one screen, and forgets it for the next game", () => {
    const setup = { ...defaults(PICKOMINO, "local"), players: 3, tutor: true, agreed: [true] };
    expect(seatsOf(setup, "Ana")).toMatchObject([
      { tutor: true },
      { tutor: false },
      { tutor: false },
    ]);
    expect(recall(PICKOMINO, "local").agreed).toEqual([]);
  });

  it("asks for typed dice only around one screen", () => {
    const setup = { ...defaults(PICKOMINO, "local"), handDice: true };
    expect(requestOf("pickomino", setup, "Ana", 1000)).toMatchObject({
      dice: { type: "manual" },
      pace_ms: 0,
      private: true,
    });
    const online = { ...setup, mode: "online" as const };
    expect(requestOf("pickomino", online, "Ana", 1000)).toMatchObject({
      dice: { type: "fair" },
      pace_ms: 1000,
    });
  });
});

const TABLE: PickominoView = {
  type: "pickomino",
  text: "",
  turn: 1,
  seat: 0,
  grill: [21, 24, 36],
  turned: [],
  stacks: [[25], []],
  worms: [2, 0],
  taken: [0, 0, 0, 0, 0, 2],
  total: 10,
  has_worm: true,
  dice_left: 6,
  roll: null,
  faces: [],
};

describe("the picture follows the events", () => {
  it("lays the dice out by face and dims what was taken before", () => {
    const view = draw(TABLE, { type: "rolled", seat: 0, dice: [1, 1, 6] }) as PickominoView;
    expect(view.faces).toEqual([
      { face: 1, count: 2, takeable: false, reason: null },
      { face: 6, count: 1, takeable: false, reason: "taken-before" },
    ]);
  });

  it("moves a stolen tile from the victim to the thief", () => {
    const event = { type: "got-tile", seat: 1, tile: 25, total: 25, victim: 0 } as const;
    expect((draw(TABLE, event) as PickominoView).stacks).toEqual([[], [25]]);
  });

  it("puts a tile back and turns another over", () => {
    const back = draw(TABLE, { type: "returned", seat: 0, tile: 25, face_up: true });
    const after = draw(back, { type: "turned", tile: 36 }) as PickominoView;
    expect(after).toMatchObject({ grill: [21, 24, 25], turned: [36], stacks: [[], []] });
  });

  it("takes a hit piece off the board", () => {
    const piece = { number: 1, points: 3, locked: false };
    const view: KnockoutView = {
      type: "knockout",
      text: "",
      turn: 1,
      seat: 0,
      board: "rings61",
      pieces: [
        { ...piece, piece: 0, colour: "blue", seat: 0, space: 4 },
        { ...piece, piece: 6, colour: "green", seat: 1, space: 9 },
      ],
      roll: null,
      halves: [],
      scores: [3, 3],
      stuck: [],
      roll_off: null,
      round: 1,
      rounds: null,
    };
    const event = {
      type: "moved",
      seat: 0,
      piece: 0,
      origin: 4,
      space: 9,
      path: [4, 9],
      victim: 6,
    };
    const after = draw(view, event as Parameters<typeof draw>[1]) as KnockoutView;
    expect(after.pieces.map((one) => one.space)).toEqual([9, null]);
  });
});

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

  it("finds the nearest space in an arrow's direction", () => {
    const { points } = layout(board);
    expect(towards(points, 0, [1, 2, 3], { x: 1, y: 0 })).toBe(1);
    expect(towards(points, 0, [1, 2, 3], { x: 0, y: 1 })).toBe(2);
    expect(towards(points, 0, [1, 2, 3], { x: -1, y: 0 })).toBe(null);
  });
});

describe("small things", () => {
  it("knows its own addresses", () => {
    expect(parse("/")).toEqual({ page: "home" });
    expect(parse("/table/abc123")).toEqual({ page: "table", id: "abc123" });
    expect(parse("/rules/knockout")).toEqual({ page: "rules", game: "knockout" });
    expect(parse("/rules/chess")).toEqual({ page: "lost" });
    expect(parse("/settings/more")).toEqual({ page: "lost" });
  });

  it("writes times, sentences and file names", () => {
    expect([minutes(65_000), minutes(-5), minutes(999)]).toEqual(["1:05", "0:00", "0:01"]);
    expect(capital("éclair")).toBe("Éclair");
    expect(fileName("knockout", "abc")).toBe("knockout-abc.json");
  });

  it("waits until a tap cuts it short", async () => {
    const pauses = new Pauses();
    const waited = pauses.wait(60_000);
    pauses.skip();
    await expect(waited).resolves.toBeUndefined();
  });
});
