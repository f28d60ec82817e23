import { t } from "$/app/i18n.svelte";
import type { OutcomeView, PickominoView } from "$/generated/wire";
import { playedBy } from "../game";
import Beside from "./Beside.svelte";
import Die from "./Die.svelte";
import { draw } from "./draw";
import Drop from "./Drop.svelte";
import Editor from "./Editor.svelte";
import Odds from "./Odds.svelte";
import Position from "./Position.svelte";
import Table from "./Table.svelte";
import { faceName, faceOf } from "./words";

export const ui = playedBy<PickominoView>({
  Table,
  Die,
  Drop,
  draw,
  holds: { rolled: 250, took: 350, "got-tile": 700, failed: 1500, returned: 700, turned: 900 },
  deeds: ["rolled", "took"],
  isBad: (event) => event.type === "failed",
  faceName,
  faceOf,
  tieBreak,
  winnings: (view, seat) => sorted(view.stacks[seat] ?? []).join(" · "),
  moves: "list",
  Position,
  Odds,
  gainHeading: () => t("tutor-gain"),
  Editor,
  Beside,
});

/** Equal worms and unequal ranks: the highest tile decided, and we say so. */
function tieBreak(
  view: PickominoView,
  { ranks, scores }: OutcomeView,
  names: readonly string[],
  you: number | null,
): string | null {
  const best = ranks.indexOf(1);
  const tied = ranks
    .flatMap((rank, seat) => (rank !== 1 && scores[seat] === scores[best] ? [seat] : []))
    .sort((a, b) => ranks[a]! - ranks[b]!)[0];
  const high = (seat: number) => Math.max(0, ...(view.stacks[seat] ?? []));
  if (tied === undefined || !high(best)) return null;
  const values = { tile: high(best), other: high(tied) };
  if (best === you) return t("web-tie-break-you", values);
  return t("web-tie-break", { name: names[best] ?? "", ...values });
}

const sorted = (tiles: readonly number[]) => tiles.toSorted((a, b) => a - b);
