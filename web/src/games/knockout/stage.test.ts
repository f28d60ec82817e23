import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "$/app/settings.svelte";
import { settle } from "$/testing/page";
import { FakeThing } from "$/testing/stage";
import { KnockoutStage } from "./stage";

const MOVE = { type: "moved", seat: 0, piece: 3, origin: 4, space: 9, path: [4, 6, 9] } as const;
let root: FakeThing;
let walker: FakeThing;
let stage: KnockoutStage;

beforeEach(() => {
  vi.stubGlobal("document", {});
  Object.assign(settings, { motion: "on", pace: "normal", sound: false });
  [root, walker, FakeThing.copies] = [new FakeThing(), new FakeThing(), []];
  root.parts.set('[data-piece="3"]', walker);
  stage = new KnockoutStage(
    (space) => ({ x: space * 10, y: 0 }),
    () => root as unknown as HTMLElement,
    () => undefined,
    () => true,
  );
});

it("a piece walks its path, space by space", async () => {
  const walk = stage.show({ ...MOVE, path: [...MOVE.path], victim: null })!();
  const places = walker.frames[0]!.map(({ transform }) => transform);
  expect(places).toEqual(["translate(40px, 0px)", "translate(60px, 0px)", "translate(90px, 0px)"]);
  walker.land();
  await walk;
});

it("a piece that is hit stands there until the other has come, and then goes", async () => {
  root.parts.set('[data-piece="8"]', new FakeThing());
  const move = stage.show({ ...MOVE, path: [...MOVE.path], victim: 8 })!;
  const [ghost] = FakeThing.copies;
  root.parts.delete('[data-piece="8"]'); // the picture has it off the board already
  const walk = move();
  expect(walker.before).toHaveBeenCalledWith(ghost);
  expect(ghost!.frames).toEqual([]);
  walker.land();
  await settle();
  expect(ghost!.frames[0]!.at(-1)).toEqual({ opacity: 0 });
  ghost!.land();
  await walk;
  expect(ghost!.gone).toBe(true);
});
