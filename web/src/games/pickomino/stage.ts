/** What moves on the Pickomino table: dice and tiles fly, a lost turn has its beat. */
import type { AnyEvent } from "$/generated/wire";
import { moving } from "$/app/settings.svelte";
import { sound, touch } from "$/app/sound";
import { Motion, type Flight } from "$/table/motion";

const TAKE: Flight = { ms: 300, high: 24, apart: 30, land: sound.take };
const TILE: Flight = { ms: 350, high: 30, land: sound.tile };
const STEAL: Flight = { ms: 600, high: 120, land: sound.tile };
const CHOSEN_MS = 350; // what somebody else takes is lifted first
const DEAD_MS = 500; // until the last die has gone grey
const TURN_MS = 350;
const TRAY = "[data-testid=dice]";

export class PickominoStage extends Motion {
  protected override async move(event: AnyEvent, draw: () => Promise<void>): Promise<void> {
    switch (event.type) {
      case "rolled":
        return this.roll(event, draw);
      case "took":
        if (!this.isOwn(event)) await this.pause(CHOSEN_MS);
        return this.glide(draw, TAKE);
      case "got-tile":
        if (event.victim !== null) sound.steal();
        return this.glide(draw, event.victim === null ? TILE : STEAL);
      case "returned":
        return this.glide(draw, TILE);
      case "turned":
        await draw();
        sound.thud();
        return this.turn(event.tile);
      case "failed":
        await draw();
        sound.fail();
        if (this.isOwn(event)) touch(20, 40, 20);
        return this.die();
      case "ended":
        return this.end(event, draw);
      default:
        return draw();
    }
  }

  protected override fade(): Promise<void> {
    return this.play(this.find(TRAY), [{ opacity: 0 }, { opacity: 1 }], 120);
  }

  /** The dice that lost the turn go grey, one after the other. */
  private async die(): Promise<void> {
    if (!moving()) return;
    const dice = this.findAll(`${TRAY} .die`);
    const each = DEAD_MS / (dice.length + 1);
    const grey = { filter: "grayscale(1)", opacity: 0.45 };
    await Promise.all(
      dice.map((die, index) =>
        this.play(die, [{}, grey], 2 * each, { delay: index * each, fill: "both" }),
      ),
    );
  }

  private async turn(tile: number): Promise<void> {
    if (!moving()) return;
    const over = [
      { transform: "rotateY(180deg) scale(1.15)" },
      { transform: "rotateY(0) scale(1)" },
    ];
    await this.play(this.find(`[data-tile="${tile}"]`), over, TURN_MS);
  }
}
