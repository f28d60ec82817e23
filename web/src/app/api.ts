/** The REST interface of a server, or of the device that plays without one. Every answer's type is generated from `roost.wire`. */
import type {
  BoardView,
  EntryPage,
  GameKey,
  GameList,
  InviteList,
  LessonView,
  Me,
  Problem,
  TableAnswer,
  TableList,
  TableRequest,
  TableSummary,
} from "$/generated/wire";

import { expectTable } from "$/fair/store";
import { isAway, note, reach } from "$/app/offline/place.svelte";
import { choose, load, save, settings } from "./settings.svelte";
import { isLive, visits } from "./visited";

/** A refusal, or a server that cannot be reached (code `unreachable`). */
export class Refused extends Error {
  constructor(readonly problem: Pick<Problem, "code" | "message" | "values">) {
    super(problem.message);
  }
}

/** Do it, and say what the server refused: null where it refused nothing. */
export async function refusal(work: () => Promise<unknown>): Promise<Refused["problem"] | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.problem;
  }
}

export async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  return (await (await request(path, method, body)).json()) as T;
}

/** A request that is answered by nothing. */
export async function send(path: string, method: string, body?: unknown): Promise<void> {
  await request(path, method, body);
}

/** An answer that comes line by line, each of them JSON. */
export async function* askLines<T>(path: string, body?: unknown): AsyncGenerator<T> {
  const response = await request(path, body === undefined ? "GET" : "POST", body);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read().catch((error: unknown) => {
      throw new Refused({ code: "unreachable", message: String(error), values: {} });
    });
    const lines = (rest + (value ?? "")).split("\n");
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as T;
    if (done) return;
  }
}

export type QueryValues = Record<string, string | number | null>;

/** What stands behind the question mark: all that is not null. */
export function keyed(values: QueryValues): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

const AGAIN_MS = [300, 1000, 2500]; // after a proxy found no server behind it

async function request(path: string, method: string, body?: unknown): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    let response: Response;
    try {
      response = await reach(path, method, body);
    } catch (error) {
      throw new Refused({ code: "unreachable", message: String(error), values: {} });
    }
    if (response.ok) return response;
    const problem = await problemOf(response);
    const between = problem.code === "unreachable" && [502, 503, 504].includes(response.status);
    const wait = AGAIN_MS[tries];
    // To ask once more does no harm; what changes something may have been done already.
    if (!between || method !== "GET" || wait === undefined) throw new Refused(problem);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function problemOf(
  response: Response,
): Promise<Pick<Problem, "code" | "message" | "values">> {
  try {
    const said = (await response.json()) as Partial<Problem>;
    if (typeof said.code === "string") {
      return { code: said.code, message: said.message ?? said.code, values: said.values ?? {} };
    }
  } catch {
    // Not ours: a proxy's page, perhaps.
  }
  return { code: "unreachable", message: `HTTP ${response.status}`, values: {} };
}

let games: Promise<GameList> | null = null;
const boards = new Map<string, Promise<BoardView>>();

