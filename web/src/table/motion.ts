/** What moves on the table of any game: dice tumble, things are animated until somebody is in a hurry. */
import { moving, paceScale } from "$/app/settings.svelte";
import { sound } from "$/app/sound";
import type { AnyEvent } from "$/generated/wire";
import type { Stage } from "./pacing.svelte";

const ROLL_MS = 640;

export abstract class Motion implements Stage {
  private running: Animation[] = [];
  private landed: (() => void) | null = null;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly setRolling: (rolling: boolean) => void,
    private readonly tumble: () => boolean,
  ) {}

  abstract show(event: AnyEvent): (() => Promise<void>) | null;

  finish(): void {
    for (const animation of this.running) animation.finish();
    this.landed?.();
  }

  protected async roll(): Promise<void> {
    sound.roll();
    if (!moving() || !this.tumble()) return this.fade();
    this.setRolling(true);
    const speed = Math.max(0.4, Math.min(1, paceScale()));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ROLL_MS * speed);
      this.landed = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.landed = null;
    this.setRolling(false);
  }

  /** Dice that do not tumble. */
  protected fade(): Promise<void> {
    return Promise.resolve();
  }

  protected find<Found extends Element>(selector: string): Found | null {
    return this.root()?.querySelector<Found>(selector) ?? null;
  }

  protected findAll(selector: string): Element[] {
    return [...(this.root()?.querySelectorAll(selector) ?? [])];
  }

  protected async play(
    element: Element | null,
    frames: Keyframe[],
    ms: number,
    more: KeyframeAnimationOptions = {},
  ): Promise<void> {
    if (!element) return;
    const easing = "cubic-bezier(0.2,0.8,0.2,1)";
    const animation = element.animate(frames, { duration: ms, easing, ...more });
    this.running.push(animation);
    await animation.finished.catch(() => undefined);
    this.running = this.running.filter((other) => other !== animation);
  }
}
