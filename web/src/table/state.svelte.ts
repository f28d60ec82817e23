/** What a table's page shows: what the server last said of it, and how far that has been shown. */
import type {
  Action,
  AnyEvent,
  Decision,
  PositionView,
  Problem,
  Reaction,
  SeatView,
  StepView,
  TableView,
  You,
} from "$/generated/wire";
import { t } from "$/app/i18n.svelte";
import { settings } from "$/app/settings.svelte";
import type { DiceShown, Notice } from "$/fair/table";
import { load, type GameUi } from "$/games";
import { spoken, type Speech } from "./chatter";
import type { Marked } from "./marked";
import { around, seatNames } from "./names";
import { noticeText, sentences, sinceRoll, voice } from "./narrate";
import type { Connection } from "./socket";

export interface LogEntry {
  key: number;
  step: StepView;
  position: PositionView | null;
  /** What this device has found about its own part in the dice. */
  notice?: Notice;
}

const NO_DICE: DiceShown = {
  plays: [],
  elsewhere: [],
  rolls: 0,
  bare: 0,
  digits: null,
  notices: [],
  stop: null,
};
const LOG_LENGTH = 400;
const REACTION_MS = 4000;
const SPEECH_MS = 2200;

export class TableState {
  table = $state.raw<TableView | null>(null);
  you = $state.raw<You | null>(null);
  shown = $state.raw<PositionView | null>(null);
  /** The game's own drawings and words. */
  ui = $state.raw<GameUi | null>(null);
  log: LogEntry[] = $state.raw([]);
  happening = $state.raw<AnyEvent | null>(null);
  flying = $state(false); // until what happens has landed
  connection: Connection = $state("connecting");
  problem = $state.raw<Pick<Problem, "code" | "message" | "values"> | null>(null);
  missing = $state(false);
  busy = $state(false);
  /** What this device knows of the dice; if they can't be true, the game stops. */
  dice: DiceShown = $state.raw(NO_DICE);
  /** Whether this page saw the game end, rather than finding it ended. */
  sawTheEnd = $state(false);
  /** The game is over and everything before that has been shown; the words come after the birds. */
  ending = $derived(!!this.table?.outcome && (!this.busy || this.happening?.type === "ended"));
  sending = $state(false);
  reactions: Record<number, { reaction: Reaction; key: number } | undefined> = $state({});
  /** What a bird says just now. */
  speech: Speech | null = $state.raw(null);
  spokeIn = -1; // the last turn in which one did
  clockSkew = $state(0);
  /** What a line of the log speaks of, while somebody looks at it: boards light it up. */
  lit: readonly string[] = $state.raw([]);
  /** Choices that the tutor, a review or a puzzle points at; tables draw them. */
  marked = $state.raw<Marked>({});
  private keys = 0;

  /** The decision that waits for this device, once everything before it has been shown. */
  decision: Decision | null = $derived.by(() => {
    const waiting = this.table?.decision ?? null;
    if (!waiting || this.busy || this.connection === "lost" || this.dice.stop) return null;
    const isFair = this.table?.dice.source === "fair";
    if (isFair) return this.dice.plays.includes(waiting.seat) ? waiting : null;
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

  /** What the others did since the last roll of whoever looks: it stays on the table. */
  sinceYourRoll: readonly AnyEvent[] = $derived(
    this.table?.outcome && !this.busy ? [] : sinceRoll(this.log, this.self ?? this.shown?.seat),
  );

  get seats(): number[] {
    return this.you?.seats ?? [];
  }

  /** Dice that were typed in have already tumbled, on the real table. */
  get tumbling(): boolean {
    return this.table?.dice.source !== "manual";
  }

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

  private describe({ position, step, notice }: LogEntry, spaces: boolean): string[] {
    const { table, ui, names, self: you } = this;
    if (notice) return [noticeText(notice, names, you)];
    if (!table || !ui) return [];
    const telling = { game: table.game, names, you, position, ui, spaces, key: table.id };
    return sentences(step.events, telling);
  }

  /** Put steps into the log. */
  remember(steps: readonly StepView[], position: PositionView | null): void {
    const told = steps.filter((step) => step.events.length > 0);
    if (told.length === 0) return;
    const entries = told.map((step) => ({ key: ++this.keys, step, position }));
    this.log = [...this.log, ...entries].slice(-LOG_LENGTH);
  }

  private noticed = -1; // notices in the log, or known before this page was opened

  /** Put what this device has found about its own part in the dice into the log. */
  tellNotices(notices: readonly Notice[]): void {
    if (this.noticed < 0) this.noticed = notices.length;
    const step: StepView = { version: 0, seat: null, by: "table", token: null, events: [] };
    const fresh = notices.slice(this.noticed);
    this.noticed = notices.length;
    const entries = fresh.map((notice) => ({ key: ++this.keys, step, position: null, notice }));
    if (entries.length) this.log = [...this.log, ...entries].slice(-LOG_LENGTH);
  }

  showReaction(seat: number, reaction: Reaction): void {
    const key = ++this.keys;
    this.reactions[seat] = { reaction, key };
    setTimeout(() => {
      if (this.reactions[seat]?.key === key) this.reactions[seat] = undefined;
    }, REACTION_MS);
  }

  /** A bird may say a word about what happens: one of them, once in a turn. */
  chatter(event: AnyEvent): void {
    const speech = spoken(event, this);
    if (!speech) return;
    this.speech = speech;
    this.spokeIn = speech.turn;
    setTimeout(() => {
      if (this.speech === speech) this.speech = null;
    }, SPEECH_MS);
  }

  /** Fetch what must be there before a position of this game can be drawn. */
  async prepare(game: string, position: PositionView | null): Promise<void> {
    this.ui ??= await load(game);
    if (position) await this.ui.prepare?.(position);
  }
}

/** Whether two actions say the same. */
export function same(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
