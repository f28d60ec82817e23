import { describe, expect, it } from "vitest";
import { addressFor, beneath, pathOf, within } from "./address";

const PATHS = ["/", "/lab", "/rules/knockout", "/table/abc_-1", "/game/abc"];
const pathIn = (base: string, address: string) =>
  within(base, new URL(address, "https://somebody.test"));

describe("behind a server", () => {
  it("the address of a page is its path", () => {
    expect(addressFor("/table/abc?key=x")).toBe("/table/abc?key=x");
    expect(pathOf(new URL("https://roost.test/table/abc?key=x"))).toBe("/table/abc");
  });
});

describe.each(["/", "/games/roost/"])("on a site at %s", (base) => {
  it("a page is a folder beneath it", () => {
    expect(beneath(base, "/")).toBe(base);
    expect(beneath(base, "/rules/knockout#K7")).toBe(`${base}rules/knockout/#K7`);
    expect(beneath(base, "/lab?p=knockout%20a/b")).toBe(`${base}lab/?p=knockout%20a/b`);
  });

  it("a file is where it lies", () => {
    expect(beneath(base, "/licences.txt")).toBe(`${base}licences.txt`);
    expect(beneath(base, "/docs/index.html#top")).toBe(`${base}docs/index.html#top`);
  });

  it("all tables share one page, which was written before there were any", () => {
    expect(beneath(base, "/table/abc")).toBe(`${base}table/?id=abc`);
    expect(beneath(base, "/game/abc?at=3#x")).toBe(`${base}game/?id=abc&at=3#x`);
  });

  it("every address leads back to its path", () => {
    for (const path of PATHS) expect(pathIn(base, beneath(base, path))).toBe(path);
    expect(pathIn(base, `${base}rules/knockout`)).toBe("/rules/knockout");
    expect(pathIn(base, `${base}index.html`)).toBe("/");
    expect(pathIn(base, `${base}table/`)).toBe("/table");
    expect(pathIn(base, `${base}puzzles/?game=knockout&id=K1`)).toBe("/puzzles");
  });
});
