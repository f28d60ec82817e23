/** Every event as a sentence, for the log, the table and the screen reader. */
import type {
  AnyEvent,
  BoardView,
  GameKey,
  OutcomeView,
  PositionView,
  SeatView,
  TableView,
} from "$/generated/wire";
import { language, t } from "$/app/i18n.svelte";

export interface Telling {
  game: GameKey;
  seats: readonly SeatView[];
  position: PositionView | null;
  board: BoardView | null;
}

export function seatName(
  seats: readonly Pick<SeatView, "kind" | "name" | "bot">[],
  game: GameKey,
  seat: number,
): string {
  const it = seats[seat];
  if (!it) return "";
  if (it.kind !== "bot") return it.name ?? t("web-seat-free");
  const name = t(`bot-${game}-${it.bot}`);
  const twins = seats.filter((other) => other.kind === "bot" && other.bot === it.bot);
  return twins.length > 1 ? `${name} ${twins.indexOf(it) + 1}` : name;
}

export function faceName(face: number, game: GameKey): string {
  return game === "pickomino" ? t("face-name", { face }) : String(face);
}

export function diceText(dice: readonly number[], game: GameKey): string {
  return dice.map((face) => faceName(face, game)).join(", ");
}

const COLOUR_NAMES = ["blue", "green", "red", "yellow"] as const;

export function pieceName(piece: number): string {
  const colour = COLOUR_NAMES[Math.floor(piece / 6)] ?? "blue";
  return t("piece-name", { colour, number: String((piece % 6) + 1) });
}

export function spaceName(board: BoardView | null, space: number): string {
  return board?.spaces[space]?.name ?? String(space);
}

export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

export function scoreText(game: GameKey, score: number): string {
  return t(`score-${game}`, { score });
}

export function winnersText(table: TableView, outcome: OutcomeView): string {
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const names = listNames(winners.map((seat) => seatName(table.seats, table.game, seat)));
  const score = scoreText(table.game, outcome.scores[winners[0] ?? 0] ?? 0);
  return t("result-winners", { names, count: winners.length, score });
}

/** Who tells, in which language: sentences are made again only when this changes. */
export function voice(seats: readonly SeatView[], game: GameKey): string {
  return [language(), ...seats.map((_, seat) => seatName(seats, game, seat))].join("\n");
}

/** One step's events as sentences; a few events are told together. */
export function sentences(events: readonly AnyEvent[], telling: Telling): string[] {
  return events.flatMap((event, index) => {
    const said = sentence(event, events.slice(index + 1), events[index - 1] ?? null, telling);
    return said === null ? [] : said;
  });
}

function sentence(
  event: AnyEvent,
  rest: readonly AnyEvent[],
  previous: AnyEvent | null,
  telling: Telling,
): string[] | null {
  const name = (seat: number) => seatName(telling.seats, telling.game, seat);
  switch (event.type) {
    case "started":
      return event.first === null ? null : [t("web-event-started", { name: name(event.first) })];
    case "sat-down":
      return [t("web-event-sat-down", { name: event.name })];
    case "stood-up":
      return [t("web-event-stood-up", { seat: event.seat + 1 })];
    case "got-ready":
    case "seed-revealed":
    case "rematch-made":
      return null;
    case "revealed":
      return event.withheld ? [t("web-event-withheld", { name: name(event.seat) })] : null;
    case "took-back":
      return [t("web-event-took-back", { name: name(event.seat) })];
    case "flagged":
      return [t("web-event-flagged", { name: name(event.seat) })];
    case "kept":
      return [t("web-event-kept", { name: name(event.seat) })];
    case "handed-back":
      return [t("web-event-handed-back", { name: name(event.seat) })];
    case "abandoned":
      return [t("web-event-abandoned")];
    default:
      return telling.game === "pickomino"
        ? pickominoSentence(event, rest, previous, name)
        : knockoutSentence(event, telling, name);
  }
}

function pickominoSentence(
  event: AnyEvent,
  rest: readonly AnyEvent[],
  previous: AnyEvent | null,
  name: (seat: number) => string,
): string[] | null {
  switch (event.type) {
    case "rolled":
      return [
        t("event-pickomino-rolled", {
          name: name(event.seat),
          dice: diceText(event.dice, "pickomino"),
        }),
      ];
    case "took": {
      const { face, count, total } = event;
      return [t("event-pickomino-took", { name: name(event.seat), face, count, total })];
    }
    case "got-tile":
      return [
        t("event-pickomino-got-tile", {
          name: name(event.seat),
          tile: event.tile,
          total: event.total,
          exact: String(event.tile === event.total),
          victim: event.victim === null ? "none" : "seat",
          "victim-name": event.victim === null ? "" : name(event.victim),
        }),
      ];
    case "failed": {
      const { reason, total } = event;
      const said = [t("event-pickomino-failed", { name: name(event.seat), reason, total })];
      if (!rest.some((next) => next.type === "returned" || next.type === "turned")) {
        said.push(t("event-pickomino-nothing-returned", { name: name(event.seat) }));
      }
      return said;
    }
    case "returned": {
      const next = rest[0];
      const turned = next?.type === "turned" ? next.tile : null;
      const up = String(event.face_up);
      const values = { tile: event.tile, turned: turned ?? "none", "face-up": up };
      return [t("event-pickomino-returned", values)];
    }
    case "turned":
      if (previous?.type === "returned") return null;
      return [t("event-pickomino-turned", { tile: event.tile })];
    case "ended":
      return [t("event-pickomino-ended", { capped: String(event.outcome.capped) })];
    default:
      return null;
  }
}

function knockoutSentence(
  event: AnyEvent,
  { board, position }: Telling,
  name: (seat: number) => string,
): string[] | null {
  switch (event.type) {
    case "rolled-off": {
      const values = { name: name(event.seat), dice: event.dice.join(", "), total: event.total };
      return [t("event-knockout-rolled-off", values)];
    }
    case "tied":
      return [t("event-knockout-tied", { names: listNames(event.seats.map(name)) })];
    case "starts":
      return [t("event-knockout-starts", { name: name(event.seat) })];
    case "rolled": {
      const [low = 0, high = 0] = [...event.dice].sort((a, b) => a - b);
      const values = { name: name(event.seat), low, high, double: String(low === high) };
      return [t("event-knockout-rolled", values)];
    }
    case "moved": {
      const owner = event.victim === null ? null : ownerOf(position, event.victim);
      return [
        t("event-knockout-moved", {
          name: name(event.seat),
          piece: pieceName(event.piece),
          origin: spaceName(board, event.origin),
          space: spaceName(board, event.space),
          victim: event.victim === null ? "none" : pieceName(event.victim),
          "victim-name": owner === null ? "" : name(owner),
        }),
      ];
    }
    case "move-lost":
      return [
        t("event-knockout-move-lost", {
          name: name(event.seat),
          number: event.number ?? "none",
          length: event.length,
          reason: event.reason,
        }),
      ];
    case "locked":
      return [
        t("event-knockout-locked", {
          piece: pieceName(event.piece),
          number: (event.piece % 6) + 1,
        }),
      ];
    case "skipped":
      return [t("event-knockout-skipped", { name: name(event.seat) })];
    case "ended":
      return [t("event-knockout-ended", { reason: event.reason })];
    default:
      return null;
  }
}

function ownerOf(position: PositionView | null, piece: number): number | null {
  if (position?.type !== "knockout") return null;
  return position.pieces.find((one) => one.piece === piece)?.seat ?? null;
}
