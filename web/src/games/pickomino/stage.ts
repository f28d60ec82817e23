/** What moves on the Pickomino table: dice tumble, tiles fly and turn over. */
import type { AnyEvent } from "$/generated/wire";
import { moving } from "$/app/settings.svelte";
import { sound } from "$/app/sound";
import { Motion } from "$/table/motion";

const FLIGHT_MS = 350;
const STEAL_MS = 600;
const DEAD_MS = 500; // until the last die has gone grey
const TRAY = "[data-testid=dice]";

export class PickominoStage extends Motion {
  override show(event: AnyEvent): (() => Promise<void>) | null {
    switch (event.type) {
      case "rolled":
        return () => this.roll();
      case "got-tile": {
        const to = () => this.stack(event.seat);
        if (event.victim === null) return this.flight(this.slot(event.tile), to);
        return this.flight(this.stack(event.victim), to, STEAL_MS, 4);
      }
      case "returned":
        return this.flight(this.stack(event.seat), () => this.slot(event.tile));
      case "failed":
        sound.fail();
        return moving() ? () => this.die() : null;
      case "ended":
        sound.won();
        return null;
      case "turned":
        return () => this.turn(event.tile);
      default:
        return null;
    }
  }

  protected override fade(): Promise<void> {
    return this.play(this.find(TRAY), [{ opacity: 0 }, { opacity: 1 }], 120);
  }

  /** The dice that lost the turn go grey, one after the other. */
  private async die(): Promise<void> {
    const dice = this.findAll(`${TRAY} .die`);
    const each = DEAD_MS / (dice.length + 1);
    const grey = { filter: "grayscale(1)", opacity: 0.45 };
    await Promise.all(
      dice.map((die, index) =>
        this.play(die, [{}, grey], 2 * each, { delay: index * each, fill: "both" }),
      ),
    );
  }

  /** A copy of what lies at `from` flies to where it now belongs; `high` makes an arc of it. */
  private flight(
    from: Element | null,
    to: () => Element | null,
    ms = FLIGHT_MS,
    high = 1,
  ): (() => Promise<void>) | null {
    const drawing = from?.querySelector("svg.tile");
    if (!from || !drawing || !moving()) return null;
    const start = drawing.getBoundingClientRect();
    const copy = drawing.cloneNode(true) as SVGElement;
    return async () => {
      sound.tile();
      const target = to();
      const end = target?.getBoundingClientRect();
      if (!target || !end) return;
      Object.assign(copy.style, {
        position: "fixed",
        zIndex: "20",
        left: `${start.left}px`,
        top: `${start.top}px`,
        width: `${start.width}px`,
        pointerEvents: "none",
      });
      document.body.append(copy);
      const hidden = target.querySelector<SVGElement>("svg.tile");
      if (hidden) hidden.style.visibility = "hidden";
      const size = end.width / start.width;
      const x = end.left - start.left;
      const y = end.top - start.top;
      const lift = Math.min(0, y) / 2 - 24 * high;
      copy.style.transformOrigin = "0 0";
      await this.play(
        copy,
        [
          { transform: "none" },
          { transform: `translate(${x / 2}px, ${y / 2 + lift / 2}px) scale(${(1 + size) / 1.8})` },
          { transform: `translate(${x}px, ${y}px) scale(${size})` },
        ],
        ms,
      );
      copy.remove();
      if (hidden) hidden.style.visibility = "";
    };
  }

  private async turn(tile: number): Promise<void> {
    const slot = this.slot(tile);
    if (!moving()) return;
    await this.play(
      slot,
      [{ transform: "rotateY(180deg) scale(1.15)" }, { transform: "rotateY(0) scale(1)" }],
      FLIGHT_MS,
    );
  }

  private slot(tile: number): Element | null {
    return this.find(`[data-tile="${tile}"]`);
  }

  private stack(seat: number): Element | null {
    return this.find(`[data-stack="${seat}"]`);
  }
}
