/** A Pickomino table of two, Ana here and Leo elsewhere, as the server would tell of it. */
import type {
  AnyEvent,
  Decision,
  PickominoView,
  StepView,
  TableView,
  Update,
  Welcome,
  You,
} from "$/generated/wire";
import { bareTable } from "$/table/bare";

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

export const YOU: You = {
  type: "you",
  player: "p1",
  seats: [0],
  maker: true,
  tutor: false,
  hints: false,
};

const SEATS = [
  { kind: "human" as const, name: "Ana", bot: null },
  { kind: "human" as const, name: "Leo", bot: null },
];

export function tableView(version: number, changes: Partial<TableView> = {}): TableView {
  const bare = bareTable({ game: "pickomino", variant: "standard", seats: SEATS });
  return {
    ...bare,
    id: "t1",
    version,
    maker: "p1",
    seats: bare.seats.map((seat) => ({ ...seat, player: `p${seat.seat + 1}` })),
    position: POSITION,
    decision: DECISION,
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
  entries: null,
});

export const update = (table: TableView, ...steps: StepView[]): Update => ({
  type: "update",
  table,
  steps,
  server_time: Date.now(),
  entries: null,
});
