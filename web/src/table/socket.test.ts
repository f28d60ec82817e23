import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REFUSED } from "$/generated/house";
import type { Ack, Problem, ServerMessage } from "$/generated/wire";
import { FakeWebSocket, openPage } from "$/testing/page";
import { TableSocket, type Connection } from "./socket";

let page: ReturnType<typeof openPage>;
let heard: ServerMessage[];
let states: Connection[];
let address: string;
let socket: TableSocket;

const ack = (id: string): Ack => ({ type: "ack", id, version: 7, table: null });
const roll = { type: "roll", seat: 0, version: 6 } as const;
/** The ids of what was written on a connection. */
const ids = (one: FakeWebSocket) => one.written.map((message) => message.id);
/** Longer than any wait before the next attempt. */
const LONG = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
  [heard, states, address] = [[], [], "ws://roost.test/live?since=0"];
  socket = new TableSocket(() => address, {
    message: (message) => heard.push(message),
    connection: (state) => states.push(state),
  });
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("a command", () => {
  it("is written with an id of its own and resolves with the answer to it", async () => {
    FakeWebSocket.last.accept();
    const [first, second] = [socket.send(roll), socket.send({ type: "rematch" })];
    const [one, two] = ids(FakeWebSocket.last) as [string, string];
    expect(one).not.toBe(two);
    FakeWebSocket.last.say(ack(two));
    FakeWebSocket.last.say(ack(one));
    await expect(first).resolves.toMatchObject({ id: one });
    await expect(second).resolves.toMatchObject({ id: two });
    expect(heard).toEqual([]);
  });

  it("waits for the connection", () => {
    void socket.send(roll);
    expect(FakeWebSocket.last.written).toEqual([]);
    FakeWebSocket.last.accept();
    expect(FakeWebSocket.last.written).toMatchObject([roll]);
  });

  it("is resolved by a refusal, too", async () => {
    FakeWebSocket.last.accept();
    const answer = socket.send(roll);
    const [id] = ids(FakeWebSocket.last);
    const problem: Problem = {
      type: "error",
      code: "stale-version",
      message: "",
      values: {},
      id: id!,
      version: 9,
    };
    FakeWebSocket.last.say(problem);
    await expect(answer).resolves.toEqual(problem);
  });
});

describe("a connection that is lost", () => {
  it("comes back, and what was not answered is repeated with the same id", async () => {
    FakeWebSocket.last.accept();
    const before = FakeWebSocket.last;
    void socket.send({ type: "rematch" });
    const waiting = socket.send(roll);
    const [answered, open] = ids(before) as [string, string];
    before.say(ack(answered));
    before.break();
    vi.advanceTimersByTime(LONG);
    const after = FakeWebSocket.last;
    expect(after).not.toBe(before);
    after.accept();
    expect(after.written).toEqual([{ ...roll, id: open }]);
    after.say(ack(open));
    await expect(waiting).resolves.toEqual(ack(open));
    after.break();
    vi.advanceTimersByTime(LONG);
    FakeWebSocket.last.accept();
    expect(FakeWebSocket.last.written).toEqual([]);
  });

  it("asks for what it missed: the address is made afresh", () => {
    FakeWebSocket.last.accept();
    address = "ws://roost.test/live?since=12";
    FakeWebSocket.last.break();
    vi.advanceTimersByTime(LONG);
    expect(FakeWebSocket.last.url).toBe(address);
  });

  it("says what it is", () => {
    FakeWebSocket.last.accept();
    FakeWebSocket.last.break();
    vi.advanceTimersByTime(LONG);
    expect(states).toEqual(["open", "lost"]);
  });

  it("waits longer after each attempt in vain, and is quick again after one that worked", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const waits = Array.from({ length: 8 }, () => {
      const [broken, start] = [FakeWebSocket.last, Date.now()];
      broken.break();
      while (FakeWebSocket.last === broken) vi.advanceTimersToNextTimer();
      return Date.now() - start;
    });
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    FakeWebSocket.last.accept();
    FakeWebSocket.last.break();
    vi.advanceTimersByTime(250);
    expect(FakeWebSocket.all).toHaveLength(10);
    vi.restoreAllMocks();
  });

  it("is noticed where nothing is heard any more", () => {
    FakeWebSocket.last.accept();
    const silent = FakeWebSocket.last;
    vi.advanceTimersByTime(15_000);
    expect(silent.written).toMatchObject([{ type: "ping" }]);
    vi.advanceTimersByTime(LONG);
    expect(silent.readyState).toBe(FakeWebSocket.CLOSED);
    expect(FakeWebSocket.last).not.toBe(silent);
  });

  it("is not noticed where pongs are heard", () => {
    FakeWebSocket.last.accept();
    for (let beat = 0; beat < 6; beat += 1) {
      vi.advanceTimersByTime(15_000);
      FakeWebSocket.last.say({ type: "pong", id: "x", server_time: 0 });
    }
    expect(FakeWebSocket.all).toHaveLength(1);
    expect(FakeWebSocket.last.readyState).toBe(FakeWebSocket.OPEN);
  });

  it("is given up at once where the network goes, and taken up where it is back", () => {
    FakeWebSocket.last.accept();
    const before = FakeWebSocket.last;
    page.window.dispatchEvent(new Event("offline"));
    expect(before.readyState).toBe(FakeWebSocket.CLOSED);
    expect(states.at(-1)).toBe("lost");
    page.window.dispatchEvent(new Event("online"));
    expect(FakeWebSocket.all).toHaveLength(2);
    before.break(); // its end is told late, and means nothing any more
    vi.advanceTimersByTime(LONG);
    expect(FakeWebSocket.all).toHaveLength(2);
  });

  it("is not taken up while nobody looks, but as soon as somebody does", () => {
    FakeWebSocket.last.accept();
    FakeWebSocket.last.break();
    page.document.visibilityState = "hidden";
    page.document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeWebSocket.all).toHaveLength(1);
    page.document.visibilityState = "visible";
    page.document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeWebSocket.all).toHaveLength(2);
  });

  it.each([
    ["the server refuses us", () => FakeWebSocket.last.break(REFUSED)],
    ["we closed it", () => socket.close()],
  ])("does not come back where %s", (_, end) => {
    FakeWebSocket.last.accept();
    end();
    FakeWebSocket.last.break();
    vi.advanceTimersByTime(LONG);
    page.window.dispatchEvent(new Event("online"));
    expect(FakeWebSocket.all).toHaveLength(1);
  });
});

describe("what the server says by itself", () => {
  it("goes to the listener", () => {
    FakeWebSocket.last.accept();
    FakeWebSocket.last.say({ type: "reacted", seat: 1, reaction: "wow" });
    expect(heard).toEqual([{ type: "reacted", seat: 1, reaction: "wow" }]);
  });

  it("goes there even if it is an error that answers no command", () => {
    FakeWebSocket.last.accept();
    const problem = { code: "bad-message", message: "", values: {}, id: null, version: null };
    FakeWebSocket.last.say({ type: "error", ...problem });
    expect(heard).toMatchObject([{ code: "bad-message" }]);
  });
});
