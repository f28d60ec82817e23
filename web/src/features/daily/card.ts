/** What can be told of a result without giving the dice away. */
import type { DailyGame } from "$/generated/daily";
import { dated, t } from "$/app/i18n.svelte";
import { percent } from "$/app/numbers";
import { scoreText } from "$/table/narrate";

/** A day is one of UTC, whatever day it is where the reader lives. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(dated(), { dateStyle: "medium", timeZone: "UTC" }).format(
    Date.parse(day),
  );

/** The day before another, as the server writes days. */
export const before = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Some lines of text, to send to friends; none before there is a result. */
export function card(day: string, game: DailyGame, streak: number, address: string): string | null {
  const { share = null, points = null } = game.attempt ?? {};
  if (share === null || points === null) return null;
  const lines = [
    t("daily-card", { day: dayText(day), game: t(`game-${game.game}`) }),
    `${bar(share)} ${t("daily-card-made", {
      score: scoreText(game.game, points),
      share: percent(share, 0),
    })}`,
  ];
  if (streak > 1) lines.push(t("daily-streak", { days: streak }));
  return [...lines, address].join("\n");
}

const WIDTH = 5;
const bar = (share: number): string => {
  const full = Math.round(share * WIDTH);
  return "🟧".repeat(full) + "⬜".repeat(WIDTH - full);
};
