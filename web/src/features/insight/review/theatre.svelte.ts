/** A game that is watched again: the server's positions, shown as its own table shows them. */
import type { PositionView, ReplayView, StepView } from "$/generated/wire";
import { StageCtrl } from "$/table/stage.svelte";

export class Theatre extends StageCtrl {
  /** So many moves have been made; set at once, however long the table takes to show it. */
  at = $state(0);
  playing = $state(false);
  private showing: Promise<void> = Promise.resolve();
  private asked = 0;

  constructor(
    readonly replay: ReplayView,
    mine: readonly number[],
  ) {
    super({ ...replay, mine });
  }

  get last(): number {
    return this.replay.moves.length;
  }

  override async open(): Promise<void> {
    await this.place(this.replay.view);
  }

  override close(): void {
    this.playing = false;
    this.pacing.cut = true;
    super.close();
  }

  /** The position after so many moves. */
  private position(moves: number): PositionView {
    return this.replay.moves[moves - 1]?.view ?? this.replay.view;
  }

  async jump(to: number): Promise<void> {
    this.at = Math.min(Math.max(0, to), this.last);
    this.playing = false;
    this.marked = {};
    const mine = ++this.asked;
    await this.halt();
    if (mine === this.asked) this.stand();
  }

  /** The next move, as it was seen at the table; while one is being shown, the one after it. */
  async forward(): Promise<void> {
    if (this.busy) return this.jump(this.at + 1);
    this.playing = false;
    await this.next();
  }

  async play(): Promise<void> {
    if (this.at >= this.last) await this.jump(0);
    this.playing = true;
    while (this.goesOn) await this.next();
    this.playing = false;
  }

  private get goesOn(): boolean {
    return this.playing && this.at < this.last;
  }

  async pause(): Promise<void> {
    this.playing = false;
    await this.halt();
  }

  private async next(): Promise<void> {
    if (this.at >= this.last) return;
    this.marked = {};
    const mine = ++this.asked;
    const index = this.at++;
    this.lower();
    this.showing = this.showMove(index);
    await this.showing;
    if (mine === this.asked) this.stand();
  }

  private async showMove(index: number): Promise<void> {
    this.busy = true;
    await this.pacing.showStep(this.stepAt(index));
    this.busy = false;
  }

  /** Whatever is being shown is shown at once. */
  private async halt(): Promise<void> {
    this.pacing.cut = true;
    this.pacing.skip();
    await this.showing;
    this.pacing.cut = false;
  }

  /** The table as the server has it after the moves made so far, and what was said in this turn. */
  private stand(): void {
    const turn = this.replay.moves[this.at - 1]?.turn;
    const moves = this.replay.moves.slice(0, this.at);
    const from = moves.findIndex((move) => move.turn === turn);
    this.log = moves.slice(Math.max(0, from)).map((_, place) => ({
      key: -1 - from - place,
      step: this.stepAt(from + place),
      position: this.position(from + place),
    }));
    this.happening = null;
    this.shown = this.position(this.at);
    const over = this.at === this.last;
    this.table = { ...this.table!, outcome: over ? this.replay.outcome : null };
  }

  /** A game that goes on is not over. */
  private lower(): void {
    if (this.table!.outcome) this.table = { ...this.table!, outcome: null };
  }

  private stepAt(index: number): StepView {
    const { seat, token, events } = this.replay.moves[index]!;
    return { version: index + 1, seat, by: "bot", token, events };
  }
}
