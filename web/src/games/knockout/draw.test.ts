import { describe, expect, it } from "vitest";
import type { KnockoutView } from "$/generated/wire";
import { draw } from "./draw";

describe("the picture follows the events", () => {
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
    const after = draw(view, event as Parameters<typeof draw>[1]);
    expect(after.pieces.map((one) => one.space)).toEqual([9, null]);
  });
});
