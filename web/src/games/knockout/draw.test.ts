import { describe, expect, it } from "vitest";
import type { KnockoutView } from "$/generated/wire";
import { draw } from "./draw";

const piece = { number: 1, points: 3, locked: false };
const VIEW: KnockoutView = {
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
  halves: [{ number: 1, other: false, length: 2, open: false }],
  scores: [3, 3],
  stuck: [],
  roll_off: null,
  round: 1,
  rounds: null,
};
const MOVE = { type: "moved", seat: 0, piece: 0, origin: 4, space: 8, path: [4, 8] } as const;

describe("the picture follows the events", () => {
  it("takes a hit piece off the board", () => {
    const after = draw(VIEW, { ...MOVE, space: 9, path: [4, 9], victim: 6 });
    expect(after.pieces.map((one) => one.space)).toEqual([9, null]);
  });

  it("moves a piece and leaves the others where they are", () => {
    const after = draw(VIEW, { ...MOVE, path: [4, 8], victim: null });
    expect(after.pieces.map((one) => one.space)).toEqual([8, 9]);
  });

  it("locks a piece where it stands", () => {
    const after = draw(VIEW, { type: "locked", piece: 6 });
    expect(after.pieces.map((one) => one.locked)).toEqual([false, true]);
  });

  it("gives the dice to who rolled them, nothing of them played yet", () => {
    const after = draw(VIEW, { type: "rolled", seat: 1, dice: [2, 5] });
    expect(after).toMatchObject({ seat: 1, roll: [2, 5], halves: [] });
  });
});
