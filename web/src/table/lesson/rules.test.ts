import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { render } from "../../../build/rules-pages";

const LOCALE = join(import.meta.dirname, "../../../../src/roost/locale");
const PAGES = readdirSync(LOCALE, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".md"),
);

it.each(PAGES)("folds every ruling of %s, and no example", (path) => {
  const html = render(readFileSync(join(LOCALE, path), "utf8"));
  const words = [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map((found) => found[1]);
  expect(words.length).toBeGreaterThan(10);
  expect(new Set(words).size).toBe(1);
  expect(html).not.toMatch(new RegExp(`<p><em>${words[0]}`));
  expect(html).toMatch(/<p><em>/); // the examples stay
});
