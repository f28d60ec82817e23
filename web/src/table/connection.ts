/** A table's connection: fetches the table, follows it, and keeps its state up to date. */
import type { ServerMessage, StepView, TableAnswer, TableView } from "$/generated/wire";
import * as api from "$/app/api";
import { connect } from "$/app/offline/place.svelte";
import { settings } from "$/app/settings.svelte";
import type { FairPlay } from "$/fair/play";
import type { Pacing, Showing } from "./pacing.svelte";
import { liveAddress } from "./pipe";
import { spareName } from "./setup";
import { TableSocket, type Answer, type Order } from "./socket";
import type { TableState } from "./state.svelte";

const HISTORY = 120; // steps of the past that a newcomer can read

export class TableConnection {
  private socket: TableSocket | null = null;
  private closed = false;
  private welcomed = false;
  private given = new Set<number>(); // seats whose seed is on its way

  constructor(
    private readonly id: string,
    private readonly key: string | null,
    private readonly state: TableState,
    private readonly pacing: Pacing,
    private readonly fair: FairPlay,
  ) {}

  async open(): Promise<void> {
    const { state } = this;
    this.socket = new TableSocket(
      () => this.address(),
      {
        message: (message) => void this.receive(message),
        connection: (now) => (state.connection = now),
      },
      (address) => connect(this.id, address),
    );
    try {
      await api.beGuest(settings.name || spareName(0)); // whoever sits down later must be known now
      await this.welcome(await api.readTable(this.id, this.key));
    } catch (error) {
      this.refused(error);
      state.missing = state.problem?.code !== "unreachable";
      if (state.missing) {
        this.socket.close();
        return;
      }
    }
    if (!this.closed) this.socket.open();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  send(order: Order): Promise<Answer> {
    return this.socket!.send(order);
  }

  private address(): string {
    const known = this.state.table?.version ?? 0;
    const since = this.welcomed ? known : known - HISTORY;
    return liveAddress(this.id, Math.max(0, since), this.key);
  }

  private async receive(message: ServerMessage): Promise<void> {
    const { state } = this;
    switch (message.type) {
      case "welcome":
        state.you = message.you;
        if (state.problem?.code === "unreachable") state.problem = null;
        if (!this.welcomed) this.recall(message.steps);
        this.welcomed = true;
        state.clockSkew = message.server_time - Date.now();
        await this.update(message);
        break;
      case "update":
        state.clockSkew = message.server_time - Date.now();
        await this.update(message);
        break;
      case "you":
        state.you = message;
        this.giveSeeds();
        break;
      case "reacted":
        state.showReaction(message.seat, message.reaction);
        break;
      case "error":
        state.problem = message;
        break;
      default:
        break;
    }
  }

  private async welcome(answer: TableAnswer): Promise<void> {
    const { state } = this;
    const { table } = answer;
    state.you = answer.you;
    state.clockSkew = answer.server_time - Date.now();
    this.look(table);
    await state.prepare(table.game, table.position);
    state.table = table;
    state.shown = table.position;
    this.giveSeeds();
  }

  private async update({ table, steps }: Showing): Promise<void> {
    const { state } = this;
    const known = state.table?.version ?? -1;
    if (table.version < known) return;
    const fresh = steps.filter((step) => step.version > known);
    const first = state.table === null;
    this.look(table);
    if (fresh.length) state.problem = null;
    state.table = table;
    try {
      await state.prepare(table.game, table.position);
    } catch (error) {
      this.refused(error);
      return;
    }
    this.giveSeeds();
    if (first || (state.shown === null && table.position === null)) {
      state.remember(fresh, table.position);
      state.shown = table.position;
    } else if (state.busy || fresh.some((step) => step.events.length)) {
      await this.pacing.show({ table, steps: fresh });
    } else state.shown = table.position;
  }

  /** What happened before we came: into the log, without showing it again. */
  private recall(steps: readonly StepView[]): void {
    const { table } = this.state;
    const known = table?.version ?? Infinity;
    this.state.remember(
      steps.filter((step) => step.version <= known),
      table?.position ?? null,
    );
  }

  private refused(error: unknown): void {
    if (!(error instanceof api.Refused)) throw error;
    this.state.problem = error.problem;
  }

  // -- fair dice -----------------------------------------------------------------------------

  private giveSeeds(): void {
    const { table, alarm, seats } = this.state;
    if (table?.status !== "revealing" || alarm.length) return;
    for (const seat of seats) {
      const opened = this.fair.opened(seat);
      if (opened && table.dice.seats[seat]?.seed === null && !this.given.has(seat)) {
        this.given.add(seat);
        void this.reveal(seat, opened);
      }
    }
  }

  private async reveal(seat: number, opened: { seed: string; anchor: string }): Promise<void> {
    const answer = await this.send({ type: "reveal", seat, ...opened });
    if (answer.type === "ack") this.fair.wasRevealed(seat);
    else this.state.problem = answer;
  }

  /** Hold the server to what this browser was shown of the dice. */
  private look(table: TableView): void {
    const player = this.state.you?.player ?? null;
    const mine = table.seats.flatMap((s) => (player && s.player === player ? [s.seat] : []));
    const found = this.fair.look(table, mine);
    if (found.length) this.state.alarm = found;
  }
}
