/** A page at a table whose dice it checks, with a small server at the other end of its socket. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "$/app/i18n.svelte";
import { settings } from "$/app/settings.svelte";
import { expectTable } from "$/fair/store";
import { load } from "$/games";
import type { Command, DiceView, StepView, TableView } from "$/generated/wire";
import { FakeServer, seeded } from "$/testing/fair";
import { FakeStorage, FakeWebSocket, openPage, settle } from "$/testing/page";
import { POSITION, tableView, update, welcome, YOU } from "$/testing/table";
import { TableCtrl } from "./table.svelte";

const SEATS = ["person", "person"] as const;
let server: FakeServer;
let version: number;
let told: number; // entries in the last message
/** What a dishonest server makes of a message. */
let bend: (message: { table: TableView; steps: StepView[] }) => void;

/** The table as the small server has it. */
function view(changes: Partial<TableView> = {}): TableView {
  const { facts, game, list } = server;
  const asked = game && !game.over && server.missing.length ? game : null;
  const decided = asked && !asked.mixing && (asked.due === null || asked.due.seat === 0);
  const options = ["on", "stop"].map((token) => ({
    type: "roll-on" as const,
    action: { type: token } as never,
    token,
    dice: server.dice - 1,
    throws: token === "on",
  }));
  const dice: DiceView = {
    ...tableView(1).dice,
    source: "fair",
    first: facts.first,
    tip: facts.server,
    head: game ? server.head : null,
    tips: game ? [...server.tips] : [],
    entries: list.length,
  };
  const base = tableView(++version);
  const seat = asked?.due?.seat ?? server.missing[0] ?? 0;
  const kind = asked?.due ? "roll" : "act";
  const status = !game ? "open" : game.over ? "over" : list.length ? "playing" : "starting";
  return {
    ...base,
    game: "pickomino",
    variant: facts.variant,
    rules: facts.rules,
    id: facts.table,
    seats: base.seats.map((one) => ({ ...one, ready: server.tips[one.seat] !== null })),
    status,
    position: status === "playing" || status === "over" ? POSITION : null,
    decision: decided
      ? { seat, kind, options: kind === "act" ? options : [], dice: server.dice, deadline: null }
      : null,
    dice,
    ...changes,
  };
}

/** The steps of some entries: of the rolls alone. */
function stepsOf(from: number): StepView[] {
  let seat = 0;
  return server.list.flatMap((entry, place) => {
    if (entry.type === "due") seat = entry.seat;
    if (place < from || entry.type !== "roll") return [];
    const events = [{ type: "rolled" as const, seat, dice: [...entry.faces] }];
    return [{ version: version + 1, seat, by: "human" as const, token: null, events }];
  });
}

/** The page: what it keeps, what it was sent. */
let ctrl: TableCtrl;
let answered: number;

const written = () => FakeWebSocket.last.written as Command[];
const commands = () => written().map(({ type }) => type);

async function tell(from = told): Promise<void> {
  const steps = stepsOf(from);
  const message = {
    ...update(view(), ...steps),
    entries: structuredClone({ after: from, list: server.list.slice(from) }) as never,
  };
  bend(message);
  told = server.list.length;
  FakeWebSocket.last.say(message);
  await settle();
}

/** The server takes what the page has sent, and answers. */
async function serve(): Promise<void> {
  for (const command of written().slice(answered)) {
    answered += 1;
    const action = command.type === "act" ? (command.action as { type: string }).type : "";
    server.receive({ ...command, action } as never);
    FakeWebSocket.last.say({ type: "ack", id: command.id, version, table: null });
  }
  await settle();
}

/** The other player does what the table waits for. */
function other(): void {
  const { game } = server;
  if (!server.missing.includes(1) || !game) return;
  const link = leo.link(game.k + 1);
  if (game.mixing || (game.due && game.due.seat !== 1)) {
    server.receive({ type: "link", seat: 1, k: game.k, link });
  } else if (game.due) server.receive({ type: "roll", seat: 1, link });
  else server.receive({ type: "act", seat: 1, action: "stop", link: null });
}
let leo: import("$/fair/bytes").Chain;

