/** What a person sets up before a game, and the table that is asked for with it. */
import type {
  GameKey,
  GameView,
  SeatSpec,
  TableRequest,
  TableSummary,
  TableView,
} from "$/generated/wire";
import { t } from "$/app/i18n.svelte";
import { load, save } from "$/app/settings.svelte";
import { gameOf } from "$/games";
import { ROUNDS } from "$/generated/house";
import type { Rules } from "./actions";

export type Mode = "bots" | "local" | "online";

export interface Setup {
  mode: Mode;
  players: number;
  bots: number; // among the players, where friends are invited or share the screen
  levels: string[]; // of the bots, one after the other
  ending: string; // one of the variant's exclusive words, where there are no boards
  extras: string[];
  board: string;
  rounds: number;
  handDice: boolean;
  listed: boolean;
  oneSeat: boolean; // nobody sits down in two
  seconds: number; // for each decision; 0 plays without a clock; hours are for a whole turn
  names: string[];
  first: number; // -1: by lot
  tutor: boolean; // whether each seat may ask for advice in private
  agreed: boolean[]; // who agrees to it around this screen (K18); asked anew for each game
}

export function defaults(game: GameView, mode: Mode): Setup {
  // Birds that differ; or somebody who beats chance, but not a newcomer who looks twice.
  const levels = game.bots.toSorted((a, b) => a.level - b.level);
  const { players, level, company = [] } = gameOf(game.key).usual;
  const known = (key: string) => levels.some((bot) => bot.key === key);
  const usual = levels.find((bot) => bot.key === level) ?? levels[1] ?? levels[0];
  return {
    mode,
    players,
    bots: mode === "bots" ? players - 1 : 0,
    levels: company.length && company.every(known) ? [...company] : [usual?.key ?? ""],
    ending: game.variants.one_of[0] ?? "",
    extras: [],
    board: game.boards[0] ?? "",
    rounds: 0,
    handDice: false,
    listed: false,
    oneSeat: true,
    seconds: 0,
    names: [],
    first: -1,
    tutor: false,
    agreed: [],
  };
}

const place = (game: GameKey, mode: Mode) => `roost.setup.${game}.${mode}`;

/** The last settings of this kind of game, as far as they still make sense. */
export function recall(game: GameView, mode: Mode): Setup {
  const usual = defaults(game, mode);
  const last = { ...usual, ...load<Partial<Setup>>(place(game.key, mode)), mode };
  const known = last.levels.every((level) => game.bots.some(({ key }) => key === level));
  if (!known || !last.levels.length) last.levels = usual.levels;
  if (!game.boards.includes(last.board)) last.board = usual.board;
  if (!game.variants.one_of.includes(last.ending)) last.ending = usual.ending;
  last.extras = last.extras.filter((word) => game.variants.any_of.includes(word));
  last.players = Math.min(Math.max(last.players, game.fewest_seats), game.most_seats);
  if (last.first >= last.players) last.first = -1;
  return last;
}

export function remember(game: GameKey, setup: Setup): void {
  save(place(game, setup.mode), { ...setup, agreed: [] });
}

/** `+`-joined words, as the rules name variants. */
export function variantOf(game: GameView, setup: Setup): string {
  const words = [game.boards.length ? setup.board : setup.ending, ...setup.extras];
  if (hasRounds(game) && setup.rounds > 0) words.push(`${ROUNDS}${setup.rounds}`);
  return words.filter(Boolean).join("+");
}

/** Whether the game may be set to end after so many rounds. */
export const hasRounds = (game: GameView): boolean => game.variants.any_of.includes(ROUNDS);

/** How many bots play. */
export function botsOf({ mode, players, bots }: Setup): number {
  if (mode === "bots") return players - 1;
  return Math.max(0, Math.min(bots, players - (mode === "local" ? 1 : 2)));
}

/** The level of each bot; where there are more than were chosen, they are like the last. */
export const levelsOf = (setup: Setup): string[] =>
  Array.from({ length: botsOf(setup) }, (_, at) => setup.levels[at] ?? setup.levels.at(-1)!);

/** Let a bot of this level take the seat of an opponent. */
export function seat(setup: Setup, opponent: number, level: string): void {
  setup.levels = levelsOf(setup).with(opponent, level);
}

