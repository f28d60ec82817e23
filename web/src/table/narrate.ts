/**
 * Every event as a sentence, for the log, the table and the screen reader. What a game's events say
 * stands in a table that the server's narrator reads too (`roost.narrate`).
 */
import type { FluentVariable } from "@fluent/bundle";
import { language, t } from "$/app/i18n.svelte";
import type { Notice } from "$/fair/table";
import type { GameUi } from "$/games";
import narration from "$/generated/narration.json";
import type { AnyEvent, GameKey, OutcomeView, PositionView } from "$/generated/wire";

export interface Telling {
  game: GameKey;
  names: readonly string[];
  /** The seat of the person at this screen: to them it is "you". */
  you: number | null;
  position: PositionView | null;
  ui: Pick<GameUi, "faceName" | "ways">;
  /** The table's id, which chooses the remarks; without it there are none. */
  key?: string;
  /** Whether sentences name spaces. */
  spaces?: boolean;
}

/** How a value is made, and of which fields of the event. */
type Value = readonly string[];
interface Sentence {
  message: string;
  values: Readonly<Record<string, Value>>;
  unless?: readonly AnyEvent["type"][];
  /** A way and a field that give seats, and what is said to whoever sits there. */
  you?: readonly (readonly [string, string, string])[];
  /** A message, its condition, and the fields that this uses. */
  remarks?: readonly (readonly string[])[];
}
type Table = Readonly<Record<string, { events: Readonly<Record<string, readonly Sentence[]>> }>>;
const GAMES = narration.games as unknown as Table;
const SOUNDS = Object.entries(narration.sounds).map(
  ([sound, pattern]) => [sound, new RegExp(pattern, "iu")] as const,
);
const NONE = "none";

/** Who tells, in which language: sentences are made again only when this changes. */
export function voice(names: readonly string[], you: number | null, spaces: boolean): string {
  return [language(), you, spaces, ...names].join("\n");
}

/** One step's events as sentences. */
export function sentences(step: readonly AnyEvent[], telling: Telling): string[] {
  const kinds = new Set(step.map(({ type }) => type));
  return step.flatMap((event) => {
    const told = GAMES[telling.game]?.events[event.type];
    if (!told) return aroundTheTable(event, telling);
    return told
      .filter(({ unless }) => !unless?.some((kind) => kinds.has(kind)))
      .map((one) => {
        const said = t(messageOf(one, event, telling), fill(one.values, event, step, telling));
        const remark = one.remarks?.find(([, how = "", ...of]) => meets(how, of, event, telling));
        return remarked(said, telling.key, remark?.[0], numbersOf(event));
      });
  });
}

/** Whether an event meets the condition of a remark. */
function meets(how: string, of: readonly string[], event: AnyEvent, telling: Telling): boolean {
  const found = at(event, of[0]!);
  switch (how) {
    case "mine":
      return telling.you !== null && make(of, event, [], telling) === telling.you;
    case "many":
      return (found as number[]).filter((face) => face === Number(of[1])).length >= Number(of[2]);
    default:
      return found !== null;
  }
}

function remarked(said: string, key = "", message = "", event = ""): string {
  if (!key || !message) return said;
  return `${said} ${t(message, { pick: pick(key, message, event) })}`;
}

/** The numbers of an event, by field name: what chooses its remark. */
function numbersOf(event: AnyEvent): string {
  const fields = Object.entries(event).filter(([, value]) => typeof value === "number");
  return fields
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value as number)
    .join(",");
}

/** The number of a variant, the same for the same parts (FNV-1a, as in `roost.narrate`). */
export function pick(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(parts.join(":"))) {
    value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  }
  return (value >>> 8) % narration.variants;
}

/** The sentence's message; another one where it is about the person who reads it. */
function messageOf({ message, you = [] }: Sentence, event: AnyEvent, telling: Telling): string {
  if (telling.you === null) return message;
  const mine = you.find(([how, path]) => {
    const seats = how === "field" ? at(event, path) : make([how, path], event, [], telling);
    return Array.isArray(seats) ? seats.includes(telling.you) : seats === telling.you;
  });
  return mine?.[2] ?? message;
}

function fill(
  values: Sentence["values"],
  event: AnyEvent,
  step: readonly AnyEvent[],
  telling: Telling,
): Record<string, FluentVariable> {
  const made = Object.entries(values).map(([name, how]) => [name, make(how, event, step, telling)]);
  return Object.fromEntries(made) as Record<string, FluentVariable>;
}