export function gameList(): Promise<GameList> {
  games ??= ask<GameList>("/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

export function board(key: string): Promise<BoardView> {
  let found = boards.get(key);
  if (!found) {
    found = ask<BoardView>(`/boards/${encodeURIComponent(key)}`);
    found.catch(() => boards.delete(key));
    boards.set(key, found);
  }
  return found;
}

type Place = "server" | "device";
const guests: Partial<Record<Place, Promise<Me>>> = {};
const here = (): Place => (isAway() ? "device" : "server");

const KNOWN: Record<Place, string> = { server: "roost.guest", device: "roost.device.guest" };
const ACCOUNT = "roost.account";

/** Nobody signs up: whoever has no cookie yet becomes a guest, and a guest may change the name. */
export function beGuest(name: string): Promise<Me> {
  const place = here();
  return (guests[place] ??= ask<Me>("/guest", "POST", { name, bird: settings.bird }).then(
    (me) => {
      save(KNOWN[here()], me.id);
      if (here() !== place) [guests[here()], guests[place]] = [guests[place], undefined];
      return me;
    },
    (error: unknown) => {
      guests[place] = undefined;
      throw error;
    },
  ));
}

/** Choose one's bird: it goes to the server with the next game. */
export function chooseBird(bird: string): void {
  choose("bird", bird);
  guests[here()] = undefined;
}

/** Who this browser is from now on: somebody with an account, or a guest still to be made. */
export function become(me: Me | null): void {
  guests[here()] = me === null ? undefined : Promise.resolve(me);
  save(KNOWN[here()], me?.id ?? null);
  if (me === null) noteAccount(false);
  if (me === null) return;
  choose("name", me.name);
  if (me.bird) choose("bird", me.bird);
}

/** An account's name is changed where the account is, and nowhere else. */
export const hasAccount = (): boolean => load<boolean>(ACCOUNT) === true;
export const noteAccount = (yes: boolean): void => save(ACCOUNT, yes || null);

export const everythingPath = "/api/me/everything";

/** The server forgets this guest; the next game is played as another. */
export async function forgetMe(): Promise<void> {
  await send("/me", "DELETE");
  become(null);
}

/** Whether this browser has been a guest where questions go now. */
export const isKnown = (): boolean => load<string>(KNOWN[here()]) !== null;

/** The same, asking the server where this browser remembers nothing: its cookie may have stayed. */
export async function isRecognised(): Promise<boolean> {
  if (isKnown() || isAway()) return isKnown();
  const nobody = await refusal(async () => become(await ask<Me>("/me")));
  return nobody === null;
}

/** So many pages of the public tables that wait for players, or of those being played. */
export async function tables(status: "open" | "playing", pages: number): Promise<TableList> {
  const found: TableList = { tables: [], next: null };
  for (let page = 0; page < pages && (page === 0 || found.next !== null); page += 1) {
    const after: string = found.next === null ? "" : `&after=${encodeURIComponent(found.next)}`;
    const more = await ask<TableList>(`/tables?status=${status}${after}`);
    found.tables.push(...more.tables);
    found.next = more.next;
  }
  return found;
}
/** Your unfinished tables, and those of this device, wherever questions go. */
export async function myTables(): Promise<TableSummary[]> {
  const asked = isKnown() ? (await ask<TableList>("/tables?mine=true")).tables : [];
  const known = new Set(asked.map(({ id }) => id));
  const own = visits().filter(({ own, table }) => own && !known.has(table.id));
  return [...asked, ...own.map(({ table }) => table)].filter(isLive);
}
export async function makeTable(request: TableRequest, name: string): Promise<TableAnswer> {
  await beGuest(name);
  const answer = made(await ask<TableAnswer>("/tables", "POST", request));
  expectTable(answer.table.id, request);
  return answer;
}
/** A first game: nothing but the game and the pace can be asked for. */
export async function makeLesson(
  game: GameKey,
  pace_ms: number,
  name: string,
): Promise<TableAnswer> {
  await beGuest(name);
  return made(await ask<TableAnswer>("/lessons", "POST", { game, pace_ms }));
}
function made(answer: TableAnswer): TableAnswer {
  if (isAway()) note(answer.table.id);
  return answer;
}
export const lesson = (game: GameKey): Promise<LessonView> => ask(`/lessons/${game}`);
/** A table, with the entries of its transcript after so many. */
export const readTable = (id: string, key: string | null, entries = 0): Promise<TableAnswer> =>
  ask(`/tables/${id}?${keyed({ entries, key })}`);
export const entries = (id: string, after: number, key: string | null): Promise<EntryPage> =>
  ask(`/tables/${id}/entries?${keyed({ after, key })}`);
export const invites = (id: string): Promise<InviteList> => ask(`/tables/${id}/invites`);
export const recordPath = (id: string): string => `/api/tables/${id}/record`;
