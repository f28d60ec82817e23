import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$/app/settings.svelte";
import { settle } from "$/testing/page";
import { FakeThing } from "$/testing/stage";
import { PickominoStage } from "./stage";

let root: FakeThing;
let rolling: boolean[];
let stage: PickominoStage;
let shown: FakeThing[];

/** A place with a tile on it. */
function place(selector: string, left: number): FakeThing {
  const [slot, tile] = [new FakeThing(left), new FakeThing(left)];
  slot.parts.set("svg.tile", tile);
  root.parts.set(selector, slot);
  return tile;
}

beforeEach(() => {
  [root, rolling, shown, FakeThing.copies] = [new FakeThing(), [], [], []];
  vi.stubGlobal("document", { body: { append: (thing: FakeThing) => shown.push(thing) } });
  Object.assign(settings, { motion: "on", pace: "normal", sound: false });
  stage = new PickominoStage(
    () => root as unknown as HTMLElement,
    (now) => rolling.push(now),
    () => true,
  );
});

describe("a tile that is won", () => {
  const got = { type: "got-tile", seat: 0, tile: 24, total: 24, victim: null } as const;

  it("flies from the grill to the stack, and lies there only when it has landed", async () => {
    place('[data-tile="24"]', 100);
    const target = place('[data-stack="0"]', 300);
    const flight = stage.show(got)!();
    const [copy] = FakeThing.copies;
    expect(shown).toEqual([copy]);
    expect(copy!.style.left).toBe("100px");
    expect(copy!.frames[0]!.at(-1)!.transform).toContain("translate(200px, 0px)");
    expect(target.style.visibility).toBe("hidden");
    copy!.land();
    await flight;
    expect(target.style.visibility).toBe("");
    expect(copy!.gone).toBe(true);
  });

  it("flies from the stack of who was robbed", () => {
    place('[data-stack="1"]', 700);
    place('[data-stack="0"]', 300);
    void stage.show({ ...got, victim: 1 })!();
    expect(FakeThing.copies[0]!.style.left).toBe("700px");
  });

  it("arcs high where it is stolen", () => {
    const top = (frames: Keyframe[]) =>
      Number(/, (-?[\d.]+)px/.exec(String(frames[1]!.transform))![1]);
    place('[data-tile="24"]', 700);
    place('[data-stack="1"]', 700);
    place('[data-stack="0"]', 300);
    void stage.show(got)!();
    void stage.show({ ...got, victim: 1 })!();
    const [taken, stolen] = FakeThing.copies.map((copy) => top(copy.frames[0]!));
    expect(stolen).toBeLessThan(2 * taken!);
  });

  it("does not fly for those who want no motion", () => {
    settings.motion = "off";
    place('[data-tile="24"]', 100);
    expect(stage.show(got)).toBeNull();
  });

  it("has landed at once where somebody taps", async () => {
    place('[data-tile="24"]', 100);
    place('[data-stack="0"]', 300);
    const flight = stage.show(got)!();
    stage.finish();
    await flight;
    expect(FakeThing.copies[0]!.gone).toBe(true);
  });
});

describe("a turn that is lost", () => {
  const failed = { type: "failed", seat: 0, reason: "no-face", total: 10 } as const;

  it("greys its dice one by one, until somebody taps", async () => {
    const dice = [new FakeThing(), new FakeThing(), new FakeThing()];
    root.querySelectorAll = () => dice;
    const beat = stage.show(failed)!();
    const delays = dice.map((die) => die.timings[0]!.delay!);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(new Set(delays).size).toBe(3);
    stage.finish();
    await beat;
  });

  it("is lost quietly for those who want no motion", () => {
    settings.motion = "off";
    expect(stage.show(failed)).toBeNull();
  });
});

describe("dice", () => {
  it("tumble until somebody taps", async () => {
    const roll = stage.show({ type: "rolled", seat: 0, dice: [1, 2] })!();
    expect(rolling).toEqual([true]);
    stage.finish();
    await roll;
    expect(rolling).toEqual([true, false]);
  });

  it("that were typed in have tumbled before", async () => {
    stage = new PickominoStage(
      () => undefined,
      (now) => rolling.push(now),
      () => false,
    );
    await stage.show({ type: "rolled", seat: 0, dice: [1, 2] })!();
    await settle();
    expect(rolling).toEqual([]);
  });
});
