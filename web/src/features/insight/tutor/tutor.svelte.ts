/** The tutor of whoever sits here: what it knows of the decision, and what it warns about. */
import { untrack } from "svelte";
import type { Action, InsightView, WarningView } from "$/generated/wire";
import type { Panel } from "$/table/panel";
import { same } from "$/table/state.svelte";
import type { TableCtrl } from "$/table/table.svelte";
import { Refused } from "$/app/api";
import { language } from "$/app/i18n.svelte";
import { settings } from "$/app/settings.svelte";
import * as api from "$/features/insight/api";

export class TutorCtrl implements Panel {
  view = $state.raw<InsightView | null>(null);
  open = $state<"best" | "settings" | null>(null);
  /** What is pointed at in the list; else the best is shown. */
  aimed = $state<string | null>(null);
  warned = $state.raw<{ warning: WarningView; answer: (play: boolean) => void } | null>(null);
  /** Whether it may speak here at all (K18). */
  allowed = $derived.by(() => !!this.ctrl.you?.tutor && this.ctrl.table?.status === "playing");
  on = $derived.by(() => this.allowed && settings.tutor);

  /** Whether a small screen shows it in the drawer. */
  get sheet(): boolean {
    return this.open !== null;
  }
  set sheet(yes: boolean) {
    this.open = yes ? (this.view?.choices.length ? "best" : "settings") : null;
  }

  /** Made while a component is: it listens as long as that stands. */
  constructor(readonly ctrl: TableCtrl) {
    $effect(() => this.ask());
    $effect(() => {
      if (!this.on) return;
      ctrl.actions.guard = (action) => this.warn(action);
      return () => (ctrl.actions.guard = null);
    });
    $effect(() => {
      if (!this.on || this.open !== "best") return;
      const token = this.aimed ?? this.view?.choices[0]?.token;
      const best = ctrl.decision?.options.find((option) => option.token === token) ?? null;
      ctrl.marked = { best };
      return () => (ctrl.marked = {});
    });
  }

  private ask(): void {
    const { ctrl, on } = this;
    void language();
    const now = ctrl.decision;
    this.view = null;
    untrack(() => {
      if (this.open === "best") this.open = null;
    });
    if (!on || !now || now.kind === "dice") return;
    api.tutor(ctrl.id, ctrl.key, now.seat).then(
      (found) => {
        if (ctrl.decision === now) this.view = found;
      },
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error; // the turn has gone by: nothing to say
      },
    );
  }

  /** Whether to play an action; asks where it would cost too much. */
  private async warn(action: Action): Promise<boolean> {
    const { ctrl } = this;
    const now = ctrl.decision;
    const option = now?.options.find((one) => same(one.action, action));
    if (!now || !option) return true;
    try {
      const { token } = option;
      const { threshold } = settings;
      const { warning } = await api.warning(ctrl.id, ctrl.key, now.seat, token, threshold);
      if (warning === null) return true;
      return await new Promise<boolean>((answer) => (this.warned = { warning, answer }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return true; // a tutor that cannot be reached stands in nobody's way
    }
  }

  answer(play: boolean): void {
    this.warned?.answer(play);
    this.warned = null;
  }

  /** Show what is best to who asked for it in a dialog: the focus goes there too. */
  reveal(): void {
    this.arriving = true;
    this.open = "best";
  }
  arriving = false;
}
