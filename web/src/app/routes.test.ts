import { describe, expect, it } from "vitest";
import { match } from "./routes";

const named = (path: string) => {
  const { route, values } = match(path);
  return [route.path, values];
};

describe("an address", () => {
  it("names a page", () => {
    expect(named("/")).toEqual(["", {}]);
    expect(named("/table/abc123")).toEqual(["table/:id", { id: "abc123" }]);
    expect(named("/rules/knockout")).toEqual(["rules/:game", { game: "knockout" }]);
    expect(named("/settings")).toEqual(["settings", {}]);
  });

  it("may name a feature's page", () => {
    expect(named("/game/abc123")).toEqual(["game/:id", { id: "abc123" }]);
    expect(named("/round/round-abc")).toEqual(["round/:id", { id: "round-abc" }]);
    expect(named("/me")).toEqual(["me", {}]);
  });

  it("keeps the name of a game that nobody knows: the page refuses it in words", () => {
    expect(named("/rules/chess")).toEqual(["rules/:game", { game: "chess" }]);
    expect(named("/new/chess")).toEqual(["new/:game", { game: "chess" }]);
  });

  it("may lead nowhere", () => {
    for (const path of ["/settings/more", "/rules", "/rules/knockout/more", "/nowhere"]) {
      expect(named(path)).toEqual(["lost", {}]);
    }
  });

  it("may hold a stray percent sign", () => {
    expect(named("/table/50%")).toEqual(["table/:id", { id: "50%" }]);
  });
});
