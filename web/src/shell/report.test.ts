import { beforeEach, expect, it, vi } from "vitest";
import { openPage } from "$/testing/page";

let told: typeof import("./report");
let errors: typeof import("$/app/errors");

beforeEach(async () => {
  openPage();
  vi.stubGlobal("navigator", { userAgent: "A browser", onLine: true, languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.resetModules();
  told = await import("./report");
  errors = await import("$/app/errors");
});

it("a report names the version, the browser and the page, and no table", () => {
  const text = told.report();
  expect(text).toMatch(/^Roost \d+\.\d+\.\d+\nA browser\n/);
  expect(text).toContain("page /table,");
  expect(text).not.toContain("t1");
  expect(text).toContain("last error: none");
});

it("a report tells of what kind the last error was and where, not what it said", () => {
  const error = new TypeError("Ana has no dice");
  error.stack = "TypeError: Ana has no dice\n at f (http://roost.test/assets/index-Ab_1.js:1:20)";
  errors.note(error);
  const text = told.report();
  expect(text).toContain("last error: TypeError\n  index-Ab_1.js:1:20");
  expect(text).not.toContain("Ana");
  expect(text).not.toContain("roost.test");
});
