import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$/app/settings.svelte";
import { settle } from "$/testing/page";
import { FakeRoot, FakeThing } from "$/testing/stage";
import { PickominoStage } from "./stage";

let root: FakeRoot;
let rolling: (readonly number[] | null)[];
let stage: PickominoStage;
let shown: FakeThing[];
const table = { tumbling: true, seats: [0], table: null };

beforeEach(() => {
  [root, rolling, shown, FakeThing.copies] = [new FakeRoot(), [], [], []];
  vi.stubGlobal("document", { body: { append: (thing: FakeThing) => shown.push(thing) } });
  Object.assign(settings, { motion: "on", pace: "normal", sound: false });
  table.tumbling = true;
  stage = new PickominoStage(
    table,
    () => root as unknown as HTMLElement,
    (landings) => rolling.push(landings),
  );
});

/** The picture changes: these things lie there now. */
const draw =
  (...things: FakeThing[]) =>
  () => {
    root.things = things;
    return Promise.resolve();
  };

describe("a tile that is won", () => {
  const got = { type: "got-tile", seat: 0, tile: 24, total: 24, victim: null } as const;
  const landed = () => new FakeThing("tile-24", 300);
  const highest = (copy: FakeThing) =>
    Math.min(
      ...copy.frames[0]!.map(({ transform }) =>
        Number(/, (-?[\d.]+)px/.exec(String(transform))![1]),
      ),
    );

  beforeEach(() => (root.things = [new FakeThing("tile-24", 100), new FakeThing("tile-25", 700)]));

  it("flies from where it lay, and lies on the stack only when it has landed", async () => {
    const target = landed();
    const flight = stage.show(got, draw(target, new FakeThing("tile-25", 700)));
    await settle();
    const [copy] = FakeThing.copies;
    expect(shown).toEqual([copy]); // and nothing else moves
    expect(copy!.frames[0]!.at(0)!.transform).toContain("translate(-200px, 0px)");
    expect(copy!.frames[0]!.at(-1)!.transform).toContain("translate(0px, 0px)");
    expect(target.style.visibility).toBe("hidden");
    copy!.land();
    await flight;
    expect(target.style.visibility).toBe("");
    expect(copy!.gone).toBe(true);
  });

  it("arcs high where it is stolen", async () => {
    void stage.show(got, draw(landed()));
    await settle();
    root.things = [new FakeThing("tile-24", 100)];
    void stage.show({ ...got, victim: 1 }, draw(landed()));
    await settle();
    const [taken, stolen] = FakeThing.copies.map(highest);
    expect(stolen).toBeLessThan(2 * taken!);
  });

  it("does not fly for those who want no motion", async () => {
    settings.motion = "off";
    await stage.show(got, draw(landed()));
    expect(FakeThing.copies).toEqual([]);
  });

  it("has landed at once where somebody taps", async () => {
    const flight = stage.show(got, draw(landed()));
    await settle();
    stage.finish();
    await flight;
    expect(FakeThing.copies[0]!.gone).toBe(true);
  });
});

describe("a turn that is lost", () => {
  const failed = { type: "failed", seat: 0, reason: "no-face", total: 10 } as const;

  it("greys its dice one by one, until somebody taps", async () => {
    const dice = [new FakeThing(), new FakeThing(), new FakeThing()];
    root.dice = dice;
    const beat = stage.show(failed, draw());
    await settle();
    const delays = dice.map((die) => die.timings[0]!.delay!);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(new Set(delays).size).toBe(3);
    stage.finish();
    await beat;
  });

  it("is lost quietly for those who want no motion", async () => {
    settings.motion = "off";
    const die = new FakeThing();
    root.dice = [die];
    await stage.show(failed, draw());
    expect(die.frames).toEqual([]);
  });
});

describe("dice", () => {
  it("tumble until somebody taps", async () => {
    const roll = stage.show({ type: "rolled", seat: 0, dice: [1, 2] }, draw());
    await settle();
    expect(rolling).toEqual([[expect.any(Number), expect.any(Number)]]);
    stage.finish();
    await roll;
    expect(rolling.at(-1)).toBeNull();
  });

  it("that were typed in have tumbled before", async () => {
    table.tumbling = false;
    await stage.show({ type: "rolled", seat: 0, dice: [1, 2] }, draw());
    expect(rolling).toEqual([]);
  });

  it("that somebody else takes are lifted before they go", async () => {
    vi.useFakeTimers();
    const drawn = vi.fn(draw());
    const took = { type: "took", seat: 1, face: 5, count: 2, total: 10 } as const;
    const taking = stage.show(took, drawn);
    await vi.advanceTimersByTimeAsync(349);
    expect(drawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn).toHaveBeenCalled();
    await taking;
    void stage.show({ ...took, seat: 0 }, drawn);
    expect(drawn).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
