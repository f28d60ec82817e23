/** Work that may be refused: what the server said then, and whether it is still under way. */
import { Refused } from "./api";

export class Attempt {
  problem = $state.raw<Refused["problem"] | null>(null);
  busy = $state(false);

  /** Do it; null where it was refused. */
  async run<Found>(work: () => Promise<Found>): Promise<Found | null> {
    this.problem = null;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
      return null;
    }
  }

  /** Do it unless it is being done: two taps are one. */
  async once(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.run(work).finally(() => (this.busy = false));
  }
}
