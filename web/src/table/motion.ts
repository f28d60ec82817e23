/**
 * What moves on the table of any game. Motion is derived from the picture before and after a change:
 * whatever is named by `data-moves` and lies elsewhere afterwards flies there.
 */
import { tick } from "svelte";
import { moving, paceScale } from "$/app/settings.svelte";
import { sound, touch } from "$/app/sound";
import type { AnyEvent, Ended, Rolled, RolledOff } from "$/generated/wire";
import { shuffled } from "$/ui/dice";
import type { Stage } from "./pacing.svelte";
import { Pauses } from "./pause";
import type { TableState } from "./state.svelte";

/** Milliseconds until the first and the last die lie still, and the last of one or two. */
const FIRST_MS = 480;
const LAST_MS = 900;
const TENSE_MS = 1100;
/** The end of a game: until the winner's bird has landed, and until everything is counted. */
const LANDED_MS = 560;
const STAGE_MS = 1900;
const SETTLE: Flight = { ms: 180 };
const STEPS = 10; // of an arc

export interface Flight {
  ms: number;
  /** How high the arc is, in pixels. */
  high?: number;
  /** Milliseconds between one thing and the next. */
  apart?: number;
  land?: () => void;
}

type Draw = () => Promise<void>;

export abstract class Motion implements Stage {
  private running: Animation[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private readonly pauses = new Pauses();
  private hurried = false;

  constructor(
    protected readonly table: Pick<TableState, "tumbling" | "seats" | "table">,
    private readonly root: () => HTMLElement | undefined,
    private readonly setRolling: (landings: readonly number[] | null) => void,
  ) {}

  protected abstract move(event: AnyEvent, draw: Draw): Promise<void>;

  show(event: AnyEvent, draw: Draw): Promise<void> {
    this.hurried = false;
    return this.move(event, draw);
  }

  finish(): void {
    this.hurried = true;
    this.timers.splice(0).forEach(clearTimeout);
    for (const animation of this.running) animation.finish();
    this.pauses.skip();
  }

  /** Throw the dice, let them lie as they fell for a moment, and sort them. */
  protected async roll(thrown: Rolled | RolledOff, draw: Draw): Promise<void> {
    if (!moving() || !this.table.tumbling) {
      sound.die();
      await draw();
      return this.fade();
    }
    const lands = landings(thrown.dice.length).map((ms) => ms * speed());
    this.setRolling(lands);
    await draw();
    for (const ms of lands) {
      this.after(ms, () => {
        sound.die();
        if (this.isOwn(thrown)) touch(8);
      });
    }
    await this.wait(Math.max(...lands));
    await this.glide(() => {
      this.setRolling(null);
      return tick();
    }, SETTLE);
  }

  protected isOwn({ seat }: { seat: number }): boolean {
    return this.table.seats.includes(seat);
  }

  /** The winner's bird jumps onto the stage and sings; what it has won is counted. */
  protected async end({ outcome }: Ended, draw: Draw): Promise<void> {
    const winner = Math.max(0, outcome.ranks.indexOf(1));
    const bot = this.table.table?.seats[winner]?.bot ?? "";
    const tune = [...bot].reduce((sum, sign) => sum + sign.charCodeAt(0), winner);
    await draw();
    this.after(LANDED_MS * speed(), () => sound.won(tune));
    await this.pause(STAGE_MS);
  }

  /** Dice that do not tumble. */
  protected fade(): Promise<void> {
    return Promise.resolve();
  }

  /** Change the picture; what lies elsewhere afterwards flies there. */
  protected async glide(draw: Draw, flight: Flight): Promise<void> {
    if (!moving() || this.hurried) return draw();
    const before = new Map(this.movables().map((it) => [it.dataset.moves, boxOf(it)]));
    await draw();
    const flying = this.movables().flatMap((it) => {
      const [from, to] = [before.get(it.dataset.moves), boxOf(it)];
      const far = from && Math.hypot(from.left - to.left, from.top - to.top) > 2;
      return far ? [{ it, from, to }] : [];
    });
    await Promise.all(flying.map((one, index) => this.fly(one, index, flight)));
  }

  /** A copy flies above everything; what it is a copy of is seen once it has landed. */
  private async fly(
    { it, from, to }: { it: HTMLElement; from: DOMRect; to: DOMRect },
    index: number,
    { ms, high = 0, apart = 0, land }: Flight,
  ): Promise<void> {
    const copy = it.cloneNode(true) as HTMLElement;
    delete copy.dataset.moves;
    copy.setAttribute("aria-hidden", "true");
    const style = { position: "fixed", zIndex: "20", margin: "0", pointerEvents: "none" };
    const box = { left: px(to.left), top: px(to.top), width: px(to.width), height: px(to.height) };
    Object.assign(copy.style, style, box, { transformOrigin: "0 0" });
    copy.style.setProperty("--die", px(to.width));
    document.body.append(copy);
    it.style.visibility = "hidden";
    const [x, y] = [from.left - to.left, from.top - to.top];
    const grown = from.width / to.width;
    const frames = Array.from({ length: STEPS + 1 }, (_, step) => {
      const gone = step / STEPS;
      const rest = 1 - gone;
      const lift = 4 * gone * rest;
      const scale = (1 + (grown - 1) * rest) * (1 + (high ? 0.15 : 0) * lift);
      return { transform: `translate(${x * rest}px, ${y * rest - high * lift}px) scale(${scale})` };
    });
    const timing = { delay: index * apart * speed(), fill: "both", easing: "ease-in-out" } as const;
    await this.play(copy, frames, ms, timing);
    copy.remove();
    it.style.visibility = "";
    land?.();
  }

  /** Wait, until a tap; `ms` at the pace that was chosen. */
  protected pause(ms: number): Promise<void> {
    return this.wait(moving() ? ms * speed() : 0);
  }

  private wait(ms: number): Promise<void> {
    return this.pauses.wait(this.hurried ? 0 : ms);
  }

  protected after(ms: number, act: () => void): void {
    this.timers.push(setTimeout(act, ms));
  }

  protected find<Found extends Element>(selector: string): Found | null {
    return this.root()?.querySelector<Found>(selector) ?? null;
  }

  protected findAll(selector: string): HTMLElement[] {
    return [...(this.root()?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  private movables(): HTMLElement[] {
    return this.findAll("[data-moves]");
  }

  protected async play(
    element: Element | null,
    frames: Keyframe[],
    ms: number,
    more: KeyframeAnimationOptions = {},
  ): Promise<void> {
    if (!element || this.hurried) return;
    const easing = "cubic-bezier(0.2,0.8,0.2,1)";
    const animation = element.animate(frames, { duration: ms * speed(), easing, ...more });
    this.running.push(animation);
    await animation.finished.catch(() => undefined);
    this.running = this.running.filter((other) => other !== animation);
  }
}

/** When each die lies still, in milliseconds: one after the other, in any order, the last one late. */
export function landings(dice: number): number[] {
  const last = dice > 2 ? LAST_MS : TENSE_MS;
  const share = (index: number) => (dice > 1 ? (index / (dice - 1)) ** 1.4 : 1);
  return shuffled(Array.from({ length: dice }, (_, index) => index)).map(
    (index) => FIRST_MS + (last - FIRST_MS) * share(index),
  );
}

/** How much longer or shorter motion takes at the pace that was chosen. */
export const speed = (): number => Math.max(0.4, paceScale());
const boxOf = (thing: Element): DOMRect => thing.getBoundingClientRect();
const px = (length: number): string => `${length}px`;