export function seatsOf(setup: Setup, name: string): SeatSpec[] {
  const bots = levelsOf(setup).map((bot): SeatSpec => ({ type: "bot", bot }));
  if (setup.mode === "bots") return [{ type: "me", name }, ...bots];
  const people = setup.players - bots.length;
  const seats: SeatSpec[] = Array.from({ length: people }, (_, seat) => {
    if (setup.mode === "local") {
      const tutor = setup.agreed[seat] ?? false;
      return { type: "me", name: setup.names[seat]?.trim() || null, tutor };
    }
    if (seat === 0) return { type: "me", name };
    return setup.listed ? { type: "open" } : { type: "invite" };
  });
  return [...seats, ...bots];
}

export const HOUR = 3600;
export const DAY = 24 * HOUR;
/** The time for each turn of a game over days, in days where they are whole. */
export const turnText = (hours: number): string =>
  hours % 24 ? t("web-hours", { count: hours }) : t("web-days", { count: hours / 24 });
/** Whether so many seconds are for a game over days, in which nobody waits for anybody. */
export const overDays = (seconds: number): boolean => seconds >= HOUR;

export function requestOf(game: GameView, setup: Setup, name: string, pace: number): TableRequest {
  const alone = setup.mode !== "online";
  return {
    game: game.key,
    seats: seatsOf(setup, name),
    variant: variantOf(game, setup),
    first: setup.first < 0 ? null : setup.first,
    private: !(setup.mode === "online" && setup.listed),
    clock:
      !alone && setup.seconds > 0 && !overDays(setup.seconds)
        ? { decision_s: setup.seconds, reserve_s: 60 }
        : null,
    turn_h: !alone && overDays(setup.seconds) ? setup.seconds / HOUR : null,
    // Alone at a device the browser paces the bots itself, so that they can be hurried.
    pace_ms: alone ? 0 : pace,
    tutor: setup.tutor,
    one_seat: setup.oneSeat,
    dice: setup.mode === "local" && setup.handDice ? { type: "manual" } : { type: "fair" },
  };
}

/** The rules of a table that waits for players. */
export function rulesOf(game: GameView, setup: Setup): Rules {
  const {
    variant = "",
    clock = null,
    turn_h = null,
    private: closed = true,
    tutor = false,
  } = requestOf(game, setup, "", 0);
  return { variant, clock, turn_h, private: closed, tutor };
}

/** What was set up for a table, as far as the host may still change it. */
export function ofTable(game: GameView, table: TableView): Setup {
  const words = table.variant.split("+");
  const rounds = words.find((word) => word.startsWith(ROUNDS));
  const usual = defaults(game, "online");
  return {
    ...usual,
    players: table.seats.length,
    board: game.boards.find((word) => words.includes(word)) ?? usual.board,
    ending: game.variants.one_of.find((word) => words.includes(word)) ?? usual.ending,
    extras: game.variants.any_of.filter((word) => words.includes(word)),
    rounds: rounds ? Number(rounds.slice(ROUNDS.length)) : 0,
    seconds: table.turn_h ? table.turn_h * HOUR : (table.clock?.decision_s ?? 0),
    listed: !table.private,
    tutor: table.tutor,
  };
}

/** One tap and the game begins: with the last settings, or else with good first opponents. */
export const atOnce = (game: GameView, name: string, pace: number): TableRequest =>
  requestOf(game, recall(game, "bots"), name, pace);

const sameWords = (one: string, other: string): boolean =>
  one.split("+").toSorted().join() === other.split("+").toSorted().join();

/** Whether a table is of the kind that is asked for. */
export const isLike = (
  table: Pick<TableSummary, "game" | "variant" | "seats">,
  { game, variant, seats }: TableRequest,
): boolean =>
  table.game === game &&
  sameWords(table.variant, variant ?? "") &&
  table.seats.length === seats.length &&
  seats.every((seat, index) => table.seats[index]!.bot === (seat.type === "bot" ? seat.bot : null));

const NAMES = ["Pip", "Coco", "Olive", "Poppy", "Maple", "Juno", "Basil", "Ziggy"] as const;

/** A name for somebody who gave none; always the same for one place at the table. */
export function spareName(index: number): string {
  return NAMES[index % NAMES.length]!;
}
