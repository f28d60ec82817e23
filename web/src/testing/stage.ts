/** Things on a table that can be asked where they are and made to move; the test says when they land. */
import { vi } from "vitest";

export class FakeThing {
  style: Record<string, string> = {};
  frames: Keyframe[][] = [];
  timings: KeyframeAnimationOptions[] = [];
  parts = new Map<string, FakeThing>();
  gone = false;
  before = vi.fn();
  parentNode = { append: vi.fn() };
  private landing: (() => void)[] = [];

  constructor(readonly left = 0) {}

  querySelectorAll = (_selector: string): FakeThing[] => [];

  querySelector(selector: string): FakeThing | null {
    return this.parts.get(selector) ?? null;
  }

  getBoundingClientRect() {
    return { left: this.left, top: 0, width: 40 };
  }

  cloneNode(): FakeThing {
    const copy = new FakeThing(this.left);
    FakeThing.copies.push(copy);
    return copy;
  }
  static copies: FakeThing[] = [];

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
