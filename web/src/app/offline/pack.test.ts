import { describe, expect, it } from "vitest";
import { entriesOf } from "./pack";

/** As Python writes it: files one after another, then the list of them. */
function zip(files: Record<string, string>): ArrayBuffer {
  const bytes: number[] = [];
  const list: number[] = [];
  const short = (value: number) => [value & 255, value >> 8];
  const long = (value: number) => [...short(value & 65535), ...short(value >> 16)];
  const text = (value: string) => [...new TextEncoder().encode(value)];
  for (const [name, content] of Object.entries(files)) {
    const [path, data] = [text(name), text(content)];
    const told = [...long(0), ...long(data.length), ...long(data.length)];
    const facts = [...new Array<number>(8).fill(0), ...told, ...short(path.length), ...short(0)];
    const header = [...long(0x02014b50), 0, 0, 0, 0, ...facts];
    list.push(...header, ...new Array<number>(10).fill(0), ...long(bytes.length), ...path);
    bytes.push(...long(0x04034b50), 0, 0, ...facts, ...path, ...data);
  }
  const [count, start] = [short(Object.keys(files).length), bytes.length];
  const end = [...long(0x06054b50), 0, 0, 0, 0, ...count, ...count, ...long(list.length)];
  return new Uint8Array([...bytes, ...list, ...end, ...long(start), 0, 0]).buffer;
}

describe("an archive", () => {
  it("is read file by file", () => {
    const found = [...entriesOf(zip({ "roost/a.pyc": "one", "roost/wörter.ftl": "" }))];
    const texts = found.map(([name, data]) => [name, new TextDecoder().decode(data)]);
    expect(texts).toEqual([
      ["roost/a.pyc", "one"],
      ["roost/wörter.ftl", ""],
    ]);
  });

  it("that was cut off is refused", () => {
    const whole = zip({ a: "one" });
    expect(() => [...entriesOf(whole.slice(0, -1))]).toThrow("broken");
  });
});
