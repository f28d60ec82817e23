import { beforeAll, expect, it, vi } from "vitest";
import { speak } from "$/app/i18n.svelte";
import { diceText, faceOf } from "./words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

it("calls the sixth face a worm, in words and by its key", () => {
  expect(diceText([1, 6, 6])).toBe("1, worm, worm");
  expect(["1", "5", "6", "w", "x"].map(faceOf)).toEqual([1, 5, 6, 6, null]);
});
