import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$/app/i18n.svelte";
import { BIRDS } from "$/ui/birds";
import { birdOf, GAMES } from "./index";

const LOCALE = join(import.meta.dirname, "../../../src/roost/locale");

/** What bots are called in a language: their keys and names, by game. */
function named(language: string, game: string): [string, string][] {
  const source = readFileSync(join(LOCALE, language, "game.ftl"), "utf8");
  const line = new RegExp(`^bot-${game}-([a-z0-9-]+) = (.*)$`, "gm");
  return [...source.matchAll(line)]
    .map(([, key, name]): [string, string] => [key!, name!])
    .filter(([key]) => !key.endsWith("-how"));
}

describe("the birds", () => {
  it.each(GAMES)("of $key are drawn as the bots are called", ({ key: game, birds }) => {
    const bots = named("en", game).filter(([key]) => key in birds);
    expect(bots.length).toBeGreaterThan(5);
    expect(bots.map(([key]) => birdOf(game, key))).toEqual(
      bots.map(([, name]) => name.toLowerCase()),
    );
  });

  it.each(Object.keys(LANGUAGES))("have one name each in %s", (language) => {
    const names = new Map<string, Set<string>>();
    for (const { key: game, birds } of GAMES)
      for (const [key, name] of named(language, game).filter(([key]) => key in birds)) {
        const bird = birdOf(game, key);
        names.set(bird, (names.get(bird) ?? new Set()).add(name));
      }
    expect([...names.values()].filter((several) => several.size > 1)).toEqual([]);
    expect(new Set([...names.values()].map(([name]) => name)).size).toBe(names.size);
    expect([...names.keys()].sort()).toEqual(["hen", ...Object.keys(BIRDS)].sort());
  });

  it("are hens where people sit, or bots of other packages", () => {
    expect(birdOf(GAMES[0]!.key, null)).toBe("hen");
    expect(birdOf(GAMES[0]!.key, "mine")).toBe("hen");
    expect(birdOf("pig", "simple")).toBe("hen");
  });
});
