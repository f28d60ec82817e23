/**
 * One text about this app and this browser, to go with a report of a problem. Of errors it tells what
 * kind they were and where in the code, not what they said; of addresses, which page it was. So no
 * names, tables or games are in it.
 */
import { isAway, keptVersion } from "$/offline/place.svelte";
import { language } from "./i18n.svelte";

const MOST = 8; // places in the code
let last = "none";

export function awaitErrors(): void {
  window.addEventListener("error", ({ error }) => note(error));
  window.addEventListener("unhandledrejection", ({ reason }) => note(reason));
}

export function note(error: unknown): void {
  const [kind, stack] =
    error instanceof Error ? [error.name, error.stack ?? ""] : [typeof error, ""];
  const places = [...stack.matchAll(/[\w.-]+\.m?js(?:\?\w+)?:\d+:\d+/g)].slice(0, MOST);
  last = [kind, ...places.map(([place]) => `  ${place}`)].join("\n");
}

export function report(): string {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  return [
    `Roost ${import.meta.env.ROOST_VERSION as string}`,
    navigator.userAgent,
    `window ${innerWidth}×${innerHeight} at ${devicePixelRatio}, language ${language()}`,
    `page /${location.pathname.split("/")[1] ?? ""}, ${isAway() ? "on this device" : "on a server"}`,
    `ready for no network: ${keptVersion() ?? "no"}`,
    `last error: ${last}`,
  ].join("\n");
}
