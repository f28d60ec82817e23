import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "$/app/i18n.svelte";
import { settings } from "$/app/settings.svelte";
import { load } from "$/games";
import type { AnyEvent, Command, PickominoView, Problem, TableView } from "$/generated/wire";
import { FakeWebSocket, openPage, settle } from "$/testing/page";
import { DECISION, POSITION, step, tableView, update, welcome, YOU } from "$/testing/table";
import type { Stage } from "./pacing.svelte";
import { TableCtrl } from "./table.svelte";

const ROLL_ON = { type: "roll-on" } as const;
const TOOK: AnyEvent = { type: "took", seat: 0, face: 5, count: 2, total: 20 };
const GOT: AnyEvent = { type: "got-tile", seat: 0, tile: 24, total: 24, victim: null };
const STOLE: AnyEvent = { type: "got-tile", seat: 0, tile: 25, total: 25, victim: 1 };

let ctrl: TableCtrl;
let read: () => unknown;

/** A page at the table of version 5, connected and welcomed. */
async function sitDown(table = tableView(5)): Promise<void> {
  read = () => ({ table, you: YOU, server_time: Date.now(), steps: [], entries: null });
  await ctrl.open();
  FakeWebSocket.last.accept();
  FakeWebSocket.last.say(welcome(table));
  await settle();
}
const say = async (...message: Parameters<typeof update>) => {
  FakeWebSocket.last.say(update(...message));
  await settle();
};
const sent = () => FakeWebSocket.last.written as Command[];
const ack = async (version: number) => {
  FakeWebSocket.last.say({ type: "ack", id: sent().at(-1)!.id, version, table: null });
  await settle();
};
async function reconnect(): Promise<void> {
  FakeWebSocket.last.break();
  vi.advanceTimersByTime(60_000);
  FakeWebSocket.last.accept();
  await settle();
}
const picture = () => ctrl.shown as PickominoView;
const told = () => ctrl.log.flatMap((entry) => ctrl.words(entry));

beforeAll(async () => {
  openPage();
  await speak("en");
  await load("pickomino");
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "instant";
  openPage({ "/guest": () => ({ id: "p1", name: "Ana" }), "/tables/t1": () => read() });
  ctrl = new TableCtrl("t1", null);
});
afterEach(() => {
  ctrl.close();
  vi.useRealTimers();
});

