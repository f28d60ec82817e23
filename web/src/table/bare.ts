import type { GameKey, SeatSummary, TableView } from "$/generated/wire";

/** Who sits somewhere, as far as anybody knows. */
export type Sitter = Omit<SeatSummary, "bird"> & Partial<Pick<SeatSummary, "bird">>;

interface Bare {
  game: GameKey;
  variant: string;
  seats: readonly Sitter[];
}

/** A table that is laid and nothing more: nobody joined, nothing is decided, nothing is thrown. */
export function bareTable({ game, variant, seats }: Bare): TableView {
  return {
    id: "",
    version: 0,
    status: "playing",
    game,
    variant,
    rules: 1,
    private: true,
    clock: null,
    turn_h: null,
    pace_ms: 0,
    tutor: false,
    one_seat: true,
    start: null,
    maker: "",
    created: 0,
    seats: seats.map(({ kind, name, bot, bird = "" }, seat) => ({
      seat,
      kind,
      name,
      bot,
      player: null,
      connected: true,
      stand_in: false,
      ready: true,
      reserve_ms: null,
      pause: null,
      bird,
    })),
    position: null,
    decision: null,
    outcome: null,
    dice: {
      source: "scripted",
      first: null,
      tip: null,
      head: null,
      tips: [],
      entries: 0,
      commitment: null,
      seed: null,
      stream: null,
      day: null,
      round: false,
      deadline: null,
    },
    can_take_back: false,
    watching: 0,
    rematch: null,
    lesson: null,
    series: [],
  };
}
