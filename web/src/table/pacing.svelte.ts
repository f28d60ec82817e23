/** Shows what happened at a table, one event after the other, as fast as people can follow. */
import { tick } from "svelte";
import type { AnyEvent, StepView, TableView } from "$/generated/wire";
import { moving, paceScale } from "$/app/settings.svelte";
import { Pauses } from "./pause";
import type { TableState } from "./state.svelte";

/** What a game's table does for the pacing: it moves things. */
export interface Stage {
  /** Show an event: `draw` changes the picture, things may move before and after. */
  show(event: AnyEvent, draw: () => Promise<void>): Promise<void>;
  finish(): void;
}

export interface Showing {
  table: TableView;
  steps: StepView[];
}

const BAD_NEWS = 700; // milliseconds that a lost turn stands before anything else happens
const BEHIND = 8;

export class Pacing {
  stage: Stage | null = null;
  /** Show everything at once. */
  cut = false;
  private queue: Showing[] = [];
  private pauses = new Pauses();
  private closed = false;
  private hurried = false; // somebody tapped: the rest of the step is shown at once

  constructor(private readonly state: TableState) {}

  /** Show at once what is being shown. */
  skip(): void {
    this.hurried = this.state.busy;
    this.stage?.finish();
    this.pauses.skip();
  }

  close(): void {
    this.closed = true;
    this.skip();
  }

  /** Show this after what is being shown. */
  async show(showing: Showing): Promise<void> {
    const { state, queue } = this;
    queue.push(showing);
    if (state.busy) return;
    state.busy = true;
    for (let next = queue.shift(); next && !this.closed; next = queue.shift()) {
      state.shown ??= next.table.position;
      for (const step of next.steps) await this.showStep(step);
      state.shown = next.table.position;
      state.happening = null;
    }
    state.busy = false;
  }

  async showStep(step: StepView): Promise<void> {
    const { state } = this;
    const before = state.shown;
    this.hurried = false;
    let told = false;
    const tell = () => {
      if (!told) state.remember([step], before);
      told = true;
    };
    const thrown = step.events.findIndex(({ type }) => state.ui?.throws.includes(type));
    for (const [index, event] of step.events.entries()) {
      if (this.scale() === 0 || !moving()) tell();
      state.happening = event;
      if (event.type === "ended") state.sawTheEnd = true;
      const draw = () => {
        if (state.shown && state.ui) state.shown = state.ui.draw(state.shown, event);
        return tick();
      };
      if (this.stage && this.scale() > 0) {
        state.flying = true;
        await this.stage.show(event, draw);
        state.flying = false;
        state.chatter(event);
      } else await draw();
      // Nobody reads how the dice fall, or where a piece goes, before they lie still.
      if (index >= thrown) tell();
      await this.pauses.wait(this.scale() && this.hold(step, event) * this.scale());
    }
    tell();
  }

  /** Where the server does not wait for bots, waiting is done here; elsewhere we keep up with it. */
  private scale(): number {
    if (document.hidden || this.hurried || this.cut) return 0;
    if (this.state.table?.pace_ms === 0) return paceScale();
    return this.queue.length > BEHIND ? 0 : paceScale() / (1 + this.queue.length / 2);
  }

  /** One's own doings feel instant; the others' can be followed. */
  private hold(step: StepView, event: AnyEvent): number {
    const { seats, ui } = this.state;
    if (event === step.events.at(-1) && step.events.some((one) => ui?.isBad(one))) return BAD_NEWS;
    const own = step.seat !== null && seats.includes(step.seat);
    return own && ui?.deeds.includes(event.type) ? 0 : (ui?.holds[event.type] ?? 0);
  }
}
