import { describe, expect, it } from "vitest";
import { parse } from "./router.svelte";

describe("an address", () => {
  it("names a page", () => {
    expect(parse("/")).toEqual({ page: "home" });
    expect(parse("/table/abc123")).toEqual({ page: "table", id: "abc123" });
    expect(parse("/rules/knockout")).toEqual({ page: "rules", game: "knockout" });
    expect(parse("/game/abc123")).toEqual({ page: "game", id: "abc123" });
    expect(parse("/round/round-abc")).toEqual({ page: "round", id: "round-abc" });
    expect(parse("/you")).toEqual({ page: "you" });
    expect(parse("/settings")).toEqual({ page: "settings" });
  });

  it("keeps the name of a game that nobody knows: the page refuses it in words", () => {
    expect(parse("/rules/chess")).toEqual({ page: "rules", game: "chess" });
    expect(parse("/new/chess")).toEqual({ page: "new", game: "chess" });
  });

  it("may lead nowhere", () => {
    expect(parse("/settings/more")).toEqual({ page: "lost" });
    expect(parse("/rules")).toEqual({ page: "lost" });
    expect(parse("/rules/knockout/more")).toEqual({ page: "lost" });
  });

  it("may hold a stray percent sign", () => {
    expect(parse("/table/50%")).toEqual({ page: "table", id: "50%" });
  });
});
