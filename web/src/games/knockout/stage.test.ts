import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "$/app/settings.svelte";
import { settle } from "$/testing/page";
import { FakeRoot, FakeThing } from "$/testing/stage";
import { KnockoutStage } from "./stage";

const MOVE = { type: "moved", seat: 0, piece: 3, origin: 4, space: 9, path: [4, 6, 9] } as const;
let root: FakeRoot;
let walker: FakeThing;
let stage: KnockoutStage;
const draw = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.stubGlobal("document", {
    createElementNS: () => new FakeThing(),
    body: { append: () => undefined },
  });
  Object.assign(settings, { motion: "on", pace: "normal", sound: false });
  [root, walker, FakeThing.copies] = [new FakeRoot(), new FakeThing("piece-3", 40), []];
  root.things = [walker];
  draw.mockClear();
  stage = new KnockoutStage(
    (space) => ({ x: space * 10, y: 0 }),
    { tumbling: true, seats: [0], table: null },
    () => root as unknown as HTMLElement,
    () => undefined,
  );
});

it("a piece walks its path, space by space, and is there when it has walked", async () => {
  const walk = stage.show({ ...MOVE, path: [...MOVE.path], victim: null }, draw);
  const places = walker.frames[0]!.map(({ transform }) => transform);
  expect(places).toEqual(["translate(40px, 0px)", "translate(60px, 0px)", "translate(90px, 0px)"]);
  const [, middle] = walker.frames[0]!.map(({ offset }) => offset);
  expect(middle).toBeLessThan(0.5); // the last step is the slowest
  await settle();
  expect(draw).not.toHaveBeenCalled();
  walker.land();
  await walk;
  expect(draw).toHaveBeenCalledOnce();
});

it("a piece that is hit stands there until the other has come, and flies to its seat", async () => {
  vi.useFakeTimers();
  root.things.push(new FakeThing("piece-8", 90));
  const seat = new FakeThing("piece-8", 700);
  draw.mockImplementationOnce(() => {
    root.things = [walker, seat];
    return Promise.resolve();
  });
  const walk = stage.show({ ...MOVE, path: [...MOVE.path], victim: 8 }, draw);
  await settle();
  expect(draw).not.toHaveBeenCalled();
  walker.land();
  await vi.advanceTimersByTimeAsync(59);
  expect(draw).not.toHaveBeenCalled(); // a moment in which everything stands still
  await vi.advanceTimersByTimeAsync(1);
  const [copy] = FakeThing.copies;
  expect(copy!.frames[0]!.at(0)!.transform).toContain("translate(-610px, 0px)");
  expect(seat.style.visibility).toBe("hidden");
  copy!.land();
  await walk;
  expect(seat.style.visibility).toBe("");
  vi.useRealTimers();
});
