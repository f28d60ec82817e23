import { describe, expect, it } from "vitest";
import { FakeServer, Memory, secrets, seeded } from "$/testing/fair";
import { Chain } from "./bytes";
import { FairClient } from "./client";
import { type Entry, headOf, type Tips } from "./transcript";

const KINDS = ["person", "bot", "person"] as const;

/** A player's pages: tabs share a store. */
class Player {
  store = new Memory();
  tabs: FairClient[];
  decisions = 0;
  constructor(
    readonly server: FakeServer,
    readonly seat: number | null,
    private readonly random: () => number,
  ) {
    this.tabs = [this.open()];
  }

  get page(): FairClient {
    return this.tabs.at(-1)!;
  }

  open(): FairClient {
    const client = new FairClient(this.store, secrets(this.random));
    client.view(this.server.facts);
    return client;
  }

  /** What all pages see and say. */
  pump(list: readonly unknown[] = this.server.list): void {
    const { server } = this;
    for (const tab of this.tabs) {
      if (server.game) {
        tab.sealed(server.head, server.tips);
        const seen = tab.transcript?.n ?? 0;
        tab.entries(seen, list.slice(seen));
      }
      for (const command of tab.commands()) server.receive(structuredClone(command));
    }
  }

  play(): void {
    const { page } = this;
    if (page.transcript?.due) page.throw();
    else if (this.server.missing.includes(this.seat!)) {
      const on = this.server.dice > 1 && this.random() < 0.7;
      if (page.act(on ? "on" : "stop", on ? this.server.dice - 1 : null)) this.decisions += 1;
    }
  }
}

describe("honest games", () => {
  const play = (seed: number) => {
    const random = seeded(seed);
    const chance = (share: number) => random() < share;
    const server = new FakeServer(random, KINDS, 3, chance(0.5) ? 1 : null);
    const players = [0, 2, null].map((seat) => new Player(server, seat, random));
    for (const player of players) {
      if (player.seat !== null) player.page.ready(player.seat);
      player.pump();
    }
    for (let round = 0; round < 2000 && !server.game?.over; round += 1) {
      server.advance();
      for (const player of players) {
        if (chance(0.02)) continue; // the network is slow
        player.pump();
        if (chance(0.03)) player.tabs = [player.open()]; // a reload
        if (chance(0.02)) player.tabs.push(player.open()); // one more tab
        if (player.seat === null) continue;
        if (chance(0.01)) {
          player.store = new Memory(); // another device
          player.tabs = [player.open()];
          player.pump();
          player.page.takeOver(player.seat);
          player.pump();
        }
        if (server.missing.includes(player.seat) && chance(0.6)) player.play();
        player.pump();
        if (chance(0.02)) server.away(player.seat);
      }
    }
    for (const player of players) player.pump();
    return { server, players };
  };

  it.each(Array.from({ length: 8 }, (_, seed) => seed))("game %i ends without an alarm", (seed) => {
    const { server, players } = play(seed);
    const chosen = players[0]!.decisions + players[1]!.decisions;
    expect(chosen).toBeGreaterThan(3);
    expect(server.game!.over).toBe(true);
    for (const { page } of players) {
      expect(page.stop).toBeNull();
      expect([page.transcript!.n, page.transcript!.t]).toEqual([server.game!.n, server.game!.t]);
      expect(page.phase).toBe(page.saved.seat === null ? "over" : page.phase);
    }
  });
});

type Bend = (list: Entry[]) => unknown;

/** A game of a person and a bot, in which the person's page is shown something else. */
function bent(bend: Bend, act = true) {
  const random = seeded(7);
  const server = new FakeServer(random, ["person", "bot"], 3, 0);
  const player = new Player(server, 0, random);
  player.page.ready(0);
  player.pump();
  for (let round = 0; round < 200 && player.page.stop === null; round += 1) {
    server.advance();
    const list = structuredClone(server.list) as Entry[];
    bend(list);
    player.pump(list);
    const { page } = player;
    if (page.transcript?.due) page.throw();
    else if (act && server.missing.includes(0)) {
      page.act(server.dice > 1 ? "on" : "stop", server.dice > 1 ? server.dice - 1 : null);
    }
    player.pump(list);
    if (server.game!.over) break;
  }
  return { server, player, page: player.page, code: player.page.stop?.code ?? null };
}

/** Change the `place`-th entry of a type. */
const change =
  <T extends Entry["type"]>(
    type: T,
    how: (entry: Extract<Entry, { type: T }>) => void,
    place = 0,
  ): Bend =>
  (list) => {
    const found = list.filter((entry): entry is Extract<Entry, { type: T }> => entry.type === type);
    if (found[place]) how(found[place]);
  };

