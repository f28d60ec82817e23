import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Refused } from "$/app/api";
import { DEFAULT, find, gameOf, GAMES, load } from "./index";

const SOURCE = join(import.meta.dirname, "..");
const names = GAMES.map(({ key }) => key);

/** Every line of code that names a game; comments may. */
function naming(name: string): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
    .filter((path) => !/^(generated|testing)\//.test(path) && !path.startsWith(`games/${name}/`))
    .filter((path) => path !== "games/index.ts")
    .flatMap((path) => {
      const code = readFileSync(join(SOURCE, path), "utf8").replace(/\/\*.*?\*\/|<!--.*?-->/gs, "");
      const lines = code.split("\n").filter((line) => new RegExp(name, "i").test(line));
      return lines.map((line) => `${path}: ${line.trim()}`);
    });
}

describe("the registry of games", () => {
  it("is the only place outside a game's folder that names it", () => {
    expect(names.flatMap(naming)).toEqual([]);
  });

  it("holds the games that the server plays, the default first", () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([...names].sort()).toEqual(folders.sort());
    expect(DEFAULT.key).toBe(names[0]);
    expect(gameOf(DEFAULT.key)).toBe(DEFAULT);
  });

  it("refuses a game that it does not know, with a code and what there is", async () => {
    expect(find("pig")).toBeNull();
    expect(() => gameOf("pig")).toThrow(Refused);
    const refused: unknown = await load("pig").catch((error: unknown) => error);
    expect((refused as Refused).problem).toMatchObject({
      code: "unknown-game",
      values: { value: "pig", known: names.join(", ") },
    });
  });

  it.each(names)("fetches %s once", async (key) => {
    expect(await load(key)).toBe(await load(key));
  });
});
