// Generated from roost.server.features.notifications by scripts/generate-types. Do not edit.

import type { Language } from "./wire";

export type NotificationKind = "push" | "ntfy" | "webhook";

/** An address, shown by its `host` only. `failing`: the last notification did not arrive. */
export interface NotificationAddress {
  id: string;
  kind: string;
  host: string;
  language: string;
  created: number;
  zone: string;
  quiet_from: number;
  quiet_until: number;
  failing: boolean;
}

/** Add an address for notifications. It belongs to a browser's push service (with its keys), to a service like ntfy (which gets text), or to a program (which gets JSON). The server sends nothing between the hours `quiet_from` and `quiet_until` in `zone`; equal hours mean no quiet time. */
export interface NotificationRequest {
  kind: NotificationKind;
  address: string;
  p256dh?: string;
  auth?: string;
  language?: Language;
  zone?: string;
  quiet_from?: number;
  quiet_until?: number;
}

/** Your notifications. `offered`: whether this server sends any. `push`: also to browsers, with this `key`, at the address of your request. */
export interface NotificationsView {
  offered: boolean;
  push: boolean;
  key: string;
  addresses: NotificationAddress[];
}

/** Change the quiet hours. */
export interface QuietRequest {
  zone: string;
  quiet_from: number;
  quiet_until: number;
}

/** Unsubscribe with the `token` from a notification's link. */
export interface StopRequest {
  token: string;
}