function make(
  [how = "", first = "", second = ""]: Value,
  event: AnyEvent,
  step: readonly AnyEvent[],
  { names, you, position, ui, spaces = true }: Telling,
): FluentVariable {
  const field = at(event, first);
  switch (how) {
    case "field":
      return plain(field);
    case "same":
      return String(field === at(event, second));
    case "name":
      return field === null ? NONE : (names[field as number] ?? NONE);
    case "names":
      return listNames(others(field as number[], you).map((seat) => names[seat] ?? NONE));
    case "dice":
      return (field as number[]).map((face) => ui.faceName(face)).join(", ");
    case "also": {
      const other = step.find(({ type }) => type === first);
      return other ? plain(at(other, second)) : NONE;
    }
    case "space":
      if (!spaces) return NONE;
    // falls through
    default: {
      const way = ui.ways?.[how];
      if (!way) throw new Error(`no way to tell "${how}"`);
      return field === null ? NONE : way(field as number, { names, position });
    }
  }
}

/** A field of an event; a dot looks inside it. */
function at(event: AnyEvent, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], event);
}

function plain(value: unknown): FluentVariable {
  if (value === null) return NONE;
  return typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value);
}

/** Everybody but the person who reads: the sentence itself says "you". */
const others = (seats: readonly number[], you: number | null) => seats.filter((s) => s !== you);

/** What happens at any table, whatever is played there. */
function aroundTheTable(event: AnyEvent, { names, you }: Telling): string[] {
  const seat = "seat" in event ? event.seat : event.type === "started" ? event.first : null;
  const name = seat === null ? "" : (names[seat] ?? "");
  const mine = seat !== null && seat === you ? "-you" : "";
  switch (event.type) {
    case "started":
      return event.first === null ? [] : [t(`table-event-started${mine}`, { name })];
    case "sat-down":
      return [t(`table-event-sat-down${mine}`, { name: event.name ?? t("somebody") })];
    case "stood-up":
    case "removed":
    case "seat-closed":
      return [t(`table-event-${event.type}`, { seat: event.seat + 1 })];
    case "chain-renewed":
    case "away": // of one's own seat, this device tells by itself
      return mine || seat === null ? [] : [t(`table-event-${event.type}`, { name })];
    case "back":
    case "took-back":
    case "flagged":
    case "stand-in-started":
    case "stand-in-ended":
      return [t(`table-event-${event.type}${mine}`, { name })];
    case "abandoned":
      return [t("table-event-abandoned")];
    default:
      return [];
  }
}

/** What this device has found about its own part in the dice. */
export function noticeText(
  { code, seat, roll }: Notice,
  names: readonly string[],
  you: number | null,
): string {
  const mine = you === null ? "" : "-you";
  return t(`fair-notice-${code}${mine}`, { name: names[seat] ?? "", roll });
}

/** What the others did since a seat last rolled. */
export function sinceRoll(
  log: readonly { step: { events: readonly AnyEvent[] } }[],
  seat: number | undefined,
): AnyEvent[] {
  const rolled = (event: AnyEvent) => event.type === "rolled" && event.seat === seat;
  const last = log.findLastIndex(({ step }) => step.events.some(rolled));
  const since = log.slice(last + 1).flatMap(({ step }) => step.events);
  return since.filter((event) => "seat" in event && event.seat !== seat);
}

/** "Ana, Leo and Inés": Spanish minds how the last name sounds. */
export function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  const sound = SOUNDS.find(([, pattern]) => pattern.test(last))?.[0] ?? "other";
  return t("list-and", { first: names.slice(0, -1).join(", "), last, sound });
}

export function scoreText(game: GameKey, score: number): string {
  return t(`score-${game}`, { score });
}

export function winnersText(
  game: GameKey,
  { ranks, scores }: Pick<OutcomeView, "ranks" | "scores">,
  names: readonly string[],
  you: number | null,
  key = "",
): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const mine = you !== null && winners.includes(you);
  const said = t(mine ? "result-winners-you" : "result-winners", {
    names: listNames(others(winners, you).map((seat) => names[seat] ?? "")),
    count: winners.length,
    score: scoreText(game, scores[winners[0] ?? 0] ?? 0),
  });
  const [best = 0, second = 0] = [...scores].sort((one, other) => other - one);
  if (best - second <= narration.close) return remarked(said, key, "remark-close");
  return remarked(said, key, mine || you === null ? "remark-won" : "remark-lost");
}
