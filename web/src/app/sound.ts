/** Small synthesised sounds; nothing is heard unless a person turned them on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function tone(at: number, frequency: number, seconds: number, volume = 0.12, to = frequency): void {
  const out = audio();
  if (!out) return;
  const start = out.currentTime + at;
  const oscillator = out.createOscillator();
  const gain = out.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.setValueAtTime(frequency, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds + 0.02);
}

/** A knock of wood: a very short, low, falling tone. */
function knock(at: number, volume = 0.1): void {
  tone(at, 260 + Math.random() * 160, 0.05, volume, 120);
}

export const sound = {
  die: (): void => knock(0),
  take: (): void => knock(0, 0.14),
  lock: (): void => tone(0, 1400, 0.06, 0.1, 900),
  tile: (): void => {
    tone(0, 392, 0.12);
    tone(0.09, 523, 0.18);
  },
  fail(): void {
    tone(0, 294, 0.2, 0.1, 262);
    tone(0.2, 220, 0.35, 0.1, 165);
  },
  steal(): void {
    tone(0, 300, 0.4, 0.06, 900);
  },
  thud: (): void => tone(0, 120, 0.2, 0.2, 60),
  hit(): void {
    knock(0, 0.2);
    tone(0.04, 880, 0.12, 0.06, 440);
  },
  turn(): void {
    tone(0, 659, 0.12, 0.1);
    tone(0.13, 880, 0.22, 0.1);
  },
  won(): void {
    [523, 659, 784, 1047].forEach((note, index) => tone(index * 0.12, note, 0.25));
  },
};

/** Let the device buzz, where it can: milliseconds on, off, on. */
export function touch(...pattern: number[]): void {
  if (settings.sound && "vibrate" in navigator) navigator.vibrate(pattern);
}
