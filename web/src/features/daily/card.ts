/** What can be told of a result without giving the dice away. */
import type { ReplayView } from "$/generated/wire";
import type { DailyGame } from "$/generated/daily";
import { dated, t } from "$/app/i18n.svelte";
import type { GameUi } from "$/games";
import { scoreText } from "$/table/narrate";
import { starsText } from "./words";

/** A day is one of UTC, whatever day it is where the reader lives. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(dated(), { dateStyle: "medium", timeZone: "UTC" }).format(
    Date.parse(day),
  );

/** The day before another, as the server writes days. */
export const before = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** A game in one sign for each of your turns. */
export function story({ moves, yours }: ReplayView, ui: Pick<GameUi, "sign">): string {
  const turns = new Map<number, ReplayView["moves"][number]["events"]>();
  for (const { turn, seat, events } of moves) {
    if (yours.includes(seat)) turns.set(turn, [...(turns.get(turn) ?? []), ...events]);
  }
  return [...turns.values()].map((events) => ui.sign(events)).join("");
}

/** Some lines of text, to send to friends; none before there is a result. */
export function card(
  day: string,
  game: DailyGame,
  streak: number,
  told: string,
  address: string,
): string | null {
  const points = game.attempt?.points ?? null;
  if (game.stars === null || points === null) return null;
  const title = t("daily-card", { day: dayText(day), game: t(`game-${game.game}`) });
  const lines = [
    `${title} ${starsText(game.stars)}`,
    [told, scoreText(game.game, points)].filter(Boolean).join(" "),
  ];
  if (streak > 1) lines.push(t("daily-streak", { days: streak }));
  return [...lines, address].join("\n");
}
