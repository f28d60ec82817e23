/**
 * One tab at a time plays on this device: two would play the same tables, each with bots of its own.
 * Whoever comes second waits, and may take over; the tab that played before then waits in turn.
 */
const NAME = "roost-device";
const SOON_MS = 500; // a page that is being left has let go by then: nothing need be said
const PATIENCE_MS = 3_000; // a tab that sleeps does not answer, and need not

let letGo: (() => void) | null = null; // while this tab plays
let waiting: AbortController | null = null; // while another does
let channel: BroadcastChannel | null = null;
let take: (() => void) | null = null;
let asking = false; // whether it is this tab that wants to play

/** Resolves when this tab may play. `tell` hears whether another does meanwhile, and `stop` is called
 * when another takes over. */
export function hold(tell: (elsewhere: boolean) => void, stop: () => Promise<void>): Promise<void> {
  if (letGo !== null || !("locks" in navigator)) return Promise.resolve();
  return new Promise((granted) => {
    channel ??= listen(stop);
    const soon = setTimeout(() => tell(true), SOON_MS);
    const request = (options: LockOptions): void => {
      let mine = false;
      const play = () =>
        new Promise<void>((done) => {
          clearTimeout(soon);
          [mine, asking, waiting, take] = [true, false, null, null];
          tell(false);
          letGo = done;
          granted();
        });
      navigator.locks.request(NAME, options, play).catch(() => {
        if (!mine || letGo === null) return;
        letGo = null; // it was taken from a tab that did not answer in time
        void stop();
      });
    };
    waiting = new AbortController();
    take = () => {
      waiting?.abort(); // others may stand before us there
      take = null;
      request({ steal: true });
    };
    request({ signal: waiting.signal });
  });
}

/** Ask the tab that plays to stop, and play here. */
export function takeOver(): void {
  asking = true;
  channel?.postMessage("give");
  setTimeout(() => take?.(), PATIENCE_MS);
}

function listen(stop: () => Promise<void>): BroadcastChannel {
  const opened = new BroadcastChannel(NAME);
  opened.onmessage = async ({ data }: MessageEvent<"give" | "given">) => {
    if (data === "given") {
      if (asking) take?.();
      return;
    }
    const done = letGo;
    if (done === null) return;
    letGo = null;
    await stop(); // nothing is written here any more
    opened.postMessage("given");
    setTimeout(done, PATIENCE_MS); // taken by then, unless that tab was closed
  };
  return opened;
}
