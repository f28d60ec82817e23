import { describe, expect, it } from "vitest";
import { read, written } from "$/app/base64";
import { systemOf } from "./passkeys";

describe("passkeys", () => {
  it("are written as the server reads them", () => {
    const data = Uint8Array.from([0, 251, 255, 62, 63, 1]);
    expect(written(data.buffer)).toBe("APv_Pj8B");
    expect([...read("APv_Pj8B")]).toEqual([...data]);
    expect(written(Uint8Array.from([255]).buffer)).toBe("_w");
    expect([...read("_w")]).toEqual([255]);
  });

  it("are named after the system they were made on", () => {
    expect(systemOf("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)")).toBe("Mac");
    expect(systemOf("Mozilla/5.0 (Linux; Android 15)")).toBe("Android");
    expect(systemOf("?")).toBe("Passkey");
  });
});
