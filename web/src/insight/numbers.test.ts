import { describe, expect, it } from "vitest";
import { chanceOf } from "./numbers";

describe("a chance", () => {
  it("is told in whole per cent", () => {
    expect([0.134, 0.5, 0.996 - 0.5].map(chanceOf)).toEqual(["13%", "50%", "50%"]);
  });

  it("is never or always only where it is", () => {
    expect([0, 0.0001, 0.9999, 1].map(chanceOf)).toEqual(["0%", "<1%", ">99%", "100%"]);
  });
});
