import { describe, expect, it } from "vitest";
import { chanceOf, decimal, lossOf, meanLossOf, shareOf, signed } from "./numbers";

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

describe("a win share", () => {
  it("is told in whole per cent, and what it costs in halves", () => {
    expect([0.631, 0.4999, 1 / 3].map(shareOf)).toEqual(["63%", "50%", "33%"]);
    expect([0, 0.002, 0.0031, 0.0124, 0.0826].map(lossOf)).toEqual([
      "0.0%",
      "0.0%",
      "0.5%",
      "1.0%",
      "8.5%",
    ]);
  });

  it("is told neither won nor lost before it is", () => {
    expect([0, 0.0004, 0.9996, 1].map(shareOf)).toEqual(["0%", "1%", "99%", "100%"]);
  });
});

it("tells a mean error finer than the errors it is the mean of", () => {
  expect([0, 0.0024, 0.0151].map(meanLossOf)).toEqual(["0.00%", "0.24%", "1.51%"]);
});
