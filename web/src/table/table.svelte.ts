/** One table: its state, and what changes it. */
import { FairPlay } from "$/fair/play";
import { Actions } from "./actions";
import { TableConnection } from "./connection";
import { Pacing } from "./pacing.svelte";
import { TableState } from "./state.svelte";

export class TableCtrl extends TableState {
  readonly pacing = new Pacing(this);
  readonly fair: FairPlay;
  readonly actions: Actions;
  private readonly wire: TableConnection;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    super();
    this.fair = new FairPlay(id);
    this.wire = new TableConnection(id, key, this, this.pacing, this.fair);
    this.actions = new Actions(this, this.fair, (order) => this.wire.send(order));
  }

  open(): Promise<void> {
    return this.wire.open();
  }

  close(): void {
    this.wire.close();
    this.pacing.close();
  }
}
