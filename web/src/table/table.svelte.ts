/** One table: its state, and what changes it. */
import { FairTable } from "$/fair/table";
import { Actions } from "./actions";
import { TableConnection } from "./connection";
import { Pacing } from "./pacing.svelte";
import { TableState } from "./state.svelte";

export class TableCtrl extends TableState {
  readonly pacing = new Pacing(this);
  readonly fair: FairTable;
  readonly actions: Actions;
  private readonly wire: TableConnection;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    super();
    this.fair = new FairTable(id);
    this.wire = new TableConnection(id, key, this, this.pacing, this.fair);
    const { wire } = this;
    this.actions = new Actions(
      this,
      this.fair,
      (order) => wire.send(order),
      () => wire.pump(),
    );
  }

  open(): Promise<void> {
    return this.wire.open();
  }

  close(): void {
    this.wire.close();
    this.pacing.close();
  }
}
