/** Being told of one's turns, over REST and by the browser's push service. */
import type {
  NotificationAddress,
  NotificationRequest,
  NotificationsView,
} from "$/generated/notifications";
import { BASE } from "$/app/address";
import { ask, beGuest, Refused, send } from "$/app/api";
import { language } from "$/app/i18n.svelte";
import { settings } from "$/app/settings.svelte";
import { read } from "$/app/base64";
import { spareName } from "$/table/setup";

export interface Quiet {
  quiet_from: number;
  quiet_until: number;
}

export const QUIET: Quiet = { quiet_from: 22, quiet_until: 7 };

export const view = (): Promise<NotificationsView> => ask("/notifications");

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

async function add(request: Partial<NotificationRequest>): Promise<void> {
  await beGuest(settings.name || spareName(0));
  await ask<NotificationAddress>("/notifications", "POST", {
    language: language(),
    zone: zone(),
    ...request,
  });
}

/** A service like ntfy is told. */
export const addAddress = (address: string, quiet: Quiet): Promise<void> =>
  add({ kind: "ntfy", address, ...quiet });

/** Whether this browser can be told at all. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** This browser is told, if its owner allows it. */
export async function addBrowser(key: string, quiet: Quiet): Promise<void> {
  const found = await subscribed(key).catch(() => null);
  const { endpoint, keys } = found?.toJSON() ?? {};
  if (!endpoint || !keys) {
    throw new Refused({ code: "no-push-here", message: "no subscription", values: {} });
  }
  await add({ kind: "push", address: endpoint, p256dh: keys.p256dh, auth: keys.auth, ...quiet });
}

async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(`${BASE}sw.js`);
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: read(key) });
}

export async function setQuiet(id: string, quiet: Quiet): Promise<void> {
  await ask<NotificationAddress>(`/notifications/${id}`, "POST", { zone: zone(), ...quiet });
}

/** Whether a note arrives there. */
export const tryOut = (id: string): Promise<NotificationAddress> =>
  ask(`/notifications/${id}/test`, "POST");

export const remove = (id: string): Promise<void> => send(`/notifications/${id}`, "DELETE");

export const stop = (token: string): Promise<void> =>
  send("/notifications/stop", "POST", { token });
