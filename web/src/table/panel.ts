/** What features show at a table. */
import type { Component } from "svelte";
import { features } from "$/features";
import type { IconName } from "$/ui/Icon.svelte";
import type { TableCtrl } from "./table.svelte";

/** A feature's panel in the drawer beside the table, as it is at one table. */
export interface Panel {
  /** Whether it is offered at this table now. */
  readonly allowed: boolean;
  /** Whether it has something to show on a small screen, too. */
  readonly on: boolean;
  /** Whether a small screen shows it in the drawer. */
  sheet: boolean;
}

/** A kind of panel. All is made with the table's page and lives as long. */
export interface PanelKind<Made extends Panel = Panel> {
  title: string;
  icon: IconName;
  make: (ctrl: TableCtrl) => Made;
  /** Above the table of a small screen; and in the drawer, where there is less or more room. */
  Above: Component<{ panel: Made }>;
  Sheet: Component<{ panel: Made }>;
  Beside: Component<{ panel: Made }>;
  /** Over the table, when it has to ask; `show` opens the panel. */
  Dialog: Component<{ panel: Made; show: () => void }>;
  /** What has the focus after the drawer was closed. */
  opener: string;
}

/** A panel is only ever handed to its own components. */
export function panelKind<Made extends Panel>(kind: PanelKind<Made>): PanelKind {
  return kind as unknown as PanelKind;
}

export interface TablePart {
  panel?: PanelKind;
  /** A button in the bar below the table. */
  Action?: Component<{ ctrl: TableCtrl }>;
  /** A line above the table. */
  Banner?: Component<{ ctrl: TableCtrl }>;
  /** A sentence or two about a game that is over. */
  End?: Component<{ ctrl: TableCtrl }>;
  /** An entry of the menu there. */
  Rest?: Component<{ ctrl: TableCtrl }>;
}

let parts: readonly TablePart[] = [];

export async function loadParts(): Promise<void> {
  parts = await Promise.all(features.flatMap((feature) => feature.table?.() ?? []));
}

export const panelKinds = (): PanelKind[] => parts.flatMap(({ panel }) => panel ?? []);

export const actions = () => parts.flatMap(({ Action }) => Action ?? []);

export const rests = () => parts.flatMap(({ Rest }) => Rest ?? []);

export const banners = () => parts.flatMap(({ Banner }) => Banner ?? []);

export const endings = () => parts.flatMap(({ End }) => End ?? []);