/** Put an entry after the first one of a type. */
const after =
  (type: Entry["type"], ...entries: Entry[]): Bend =>
  (list) => {
    const place = list.findIndex((entry) => entry.type === type);
    if (place >= 0) list.splice(place + 1, 0, ...entries);
  };

const WRONG = "ab".repeat(32);

describe("a message that can't be true stops the game", () => {
  const bends: [string, string | null, Bend][] = [
    ["nothing at all", null, () => undefined],
    ["other dice", "faces", change("roll", (e) => (e.faces[0] = (e.faces[0]! % 6) + 1), 1)],
    ["too few dice", "entry", change("roll", (e) => e.faces.pop())],
    ["a server's link of another chain", "link", change("roll", (e) => (e.server = WRONG))],
    ["a wrong link of ours", "link", change("roll", (e) => (e.link = WRONG))],
    ["a wrong link in the mix", "link", change("mix", (e) => (e.server = WRONG))],
    ["a roll without our link", "part", change("roll", (e) => (e.link = null))],
    ["a mix without our link", "mix", change("mix", (e) => (e.links[0] = null))],
    ["a mix with a bot's link", "mix", change("mix", (e) => (e.links[1] = WRONG))],
    ["another first seat", "first", change("due", (e) => (e.seat = 1))],
    ["a choice that is not ours", "action", change("act", (e) => (e.action = "stop"))],
    [
      "a choice that we never made",
      "action",
      after("roll", { type: "act", seat: 0, action: "on" }),
    ],
    ["our link for other dice", "use", change("due", (e) => (e.dice = 5), 1)],
    [
      "a roll that nobody threw",
      "entry",
      after("roll", { type: "roll", link: null, server: null, faces: [1] }),
    ],
    ["an action while dice are due", "entry", after("due", { type: "act", seat: 1, action: "on" })],
    ["two dues", "entry", after("due", { type: "due", seat: 1, dice: 8 })],
    ["a second mix", "entry", after("mix", { type: "mix", links: [null, null], server: WRONG })],
    ["a return of the present", "entry", after("mix", { type: "back", seat: 0 })],
    ["an absence of a bot", "entry", after("mix", { type: "away", seat: 1 })],
    ["a server's chain too early", "entry", after("roll", { type: "chain", seat: 2, tip: WRONG })],
    ["a chain of a bot", "entry", after("roll", { type: "chain", seat: 1, tip: WRONG })],
    [
      "no mix after a chain",
      "entry",
      after("roll", { type: "chain", seat: 0, tip: WRONG }, { type: "due", seat: 1, dice: 8 }),
    ],
    [
      "an entry after the end",
      "after-end",
      after("mix", { type: "end", status: "abandoned", scores: "" }),
    ],
    ["an entry of no kind", "entry", (list) => list.push({ type: "else" } as unknown as Entry)],
    ["a link in capitals", "entry", change("mix", (e) => (e.server = e.server.toUpperCase()))],
  ];

  it.each(bends)("%s: %s", (_, code, bend) => {
    const { page, server } = bent(bend);
    expect(page.stop?.code ?? null).toBe(code);
    if (code === null) expect(server.game!.over).toBe(true);
    else {
      expect(page.commands()).toEqual([]);
      expect(page.evidence).toMatchObject({ format: "roost-evidence", stop: { code } });
      expect(JSON.stringify(page.evidence)).not.toContain(page.saved.own?.secret ?? "secret");
    }
  });

  it("another past, when it is told again or after a reload", () => {
    const { page, player, server } = bent(() => undefined);
    const list = structuredClone(server.list) as Entry[];
    const act = list.find((entry) => entry.type === "act")!;
    act.action = "else";
    const reloaded = player.open();
    reloaded.entries(0, list);
    expect(reloaded.stop).toMatchObject({ code: "past" });
    expect(page.entries(0, server.list)).toBe(true);
    expect(page.phase).toBe("stopped"); // tabs share it
  });

  it("a transcript that became shorter", () => {
    const { player, server } = bent(() => undefined);
    const reloaded = player.open();
    const { floor } = reloaded;
    reloaded.entries(0, server.list.slice(0, -1), floor);
    expect(reloaded.stop).toMatchObject({ code: "shorter" });
  });

  it("an entry after the end of the game", () => {
    const { page, server } = bent(() => undefined);
    expect(page.phase).toBe("over");
    page.entries(server.list.length, [{ type: "back", seat: 0 }]);
    expect(page.stop).toMatchObject({ code: "after-end" });
  });

  const begin = () => {
    const random = seeded(3);
    const server = new FakeServer(random, KINDS);
    const player = new Player(server, 0, random);
    player.page.ready(0);
    const { tip } = player.page.saved.own!;
    return { server, page: player.page, tip, facts: server.facts };
  };

  it.each([
    ["no tip of ours", (): Tips => [WRONG, null, null]],
    ["our tip twice", (tip: string): Tips => [tip, null, tip]],
    ["our tip at a bot's seat", (tip: string): Tips => [null, tip, null]],
  ])("%s in the head", (_, tips) => {
    const { page, tip, facts } = begin();
    page.sealed(headOf(facts, tips(tip)), tips(tip));
    expect(page.stop).toMatchObject({ code: "tip" });
  });

  it("a head that is not of these facts, or another one later", () => {
    const { page, tip } = begin();
    page.sealed(WRONG, [tip, null, null]);
    expect(page.stop).toMatchObject({ code: "head" });
    const other = begin();
    const tips = [other.tip, null, null];
    other.page.sealed(headOf(other.facts, tips), tips);
    expect(other.page.phase).toBe("playing");
    const swapped = [other.tip, null, WRONG];
    other.page.sealed(headOf(other.facts, swapped), swapped);
    expect(other.page.stop).toMatchObject({ code: "head" });
  });

  it.each([{ server: WRONG }, { rules: 2 }, { source: "manual" }, { position: "else" }])(
    "facts that change after we saw them: %o",
    (changed) => {
      const { page, facts } = begin();
      page.view({ ...facts, ...changed });
      expect(page.stop).toMatchObject({ code: "facts" });
    },
  );

  it("not what we asked for", () => {
    const { facts } = begin();
    const client = new FairClient(new Memory());
    client.view(facts, { variant: "else" });
    expect(client.stop).toMatchObject({ code: "facts" });
  });

  it("no refusal, and no other seats: then we get ready again with the same tip", () => {
    const { page, facts, tip } = begin();
    page.view({ ...facts, seats: facts.seats.slice(0, 2) });
    expect([page.phase, page.commands()]).toEqual(["open", []]);
    page.ready(0);
    expect(page.commands()).toEqual([{ type: "ready", seat: 0, tip }]);
  });
});

