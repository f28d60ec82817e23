import type { GameKey, SeatSummary, TableView } from "$/generated/wire";

/** Who sits somewhere, as far as anybody knows. */
export type Sitter = Omit<SeatSummary, "bird"> & Partial<Pick<SeatSummary, "bird">>;

interface Bare {
  game: GameKey;
  variant: string;
  seats: readonly Sitter[];
}

/** A table that is laid and nothing more: nobody joined, nothing is decided, no dice are sealed. */
export function bareTable({ game, variant, seats }: Bare): TableView {
  return {
    id: "",
    version: 0,
    status: "playing",
    game,
    variant,
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
      source: "fair",
      commitment: null,
      seed: null,
      seats: [],
      stream: null,
      round: false,
      day: null,
      rolls: 0,
      scheme: 2,
      links: "",
      reveal_deadline: null,
    },
    can_take_back: false,
    watching: 0,
    rematch: null,
    lesson: null,
    series: [],
  };
}
