import type { Refused } from "$/app/api";
import { t } from "$/app/i18n.svelte";
import type { AnyEvent, KnockoutView } from "$/generated/wire";
import Die from "$/ui/Die.svelte";
import { playedBy, type Remarks } from "../game";
import { fetchBoard, fetchBoards } from "./boards.svelte";
import { draw } from "./draw";
import Drop from "./Drop.svelte";
import Editor from "./Editor.svelte";
import { read, withDice } from "./notation";
import Odds from "./Odds.svelte";
import Position from "./Position.svelte";
import Table from "./Table.svelte";
import Won from "./Won.svelte";
import { faceName, faceOf, ways } from "./words";

export const ui = playedBy<KnockoutView>({
  Table,
  Die,
  Drop,
  Won,
  prepare: (view) => fetchBoard(view.board),
  draw,
  holds: { rolled: 250, moved: 350, "move-lost": 900, skipped: 900, "rolled-off": 700 },
  deeds: ["rolled", "moved"],
  throws: ["rolled", "rolled-off"],
  passing: ["rolled", "rolled-off"],
  scores: (view) => view.scores,
  places,
  remarks,
  sign: (events) => {
    if (events.some((event) => event.type === "moved" && event.victim !== null)) return "🥊";
    if (events.some((event) => event.type === "locked")) return "🔒";
    return events.some((event) => event.type === "moved") ? "👣" : "💤";
  },
  isBad: () => false,
  faceName,
  faceOf,
  ways,
  moves: "board",
  Position,
  Odds,
  gainHeading: () => t("tutor-points"),
  Editor,
  lay: fetchBoards,
  seats: (text) => read(text)?.seats ?? null,
  remedy,
});

function places(event: AnyEvent): readonly string[] {
  switch (event.type) {
    case "moved":
      return [...event.path.map((space) => `space-${space}`), `piece-${event.piece}`];
    case "locked":
      return [`piece-${event.piece}`];
    default:
      return [];
  }
}

function remarks(event: AnyEvent, { pieces }: KnockoutView): Remarks {
  if (event.type !== "moved" || event.victim === null) return [];
  const out = pieces.find(({ piece }) => piece === event.victim);
  const hits = { seat: event.seat, what: "hits" };
  return out ? [{ seat: out.seat, what: "out" }, hits] : [hits];
}

/** Some refusals say what the dice should be (docs/position.md). */
function remedy(text: string, { values }: Refused["problem"]): string | null {
  const { why, wanted = "#" } = values;
  if (why !== "move-lost" && why !== "is-over") return null;
  return withDice(text, String(wanted));
}
