/** Your own games over REST. */
import type { MomentView, MyFigures, MyGames, Result, ShareView } from "$/generated/my_games";
import type { GameKey } from "$/generated/wire";
import { midnight } from "$/app/dates";
import { language } from "$/app/i18n.svelte";
import { ask } from "$/app/api";

/** Which games; an empty text stands for all of them. Days are as a date field writes them. */
export interface Wanted {
  game: GameKey | "";
  status: "finished" | "unfinished" | "";
  result: Result | "";
  with: string;
  since: string;
  until: string;
}

export const ALL: Wanted = { game: "", status: "", result: "", with: "", since: "", until: "" };

/** As the server wants to be asked; a day begins and ends where the reader lives. */
export function query({ since, until, ...words }: Wanted): URLSearchParams {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) {
    if (value.trim()) given.set(name, value.trim());
  }
  if (since) given.set("since", String(midnight(since, 0)));
  if (until) given.set("until", String(midnight(until, 1)));
  return given;
}

export function games(wanted: Wanted, after: string | null): Promise<MyGames> {
  const asked = query(wanted);
  if (after !== null) asked.set("after", after);
  return ask(`/me/games?${asked}`);
}

export const figures = (): Promise<MyFigures> => ask("/me/figures");

export const recordsPath = (wanted: Wanted): string => `/api/me/records?${query(wanted)}`;

export function moment(id: string, at: number | null, key: string | null): Promise<MomentView> {
  const asked = new URLSearchParams({ language: language() });
  if (at !== null) asked.set("at", String(at));
  if (key !== null) asked.set("key", key);
  return ask(`/tables/${encodeURIComponent(id)}/moment?${asked}`);
}

export const share = (id: string, at: number): Promise<ShareView> =>
  ask(`/tables/${encodeURIComponent(id)}/share?at=${at}`);
