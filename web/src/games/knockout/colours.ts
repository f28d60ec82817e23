import { COLOURS as NAMES } from "$/generated/knockout";

/** Knockout's colours, clockwise. Each has a shape, so that colour alone never matters. */
export interface Colour {
  name: (typeof NAMES)[number];
  shape: string;
  textY: number;
  darkText: boolean;
}

const LOOKS: Readonly<Record<Colour["name"], Omit<Colour, "name">>> = {
  blue: {
    shape: "M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z",
    textY: 4,
    darkText: false,
  },
  green: {
    shape:
      "M-6.4-8.6h12.8a2.2 2.2 0 0 1 2.2 2.2v12.8a2.2 2.2 0 0 1-2.2 2.2h-12.8a2.2 2.2 0 0 1-2.2-2.2v-12.8a2.2 2.2 0 0 1 2.2-2.2z",
    textY: 4,
    darkText: false,
  },
  red: {
    shape:
      "M-1.5-10.7a2.1 2.1 0 0 1 3 0l9.2 9.2a2.1 2.1 0 0 1 0 3l-9.2 9.2a2.1 2.1 0 0 1-3 0l-9.2-9.2a2.1 2.1 0 0 1 0-3z",
    textY: 4,
    darkText: false,
  },
  yellow: {
    shape: "M-1.8-10.4a2.1 2.1 0 0 1 3.6 0l9 15.6a2.1 2.1 0 0 1-1.8 3.1h-18a2.1 2.1 0 0 1-1.8-3.1z",
    textY: 5.4,
    darkText: true,
  },
};

export const COLOURS: readonly Colour[] = NAMES.map((name) => ({ name, ...LOOKS[name] }));
