import { describe, expect, it } from "vitest";
import { read, write } from "./notation";

describe("position texts", () => {
  it("read runs of tiles and write them out", () => {
    const it = read("pickomino:short 21-23,30 25/-/27,29 2 ww445 . 7")!;
    expect(it.grill).toEqual([21, 22, 23, 30]);
    expect(write(it)).toBe("pickomino:short 21,22,23,30 25/-/27,29 2 445ww . 7");
  });

  it.each(["", "pickomino", "pickomino 21-36", "knockout 2 x 0 9 1 1 0"])(
    "or say no: %s",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});
