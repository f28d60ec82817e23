/** One table: what the server last said, what is being shown, and what the person does. */
import { tick } from "svelte";
import type {
  Action,
  AnyEvent,
  Decision,
  PositionView,
  Problem,
  Reaction,
  SeatView,
  ServerMessage,
  StepView,
  TableAnswer,
  TableView,
  You,
} from "$/generated/wire";
import * as api from "$/app/api";
import { t } from "$/app/i18n.svelte";
import { moving, paceScale, settings } from "$/app/settings.svelte";
import { connect } from "$/app/offline/place.svelte";
import { FairPlay } from "$/fair/play";
import type { Finding } from "$/fair/receipt";
import { load, type GameUi } from "$/games";
import { around, seatNames } from "./names";
import type { Marked } from "./marked";
import { sentences, sinceRoll, voice } from "./narrate";
import { Pauses } from "./pause";
import { liveAddress } from "./pipe";
import { spareName } from "./setup";
import { TableSocket, type Connection, type Listener, type Order } from "./socket";

export interface LogEntry {
  key: number;
  step: StepView;
  position: PositionView | null;
}

/** What a table's view does for the controller: it moves things. */
export interface Stage {
  /** Called before the picture changes; what it returns is called after, and waited for. */
  show(event: AnyEvent): (() => Promise<void>) | null;
  finish(): void;
}

interface Showing {
  table: TableView;
  steps: StepView[];
}

const THINKING = 250; // milliseconds that a bot's deeds stand longer than their kind
const LOG_LENGTH = 400;
const BEHIND = 8;
const HISTORY = 120; // steps of the past that a newcomer can read

export class TableCtrl {
  table = $state.raw<TableView | null>(null);
  you = $state.raw<You | null>(null);
  shown = $state.raw<PositionView | null>(null);
  /** The game's own drawings and words. */
  ui = $state.raw<GameUi | null>(null);
  log: LogEntry[] = $state.raw([]);
  happening = $state.raw<AnyEvent | null>(null);
  connection: Connection = $state("connecting");
  problem = $state.raw<Pick<Problem, "code" | "message" | "values"> | null>(null);
  missing = $state(false);
  busy = $state(false);
  /** What the server says of the dice that is not what this browser saw: the game stops. */
  alarm: readonly Finding[] = $state.raw([]);
  /** Whether this page saw the game end, rather than finding it ended. */
  sawTheEnd = $state(false);
  sending = $state(false);
  reactions: Record<number, { reaction: Reaction; key: number } | undefined> = $state({});
  clockSkew = $state(0);
  stage: Stage | null = null;
  /** Asked before an action is sent; the tutor may want a word first. */
  guard: ((action: Action) => Promise<boolean>) | null = null;
  /** What a line of the log speaks of, while somebody looks at it: boards light it up. */
  lit: readonly string[] = $state.raw([]);
  /** Choices that the tutor, a review or a puzzle points at; tables draw them. */
  marked = $state.raw<Marked>({});

