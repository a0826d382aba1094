import type { Challenge } from "./Challenge";

/** Makes what is to be typed of a seed. */
export type WordMaker = (seed: number) => Challenge;
