import { beforeEach, expect, it, vi } from "vitest";
import { openPage } from "$/testing/page";

let page: EventTarget;
let install: typeof import("./install.svelte");

beforeEach(async () => {
  page = openPage().window;
  vi.resetModules();
  install = await import("./install.svelte");
  install.awaitOffer();
});

function offer(): { prevented: boolean; prompts: number } {
  const told = { prevented: false, prompts: 0 };
  const event = new Event("beforeinstallprompt", { cancelable: true });
  Object.assign(event, { prompt: () => Promise.resolve((told.prompts += 1)) });
  page.dispatchEvent(event);
  told.prevented = event.defaultPrevented;
  return told;
}

it("an app is offered where the browser offers one, when the page asks, and once", async () => {
  expect(install.isOffered()).toBe(false);
  const told = offer();
  expect([install.isOffered(), told.prevented, told.prompts]).toEqual([true, true, 0]);
  await install.install();
  await install.install();
  expect([install.isOffered(), told.prompts]).toEqual([false, 1]);
});

it("who has installed the app is offered it no more", () => {
  offer();
  page.dispatchEvent(new Event("appinstalled"));
  expect(install.isOffered()).toBe(false);
});