async function open(): Promise<void> {
  ctrl = new TableCtrl(server.facts.table, null);
  answered = 0;
  await ctrl.open();
  FakeWebSocket.last.accept();
  const from = Number(new URL(FakeWebSocket.last.url).searchParams.get("entries"));
  const list = structuredClone(server.list.slice(from));
  FakeWebSocket.last.say({ ...welcome(view()), entries: { after: from, list: list } });
  told = server.list.length;
  await settle();
}

/** Both get ready and their links are mixed; the table waits for our throw. */
async function begin(): Promise<void> {
  await open();
  void ctrl.actions.ready(0);
  await settle();
  await serve();
  server.tips[1] = leo.tip;
  server.advance();
  await tell();
  await serve();
  other();
  server.advance();
  await tell();
}

beforeAll(async () => {
  openPage();
  await speak("en");
  await load("pickomino");
});
beforeEach(async () => {
  vi.useFakeTimers();
  settings.pace = "instant";
  const { Chain } = await import("$/fair/bytes");
  leo = new Chain("11".repeat(32));
  server = new FakeServer(seeded(3), SEATS, 4, 0);
  Object.assign(server.facts, { game: "pickomino", table: `table-${Math.random()}` });
  version = told = 0;
  bend = () => undefined;
  const id = server.facts.table;
  openPage({
    "/guest": () => ({ id: "p1", name: "Ana" }),
    [`/tables/${id}/entries`]: () => ({ after: 0, list: server.list, next: null }),
    [`/tables/${id}`]: () => ({
      ...welcome(view()),
      entries: { after: 0, list: [...server.list] },
    }),
  });
});
afterEach(() => {
  ctrl.close();
  vi.useRealTimers();
});

