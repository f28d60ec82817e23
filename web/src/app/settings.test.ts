import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { choose, settings, show } from "./settings.svelte";

const THEME = join(import.meta.dirname, "../../public/theme.js");
const meta = (media: string, content: string) => ({
  media: `(prefers-color-scheme: ${media})`,
  content,
});
let page: { dataset: Record<string, string> };
let metas: ReturnType<typeof meta>[];
let kept: Map<string, string>;

beforeEach(() => {
  page = { dataset: {} };
  metas = [meta("dark", "black"), meta("light", "white")];
  kept = new Map();
  vi.stubGlobal("document", { documentElement: page, querySelectorAll: () => metas });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  Object.assign(settings, { theme: "auto", motion: "auto" });
});

describe("a theme that was chosen", () => {
  it("colours the browser's frame, whatever the device wants; the device may have it back", () => {
    show();
    expect(metas.map(({ content }) => content)).toEqual(["black", "white"]);
    choose("theme", "light");
    expect(metas.map(({ content }) => content)).toEqual(["white", "white"]);
    choose("theme", "auto");
    expect(metas.map(({ content }) => content)).toEqual(["black", "white"]);
    expect(page.dataset.theme).toBeUndefined();
  });

  it("is there before the first paint of the next visit", () => {
    choose("theme", "dark");
    choose("motion", "off");
    page.dataset = {};
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a page runs it
    new Function(readFileSync(THEME, "utf8"))();
    expect(page.dataset).toEqual({ theme: "dark", motion: "off" });
  });
});
