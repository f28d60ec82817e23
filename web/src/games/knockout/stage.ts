/** What moves on the Knockout board: dice tumble, pieces walk their path, a hit piece goes. */
import type { Stage } from "$/table/pacing.svelte";
import type { AnyEvent, Moved } from "$/generated/wire";
import { moving, paceScale } from "$/app/settings.svelte";
import { sound } from "$/app/sound";
import type { Point } from "./geometry";

const ROLL_MS = 640;
const STEP_MS = 120;

export class KnockoutStage implements Stage {
  private running: Animation[] = [];
  private landed: (() => void) | null = null;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly point: (space: number) => Point,
    private readonly setRolling: (rolling: boolean) => void,
    private readonly tumble: () => boolean,
  ) {}

  show(event: AnyEvent): (() => Promise<void>) | null {
    if (event.type === "rolled" || event.type === "rolled-off") return () => this.roll();
    if (event.type === "ended") sound.won();
    return event.type === "moved" ? this.walk(event) : null;
  }

  finish(): void {
    for (const animation of this.running) animation.finish();
    this.landed?.();
  }

  private async roll(): Promise<void> {
    sound.roll();
    if (!moving() || !this.tumble()) return;
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

  private walk(event: Moved): (() => Promise<void>) | null {
    const victim = event.victim === null ? null : this.token(event.victim);
    const ghost = victim?.cloneNode(true) as SVGElement | undefined;
    return async () => {
      const token = this.token(event.piece);
      if (!token || !moving()) return;
      token.parentNode?.append(token); // the walker is drawn above the others
      const frames = event.path.map((space) => {
        const { x, y } = this.point(space);
        return { transform: `translate(${x}px, ${y}px)` };
      });
      if (ghost) token.before(ghost);
      const steps = event.path.length - 1;
      await this.play(token, frames, STEP_MS * steps, "ease-in-out");
      if (ghost) {
        sound.hit();
        await this.play(ghost, [{ opacity: 1 }, { opacity: 0 }], 250, "ease-out");
        ghost.remove();
      } else sound.take();
    };
  }

  private async play(element: Element, frames: Keyframe[], ms: number, easing: string) {
    const animation = element.animate(frames, { duration: ms, easing });
    this.running.push(animation);
    await animation.finished.catch(() => undefined);
    this.running = this.running.filter((other) => other !== animation);
  }

  private token(piece: number): SVGElement | null {
    return this.root()?.querySelector<SVGElement>(`[data-piece="${piece}"]`) ?? null;
  }
}
