/** Days off from games over days: over REST, and in words. */
import type { MyDaysOff } from "$/generated/wire";
import { ask, beGuest, isKnown, send } from "$/app/api";
import { language } from "$/app/i18n.svelte";
import { settings } from "$/app/settings.svelte";
import { spareName } from "$/table/setup";
import { midnight } from "$/features/my_games/api";

export const mine = async (): Promise<MyDaysOff | null> =>
  isKnown() ? ask<MyDaysOff>("/days-off") : null;

/** Days as a date field writes them; the last one is a day off too. */
export async function announce(first: string, last: string): Promise<MyDaysOff> {
  await beGuest(settings.name || spareName(0));
  const request = { starts: midnight(first, 0), ends: midnight(last, 1) };
  return ask<MyDaysOff>("/days-off", "POST", request);
}

export const end = (id: string): Promise<void> => send(`/days-off/${id}`, "DELETE");

/** The day of a moment, where the reader lives. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(language(), { day: "numeric", month: "short" }).format(at);

/** The last day of days off that end then. */
export const lastDay = (ends: number): string => day(ends - 1);
