import { expect, it } from "vitest";
import { capital, fileName, minutes } from "./format";

it("writes times, sentences and file names", () => {
  expect([minutes(65_000), minutes(-5), minutes(999)]).toEqual(["1:05", "0:00", "0:01"]);
  expect(capital("éclair")).toBe("Éclair");
  expect(fileName("knockout", "abc")).toBe("knockout-abc.json");
});