describe("a link is for one use", () => {
  it("is not sent for another roll of the same index", () => {
    const { player, server } = bent(() => undefined, false);
    const { page } = player;
    page.act("on", 7);
    const link = page.commands().find(({ type }) => type === "act");
    expect(link).toMatchObject({ link: expect.any(String) as unknown });
    page.entries(page.transcript!.n, [
      { type: "away", seat: 0 },
      { type: "act", seat: 0, action: "stop" },
    ]);
    page.entries(page.transcript!.n, [
      { type: "back", seat: 0 },
      { type: "due", seat: 1, dice: 8 },
    ]);
    expect(page.commands()).toEqual([]); // not before this index is over
    expect(server.game!.over).toBe(false);
  });

  it("locks the choice until there is an action at our seat", () => {
    const { page } = bent(() => undefined, false);
    expect([page.act("on", 7), page.act("stop"), page.act("on", 6), page.act("on", 7)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("is the same after a reload in the middle of a throw", () => {
    const { player } = bent(() => undefined, false);
    player.page.act("on", 7);
    const sent = player.page.commands();
    const reloaded = player.open();
    expect(reloaded.commands()).toEqual([]); // it has not read the game yet
    reloaded.entries(0, player.server.list);
    expect(reloaded.commands()).toEqual(sent);
  });

  it("goes on with a new chain after half of the links, and ours alone counts", () => {
    const chain = new Chain(WRONG);
    expect(() => chain.link(1025)).toThrow(RangeError);
    expect(() => chain.link(0)).toThrow(RangeError);
  });
});

describe("another device", () => {
  it("takes the seat over with a chain of its own; the first one watches and says so", () => {
    const { player, server } = bent(() => undefined, false);
    const phone = player.page;
    const laptop = new Player(server, 0, seeded(9));
    laptop.pump();
    expect(laptop.page.phase).toBe("watching");
    laptop.page.takeOver(0);
    laptop.pump();
    server.advance();
    player.pump();
    laptop.pump();
    expect([phone.phase, laptop.page.phase]).toEqual(["watching", "playing"]);
    expect(phone.receipt!.notices.map(([, code]) => code)).toContain("device");
    expect(phone.stop).toBeNull();
    server.advance();
    laptop.page.act("on", 7);
    laptop.pump();
    server.advance();
    player.pump();
    laptop.pump();
    expect([phone.stop, laptop.page.stop]).toEqual([null, null]);
    expect(phone.transcript!.t).toBe(server.game!.t);
  });
});
