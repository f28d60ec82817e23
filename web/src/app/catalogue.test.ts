import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { format, LANGUAGES, makeBundle, preferred } from "./i18n.svelte";

const LOCALE = join(import.meta.dirname, "../../../src/roost/locale");
const SOURCE = join(import.meta.dirname, "..");
const read = (lang: string, domain: string) =>
  readFileSync(join(LOCALE, lang, `${domain}.ftl`), "utf8");
const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const placeables = (text: string, id: string) => {
  const at = text.indexOf(`\n${id} =`);
  const end = text.slice(at + 1).search(/\n(?=[a-z#]|$)/);
  const body = text.slice(at, end < 0 ? undefined : at + 1 + end);
  return [...new Set([...body.matchAll(/\$([\w-]+)/g)].map((match) => match[1]))].sort().join();
};

function used(): { whole: Set<string>; starts: string[] } {
  const whole = new Set<string>();
  const starts: string[] = [];
  for (const entry of readdirSync(SOURCE, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(entry) || entry.endsWith(".test.ts")) continue;
    const text = readFileSync(join(SOURCE, entry), "utf8");
    for (const match of text.matchAll(/\b(?:t|maybe)\(\s*"([\w-]+)"/g)) whole.add(match[1]!);
    for (const match of text.matchAll(/"((?:web|fair)-[\w-]+)"/g)) whole.add(match[1]!);
    for (const match of text.matchAll(/\b(?:t|maybe)\(\s*`([\w-]+)\$\{/g)) starts.push(match[1]!);
  }
  return { whole, starts };
}

const english = read("en", "web");
const known = new Set(
  [
    "web",
    "game",
    "insight",
    "mine",
    "you",
    "first",
    "daily",
    "account",
    "cards",
    "news",
    "rounds",
    "fair",
  ].flatMap((domain) => idsOf(read("en", domain))),
);

describe("the catalogues", () => {
  it("have every message that the app asks for", () => {
    expect([...used().whole].filter((id) => !known.has(id))).toEqual([]);
  });

  it("have no message that only lies there", () => {
    const { whole, starts } = used();
    const idle = [...idsOf(english), ...idsOf(read("en", "fair"))].filter(
      (id) => !whole.has(id) && !starts.some((start) => id.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES))("say the same things in %s, with the same values", (lang) => {
    const text = read(lang, "web");
    expect(idsOf(text)).toEqual(idsOf(english));
    const unlike = idsOf(english).filter((id) => placeables(text, id) !== placeables(english, id));
    expect(unlike).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES))("are read without loss in %s", (lang) => {
    const text = read(lang, "web");
    expect(new FluentResource(text).body.length).toBe(idsOf(text).length);
  });
});

describe("choosing a language", () => {
  it("takes what was chosen before what the browser wants", () => {
    expect(preferred("nl", ["fr"])).toBe("nl");
    expect(preferred("xx", ["fr"])).toBe("fr");
  });

  it("finds the nearest of the browser's languages, else English", () => {
    expect(preferred(null, ["pt", "en"])).toBe("pt-BR");
    expect(preferred(null, ["de-AT"])).toBe("de");
    expect(preferred(null, ["ja"])).toBe("en");
  });

  it("counts as the language does", () => {
    const german = makeBundle("de", [read("de", "web")]);
    expect(format(german, "web-dice-left", { count: 1 })).toBe("1 Würfel");
    expect(format(german, "web-tile-name", { tile: 33, worms: 4 })).toBe("Portion 33, 4 Würmer");
  });
});
