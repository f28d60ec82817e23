/** A Pickomino table of two, Ana here and Leo elsewhere, as the server would tell of it. */
import type {
  AnyEvent,
  Decision,
  PickominoView,
  SeatView,
  StepView,
  TableView,
  Update,
  Welcome,
  You,
} from "$/generated/wire";

export const POSITION: PickominoView = {
  type: "pickomino",
  text: "",
  turn: 1,
  seat: 0,
  grill: [21, 24, 36],
  turned: [],
  stacks: [[], [25]],
  worms: [0, 2],
  taken: [0, 0, 0, 0, 0, 2],
  total: 10,
  has_worm: true,
  dice_left: 6,
  roll: null,
  faces: [],
};

export const DECISION: Decision = {
  seat: 0,
  kind: "act",
  options: [{ type: "roll-on", action: { type: "roll-on" }, token: "+", dice: 6, throws: true }],
  dice: 6,
  deadline: null,
};

export const YOU: You = { type: "you", player: "p1", seats: [0], maker: true, tutor: false };

const SEAT: SeatView = {
  seat: 0,
  kind: "human",
  name: "Ana",
  bot: null,
  player: "p1",
  connected: true,
  kept: false,
  ready: true,
  reserve_ms: null,
};

export function tableView(version: number, changes: Partial<TableView> = {}): TableView {
  return {
    id: "t1",
    version,
    status: "playing",
    game: "pickomino",
    variant: "standard",
    private: true,
    clock: null,
    pace_ms: 0,
    tutor: false,
    one_seat: true,
    start: null,
    maker: "p1",
    created: 0,
    seats: [SEAT, { ...SEAT, seat: 1, name: "Leo", player: "p2" }],
    position: POSITION,
    decision: DECISION,
    outcome: null,
    dice: {
      source: "fair",
      commitment: null,
      seed: null,
      seats: [],
      stream: null,
      rolls: 0,
      scheme: 2,
      links: "",
      reveal_deadline: null,
    },
    can_take_back: false,
    watching: 0,
    rematch: null,
    lesson: null,
    ...changes,
  };
}

export const step = (version: number, ...events: AnyEvent[]): StepView => ({
  version,
  seat: 0,
  by: "human",
  token: null,
  events,
});

export const welcome = (table: TableView, ...steps: StepView[]): Welcome => ({
  type: "welcome",
  you: YOU,
  table,
  steps,
  server_time: Date.now(),
  missed: null,
});

export const update = (table: TableView, ...steps: StepView[]): Update => ({
  type: "update",
  table,
  steps,
  server_time: Date.now(),
});
