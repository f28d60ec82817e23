/** A wait that a tap can cut short. */
export class Pauses {
  private release: (() => void) | null = null;

  wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.skip(), ms);
      this.release = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  skip(): void {
    const release = this.release;
    this.release = null;
    release?.();
  }
}