describe("the person at this screen", () => {
  const second = { ...YOU, player: "p2", seats: [1] };

  it("comes first, is called you, and the others follow in turn", async () => {
    await sitDown();
    FakeWebSocket.last.say(second);
    await settle();
    expect(ctrl.around.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(ctrl.around.map(({ seat }) => ctrl.called(seat))).toEqual(["You", "Ana"]);
    expect(ctrl.turn).toBe("Ana’s turn");
    await say(tableView(6), step(6, { ...STOLE, victim: 1 }));
    expect(told()[0]).toMatch(/^Exactly 25: Ana steals the 25 from you\. ./);
  });

  it("is told of what was done here, and that the turn has come", async () => {
    await sitDown();
    await say(tableView(6), step(6, TOOK));
    expect(told()).toEqual(["You set aside both 5s: 20 so far."]);
    expect(ctrl.turn).toBe("Your turn");
  });

  it("is nobody in particular where several share a screen, or only watch", async () => {
    await sitDown();
    for (const seats of [[0, 1], []]) {
      FakeWebSocket.last.say({ ...YOU, seats });
      await settle();
      expect(ctrl.around.map(({ seat }) => ctrl.called(seat))).toEqual(["Ana", "Leo"]);
      expect(ctrl.turn).toBe("Ana’s turn");
    }
  });
});

describe("suspense", () => {
  const ROLLED: AnyEvent = { type: "rolled", seat: 1, dice: [1, 2, 6] };
  const FAILED: AnyEvent = { type: "failed", seat: 1, reason: "no-worm", total: 12 };
  let land: () => void;
  let seen: string[];

  beforeEach(async () => {
    Object.assign(settings, { pace: "normal", motion: "on" });
    seen = [];
    await sitDown();
    const stage: Stage = {
      show: async ({ type }, draw) => {
        seen.push(type);
        await draw();
        await new Promise<void>((resolve) => (land = resolve));
      },
      finish: () => land(),
    };
    ctrl.pacing.stage = stage;
  });
  afterEach(() => void (settings.motion = "auto"));

  it("tells of a roll when the last die lies still", async () => {
    await say(tableView(6), step(6, ROLLED));
    expect(ctrl.happening).toEqual(ROLLED);
    expect(told()).toEqual([]);
    land();
    await settle();
    expect(told()).toEqual(["Leo rolls 1, 2, worm."]);
  });

  it("tells at once where nothing moves", async () => {
    settings.motion = "off";
    await say(tableView(6), step(6, ROLLED));
    expect(told()).toEqual(["Leo rolls 1, 2, worm."]);
  });

  it("is over at one tap, with all that comes of the roll", async () => {
    await say(tableView(6), step(6, ROLLED, FAILED, { type: "turned", tile: 36 }));
    ctrl.pacing.skip();
    await settle();
    expect(seen).toEqual(["rolled"]);
    expect(ctrl.busy).toBe(false);
    expect(told()).toHaveLength(3);
  });

  it("keeps what the others did until one rolls again", async () => {
    settings.pace = "instant";
    const got: AnyEvent = { type: "got-tile", seat: 1, tile: 24, total: 24, victim: null };
    await say(tableView(6), step(6, got));
    expect(ctrl.sinceYourRoll).toEqual([got]);
    await say(tableView(7), step(7, { type: "rolled", seat: 0, dice: [1] }));
    expect(ctrl.sinceYourRoll).toEqual([]);
  });
});

describe("deciding", () => {
  it("sends what was decided and the version that was seen", async () => {
    await sitDown();
    void ctrl.actions.act(ROLL_ON);
    await settle();
    expect(sent()).toMatchObject([{ type: "act", seat: 0, version: 5, action: ROLL_ON }]);
  });

  it("sends nothing at a second tap, while the first is on its way", async () => {
    await sitDown();
    void ctrl.actions.act(ROLL_ON);
    void ctrl.actions.act(ROLL_ON);
    await settle();
    expect(sent()).toHaveLength(1);
  });

  it("sends nothing at a second tap, before the news of what the first one did", async () => {
    await sitDown();
    void ctrl.actions.roll();
    await settle();
    await ack(6);
    void ctrl.actions.roll();
    await settle();
    expect(sent()).toHaveLength(1);
    await say(tableView(6), step(6, { type: "rolled", seat: 0, dice: [1, 2] }));
    void ctrl.actions.roll();
    await settle();
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toMatchObject({ version: 6 });
  });

  it("says why it was refused, and can be tried again", async () => {
    await sitDown();
    void ctrl.actions.act(ROLL_ON);
    await settle();
    const id = sent()[0]!.id;
    const refused: Problem = {
      type: "error",
      code: "stale-version",
      message: "",
      values: {},
      id,
      version: 6,
    };
    FakeWebSocket.last.say(refused);
    await settle();
    expect(ctrl.problem?.code).toBe("stale-version");
    await say(tableView(6), step(6, TOOK));
    expect(ctrl.problem).toBeNull();
    void ctrl.actions.act(ROLL_ON);
    await settle();
    expect(sent()[1]).toMatchObject({ version: 6 });
    expect(sent()[1]!.id).not.toBe(id);
  });

  it("is for those who are asked: others, and the disconnected, send nothing", async () => {
    await sitDown(tableView(5, { decision: { ...DECISION, seat: 1 } }));
    expect(ctrl.decision).toBeNull();
    void ctrl.actions.act(ROLL_ON);
    await say(tableView(6));
    expect(ctrl.decision).toEqual(DECISION);
    FakeWebSocket.last.break();
    expect(ctrl.decision).toBeNull();
    void ctrl.actions.act(ROLL_ON);
    await settle();
    expect(sent()).toEqual([]);
  });

  it("lets those around one screen type in everybody's dice", async () => {
    const dice = { ...DECISION, seat: 1, kind: "dice" as const };
    await sitDown(tableView(5, { decision: dice }));
    void ctrl.actions.enterDice([1, 2, 3]);
    await settle();
    expect(sent()).toMatchObject([{ type: "enter-dice", seat: 1, dice: [1, 2, 3] }]);
  });

  it("asks the tutor first, who may hold it back", async () => {
    await sitDown();
    ctrl.actions.guard = () => Promise.resolve(false);
    await ctrl.actions.act(ROLL_ON);
    expect(sent()).toEqual([]);
    ctrl.actions.guard = () => Promise.resolve(true);
    void ctrl.actions.act(ROLL_ON);
    await settle();
    expect(sent()).toHaveLength(1);
  });
});

describe("a connection that comes back", () => {
  it("repeats a decision that nobody answered, with its id", async () => {
    await sitDown();
    void ctrl.actions.act(ROLL_ON);
    await settle();
    const [first] = sent();
    await reconnect();
    expect(sent()).toEqual([first]);
    await ack(6);
    expect(ctrl.sending).toBe(false);
  });

  it("asks for what came after the version it knows", async () => {
    await sitDown();
    await say(tableView(9), step(9, TOOK));
    await reconnect();
    expect(new URL(FakeWebSocket.last.url).searchParams.get("since")).toBe("9");
  });

  it("tells what was missed, once, and what was known before not again", async () => {
    await sitDown();
    await say(tableView(6), step(6, TOOK));
    await reconnect();
    FakeWebSocket.last.say(welcome(tableView(8), step(6, TOOK), step(7, GOT), step(8, STOLE)));
    await settle();
    expect(ctrl.log.map(({ step: { version } }) => version)).toEqual([6, 7, 8]);
  });

  it("takes the server's picture over a gap in what it was told", async () => {
    await sitDown();
    const position = { ...POSITION, grill: [21], stacks: [[36, 24], [25]] };
    await say(tableView(40, { position }), step(40, GOT));
    expect(picture()).toEqual(position);
  });
});

describe("news", () => {
  it("that is older than what is known changes nothing", async () => {
    await sitDown();
    const late = tableView(4, { position: { ...POSITION, total: 99 } });
    await say(late, step(4, TOOK));
    expect(ctrl.table?.version).toBe(5);
    expect(picture().total).toBe(10);
    expect(ctrl.log).toEqual([]);
  });

  it("of who is connected changes no picture", async () => {
    await sitDown();
    await say(tableView(5, { watching: 3 }));
    expect(ctrl.table?.watching).toBe(3);
    expect(ctrl.log).toEqual([]);
  });

  it("is told in words, with the one who was robbed", async () => {
    await sitDown();
    await say(tableView(6), step(6, STOLE));
    expect(told()).toEqual(["Exactly 25: you steal the 25 from Leo. Sticky feathers!"]);
  });

  it("of a reaction stays for a moment", async () => {
    await sitDown();
    FakeWebSocket.last.say({ type: "reacted", seat: 1, reaction: "wow" });
    expect(ctrl.reactions[1]?.reaction).toBe("wow");
    vi.advanceTimersByTime(4000);
    expect(ctrl.reactions[1]).toBeUndefined();
  });

  it("from before we came is in the log, and is not shown again", async () => {
    const table = tableView(5);
    read = () => ({ table, you: YOU, server_time: Date.now(), steps: [], entries: null });
    await ctrl.open();
    expect(new URL(FakeWebSocket.last.url).searchParams.get("since")).toBe("0");
    FakeWebSocket.last.accept();
    const seen: AnyEvent[] = [];
    ctrl.pacing.stage = {
      show: (event, draw) => (seen.push(event), draw()),
      finish: () => undefined,
    };
    settings.pace = "normal";
    FakeWebSocket.last.say(welcome(table, step(4, TOOK), step(5, GOT)));
    await settle();
    expect(ctrl.log.map(({ step: { version } }) => version)).toEqual([4, 5]);
    expect(seen).toEqual([]);
  });
});

describe("showing", () => {
  /** A stage on which everything takes as long as the test likes. */
  class SlowStage implements Stage {
    shown: AnyEvent["type"][] = [];
    pictures: PickominoView[] = [];
    land: () => void = () => undefined;
    finished = 0;

    async show(event: AnyEvent, draw: () => Promise<void>): Promise<void> {
      this.shown.push(event.type);
      await draw();
      this.pictures.push(picture());
      await new Promise<void>((resolve) => (this.land = resolve));
    }
    finish(): void {
      this.finished += 1;
      this.land();
    }
  }
  let stage: SlowStage;

  beforeEach(async () => {
    Object.assign(settings, { pace: "normal", motion: "on" });
    stage = new SlowStage();
    ctrl.pacing.stage = stage;
    await sitDown();
  });

  afterEach(() => void (settings.motion = "auto"));

  it("a tile that flies: it has left the grill and lies on the stack it flies to", async () => {
    await say(tableView(6), step(6, GOT));
    expect(stage.pictures[0]).toMatchObject({ grill: [21, 36], stacks: [[24], [25]] });
  });

  it("dice that were set aside: so many fewer are left", async () => {
    await say(tableView(6), step(6, TOOK));
    expect(stage.pictures[0]).toMatchObject({
      dice_left: 4,
      total: 20,
      taken: [0, 0, 0, 0, 2, 2],
      roll: null,
    });
  });

  it("one fact after the other, and nothing can be decided meanwhile", async () => {
    await say(tableView(6), step(6, TOOK, GOT));
    expect(stage.shown).toEqual(["took"]);
    expect(ctrl.decision).toBeNull();
    stage.land();
    await settle();
    expect(stage.shown).toEqual(["took", "got-tile"]);
    expect(ctrl.happening).toEqual(GOT);
    stage.land();
    await settle();
    vi.advanceTimersByTime(700); // people can follow
    await settle();
    expect(ctrl.decision).toEqual(DECISION);
    expect(ctrl.happening).toBeNull();
  });

  it("as long as people need to follow a bot, and one's own deeds at once", async () => {
    const bot = { ...step(7, TOOK), by: "bot" as const, seat: 1 };
    await say(tableView(6), step(6, TOOK));
    stage.land();
    await settle();
    expect(ctrl.busy).toBe(false);
    await say(tableView(7), bot);
    stage.land();
    await settle();
    vi.advanceTimersByTime(149);
    await settle();
    expect(ctrl.busy).toBe(true);
    vi.advanceTimersByTime(1);
    await settle();
    expect(ctrl.busy).toBe(false);
  });

  it("at once where somebody taps", async () => {
    await say(tableView(6), step(6, { type: "failed", seat: 1, reason: "no-worm", total: 20 }));
    ctrl.pacing.skip();
    await settle();
    ctrl.pacing.skip();
    await settle();
    expect(stage.finished).toBe(2);
    expect(ctrl.busy).toBe(false);
  });

  it("ends in the server's own picture", async () => {
    const position = { ...POSITION, total: 33 };
    await say(tableView(6, { position }), step(6, TOOK));
    stage.land();
    await settle();
    expect(picture()).toEqual(position);
  });

  it("nothing to a page that nobody looks at", async () => {
    (document as unknown as { hidden: boolean }).hidden = true;
    await say(tableView(6), step(6, GOT));
    expect(stage.shown).toEqual([]);
    expect(ctrl.busy).toBe(false);
  });
});

describe("whoever opened the table", () => {
  it("sends away, closes seats, and renews and revokes links", async () => {
    await sitDown(tableView(1, { status: "open", position: null, decision: null }));
    void ctrl.actions.remove(1);
    void ctrl.actions.closeSeat(2);
    void ctrl.actions.renewLink(1);
    void ctrl.actions.revokeLink(null);
    await settle();
    expect(sent()).toMatchObject([
      { type: "remove", seat: 1 },
      { type: "close-seat", seat: 2 },
      { type: "renew-link", seat: 1 },
      { type: "revoke-link", seat: null },
    ]);
  });

  it("is told by name who was forgotten: somebody", async () => {
    const seats = tableView(1).seats.map((seat) => ({ ...seat, name: null }));
    await sitDown(tableView(1, { seats }));
    expect(ctrl.names).toEqual(["somebody", "somebody 2"]);
  });
});

describe("a table that cannot be opened", () => {
  const problem = (code: string) => Response.json({ code, values: {} }, { status: 404 });

  it("is missing", async () => {
    read = () => problem("unknown-table");
    await ctrl.open();
    expect(ctrl.missing).toBe(true);
    expect(FakeWebSocket.all).toEqual([]);
  });

  it("is of a game that this app does not know", async () => {
    const table = tableView(5, { game: "pig" as TableView["game"] });
    read = () => ({ table, you: YOU, server_time: 0, steps: [], entries: null });
    await ctrl.open();
    expect(ctrl.missing).toBe(true);
    expect(ctrl.problem).toMatchObject({ code: "unknown-game", values: { value: "pig" } });
  });

  it("is tried again where only the way there was closed", async () => {
    openPage();
    await ctrl.open();
    expect(ctrl.missing).toBe(false);
    expect(ctrl.problem?.code).toBe("unreachable");
    FakeWebSocket.last.accept();
    FakeWebSocket.last.say(welcome(tableView(5)));
    await vi.waitFor(() => expect(ctrl.shown).toEqual(POSITION));
    expect(ctrl.problem).toBeNull();
  });
});
