/** Things on a table that can be asked where they are and made to move; the test says when they land. */
import { vi } from "vitest";

export class FakeThing {
  style = { setProperty: () => undefined } as unknown as CSSStyleDeclaration;
  dataset: Record<string, string | undefined>;
  frames: Keyframe[][] = [];
  timings: KeyframeAnimationOptions[] = [];
  gone = false;
  parentNode = { append: vi.fn() };
  private landing: (() => void)[] = [];
  static copies: FakeThing[] = [];

  constructor(
    moves = "",
    readonly left = 0,
  ) {
    this.dataset = { moves };
  }

  setAttribute = () => undefined;
  getAttribute = () => null;
  getAnimations = () => [];

  getBoundingClientRect() {
    return { left: this.left, top: 0, width: 40, height: 40 };
  }

  cloneNode(): FakeThing {
    const copy = new FakeThing("", this.left);
    FakeThing.copies.push(copy);
    return copy;
  }

  animate(frames: Keyframe[], timing: KeyframeAnimationOptions = {}) {
    this.frames.push(frames);
    this.timings.push(timing);
    const finished = new Promise<void>((resolve) => this.landing.push(resolve));
    return { finished, finish: () => this.land() };
  }

  land(): void {
    for (const resolve of this.landing.splice(0)) resolve();
  }

  remove(): void {
    this.gone = true;
  }
}

/** A table: what lies on it may change when the picture is drawn. */
export class FakeRoot {
  things: FakeThing[] = [];
  dice: FakeThing[] = [];

  querySelectorAll = (selector: string): FakeThing[] =>
    selector === "[data-moves]" ? this.things : this.dice;

  querySelector(selector: string): FakeThing | null {
    const name = /"(\d+)"/.exec(selector)?.[1];
    return this.things.find(({ dataset }) => dataset.moves?.endsWith(`-${name}`)) ?? null;
  }
}
