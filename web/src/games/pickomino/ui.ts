import { t } from "$/app/i18n.svelte";
import type { AnyEvent, OutcomeView, PickominoView } from "$/generated/wire";
import { WORM } from "$/generated/pickomino";
import { playedBy, type Remarks } from "../game";
import Die from "./Die.svelte";
import { draw } from "./draw";
import Drop from "./Drop.svelte";
import Editor from "./Editor.svelte";
import { read } from "./notation";
import Odds from "./Odds.svelte";
import Position from "./Position.svelte";
import Table from "./Table.svelte";
import Won from "./Won.svelte";
import { faceName, faceOf } from "./words";
import { wormsOn } from "./worms";

const PRIZE = 4; // worms on a tile, or in a roll, that are worth a word

export const ui = playedBy<PickominoView>({
  Table,
  Die,
  Drop,
  Won,
  draw,
  holds: { rolled: 900, took: 150, "got-tile": 500, failed: 100, returned: 50 },
  deeds: ["rolled", "took"],
  throws: ["rolled"],
  passing: ["rolled", "took"],
  scores: (view) => view.worms,
  places,
  remarks,
  sign: (events) => {
    const tile = events.find((event) => event.type === "got-tile");
    if (!tile) return "💥";
    return tile.victim === null ? "🪱" : "🥷";
  },
  isBad: (event) => event.type === "failed",
  faceName,
  faceOf,
  tieBreak,
  moves: "list",
  Position,
  Odds,
  gainHeading: () => t("tutor-gain"),
  Editor,
  seats: (text) => read(text)?.stacks.length ?? null,
});

function places(event: AnyEvent): readonly string[] {
  switch (event.type) {
    case "got-tile":
      return [`tile-${event.tile}`, `stack-${event.seat}`];
    case "returned":
    case "turned":
      return [`tile-${event.tile}`];
    default:
      return [];
  }
}

function remarks(event: AnyEvent): Remarks {
  switch (event.type) {
    case "rolled":
      return event.dice.filter((face) => face === WORM).length >= PRIZE
        ? [{ seat: event.seat, what: "prize" }]
        : [];
    case "failed":
      return [{ seat: event.seat, what: "failed" }];
    case "got-tile":
      if (event.victim !== null) {
        return [
          { seat: event.victim, what: "robbed" },
          { seat: event.seat, what: "robs" },
        ];
      }
      return wormsOn(event.tile) >= PRIZE ? [{ seat: event.seat, what: "prize" }] : [];
    default:
      return [];
  }
}

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
