import { dated } from "./i18n.svelte";

/** A day as people write it, where they are. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(dated(), { dateStyle: "medium" }).format(at);

/** The same, short. */
export const shortDay = (at: number): string =>
  new Intl.DateTimeFormat(dated(), { day: "numeric", month: "short" }).format(at);

/** The last day of what ends then. */
export const lastDay = (ends: number): string => shortDay(ends - 1);

/** When a day begins where the reader lives, or one so many days later. */
export function midnight(day: string, later: number): number {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(year, month - 1, date + later).getTime();
}

/** A day and the time of it. */
export const momentOf = (at: number): string =>
  new Intl.DateTimeFormat(dated(), { dateStyle: "medium", timeStyle: "short" }).format(at);

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was: "10 minutes ago", "yesterday". */
export function ago(at: number, now = Date.now()): string {
  const [unit, ms] = UNITS.find(([, ms]) => now - at >= ms) ?? (["minute", Infinity] as const);
  const words = new Intl.RelativeTimeFormat(dated(), { numeric: "auto", style: "short" });
  return words.format(-Math.floor((now - at) / ms), ms === Infinity ? "second" : unit);
}