describe("an honest table", () => {
  it("gets our tip, our link for the mix, and our link with the throw", async () => {
    await begin();
    expect(commands()).toEqual(["ready", "link"]);
    expect(ctrl.decision?.kind).toBe("roll");
    expect(ctrl.dice).toMatchObject({ stop: null, plays: [0], rolls: 0 });
    expect(ctrl.dice.digits).toBe(server.game!.check!.digits);
    void ctrl.actions.roll();
    await settle();
    expect(written().at(-1)).toMatchObject({ type: "roll", seat: 0, version });
    await serve();
    server.advance();
    await tell();
    expect(ctrl.dice).toMatchObject({ stop: null, rolls: 1 });
    expect(ctrl.decision?.kind).toBe("act");
  });

  it("is played to its end without an alarm", async () => {
    await begin();
    for (let round = 0; round < 400 && !server.game!.over; round += 1) {
      if (ctrl.decision?.kind === "roll") void ctrl.actions.roll();
      else if (ctrl.decision) {
        const option = ctrl.decision.options[round % 2]!;
        void ctrl.actions.act(option.action);
      }
      await settle();
      await serve();
      other();
      server.advance();
      await tell();
    }
    expect(server.game!.over).toBe(true);
    expect(ctrl.dice.stop).toBeNull();
    expect(ctrl.dice.rolls).toBe(server.game!.rolls);
    expect(ctrl.fair.receipt).toMatchObject({ n: server.game!.n, t: server.game!.t });
  });

  it("gets the same throw again after a reload in the middle of it, and nothing twice", async () => {
    await begin();
    void ctrl.actions.roll();
    await settle();
    const { id: _, ...thrown } = written().at(-1)!;
    ctrl.close();
    await open();
    const again = written().filter(({ type }) => type === "roll");
    expect(again).toMatchObject([{ ...thrown, version: expect.any(Number) as number }]);
    await serve();
    server.advance();
    await tell();
    expect(ctrl.dice).toMatchObject({ stop: null, rolls: 1, plays: [0] });
  });

  it("may leave a gap: what is missing is fetched before anything is shown", async () => {
    await begin();
    void ctrl.actions.roll();
    await settle();
    await serve();
    server.advance();
    await tell(server.list.length); // what belongs to it was lost
    expect(ctrl.dice).toMatchObject({ stop: null, rolls: 1 });
  });

  it("is played by the tab that was opened last; the other one watches, and can take over", async () => {
    await begin();
    const first = ctrl;
    const socket = FakeWebSocket.last;
    await open();
    window.dispatchEvent(new Event("storage"));
    await settle();
    expect(ctrl.dice).toMatchObject({ plays: [0], stop: null, digits: first.dice.digits });
    expect(first.dice).toMatchObject({ plays: [], elsewhere: [0], stop: null });
    void ctrl.actions.roll();
    await settle();
    await serve();
    server.advance();
    await tell();
    const list = structuredClone(server.list) as never;
    socket.say({ ...update(view(), ...stepsOf(0)), entries: { after: 0, list } });
    await settle();
    expect([ctrl.dice.rolls, first.dice.rolls]).toEqual([1, 1]);
    expect(first.fair.receipt).toMatchObject({ seat: 0, n: server.game!.n, t: server.game!.t });
    first.actions.playHere();
    window.dispatchEvent(new Event("storage"));
    await settle();
    expect(first.dice).toMatchObject({ plays: [0], elsewhere: [], stop: null });
    expect(ctrl.dice).toMatchObject({ plays: [], elsewhere: [0], stop: null });
    first.close();
  });

  it("gives the seat a new chain on a second device; the first one says so and only watches", async () => {
    await begin();
    const phone = ctrl;
    const socket = FakeWebSocket.last;
    const [here, there] = [localStorage, new FakeStorage()];
    vi.stubGlobal("localStorage", there);
    await open();
    expect(commands()).toContain("chain");
    expect(ctrl.dice).toMatchObject({ plays: [], elsewhere: [], stop: null });
    await serve();
    await tell();
    const list = structuredClone(server.list) as never;
    vi.stubGlobal("localStorage", here);
    socket.say({ ...update(view()), entries: { after: 0, list } });
    await settle();
    vi.stubGlobal("localStorage", there);
    await serve();
    other();
    server.advance();
    await tell();
    // It has no part of its own in the digits.
    expect(ctrl.dice).toMatchObject({ plays: [0], stop: null, digits: null });
    expect(ctrl.decision?.kind).toBe("roll");
    vi.stubGlobal("localStorage", here);
    const all = structuredClone(server.list) as never;
    socket.say({ ...update(view()), entries: { after: 0, list: all } });
    await settle();
    expect(phone.table!.decision).not.toBeNull();
    expect(phone.decision).toBeNull();
    expect(phone.dice).toMatchObject({ plays: [], elsewhere: [0], stop: null });
    expect(phone.log.flatMap((entry) => phone.words(entry))).toEqual([
      "You now play on another device.",
    ]);
    phone.close();
  });

  it("gets a link for the roll of another seat at once, unasked", async () => {
    server = new FakeServer(seeded(3), ["person", "bot"], 4, 1);
    Object.assign(server.facts, { game: "pickomino", table: "with-a-bot" });
    const seats = tableView(1).seats.map((seat) =>
      seat.seat === 1
        ? { ...seat, kind: "bot" as const, bot: "simple", player: null }
        : { ...seat, ready: false },
    );
    const bot = () => view({ seats });
    openPage({
      "/guest": () => ({ id: "p1", name: "Ana" }),
      "/tables/with-a-bot": () => ({ ...welcome(bot()), entries: null }),
    });
    bend = (message) => (message.table.seats = seats);
    ctrl = new TableCtrl("with-a-bot", null);
    answered = 0;
    await ctrl.open();
    FakeWebSocket.last.accept();
    FakeWebSocket.last.say(welcome(bot()));
    await settle();
    void ctrl.actions.ready(0);
    await settle();
    await serve();
    server.advance();
    await tell();
    await serve();
    server.advance();
    await tell();
    expect(server.game!.due).toMatchObject({ seat: 1 });
    expect(written().at(-1)).toMatchObject({ type: "link", seat: 0, k: 1 });
  });

  it.each(["", "short"])(
    "may change before the game (%o): then we are asked again",
    async (variant) => {
      await open();
      void ctrl.actions.ready(0);
      await settle();
      await serve();
      await tell();
      server.tips[0] = null; // the host has changed the clock, or the variant too
      server.facts.variant = variant;
      await tell();
      expect(commands()).toEqual(["ready"]);
      void ctrl.actions.ready(0);
      await settle();
      expect(commands()).toEqual(["ready", "ready"]);
      expect(ctrl.dice.stop).toBeNull();
    },
  );

  it("may send us away before the game: then nothing is wrong", async () => {
    await open();
    void ctrl.actions.ready(0);
    await settle();
    await serve();
    FakeWebSocket.last.say({ ...YOU, seats: [] });
    await settle();
    server.tips[0] = "ab".repeat(32);
    server.tips[1] = leo.tip;
    server.advance();
    await tell();
    expect(ctrl.dice).toMatchObject({ stop: null, plays: [] });
  });
});

