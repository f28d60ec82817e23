/** How the players of a table are called; the same as `roost.narrate.player_names` does it. */
import { t } from "$/app/i18n.svelte";
import type { GameKey, SeatView } from "$/generated/wire";

type Named = Pick<SeatView, "kind" | "name" | "bot">;

/** People keep their names; bots, and people who were forgotten, are numbered where need be. */
export function seatNames(seats: readonly Named[], game: GameKey): string[] {
  const taken = new Set(
    seats.flatMap(({ kind, name }) => (kind === "bot" || name === null ? [] : [lower(name)])),
  );
  return seats.map(({ kind, name, bot }) => {
    if (kind !== "bot" && name !== null) return name;
    if (kind === "open" || kind === "invite") return t("seat-free");
    const usual = kind === "bot" ? t(`bot-${game}-${bot}`) : t("somebody"); // who was forgotten
    let called = usual;
    for (let number = 2; taken.has(lower(called)); number += 1) called = `${usual} ${number}`;
    taken.add(lower(called));
    return called;
  });
}

export function seatName(seats: readonly Named[], game: GameKey, seat: number): string {
  return seatNames(seats, game)[seat] ?? "";
}

/** The seats in turn, beginning with one. */
export function around<Seat>(seats: readonly Seat[], first: number): Seat[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}

const lower = (name: string) => name.toLowerCase();
