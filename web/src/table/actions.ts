/** What the person at a table does. */
import { settings } from "$/app/settings.svelte";
import type { Action, ChangeRules, Reaction } from "$/generated/wire";
import type { FairPlay } from "$/fair/play";
import { same, type TableState } from "./state.svelte";
import type { Answer, Order } from "./socket";

export type Rules = Omit<ChangeRules, "type" | "id">;

export class Actions {
  /** Asked before an action is sent; the tutor may want a word first. */
  guard: ((action: Action) => Promise<boolean>) | null = null;
  private decided = -1; // the version at which we decided last

  constructor(
    protected readonly state: TableState,
    private readonly fair: FairPlay,
    private readonly write: (order: Order) => Promise<Answer>,
  ) {}

  async act(action: Action): Promise<void> {
    if (this.guard && !(await this.guard(action))) return;
    const throws = this.state.decision?.options.some(
      (option) => "throws" in option && same(option.action, action),
    );
    await this.decide((seat, version) => {
      const link = throws ? this.link(seat) : null;
      return { type: "act", seat, version, action, link };
    });
  }

  roll(): Promise<void> {
    return this.decide((seat, version) => ({
      type: "roll",
      seat,
      version,
      link: this.link(seat),
    }));
  }

  private link(seat: number): string | null {
    const { table } = this.state;
    return table ? this.fair.link(seat, table.dice) : null;
  }

  enterDice(dice: number[]): Promise<void> {
    return this.decide((seat, version) => ({ type: "enter-dice", seat, version, dice }));
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
    const answer = await this.write({ type: "ready", seat, commitment: fair.commit(seat) });
    if (answer.type === "ack") fair.wasCommitted(seat);
    else fair.withdraw(seat);
    state.problem = answer.type === "error" ? answer : null;
  }

  async leave(): Promise<void> {
    for (const seat of this.state.seats) await this.send({ type: "leave", seat });
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
  rematch = (swap = false) => this.send({ type: "rematch", swap });
  react = (seat: number, reaction: Reaction) => this.send({ type: "react", seat, reaction });

  private async decide(order: (seat: number, version: number) => Order): Promise<void> {
    const { state } = this;
    const { decision, table } = state;
    if (!decision || !table || state.sending || table.version === this.decided) return;
    state.sending = true;
    try {
      const sent = order(decision.seat, table.version);
      const answer = await this.write(sent);
      const acked = answer.type === "ack";
      if (acked && "link" in sent && sent.link !== null) {
        this.fair.wasThrown(decision.seat, table.dice.rolls);
      }
      state.problem = acked ? null : answer;
      // A second tap may come before the news of what the first one did.
      if (acked) this.decided = table.version;
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
