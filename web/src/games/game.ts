/** What the app asks of a game. Each game answers in its own folder; see `index.ts`. */
import type { Component } from "svelte";
import type { Refused } from "$/app/api";
import type {
  AnyEvent,
  GameKey,
  InsightView,
  Option,
  OutcomeView,
  PositionView,
} from "$/generated/wire";
import type { TableCtrl } from "$/table/table.svelte";
import type { Species } from "$/ui/birds";
import type { DieProps } from "$/ui/dice";

/** What the first page needs of a game; the rest is fetched when the game is opened. */
export interface Game {
  key: GameKey;
  /** The picture on the first page's card. */
  Scene: Component;
  /** The birds that its bots are called after, by the bots' keys. */
  birds: Readonly<Record<string, Species>>;
  /** What a newcomer plays: so many players, against this bot (or the second weakest). Who has
   * chosen nothing yet meets this company at a first table: birds that do not all play alike. */
  usual: { players: number; level?: string; company?: readonly string[] };
  /** Whose turn it was can be told from a game file alone: nobody is ever skipped. */
  turnsInOrder: boolean;
  /** Where two players begin, as the text of a position. */
  start: string;
  load: () => Promise<GameUi>;
}

/** How long a fact stands before the next one, in milliseconds, so that people can follow. */
export type Holds = Partial<Record<AnyEvent["type"], number>>;

/** Words for a number in an event that only this game knows how to read (`roost.narrate`). */
export type Ways = Readonly<
  Record<
    string,
    (
      value: number,
      at: { names: readonly string[]; position: PositionView | null },
    ) => string | number
  >
>;

/** What birds would say (`bird-robbed`), the one who feels it most first. */
export type Remarks = readonly { seat: number; what: string }[];

export interface TableProps<View> {
  ctrl: TableCtrl;
  view: View;
}

export interface PositionProps<View> {
  view: View;
}

export interface EditorProps<View> {
  text: string;
  set: (text: string) => void;
  /** The position as the server reads it; null while it does not. */
  view: View | null;
  /** An option of the position that is pointed at. */
  aimed: Option | null;
}

export interface GameUi<View = PositionView> {
  Table: Component<TableProps<View>>;
  Die: Component<DieProps>;
  /** What rains down when somebody at this device has won; about 40 by 28 units. */
  Drop: Component<{ index: number }>;
  /** What a seat has won, to be stood on. */
  Won: Component<{ view: View; seat: number }>;

  /** What must be there before a position of this game can be drawn. */
  prepare?(view: View): Promise<void>;
  /** The picture after an event that the server has already decided. */
  draw(view: View, event: AnyEvent): View;
  holds: Holds;
  /** What a player does: instant where it is one's own, held a little longer where it is a bot's. */
  deeds: readonly AnyEvent["type"][];
  /** Dice in the air: told when the last one lies still. */
  throws: readonly AnyEvent["type"][];
  /** Only on the way to something: not spoken of the others where little is to be spoken. */
  passing: readonly AnyEvent["type"][];
  /** What each seat has now. */
  scores(view: View): readonly number[];
  /** What an event speaks of on the table, to be lit up: `tile-25`, `stack-0`, `space-7`. */
  places(event: AnyEvent): readonly string[];
  /** What the birds would say about an event; the first of them that is a bot speaks. */
  remarks(event: AnyEvent, view: View): Remarks;
  /** What a player's turn came to, as one emoji. */
  sign(events: readonly AnyEvent[]): string;
  /** A turn came to nothing: told as bad news. */
  isBad(event: AnyEvent): boolean;

  /** The face of a die in words, and the face that a key stands for. */
  faceName(face: number): string;
  faceOf(key: string): number | null;
  ways?: Ways;
  /** How equal scores were told apart. */
  tieBreak?(
    view: View,
    outcome: OutcomeView,
    names: readonly string[],
    you: number | null,
  ): string | null;

  /** Where a move is chosen and pointed at: on the board itself, or in a list. */
  moves: "board" | "list";
  Position: Component<PositionProps<View>>;
  Odds: Component<{ view: InsightView; names: readonly string[] }>;
  /** What `gain` counts: the heading of its column. */
  gainHeading(): string;

  /** The laboratory: the editor of a position. */
  Editor: Component<EditorProps<View>>;
  /** What must be there before a position can be set up. */
  lay?(): Promise<void>;
  /** For how many players a position is; null where its text cannot be read. */
  seats(text: string): number | null;
  /** What would fix a position that was refused. */
  remedy?(text: string, problem: Refused["problem"]): string | null;
}

/** A position is only ever handed to the game it is of: the registry looks it up by its key. */
export function playedBy<View extends PositionView>(ui: GameUi<View>): GameUi {
  return ui as unknown as GameUi;
}
