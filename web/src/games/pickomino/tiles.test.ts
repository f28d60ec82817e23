import { expect, test } from "vitest";
import { read, write } from "./notation";
import { left, placeOf, put, roll, seat, take, type Place } from "./tiles";

const POSITION = "pickomino 21,24,30 25,22/27 1 www . 7";
const changed = (edit: (it: NonNullable<ReturnType<typeof read>>) => void): string => {
  const it = read(POSITION)!;
  edit(it);
  return write(it);
};

test("a tile lies in one place, and on a stack it lies on top", () => {
  const moves: [number, Place, string][] = [
    [21, 1, "pickomino 24,30 25,22/27,21 1 www . 7"],
    [25, 0, "pickomino 21,24,30 22,25/27 1 www . 7"],
    [22, "grill", "pickomino 21,22,24,30 25/27 1 www . 7"],
    [24, "out", "pickomino 21,30 25,22/27 1 www . 7"],
    [36, "grill", "pickomino 21,24,30,36 25,22/27 1 www . 7"],
  ];
  for (const [tile, place, text] of moves) {
    expect(changed((it) => put(it, tile, place))).toBe(text);
    expect(placeOf(read(text)!, tile)).toBe(place);
  }
});

test("who leaves gives the tiles back to the grill", () => {
  expect(changed((it) => seat(it, 3))).toBe("pickomino 21,24,30 25,22/27/- 1 www . 7");
  expect(changed((it) => (seat(it, 3), put(it, 30, 2), (it.seat = 2), seat(it, 2)))).toBe(
    "pickomino 21,24,30 25,22/27 1 www . 7",
  );
});

test("a roll is written when all dice that are left show a face", () => {
  expect(left(read(POSITION)!)).toBe(5);
  expect(changed((it) => roll(it, [1, 2, 3, 4]))).toBe(POSITION);
  expect(changed((it) => roll(it, [6, 2, 3, 4, 1]))).toBe(
    "pickomino 21,24,30 25,22/27 1 www 1234w 7",
  );
  expect(changed((it) => (roll(it, [1, 2, 3, 4, 5]), take(it, [6, 6])))).toBe(
    "pickomino 21,24,30 25,22/27 1 ww . 7",
  );
});
