/**
 * One text about this app and this browser, to go with a report of a problem. Of errors it tells what
 * kind they were and where in the code, not what they said; of addresses, which page it was. So no
 * names, tables or games are in it.
 */
import { isAway, keptVersion } from "$/app/offline/place.svelte";
import { pathOf } from "$/app/address";
import { lastError } from "$/app/errors";
import { language } from "$/app/i18n.svelte";

export function report(): string {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  return [
    `Roost ${import.meta.env.ROOST_VERSION as string}`,
    navigator.userAgent,
    `window ${innerWidth}×${innerHeight} at ${devicePixelRatio}, language ${language()}`,
    `page /${pathOf(location).split("/")[1] ?? ""}, ${isAway() ? "on this device" : "on a server"}`,
    `ready for no network: ${keptVersion() ?? "no"}`,
    `last error: ${lastError()}`,
  ].join("\n");
}
