/** What the first page says of today's game, too. */
import { t } from "$/app/i18n.svelte";

const MINUTE = 60_000;

/** How long the dice of today can be played. */
export function timeLeft(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  return t("daily-left", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export const starsText = (stars: number): string => "★".repeat(stars) + "☆".repeat(5 - stars);
