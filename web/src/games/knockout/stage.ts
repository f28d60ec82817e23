/** What moves on the Knockout board: dice, pieces that walk their path, and a piece that is hit. */
import type { AnyEvent, Moved } from "$/generated/wire";
import { moving } from "$/app/settings.svelte";
import { sound, touch } from "$/app/sound";
import { Motion, speed, type Flight } from "$/table/motion";
import type { Point } from "./geometry";

const STEP_MS = 120;
const LAST_STEP_MS = 240;
const FREEZE_MS = 60;
const BURST_MS = 420;
const SPARKS = 11; // and the first of them is the ring
const SNAP_MS = 260;
const SNAP = [{ scale: 2.4, opacity: 0 }, { scale: 0.8, opacity: 1, offset: 0.6 }, { scale: 1 }];
const SVG = "http://www.w3.org/2000/svg";
const OUT: Flight = { ms: 400, high: 90 };

export class KnockoutStage extends Motion {
  constructor(
    private readonly point: (space: number) => Point,
    ...table: ConstructorParameters<typeof Motion>
  ) {
    super(...table);
  }

  protected override async move(event: AnyEvent, draw: () => Promise<void>): Promise<void> {
    switch (event.type) {
      case "rolled":
      case "rolled-off":
        return this.roll(event, draw);
      case "moved":
        return this.walk(event, draw);
      case "locked":
        await draw();
        sound.lock();
        return this.play(this.find(`[data-piece="${event.piece}"] .lock`), SNAP, SNAP_MS);
      case "ended":
        return this.end(event, draw);
      default:
        return draw();
    }
  }

  /** The piece walks its path, the last step slower; what it hits flies to its seat. */
  private async walk({ path, piece, victim }: Moved, draw: () => Promise<void>): Promise<void> {
    const token = this.find(`[data-piece="${piece}"]`);
    const hit = victim === null ? null : this.find(`[data-piece="${victim}"]`);
    const end = path.at(-1);
    if (!token || end === undefined || !moving()) return draw();
    token.parentNode?.append(token); // the walker is drawn above the others
    path
      .slice(1, -1)
      .forEach((_, index) => this.after(STEP_MS * (index + 1) * speed(), sound.step));
    const ms = STEP_MS * (path.length - 2) + LAST_STEP_MS;
    const frames = path.map((space, index) => {
      const { x, y } = this.point(space);
      const offset = index === path.length - 1 ? 1 : (index * STEP_MS) / ms;
      return { transform: `translate(${x}px, ${y}px)`, offset };
    });
    await this.play(token, frames, ms, { easing: "linear", fill: "forwards" });
    if (!hit) sound.step();
    else {
      sound.hit();
      if (this.table.seats.length) touch(30);
      await this.pause(FREEZE_MS);
      void this.burst(hit, this.point(end));
    }
    await this.glide(draw, OUT);
    for (const walk of token.getAnimations()) walk.cancel(); // it is drawn there now
  }

  /** A ring and sparks in the colour of the piece that was hit. */
  private async burst(hit: Element, { x, y }: Point): Promise<void> {
    const colour = `var(--${hit.getAttribute("data-colour") ?? "red"}-line)`;
    const sparks = Array.from({ length: SPARKS }, (_, index) => {
      const spark = document.createElementNS(SVG, "circle");
      const [far, wide] = index ? [95, 11] : [0, 34];
      const angle = (2 * Math.PI * index) / (SPARKS - 1);
      const [dx, dy] = [far * Math.cos(angle), far * Math.sin(angle)];
      spark.setAttribute("r", String(wide));
      if (index) spark.style.fill = colour;
      else Object.assign(spark.style, { fill: "none", stroke: colour, strokeWidth: "10" });
      hit.parentNode?.append(spark);
      const end = `translate(${x + dx}px, ${y + dy}px) scale(${index ? 0.3 : 2.6})`;
      const frames = [
        { transform: `translate(${x + dx / 3}px, ${y + dy / 3}px)`, opacity: 1 },
        { transform: end, opacity: 0 },
      ];
      return this.play(spark, frames, BURST_MS).then(() => spark.remove());
    });
    await Promise.all(sparks);
  }
}