  private socket: TableSocket | null = null;
  private queue: Showing[] = [];
  private pauses = new Pauses();
  private keys = 0;
  private closed = false;
  private welcomed = false;
  private hurried = false; // somebody tapped: the rest of the step is shown at once
  private decided = -1; // the version at which we decided last
  private given = new Set<number>(); // seats whose seed is on its way

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.fair = new FairPlay(id);
  }

  readonly fair: FairPlay;
  /** The decision that waits for this device, once everything before it has been shown. */
  decision: Decision | null = $derived.by(() => {
    const waiting = this.table?.decision ?? null;
    if (!waiting || this.busy || this.connection === "lost" || this.alarm.length) return null;
    // Around one screen its people type in the bots' dice too.
    const typing = waiting.kind === "dice" && this.seats.length > 0;
    return typing || this.seats.includes(waiting.seat) ? waiting : null;
  });

  /** How the players are called, by seat. */
  names: readonly string[] = $derived(
    this.table ? seatNames(this.table.seats, this.table.game) : [],
  );

  /** The seat of the person at this screen; null where several share it, or only watch. */
  self: number | null = $derived(this.you?.seats.length === 1 ? this.you.seats[0]! : null);

  /** The seats as they are drawn: one's own first, the others as they follow. */
  around: readonly SeatView[] = $derived(around(this.table?.seats ?? [], this.self ?? 0));

  /** What stands at a seat: "You", or the player's name. */
  called(seat: number): string {
    return seat === this.self ? t("you") : (this.names[seat] ?? "");
  }

  /** Whose turn it is, as far as it has been shown. */
  get turn(): string {
    const seat = this.shown?.seat;
    if (seat === undefined) return "";
    return seat === this.self ? t("web-your-turn") : t("web-turn-of", { name: this.called(seat) });
  }

  /** What the others did since the last roll of whoever looks: it stays on the table. */
  sinceYourRoll: readonly AnyEvent[] = $derived(
    this.table?.outcome && !this.busy ? [] : sinceRoll(this.log, this.self ?? this.shown?.seat),
  );

  private voice = $derived(voice(this.names, this.self, settings.spaceNames));
  private told = new WeakMap<LogEntry, { voice: string; said: string[] }>();

  /** A log entry in words; made once, however often it is shown. */
  words(entry: LogEntry): string[] {
    const known = this.told.get(entry);
    if (known?.voice === this.voice) return known.said;
    const said = this.describe(entry, settings.spaceNames);
    this.told.set(entry, { voice: this.voice, said });
    return said;
  }

  /** The same for those who can't see the board. */
  spoken(entry: LogEntry): string[] {
    return this.describe(entry, true);
  }

  private describe({ position, step }: LogEntry, spaces: boolean): string[] {
    const { table, ui, names, self: you } = this;
    if (!table || !ui) return [];
    const telling = { game: table.game, names, you, position, ui, spaces, key: table.id };
    return sentences(step.events, telling);
  }

  /** Dice that were typed in have already tumbled, on the real table. */
  get tumbling(): boolean {
    return this.table?.dice.source !== "manual";
  }

  get seats(): number[] {
    return this.you?.seats ?? [];
  }

  async open(): Promise<void> {
    const lay = (address: string) => connect(this.id, address);
    const listener: Listener = {
      message: (message) => void this.receive(message),
      connection: (state) => (this.connection = state),
    };
    this.socket = new TableSocket(() => this.address(), listener, lay);
    try {
      await api.beGuest(settings.name || spareName(0)); // whoever sits down later must be known now
      await this.welcome(await api.readTable(this.id, this.key));
    } catch (error) {
      this.refused(error);
      this.missing = this.problem?.code !== "unreachable";
      if (this.missing) {
        this.socket.close();
        return;
      }
    }
    if (!this.closed) this.socket.open();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    this.skip();
  }

  // -- what the person does ----------------------------------------------------------------

  async act(action: Action): Promise<void> {
    if (this.guard && !(await this.guard(action))) return;
    const throws = this.decision?.options.some(
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
    return this.table ? this.fair.link(seat, this.table.dice) : null;
  }

  enterDice(dice: number[]): Promise<void> {
    return this.decide((seat, version) => ({ type: "enter-dice", seat, version, dice }));
  }

  async takeBack(): Promise<void> {
    const { table } = this;
    const seat = table?.decision?.seat ?? this.seats[0];
    if (table && seat !== undefined) {
      await this.send({ type: "take-back", seat, version: table.version });
    }
  }

  sit(seat: number, name: string | null, key: string | null): Promise<string | null> {
    return this.send({ type: "sit", seat, name, key });
  }

  async ready(seat: number): Promise<void> {
    const commitment = this.fair.commit(seat);
    const answer = await this.socket?.send({ type: "ready", seat, commitment });
    if (answer?.type === "ack") this.fair.wasCommitted(seat);
    if (answer?.type === "error") this.fair.withdraw(seat);
    this.problem = answer?.type === "error" ? answer : null;
  }

  async leave(): Promise<void> {
    for (const seat of this.seats) await this.send({ type: "leave", seat });
  }

  async takeSeatBack(seat: number): Promise<void> {
    await this.send({ type: "return", seat });
  }

  /** What only who opened the table may do. */
  async remove(seat: number): Promise<void> {
    await this.send({ type: "remove", seat });
  }

  async closeSeat(seat: number): Promise<void> {
    await this.send({ type: "close-seat", seat });
  }

  async renewLink(seat: number | null): Promise<void> {
    await this.send({ type: "renew-link", seat });
  }

  async revokeLink(seat: number | null): Promise<void> {
    await this.send({ type: "revoke-link", seat });
  }

  async abandon(): Promise<void> {
    await this.send({ type: "abandon" });
  }

  /** The table of the next game, or null where it was refused. */
  rematch(swap = false): Promise<string | null> {
    return this.send({ type: "rematch", swap });
  }

  async react(seat: number, reaction: Reaction): Promise<void> {
    await this.send({ type: "react", seat, reaction });
  }

  /** Show at once what is being shown. */
  skip(): void {
    this.hurried = this.busy;
    this.stage?.finish();
    this.pauses.skip();
  }

  private async decide(order: (seat: number, version: number) => Order): Promise<void> {
    const { decision, table } = this;
    if (!decision || !table || this.sending || table.version === this.decided) return;
    this.sending = true;
    try {
      const sent = order(decision.seat, table.version);
      const answer = await this.socket?.send(sent);
      const threw = "link" in sent && sent.link !== null && answer?.type === "ack";
      if (threw) this.fair.wasThrown(decision.seat, table.dice.rolls);
      this.problem = answer?.type === "error" ? answer : null;
      // A second tap may come before the news of what the first one did.
      if (answer?.type === "ack") this.decided = table.version;
    } finally {
      this.sending = false;
    }
  }

  private async send(order: Order): Promise<string | null> {
    this.problem = null;
    const answer = await this.socket?.send(order);
    if (answer?.type === "error") this.problem = answer;
    return answer?.type === "ack" ? answer.table : null;
  }

  // -- what the server says ------------------------------------------------------------------

  private address(): string {
    const since = this.welcomed ? this.shownVersion : this.shownVersion - HISTORY;
    return liveAddress(this.id, Math.max(0, since), this.key);
  }

  private async receive(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        this.clockSkew = message.server_time - Date.now();
        if (this.problem?.code === "unreachable") this.problem = null;
        if (!this.welcomed) this.recall(message.steps);
        this.welcomed = true;
        await this.update(message);
        break;
      case "update":
        this.clockSkew = message.server_time - Date.now();
        await this.update(message);
        break;
      case "you":
        this.you = message;
        this.giveSeeds();
        break;
      case "reacted":
        this.showReaction(message.seat, message.reaction);
        break;
      case "error":
        this.problem = message;
        break;
      default:
        break;
    }
  }

  private async welcome(answer: TableAnswer): Promise<void> {
    this.you = answer.you;
    this.clockSkew = answer.server_time - Date.now();
    this.look(answer.table);
    await this.prepare(answer.table);
    this.table = answer.table;
    this.shown = answer.table.position;
    this.giveSeeds();
  }

  private async update({ table, steps }: Showing): Promise<void> {
    const known = this.table?.version ?? -1;
    if (table.version < known) return;
    const fresh = steps.filter((step) => step.version > known);
    const first = this.table === null;
    this.look(table);
    if (fresh.length) this.problem = null;
    this.table = table;
    try {
      await this.prepare(table);
    } catch (error) {
      this.refused(error);
      return;
    }
    this.giveSeeds();
    if (first || (this.shown === null && table.position === null)) {
      this.remember(fresh, table.position);
      this.shown = table.position;
      return;
    }
    if (fresh.length === 0 && !this.busy) {
      this.shown = table.position;
      return;
    }
    this.queue.push({ table, steps: fresh });
    if (!this.busy) await this.showAll();
  }

  private get shownVersion(): number {
    return this.table?.version ?? 0;
  }

  /** What happened before we came: into the log, without showing it again. */
  private recall(steps: readonly StepView[]): void {
    const known = this.table?.version ?? Infinity;
    this.remember(
      steps.filter((step) => step.version <= known),
      this.table?.position ?? null,
    );
  }

  private async prepare(table: TableView): Promise<void> {
    this.ui ??= await load(table.game);
    if (table.position) await this.ui.prepare?.(table.position);
  }

  private refused(error: unknown): void {
    if (!(error instanceof api.Refused)) throw error;
    this.problem = error.problem;
  }

  private giveSeeds(): void {
    const { table } = this;
    if (table?.status !== "revealing" || this.alarm.length) return;
    for (const seat of this.seats) {
      const opened = this.fair.opened(seat);
      if (opened && table.dice.seats[seat]?.seed === null && !this.given.has(seat)) {
        this.given.add(seat);
        void this.reveal(seat, opened);
      }
    }
  }

  private async reveal(seat: number, opened: { seed: string; anchor: string }): Promise<void> {
    const answer = await this.socket?.send({ type: "reveal", seat, ...opened });
    if (answer?.type === "ack") this.fair.wasRevealed(seat);
    else if (answer) this.problem = answer;
  }

  private look(table: TableView): void {
    const player = this.you?.player ?? null;
    const mine = table.seats.flatMap((s) => (player && s.player === player ? [s.seat] : []));
    const found = this.fair.look(table, mine);
    if (found.length) this.alarm = found;
  }

  private showReaction(seat: number, reaction: Reaction): void {
    const key = ++this.keys;
    this.reactions[seat] = { reaction, key };
    setTimeout(() => {
      if (this.reactions[seat]?.key === key) this.reactions[seat] = undefined;
    }, 4000);
  }

  // -- showing, one fact after the other ------------------------------------------------------

  private async showAll(): Promise<void> {
    this.busy = true;
    for (let next = this.queue.shift(); next && !this.closed; next = this.queue.shift()) {
      this.shown ??= next.table.position;
      for (const step of next.steps) await this.showStep(step);
      this.shown = next.table.position;
      this.happening = null;
    }
    this.busy = false;
  }

  protected async showStep(step: StepView): Promise<void> {
    const before = this.shown;
    this.hurried = false;
    let told = false;
    const tell = () => {
      if (!told) this.remember([step], before);
      told = true;
    };
    const thrown = step.events.findIndex(({ type }) => this.ui?.throws.includes(type));
    for (const [index, event] of step.events.entries()) {
      const scale = this.scale();
      // Nobody reads how the dice fall before they lie still; with nothing moving, at once.
      if (index > thrown || scale === 0 || !moving()) tell();
      this.happening = event;
      if (event.type === "ended") this.sawTheEnd = true;
      const move = scale > 0 ? (this.stage?.show(event) ?? null) : null;
      if (this.shown && this.ui) this.shown = this.ui.draw(this.shown, event);
      await tick();
      await move?.();
      if (index >= thrown) tell();
      await this.pauses.wait(this.scale() && this.hold(step, event) * scale);
    }
    tell();
  }

  /** Where the server does not wait for bots, waiting is done here; elsewhere we keep up with it. */
  protected scale(): number {
    if (document.hidden || this.hurried) return 0;
    if (this.table?.pace_ms === 0) return paceScale();
    return this.queue.length > BEHIND ? 0 : paceScale() / (1 + this.queue.length / 2);
  }

  /** One's own doings feel instant; a bot's can be followed. */
  private hold(step: StepView, event: AnyEvent): number {
    const usual = this.ui?.holds[event.type] ?? 0;
    if (!this.ui?.deeds.includes(event.type)) return usual;
    return step.by === "bot" || step.by === "keeper" ? usual + THINKING : 0;
  }

  private remember(steps: readonly StepView[], position: PositionView | null): void {
    const told = steps.filter((step) => step.events.length > 0);
    if (told.length === 0) return;
    const entries = told.map((step) => ({ key: ++this.keys, step, position }));
    this.log = [...this.log, ...entries].slice(-LOG_LENGTH);
  }
}

/** Whether two actions say the same. */
export function same(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
