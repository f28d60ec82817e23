/** What the person at a table does. */
import { settings } from "$/app/settings.svelte";
import type { Action, ChangeRules, Reaction } from "$/generated/wire";
import { expectRematch } from "$/fair/store";
import type { FairTable } from "$/fair/table";
import { same, type TableState } from "./state.svelte";
import type { Answer, Order } from "./socket";

export type Rules = Omit<ChangeRules, "type" | "id">;

export class Actions {
  /** Asked before an action is sent; the tutor may want a word first. */
  guard: ((action: Action) => Promise<boolean>) | null = null;
  private decided = -1; // the version at which we decided last

  constructor(
    protected readonly state: TableState,
    private readonly fair: FairTable,
    private readonly write: (order: Order) => Promise<Answer>,
    private readonly pump: () => Promise<Answer | null>,
  ) {}

  async act(action: Action): Promise<void> {
    if (this.guard && !(await this.guard(action))) return;
    const chosen = this.state.decision?.options.find((option) => same(option.action, action));
    const throws = chosen !== undefined && "throws" in chosen && "dice" in chosen && chosen.throws;
    const dice = throws ? chosen.dice : null;
    await this.decide(
      (seat) => this.fair.act(seat, chosen?.token ?? "", dice),
      (seat, version) => ({ type: "act", seat, version, action, link: null }),
    );
  }

  roll(): Promise<void> {
    return this.decide(
      (seat) => this.fair.throw(seat),
      (seat, version) => ({ type: "roll", seat, version, link: null }),
    );
  }

  enterDice(dice: number[]): Promise<void> {
    return this.decide(null, (seat, version) => ({ type: "enter-dice", seat, version, dice }));
  }

  async takeBack(): Promise<void> {
    const { table, seats } = this.state;
    const seat = table?.decision?.seat ?? seats[0];
    if (table && seat !== undefined) {
      await this.send({ type: "take-back", seat, version: table.version });
    }
  }

  sit(seat: number, name: string | null, key: string | null): Promise<string | null> {
    return this.send({ type: "sit", seat, name, bird: settings.bird, key });
  }

  async ready(seat: number): Promise<void> {
    const { fair, state } = this;
    const plain = { type: "ready", seat, tip: null } as const;
    const answer = await (fair.ready(seat) ? this.pump() : this.write(plain));
    state.problem = answer?.type === "error" ? answer : null;
  }

  async leave(): Promise<void> {
    for (const seat of this.state.seats) await this.send({ type: "leave", seat });
  }

  /** Play on this device what another one has played so far. */
  playHere(): void {
    for (const seat of this.state.dice.elsewhere) this.fair.takeOver(seat);
    void this.pump();
  }

  takeSeatBack = (seat: number) => this.send({ type: "return", seat });

  /** What only who opened the table may do. */
  remove = (seat: number) => this.send({ type: "remove", seat });
  closeSeat = (seat: number) => this.send({ type: "close-seat", seat });
  changeSeat = (seat: number, bot: string | null) => this.send({ type: "change-seat", seat, bot });
  changeRules = (rules: Rules) => this.send({ type: "change-rules", ...rules });
  renewLink = (seat: number | null, room = false) => this.send({ type: "renew-link", seat, room });
  revokeLink = (seat: number | null, room = false) =>
    this.send({ type: "revoke-link", seat, room });
  abandon = () => this.send({ type: "abandon" });

  /** The table of the next game, or null where it was refused. */
  async rematch(swap = false): Promise<string | null> {
    const next = await this.send({ type: "rematch", swap });
    if (next && this.fair.facts) expectRematch(next, this.fair.facts);
    return next;
  }
  react = (seat: number, reaction: Reaction) => this.send({ type: "react", seat, reaction });

  /** Decide: with a part in fair dice, or by the plain order at a table without them. */
  private async decide(
    fairly: ((seat: number) => boolean) | null,
    order: (seat: number, version: number) => Order,
  ): Promise<void> {
    const { state } = this;
    const { decision, table } = state;
    if (!decision || !table || state.sending || table.version === this.decided) return;
    const { seat } = decision;
    const isFair = fairly !== null && table.dice.source === "fair";
    if (isFair && !fairly(seat)) return;
    state.sending = true;
    try {
      const answer = await (isFair ? this.pump() : this.write(order(seat, table.version)));
      state.problem = answer?.type === "error" ? answer : null;
      // A second tap may come before the news of what the first one did.
      if (answer?.type === "ack") this.decided = table.version;
    } finally {
      state.sending = false;
    }
  }

  /** Send a command; returns the table that came of it, if one did. */
  private async send(order: Order): Promise<string | null> {
    this.state.problem = null;
    const answer = await this.write(order);
    if (answer.type === "error") this.state.problem = answer;
    return answer.type === "ack" ? answer.table : null;
  }
}
