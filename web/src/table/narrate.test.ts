import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "$/app/i18n.svelte";
import { GAMES, load, type GameUi } from "$/games";
import { keep } from "$/games/knockout/boards.svelte";
import type { AnyEvent, GameKey, OutcomeView, PositionView } from "$/generated/wire";
import { seatNames } from "./names";
import { listNames, sentences, winnersText } from "./narrate";

interface Common {
  game: GameKey;
  language: string;
}
interface Golden {
  steps: (Common & {
    names: string[];
    you: number | null;
    key: string;
    spaces: string[] | null;
    events: AnyEvent[];
    expected: string[];
  })[];
  winners: (Common & {
    names: string[];
    you: number | null;
    key: string;
    outcome: OutcomeView;
    expected: string;
  })[];
  players: (Common & {
    players: { name: string | null; bot: string | null }[];
    expected: string[];
  })[];
}

const GOLDEN = join(import.meta.dirname, "../../../tests/golden/narration.json");
const golden = JSON.parse(readFileSync(GOLDEN, "utf8")) as Golden;
const languages = [...new Set(golden.steps.map(({ language }) => language))];
const uis = new Map<string, GameUi>();

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  for (const { key } of GAMES) uis.set(key, await load(key));
});

/** A position on a board whose spaces have these names. */
function on(spaces: string[] | null): PositionView | null {
  if (!spaces) return null;
  const places = spaces.map((name, space) => ({ space, name, x: 0, y: 0 }));
  keep({ key: "golden", name: "", spaces: places, lines: [], arrows: [], starts: [], colours: [] });
  return { type: "knockout", board: "golden" } as PositionView;
}

describe.each(languages)("what the server's narrator says, word for word, in %s", (language) => {
  const spoken = <T extends Common>(list: T[]) => list.filter((one) => one.language === language);
  beforeAll(() => speak(language));

  it("of every step", () => {
    expect(spoken(golden.steps)).not.toEqual([]);
    for (const { game, names, you, key, spaces, events, expected } of spoken(golden.steps)) {
      const telling = { game, names, you, key, position: on(spaces), ui: uis.get(game)! };
      expect(sentences(events, telling)).toEqual(expected);
    }
  });

  it("of every result", () => {
    expect(spoken(golden.winners)).not.toEqual([]);
    for (const { game, outcome, names, you, key, expected } of spoken(golden.winners)) {
      expect(winnersText(game, outcome, names, you, key)).toBe(expected);
    }
  });
});

it.each(golden.players)(
  "calls players as the server does: $expected",
  async ({ game, language, players, expected }) => {
    await speak(language);
    const seats = players.map(({ name, bot }) => ({
      kind: bot === null ? ("human" as const) : ("bot" as const),
      name,
      bot,
    }));
    expect(seatNames(seats, game)).toEqual(expected);
  },
);

describe("around the table", () => {
  const telling = { game: "pickomino" as const, names: ["Ana", "Leo"], you: 0, position: null };
  const said = (...events: AnyEvent[]) =>
    sentences(events, { ...telling, ui: uis.get("pickomino")! });
  beforeAll(() => speak("en"));

  it("says who came and went, and who plays for whom", () => {
    expect(said({ type: "sat-down", seat: 1, name: "Leo" })).toEqual(["Leo sits down."]);
    expect(said({ type: "stand-in-started", seat: 1, reason: "away" })[0]).toMatch(/Leo/);
    expect(said({ type: "stand-in-ended", seat: 1 })[0]).toMatch(/Leo/);
    expect(said({ type: "flagged", seat: 1 })[0]).toMatch(/Leo/);
  });

  it("calls the person at this screen you", () => {
    expect(said({ type: "sat-down", seat: 0, name: "Ana" })).toEqual(["You sit down."]);
    expect(said({ type: "stand-in-started", seat: 0, reason: "away" })).toEqual([
      "A bot is playing for you.",
    ]);
    expect(said({ type: "stand-in-ended", seat: 0 })).toEqual(["You’re back."]);
    expect(said({ type: "flagged", seat: 0 })[0]).toMatch(/^You ran out of time/);
    expect(said({ type: "started", first: 0, drawn: true })).toEqual(["You start."]);
  });

  it("keeps quiet about what nobody wants to read", () => {
    expect(said({ type: "got-ready", seat: 1 })).toEqual([]);
    expect(said({ type: "chain-renewed", seat: null })).toEqual([]);
    expect(said({ type: "started", first: null, drawn: true })).toEqual([]);
  });

  it("lists names as the language does", async () => {
    expect(listNames(["Ana"])).toBe("Ana");
    expect(listNames(["Ana", "Leo", "Inés"])).toBe("Ana, Leo and Inés");
    await speak("es");
    expect(listNames(["Ana", "Inés"])).toBe("Ana e Inés");
  });
});
