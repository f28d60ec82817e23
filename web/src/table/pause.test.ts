import { expect, it } from "vitest";
import { Pauses } from "./pause";

it("waits until a tap cuts it short", async () => {
  const pauses = new Pauses();
  const waited = pauses.wait(60_000);
  pauses.skip();
  await expect(waited).resolves.toBeUndefined();
});
