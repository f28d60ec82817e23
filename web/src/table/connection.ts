/** A table's connection: fetches the table, follows it, and keeps its state up to date. */
import type { ServerMessage, StepView, TableAnswer, TableView, Update } from "$/generated/wire";
import * as api from "$/app/api";
import { connect } from "$/app/offline/place.svelte";
import { settings } from "$/app/settings.svelte";
import type { Command } from "$/fair/client";
import type { FairTable } from "$/fair/table";
import type { Pacing, Showing } from "./pacing.svelte";
import { liveAddress } from "./pipe";
import { spareName } from "./setup";
import { TableSocket, type Answer, type Order } from "./socket";
import type { TableState } from "./state.svelte";

const HISTORY = 120; // steps of the past that a newcomer can read

/** Refusals of a command that is sent again as soon as anything has changed at the table. */
const AGAIN = new Set([
  "stale-version",
  "already-ready",
  "link-not-due",
  "mix-due",
  "chain-not-due",
  "wrong-link",
]);

export class TableConnection {
  private socket: TableSocket | null = null;
  private closed = false;
  private welcomed = false;
  private floor = 0; // entries that the server must have had when we connected
  private filling: Promise<void> | null = null;
  /** The dice's commands that were sent: the answer, and what was known when it was sent. */
  private given = new Map<string, { answer: Promise<Answer>; pending: boolean; at: string }>();

  constructor(
    private readonly id: string,
    private readonly key: string | null,
    private readonly state: TableState,
    private readonly pacing: Pacing,
    private readonly fair: FairTable,
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
    if (this.closed) return;
    window.addEventListener("storage", this.onStorage);
    this.socket.open();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("storage", this.onStorage);
    this.socket?.close();
  }

  /** Another tab may have begun to play. */
  private onStorage = (): void => void this.pump();

  send(order: Order): Promise<Answer> {
    return this.socket!.send(order);
  }

  private address(): string {
    const known = this.state.table?.version ?? 0;
    const since = this.welcomed ? known : known - HISTORY;
    this.floor = this.fair.floor;
    return liveAddress(this.id, Math.max(0, since), this.fair.n, this.key);
  }

  private async receive(message: ServerMessage): Promise<void> {
    const { state } = this;
    switch (message.type) {
      case "welcome":
        state.you = message.you;
        for (const one of this.given.values()) one.at = ""; // answers may have been lost
        if (!(await this.checked(message, this.floor))) break;
        if (state.problem?.code === "unreachable") state.problem = null;
        if (!this.welcomed) this.recall(message.steps);
        this.welcomed = true;
        state.clockSkew = message.server_time - Date.now();
        await this.update(message);
        break;
      case "update":
        if (!(await this.checked(message))) break;
        state.clockSkew = message.server_time - Date.now();
        await this.update(message);
        break;
      case "you":
        state.you = message;
        this.fair.sit(message.seats, state.table?.status ?? "open");
        void this.pump();
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
    if (!(await this.checked(answer))) return;
    await state.prepare(table.game, table.position);
    state.table = table;
    state.shown = table.position;
    void this.pump();
  }

  private async update({ table, steps }: Showing): Promise<void> {
    const { state } = this;
    const known = state.table?.version ?? -1;
    if (table.version < known) return;
    const fresh = steps.filter((step) => step.version > known);
    const first = state.table === null;
    if (fresh.length) state.problem = null;
    state.table = table;
    try {
      await state.prepare(table.game, table.position);
    } catch (error) {
      this.refused(error);
      return;
    }
    void this.pump();
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

  /** Check a message, fetching what is missing before it; false if it can't be shown. */
  private async checked(
    message: Pick<Update, "table" | "steps" | "entries">,
    floor = 0,
  ): Promise<boolean> {
    const { fair, state } = this;
    const see = () => fair.see(message, state.seats, floor);
    try {
      // What is missing before an earlier message may be on its way.
      while (this.filling) await this.filling;
      while (!see()) await (this.filling ??= this.fill(message.table.dice.entries));
    } catch (error) {
      this.refused(error);
      return false;
    }
    state.dice = fair.dice;
    state.tellNotices(fair.dice.notices);
    return fair.stop === null;
  }

  private async fill(wanted: number): Promise<void> {
    const { fair } = this;
    try {
      while (fair.n < wanted && !fair.stop) {
        const { after, list } = await api.entries(this.id, fair.n, this.key);
        fair.fill({ after, list: list.slice(0, wanted - after) });
        if (list.length === 0) {
          const message = "the transcript is shorter than announced";
          throw new api.Refused({ code: "unreachable", message, values: {} });
        }
      }
    } finally {
      this.filling = null;
    }
  }

  /** Send what the dice need now. The answer to what the player did, if that is sent. */
  async pump(): Promise<Answer | null> {
    const { fair, state } = this;
    let done: Promise<Answer> | null = null;
    for (const command of fair.commands()) {
      const sent = this.give(command);
      if (["ready", "roll", "act"].includes(command.type)) done = sent;
    }
    state.dice = fair.dice;
    const answer = await done;
    return answer?.type === "error" && AGAIN.has(answer.code) ? null : answer;
  }

  private give(command: Command): Promise<Answer> | null {
    const { table } = this.state;
    const order = table && orderOf(command, table);
    if (!order) return null;
    const [what, at] = [JSON.stringify(command), `${this.fair.n} ${table.version}`];
    const known = this.given.get(what);
    if (known && (known.pending || known.at === at)) return known.answer;
    const sent = { answer: this.send(order), pending: true, at };
    void sent.answer.then(() => (sent.pending = false));
    this.given.set(what, sent);
    return sent.answer;
  }
}

/** A command of the dice as the server takes it; null where it would change nothing. */
function orderOf(command: Command, { version, seats, status, decision }: TableView): Order | null {
  const seat = seats[command.seat];
  switch (command.type) {
    case "ready":
      return status === "open" && !seat?.ready ? command : null;
    case "return":
      return seat?.stand_in ? null : command; // who left comes back with a tap
    case "roll":
      return { ...command, version };
    case "act": {
      const option = decision?.options.find(({ token }) => token === command.action);
      return option ? { ...command, version, action: option.action } : null;
    }
    default:
      return command;
  }
}
