/** Days off from games over days: over REST. */
import type { MyDaysOff } from "$/generated/days_off";
import { ask, beGuest, isKnown, send } from "$/app/api";
import { midnight } from "$/app/dates";
import { settings } from "$/app/settings.svelte";
import { spareName } from "$/table/setup";

export const mine = async (): Promise<MyDaysOff | null> =>
  isKnown() ? ask<MyDaysOff>("/days-off") : null;

/** Days as a date field writes them; the last one is a day off too. */
export async function announce(first: string, last: string): Promise<MyDaysOff> {
  await beGuest(settings.name || spareName(0));
  const request = { starts: midnight(first, 0), ends: midnight(last, 1) };
  return ask<MyDaysOff>("/days-off", "POST", request);
}

export const end = (id: string): Promise<void> => send(`/days-off/${id}`, "DELETE");
