import { describe, expect, it } from "vitest";
import type { PickominoView } from "$/generated/wire";
import { draw } from "./draw";

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
    const view = draw(TABLE, { type: "rolled", seat: 0, dice: [1, 1, 6] });
    expect(view.faces).toEqual([
      { face: 1, count: 2, takeable: false, reason: null },
      { face: 6, count: 1, takeable: false, reason: "taken-before" },
    ]);
  });

  it("moves a stolen tile from the victim to the thief", () => {
    const event = { type: "got-tile", seat: 1, tile: 25, total: 25, victim: 0 } as const;
    expect(draw(TABLE, event).stacks).toEqual([[], [25]]);
  });

  it("puts a tile back and turns another over", () => {
    const back = draw(TABLE, { type: "returned", seat: 0, tile: 25, face_up: true });
    const after = draw(back, { type: "turned", tile: 36 });
    expect(after).toMatchObject({ grill: [21, 24, 25], turned: [36], stacks: [[], []] });
  });
});
