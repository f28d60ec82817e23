/**
 * What a table sounds like. Everything is synthesised here: a thing that is struck rings in a few
 * partials that die away (modal synthesis), with the noise of the blow before them.
 */
import { settings } from "./settings.svelte";

interface Struck {
  pitch: number;
  /** How often higher than the pitch the thing rings too. */
  partials: readonly number[];
  /** Seconds until it has died away to a third. */
  decay: number;
  /** How much of it is the noise of the blow, and how dull that is: 0 to 1. */
  noise: number;
  dull: number;
}

/** Several samples of each, so that no two dice sound alike. */
const SAMPLES = 6;
const VOLUME = 0.4;
const WOOD = { partials: [1, 2.57, 4.65, 6.9], noise: 0.5, dull: 0.55 };
const THINGS = {
  die: { ...WOOD, pitch: 780, decay: 0.016 },
  shelf: { ...WOOD, pitch: 430, decay: 0.028 },
  board: { ...WOOD, pitch: 240, decay: 0.04 },
  tile: { pitch: 1650, partials: [1, 2.32, 4.25], decay: 0.03, noise: 0.35, dull: 0.2 },
  padlock: { pitch: 2900, partials: [1, 1.51, 2.74], decay: 0.035, noise: 0.3, dull: 0.1 },
  lid: { pitch: 88, partials: [1, 1.7, 2.9, 4.4], decay: 0.11, noise: 0.4, dull: 0.9 },
  bar: { pitch: 440, partials: [1, 3.93, 9.2], decay: 0.16, noise: 0.05, dull: 0.5 },
} satisfies Record<string, Struck>;
/** Three notes and a last one for each bird, in half tones above the first. */
const TUNES = [
  [0, 4, 7, 12],
  [7, 4, 7, 12],
  [0, 7, 4, 12],
  [4, 7, 9, 12],
  [0, 5, 9, 12],
  [12, 7, 9, 16],
  [0, 2, 7, 14],
];

let context: AudioContext | null = null;
const made = new Map<string, AudioBuffer>();

/** Browsers let nothing be heard before the first tap. */
function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  const { userActivation: tapped } = navigator as Partial<Navigator>;
  if (tapped && !tapped.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A sample that `at` gives, second by second; made once and kept. */
function sample(
  { sampleRate: rate }: AudioContext,
  name: string,
  seconds: number,
  at: () => (t: number) => number,
) {
  const known = made.get(name);
  if (known) return known;
  const buffer = new AudioBuffer({ length: Math.ceil(seconds * rate), sampleRate: rate });
  const wave = at();
  const data = buffer.getChannelData(0);
  let top = 0;
  for (let index = 0; index < data.length; index += 1) {
    data[index] = wave(index / rate);
    top = Math.max(top, Math.abs(data[index]!));
  }
  for (let index = 0; index < data.length; index += 1) data[index]! /= top;
  made.set(name, buffer);
  return buffer;
}

/** Low-passed noise: the duller, the slower it changes. */
function noise(dull: number): () => number {
  let last = 0;
  return () => (last += (1 - dull) * (Math.random() * 2 - 1 - last));
}

function struck({ pitch, partials, decay, noise: blow, dull }: Struck): (t: number) => number {
  const hiss = noise(dull);
  const rings = partials.map((ratio, index) => ({
    turn: 2 * Math.PI * pitch * ratio * (1 + 0.04 * (Math.random() - 0.5)),
    loud: (0.7 + 0.6 * Math.random()) / (index + 1),
    fall: Math.sqrt(ratio) / decay,
  }));
  const ring = (t: number) =>
    rings.reduce(
      (sum, one) => sum + one.loud * Math.sin(one.turn * t) * Math.exp(-t * one.fall),
      0,
    );
  return (t) => ring(t) * Math.min(1, t / 0.0008) + 3 * blow * hiss() * Math.exp(-t / 0.006);
}

function play(buffer: AudioBuffer, out: AudioContext, at: number, volume: number, rate = 1): void {
  const source = new AudioBufferSourceNode(out, { buffer, playbackRate: rate });
  const gain = new GainNode(out, { gain: VOLUME * volume });
  source.connect(gain).connect(out.destination);
  source.start(out.currentTime + at);
}

/** Strike a thing, `at` seconds from now, so many half tones higher. */
function strike(thing: keyof typeof THINGS, volume = 1, at = 0, tones?: number): void {
  const out = audio();
  if (!out) return;
  const one = Math.floor(Math.random() * SAMPLES);
  const it = THINGS[thing];
  const buffer = sample(out, `${thing}${one}`, 7 * it.decay, () => struck(it));
  const rate = tones === undefined ? 0.94 + 0.12 * Math.random() : 2 ** (tones / 12);
  play(buffer, out, at, volume, rate);
}

/** Feathers: noise that swells, brightens and fades. */
function whoosh(): void {
  const out = audio();
  if (!out) return;
  const swell = (t: number) => Math.sin((Math.PI * t) / 0.45) ** 2;
  const buffer = sample(out, "whoosh", 0.45, () => {
    const [dull, bright] = [noise(0.93), noise(0.6)];
    return (t) => swell(t) * (dull() * 3 + bright() * t);
  });
  play(buffer, out, 0, 0.5, 0.9 + 0.2 * Math.random());
}

export const sound = {
  die: (): void => strike("die", 0.5 + 0.3 * Math.random()),
  take: (): void => strike("shelf", 0.6),
  step: (): void => strike("board", 0.45),
  tile: (): void => {
    strike("tile", 0.5);
    strike("tile", 0.3, 0.045);
  },
  lock(): void {
    strike("padlock", 0.25);
    strike("padlock", 0.5, 0.09);
  },
  count: (): void => strike("tile", 0.2),
  thud: (): void => strike("lid", 1),
  steal: whoosh,
  hit(): void {
    strike("lid", 0.8);
    strike("board", 1);
    whoosh();
  },
  fail(): void {
    strike("bar", 0.4, 0, -7);
    strike("bar", 0.4, 0.2, -12);
  },
  turn(): void {
    strike("bar", 0.4, 0, 7);
    strike("bar", 0.4, 0.13, 12);
  },
  /** Each bird has its own tune. */
  won(bird = 0): void {
    const tune = TUNES[bird % TUNES.length]!;
    tune.forEach((tones, index) => strike("bar", 0.5, index * 0.14, tones));
  },
};

/** Let the device buzz, where it can: milliseconds on, off, on. */
export function touch(...pattern: number[]): void {
  if (settings.sound && "vibrate" in navigator) navigator.vibrate(pattern);
}
