/** What moves on the Knockout board: dice tumble, pieces walk their path, a hit piece goes. */
import type { AnyEvent, Moved } from "$/generated/wire";
import { moving } from "$/app/settings.svelte";
import { sound } from "$/app/sound";
import { Motion } from "$/table/motion";
import type { Point } from "./geometry";

const STEP_MS = 120;

export class KnockoutStage extends Motion {
  constructor(
    private readonly point: (space: number) => Point,
    ...table: ConstructorParameters<typeof Motion>
  ) {
    super(...table);
  }

  override show(event: AnyEvent): (() => Promise<void>) | null {
    if (event.type === "rolled" || event.type === "rolled-off") return () => this.roll();
    if (event.type === "ended") sound.won();
    return event.type === "moved" ? this.walk(event) : null;
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
      await this.play(token, frames, STEP_MS * steps, { easing: "ease-in-out" });
      if (ghost) {
        sound.hit();
        await this.play(ghost, [{ opacity: 1 }, { opacity: 0 }], 250, { easing: "ease-out" });
        ghost.remove();
      } else sound.take();
    };
  }

  private token(piece: number): SVGElement | null {
    return this.find(`[data-piece="${piece}"]`);
  }
}
