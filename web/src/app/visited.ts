/**
 * Tables as they were when this browser last had them open: what lists add to the server's answer,
 * and all there is to list of the games of this device while a server answers.
 */
import type { TableSummary, TableView, You } from "$/generated/wire";
import { isOwn } from "./offline/place.svelte";
import { load, save } from "./settings.svelte";

export interface Visit {
  table: TableSummary;
  at: number;
  own: boolean; // played on this device
  hidden?: boolean; // put away on the first page
}

const KEY = "roost.visited";
const MOST = 100;
const LIVE = new Set<string>(["open", "starting", "playing"]);

export const isLive = ({ status }: Pick<TableSummary, "status">): boolean => LIVE.has(status);
/** The latest first. Those of earlier versions knew less. */
export const visits = (): Visit[] =>
  (load<Visit[]>(KEY) ?? []).map((visit) => ({
    ...visit,
    table: { ...{ turns: 0, scores: [], changed: visit.at }, ...visit.table },
  }));
export const visitOf = (id: string): Visit | undefined =>
  visits().find(({ table }) => table.id === id);

/** Remember how a table stands, the latest first. */
export function visit(table: TableView, you: You, scores: readonly number[]): void {
  const at = Date.now();
  const now = { table: summary(table, you, scores, at), at, own: isOwn(table.id) };
  save(KEY, [now, ...visits().filter((one) => one.table.id !== table.id)].slice(0, MOST));
}

/** Leave a table out on the first page until it is opened again. */
export function hide(table: TableSummary): void {
  const others = visits().filter((one) => one.table.id !== table.id);
  const { at, own } = visitOf(table.id) ?? { at: Date.now(), own: false };
  save(KEY, [...others, { table, at, own, hidden: true }]);
}

function summary(
  table: TableView,
  you: You,
  scores: readonly number[],
  changed: number,
): TableSummary {
  const { id, game, variant, created, turn_h, clock, decision } = table;
  return {
    ...{ id, game, variant, created, turn_h, clock },
    status: table.lesson?.over ? "over" : table.status,
    private: table.private,
    seats: table.seats.map(({ kind, name, bot, bird }) => ({ kind, name, bot, bird })),
    dice: table.dice.source,
    yours: you.seats,
    ranks: table.outcome?.ranks ?? [],
    turn: table.position?.seat ?? null,
    deadline: decision?.deadline ?? null,
    turns: table.position?.turn ?? 0,
    scores: [...scores],
    changed,
  };
}
