import { describe, expect, it } from "vitest";
import type { BoardView } from "$/generated/wire";
import { read, withDice, write } from "./notation";
import { begin, put, seat, turnOf } from "./pieces";

const KNOCKOUT = [
  "knockout 4 O0,O1,O2,O3,O4,O5/O6,O7,O8,O9,O10,O11/O12,O13,O14,O15,O16,O17/O18,O19,O20,O21,O22,O23 0 ? 1 1 0",
  "knockout 3 O1,O2,O3,O4,O5,O6/O9,O10,O11,O12,O13,O14/O17,O18,O19,O20,O21,O22 1 ? 0 0 7/?/?",
  "knockout 2 O0,M3,x,x,C,x/x,O7,x,x,x,x/x,x,x,x,I2,x/x,x,x,x,O9,x 1 5:2 31 16 0",
  "knockout:rings49+rounds=20 2 O0,M3,x,x,C,x/x,O7,x,x,x,x/x,x,x,x,I2,x/x,x,x,x,O9,x 1 2:5 3 2 0",
  "knockout 2 O0,M3,x,x,C,x/x,O7,x,x,x,x/x,x,x,x,I2,x/x,x,x,x,O9,x 1 !3:3 31 16 0",
  "knockout 2 O0,M3,x,x,C,x/x,O7,x,x,x,x/x,x,x,x,I2,x/x,x,x,x,O9,x 1 3:3 31 16 0",
  "knockout 2 O0,x,x,x,x,x/x,x,x,x,x,x/x,x,x,x,x,x/x,x,x,x,x,x 1 # 31 16 0",
];

describe("position texts", () => {
  it.each(KNOCKOUT)("are the same after reading and writing: %s", (text) => {
    expect(write(read(text)!)).toBe(text);
  });

  it.each(["", "knockout", "knockout 2 x 0 9 1 1 0", "pickomino 21-36"])(
    "or say no: %s",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it("take the dice that a refusal names, whatever else stands there", () => {
    const [text] = KNOCKOUT.slice(2);
    expect(withDice(text!, "#")).toBe(text!.replace(" 5:2 ", " # "));
    expect(withDice("knockout 2", "#")).toBeNull();
  });
});

describe("pieces set down by hand", () => {
  const fresh = () => read(KNOCKOUT[0]!)!;
  const board: BoardView = {
    key: "toy",
    name: "Toy",
    spaces: Array.from({ length: 24 }, (_, space) => ({ space, name: `O${space}`, x: 0, y: 0 })),
    lines: [],
    arrows: [],
    starts: [
      { seats: 3, spaces: Array.from({ length: 24 }, (_, i) => (i < 18 ? i : null)) },
      { seats: 4, spaces: Array.from({ length: 24 }, (_, i) => i) },
    ],
    colours: [],
  };

  it("change places with one that stood there", () => {
    const it = fresh();
    put(it, 0, "O7");
    expect([it.pieces[0], it.pieces[7]]).toEqual(["O7", "O0"]);
    put(it, 0, null);
    put(it, 0, "O0");
    expect([it.pieces[0], it.pieces[7]]).toEqual(["O0", null]);
  });

  it("lose the fourth colour where three play, and keep their places", () => {
    const it = fresh();
    put(it, 0, "C");
    seat(it, 3, board);
    expect(it.pieces).toHaveLength(18);
    expect(it.pieces[0]).toBe("C");
    begin(it, board);
    expect(it.pieces[0]).toBe("O0");
  });

  it("leave a turn that fits its round", () => {
    const it = read(KNOCKOUT[2]!)!;
    turnOf(it, 0);
    expect([it.seat, it.turn, it.round, it.first]).toEqual([0, 16, 16, "0"]);
  });
});
