/** The server's REST interface. Every answer's type is generated from `roost.wire`. */
import type {
  BoardView,
  GameList,
  InviteList,
  Me,
  Problem,
  TableAnswer,
  TableList,
  TableRequest,
} from "$/generated/wire";

import { remember } from "$/fair/seen";
import { load, save } from "./settings.svelte";

/** A refusal, or a server that cannot be reached (code `unreachable`). */
export class Refused extends Error {
  constructor(readonly problem: Pick<Problem, "code" | "message" | "values">) {
    super(problem.message);
  }
}

export async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch (error) {
    throw new Refused({ code: "unreachable", message: String(error), values: {} });
  }
  if (!response.ok) throw new Refused(await problemOf(response));
  return (await response.json()) as T;
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

let guest: Promise<Me> | null = null;

const KNOWN = "roost.guest";

/** Nobody signs up: whoever has no cookie yet becomes a guest, and a guest may change the name. */
export function beGuest(name: string): Promise<Me> {
  guest ??= ask<Me>("/guest", "POST", { name }).then(
    (me) => {
      save(KNOWN, me.id);
      return me;
    },
    (error: unknown) => {
      guest = null;
      throw error;
    },
  );
  return guest;
}

export const tables = (): Promise<TableList> => ask("/tables");
export async function myTables(): Promise<TableList> {
  return load<string>(KNOWN) === null ? { tables: [] } : ask("/tables?mine=true");
}
export async function makeTable(request: TableRequest, name: string): Promise<TableAnswer> {
  await beGuest(name);
  return kept(await ask<TableAnswer>("/tables", "POST", request));
}
export async function readTable(id: string, key: string | null): Promise<TableAnswer> {
  const query = key ? `?key=${encodeURIComponent(key)}` : "";
  return kept(await ask<TableAnswer>(`/tables/${id}${query}`));
}
function kept(answer: TableAnswer): TableAnswer {
  remember(answer.table);
  return answer;
}
export const invites = (id: string): Promise<InviteList> => ask(`/tables/${id}/invites`);
export const recordPath = (id: string): string => `/api/tables/${id}/record`;