describe("the page stops at a server that", () => {
  const throwOnce = async (how: typeof bend) => {
    await begin();
    void ctrl.actions.roll();
    await settle();
    await serve();
    server.advance();
    bend = how;
    await tell();
    await settle();
  };
  type Sent = { entries?: { after: number; list: Record<string, unknown>[] } };
  const entries = (message: object) => (message as Sent).entries!.list;

  it.each<[string, string, typeof bend]>([
    [
      "throws other dice",
      "faces",
      (message) => {
        const roll = entries(message).find(({ type }) => type === "roll")!;
        roll.faces = [1, 1, 1, 1, 1, 1, 1, 1];
      },
    ],
    [
      "shows other dice than it threw",
      "step",
      ({ steps }) => {
        const [event] = steps[0]!.events;
        if (event?.type === "rolled") event.dice = [1, 1, 1, 1, 1, 1, 1, 1];
      },
    ],
    [
      "shows the dice as another seat's",
      "step",
      ({ steps }) => {
        const [event] = steps[0]!.events;
        if (event?.type === "rolled") event.seat = 1;
      },
    ],
    ["says that the dice are typed in", "facts", ({ table }) => (table.dice.source = "manual")],
    ["has other rules", "facts", ({ table }) => (table.rules += 1)],
    ["has another head", "head", ({ table }) => (table.dice.head = "ab".repeat(32))],
    ["has no head any more", "head", ({ table }) => (table.dice.head = null)],
    [
      "leaves out our link",
      "part",
      (message) => {
        entries(message).find(({ type }) => type === "roll")!.link = null;
      },
    ],
    ["tells less than it counts as shown", "step", ({ table }) => (table.dice.entries -= 1)],
  ])("%s: %s", async (_, code, how) => {
    await throwOnce(how);
    expect(ctrl.dice).toMatchObject({ stop: { code }, elsewhere: [] });
    expect(ctrl.decision).toBeNull();
    expect(ctrl.fair.evidence).toMatchObject({ format: "roost-evidence", stop: { code } });
    const sent = written().length;
    bend = () => undefined;
    await tell();
    void ctrl.actions.roll();
    await settle();
    expect(written()).toHaveLength(sent);
  });

  it("gives our seat another part in the dice: tip", async () => {
    await open();
    void ctrl.actions.ready(0);
    await settle();
    await serve();
    server.tips[0] = "ab".repeat(32);
    server.tips[1] = leo.tip;
    server.advance();
    await tell();
    expect(ctrl.dice.stop?.code).toBe("tip");
  });

  it("has forgotten a part of the game when we come back: shorter", async () => {
    await begin();
    void ctrl.actions.roll();
    await settle();
    await serve();
    server.advance();
    await tell();
    ctrl.close();
    const all = server.list.length;
    bend = () => undefined;
    server.game!.entries.length = all - 1;
    await open();
    expect(ctrl.dice.stop).toMatchObject({ code: "shorter", values: { wanted: all } });
  });

  it("opens another table than the one we asked for: facts", async () => {
    const { table } = server.facts;
    const seats = [{ type: "me" as const }, { type: "bot" as const, bot: "simple" }];
    expectTable(table, { game: "pickomino", seats } as never);
    await open();
    expect(ctrl.dice.stop).toMatchObject({ code: "facts", values: { field: "seats" } });
  });
});
