/**
 * Every event as a sentence, for the log, the table and the screen reader. What a game's events say
 * stands in a table that the server's narrator reads too (`roost.narrate`).
 */
import type { FluentVariable } from "@fluent/bundle";
import { language, t } from "$/app/i18n.svelte";
import type { GameUi } from "$/games";
import narration from "$/generated/narration.json";
import type { AnyEvent, GameKey, OutcomeView, PositionView } from "$/generated/wire";

export interface Telling {
  game: GameKey;
  names: readonly string[];
  position: PositionView | null;
  ui: Pick<GameUi, "faceName" | "ways">;
}

/** How a value is made, and of which fields of the event. */
type Value = readonly string[];
interface Sentence {
  message: string;
  values: Readonly<Record<string, Value>>;
  unless?: readonly AnyEvent["type"][];
}
type Table = Readonly<Record<string, { events: Readonly<Record<string, readonly Sentence[]>> }>>;
const GAMES = narration.games as unknown as Table;
const SOUNDS = Object.entries(narration.sounds).map(
  ([sound, pattern]) => [sound, new RegExp(pattern, "iu")] as const,
);
const NONE = "none";

/** Who tells, in which language: sentences are made again only when this changes. */
export function voice(names: readonly string[]): string {
  return [language(), ...names].join("\n");
}

/** One step's events as sentences. */
export function sentences(step: readonly AnyEvent[], telling: Telling): string[] {
  const kinds = new Set(step.map(({ type }) => type));
  return step.flatMap((event) => {
    const told = GAMES[telling.game]?.events[event.type];
    if (!told) return aroundTheTable(event, telling.names);
    return told
      .filter(({ unless }) => !unless?.some((kind) => kinds.has(kind)))
      .map(({ message, values }) => t(message, fill(values, event, step, telling)));
  });
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
  { names, position, ui }: Telling,
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
      return listNames((field as number[]).map((seat) => names[seat] ?? NONE));
    case "dice":
      return (field as number[]).map((face) => ui.faceName(face)).join(", ");
    case "also": {
      const other = step.find(({ type }) => type === first);
      return other ? plain(at(other, second)) : NONE;
    }
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

/** What happens at any table, whatever is played there. */
function aroundTheTable(event: AnyEvent, names: readonly string[]): string[] {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  switch (event.type) {
    case "started":
      return event.first === null
        ? []
        : [t("table-event-started", { name: names[event.first] ?? "" })];
    case "sat-down":
      return [t("table-event-sat-down", { name: event.name ?? t("somebody") })];
    case "stood-up":
    case "removed":
    case "seat-closed":
      return [t(`table-event-${event.type}`, { seat: event.seat + 1 })];
    case "revealed":
      return event.withheld ? [t("table-event-withheld", { name })] : [];
    case "took-back":
    case "flagged":
    case "kept":
    case "handed-back":
      return [t(`table-event-${event.type}`, { name })];
    case "abandoned":
      return [t("table-event-abandoned")];
    default:
      return [];
  }
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
): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return t("result-winners", {
    names: listNames(winners.map((seat) => names[seat] ?? "")),
    count: winners.length,
    score: scoreText(game, scores[winners[0] ?? 0] ?? 0),
  });
}
