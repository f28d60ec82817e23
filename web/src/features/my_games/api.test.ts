import { describe, expect, it } from "vitest";
import { ALL, query } from "./api";

describe("a search among my games", () => {
  it("asks for nothing that was not chosen", () => {
    expect(query(ALL).toString()).toBe("");
    expect(query({ ...ALL, with: "  " }).toString()).toBe("");
  });

  it("takes both days whole", () => {
    const asked = query({ ...ALL, since: "2026-03-28", until: "2026-03-28" });
    const hours = (Number(asked.get("until")) - Number(asked.get("since"))) / 3_600_000;
    expect(hours).toBe(24);
    expect(new Date(Number(asked.get("since"))).getHours()).toBe(0);
  });

  it("keeps signs in a name", () => {
    expect(query({ ...ALL, with: "A&B=C" }).toString()).toBe("with=A%26B%3DC");
  });
});
