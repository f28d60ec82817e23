import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$/app/settings.svelte";
import { FakeWebSocket, openPage, settle } from "$/testing/page";
import { step, tableView, update, welcome, YOU } from "$/testing/table";
import { TableCtrl } from "./table.svelte";

let ctrl: TableCtrl;
const ahead = (ms: number) => ({ server_time: Date.now() + ms });
const table = tableView(5);

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "instant";
  openPage({
    "/guest": () => ({ id: "p1", name: "Ana" }),
    "/tables/t1": () => ({ table, you: YOU, steps: [], invites: [], ...ahead(1000) }),
  });
  ctrl = new TableCtrl("t1", null);
});
afterEach(() => {
  ctrl.close();
  vi.useRealTimers();
});

describe("the clock of the server", () => {
  it("is read off every message that carries its time", async () => {
    await ctrl.open();
    expect(ctrl.clockSkew).toBe(1000);
    FakeWebSocket.last.accept();
    FakeWebSocket.last.say({ ...welcome(table), ...ahead(2000) });
    await settle();
    expect(ctrl.clockSkew).toBe(2000);
    FakeWebSocket.last.say({ ...update(tableView(6), step(6)), ...ahead(3000) });
    await settle();
    expect(ctrl.clockSkew).toBe(3000);
    FakeWebSocket.last.say({ ...update(tableView(4)), ...ahead(-4000) }); // an old picture
    await settle();
    expect(ctrl.clockSkew).toBe(-4000);
    FakeWebSocket.last.say({ ...YOU, seats: [1] }); // without a time
    await settle();
    expect(ctrl.clockSkew).toBe(-4000);
  });

  it("is read anew after a lost connection", async () => {
    await ctrl.open();
    FakeWebSocket.last.accept();
    FakeWebSocket.last.say({ ...welcome(table), ...ahead(2000) });
    await settle();
    FakeWebSocket.last.break();
    vi.advanceTimersByTime(60_000);
    FakeWebSocket.last.accept();
    FakeWebSocket.last.say({ ...welcome(table), ...ahead(7000) });
    await settle();
    expect(ctrl.clockSkew).toBe(7000);
  });
});
