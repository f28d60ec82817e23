/** Shows what happened at a table, one event after the other, as fast as people can follow. */
import { tick } from "svelte";
import type { AnyEvent, StepView, TableView } from "$/generated/wire";
import { moving, paceScale } from "$/app/settings.svelte";
import { Pauses } from "./pause";
import type { TableState } from "./state.svelte";

/** What a game's table does for the pacing: it moves things. */
export interface Stage {
  /** Called before the picture changes; what it returns is called after, and waited for. */
  show(event: AnyEvent): (() => Promise<void>) | null;
  finish(): void;
}

export interface Showing {
  table: TableView;
  steps: StepView[];
}

const THINKING = 250; // milliseconds that a bot's deeds stand longer than their kind
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
      const scale = this.scale();
      // Nobody reads how the dice fall before they lie still; with nothing moving, at once.
      if (index > thrown || scale === 0 || !moving()) tell();
      state.happening = event;
      if (event.type === "ended") state.sawTheEnd = true;
      const move = scale > 0 ? (this.stage?.show(event) ?? null) : null;
      if (state.shown && state.ui) state.shown = state.ui.draw(state.shown, event);
      await tick();
      await move?.();
      if (index >= thrown) tell();
      await this.pauses.wait(this.scale() && this.hold(step, event) * scale);
    }
    tell();
  }

  /** Where the server does not wait for bots, waiting is done here; elsewhere we keep up with it. */
  private scale(): number {
    if (document.hidden || this.hurried || this.cut) return 0;
    if (this.state.table?.pace_ms === 0) return paceScale();
    return this.queue.length > BEHIND ? 0 : paceScale() / (1 + this.queue.length / 2);
  }

  /** One's own doings feel instant; a bot's can be followed. */
  private hold(step: StepView, event: AnyEvent): number {
    const { ui } = this.state;
    const usual = ui?.holds[event.type] ?? 0;
    if (!ui?.deeds.includes(event.type)) return usual;
    return step.by === "bot" || step.by === "stand-in" ? usual + THINKING : 0;
  }
}
