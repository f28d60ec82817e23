import { describe, expect, it } from "vitest";
import { chanceOf, decimal, signed } from "./numbers";

describe("a chance", () => {
  it("is told in whole per cent", () => {
    expect([0.134, 0.5, 0.996 - 0.5].map(chanceOf)).toEqual(["13%", "50%", "50%"]);
  });

  it("is never or always only where it is", () => {
    expect([0, 0.0001, 0.9999, 1].map(chanceOf)).toEqual(["0%", "<1%", ">99%", "100%"]);
  });
});

describe("figures", () => {
  it("have one kind of minus, and none before nothing", () => {
    expect([decimal(-1.25), decimal(-0.01), decimal(2)]).toEqual(["−1.3", "0.0", "2.0"]);
    expect([signed(-0.1), signed(0.1), signed(0)]).toEqual(["−10.0%", "+10.0%", "0.0%"]);
  });
});
