/** Your own games over REST. */
import type {
  MomentView,
  MyFigures,
  MyGame,
  MyGames,
  Result,
  ShareView,
} from "$/generated/my_games";
import type { GameKey, TableSummary } from "$/generated/wire";
import { midnight } from "$/app/dates";
import { language } from "$/app/i18n.svelte";
import { isAway } from "$/app/offline/place.svelte";
import { isLive, visits } from "$/app/visited";
import { ask, isKnown, keyed } from "$/app/api";

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
  if (!isKnown()) return Promise.resolve({ games: [], next: null });
  const asked = query(wanted);
  if (after !== null) asked.set("after", after);
  return ask(`/me/games?${asked}`);
}

/** The games of this device, while a server that does not know them lists yours. */
export function deviceGames(wanted: Wanted): MyGame[] {
  const since = wanted.since ? midnight(wanted.since, 0) : -Infinity;
  const until = wanted.until ? midnight(wanted.until, 1) : Infinity;
  const status = (table: TableSummary) => (isLive(table) ? "unfinished" : "finished");
  return (isAway() ? [] : visits().filter(({ own }) => own))
    .map(({ table, at }) => ({ ...{ table, at, loss: null }, ...endOf(table) }))
    .filter(({ table, at, result }) => {
      const others = table.seats.some(
        ({ name, bot }) => bot === wanted.with || name?.includes(wanted.with),
      );
      return (
        (!wanted.game || table.game === wanted.game) &&
        (!wanted.status || status(table) === wanted.status) &&
        (!wanted.result || result === wanted.result) &&
        (!wanted.with || others) &&
        at >= since &&
        at < until
      );
    });
}

function endOf({ yours, ranks }: TableSummary): Pick<MyGame, "seat" | "result"> {
  const seat = yours.length === 1 ? yours[0]! : null;
  if (seat === null || !ranks.length) return { seat, result: null };
  if (ranks[seat] !== 1) return { seat, result: "lost" };
  return { seat, result: ranks.filter((rank) => rank === 1).length > 1 ? "shared" : "won" };
}

export const figures = (): Promise<MyFigures> => ask("/me/figures");

export const recordsPath = (wanted: Wanted): string => `/api/me/records?${query(wanted)}`;

export function moment(id: string, at: number | null, key: string | null): Promise<MomentView> {
  const asked = new URLSearchParams({ language: language() });
  if (at !== null) asked.set("at", String(at));
  if (key !== null) asked.set("key", key);
  return ask(`/tables/${encodeURIComponent(id)}/moment?${asked}`);
}

/** A link to a game, or to a moment of it. */
export const share = (id: string, at: number | null): Promise<ShareView> =>
  ask(`/tables/${encodeURIComponent(id)}/share?${keyed({ at })}`);
