/** Getting the app ready for places without a network, as its settings show it. */
import { canWork, drop, keep, missing } from "./keep";
import { keptVersion } from "./place.svelte";

export class Getting {
  ready = $state(keptVersion() !== null);
  /** A server may have nothing to fetch. */
  offered = $state(keptVersion() !== null);
  /** How many bytes are to come; null as long as that is not known. */
  size = $state<number | null>(null);
  coming = $state.raw<{ done: number; of: number } | null>(null);
  failed = $state(false);

  /** Ask what there is to fetch. Who is not answered may try nevertheless. */
  async look(): Promise<void> {
    if (this.ready || !canWork()) return;
    try {
      this.size = await missing();
      this.offered = this.size !== null;
    } catch {
      this.offered = true;
    }
  }

  async get(): Promise<void> {
    this.failed = false;
    this.coming = { done: 0, of: this.size || 1 };
    try {
      await keep((done, of) => (this.coming = { done, of }));
      this.ready = true;
    } catch {
      this.failed = true;
    } finally {
      this.coming = null;
    }
    if (this.failed) await this.look(); // some of it may have come
  }

  async remove(): Promise<void> {
    await drop();
    this.ready = false;
    await this.look();
  }
}
