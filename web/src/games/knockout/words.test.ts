import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "$/app/i18n.svelte";
import type { KnockoutView } from "$/generated/wire";
import { boardOf, keep } from "./boards.svelte";
import { arrowsInWords, faceOf, pieceName, ways } from "./words";

const position = { type: "knockout", board: "toy" } as KnockoutView;
const two = { names: ["Ana", "Leo"], position };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const spaces = ["C", "I0"].map((name, space) => ({ space, name, x: 0, y: 0 }));
  keep({ key: "toy", name: "Toy", spaces, lines: [], arrows: [], starts: [], colours: [] });
});

describe("words of Knockout", () => {
  it("call a piece by colour and number", () => {
    expect([0, 8, 17, 23].map(pieceName)).toEqual(["blue 1", "green 3", "red 6", "yellow 6"]);
  });

  it("know whose it is: where two play, each has two colours", () => {
    const owners = [0, 6, 12, 18].map((piece) => ways.owner!(piece, two));
    expect(owners).toEqual(["Ana", "Leo", "Ana", "Leo"]);
    expect(ways.owner!(12, { ...two, names: ["Ana", "Leo", "Inés"] })).toBe("Inés");
  });

  it("call a space as its board does, and by its number where the board is not there", () => {
    expect(ways.space!(1, two)).toBe("I0");
    expect(ways.space!(1, { ...two, position: null })).toBe("1");
  });

  it("tell where arrows lead, and nothing where there are none", () => {
    const toy = boardOf("toy")!;
    expect(arrowsInWords(toy)).toBe(null);
    const arrows: [number, number][] = [
      [0, 1],
      [1, 2],
      [1, 0],
    ];
    expect(arrowsInWords({ ...toy, arrows })).toBe(
      "One-way lines: from C to I0; from I0 to 2 and C.",
    );
  });

  it("know no key but the numbers of the faces", () => {
    expect(["1", "6", "7", "w", ""].map(faceOf)).toEqual([1, 6, null, null, null]);
  });
});
