import { dayKinds, type DayKind } from "./dayMix";

/**
 * What `npm run bench -- day` was asked: `day 2000 --only=racing --minutes=20`, `day --no-paper` or
 * `day --core-price=4`.
 */
export type DayOptions = {
  /** The first lesson has so many people. */
  readonly people: number;
  /** Everybody does this; null for the mix. */
  readonly only: DayKind | null;
  /** Whether the constants are measured, and what more people need is worked out on paper. Takes five minutes. */
  readonly hasPaper: boolean;
  /** No lesson begins later than this, in minutes. */
  readonly minutes: number;
  /** What a core costs, in any money and time; null for no prices. Nobody else can know it. */
  readonly corePrice: number | null;
};

const PEOPLE = 1_000;
const MINUTES = 15;

/** @throws with what is wrong. */
export function readDayOptions(words: readonly string[]): DayOptions {
  const value = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split("=")[1];
  const number = (name: string) => {
    const text = value(name);
    if (text === undefined) return null;
    if (/^\d+(?:\.\d+)?$/u.test(text)) return Number(text);
    throw new Error(`--${name} is "${text}": give a number.`);
  };
  const text = value("only");
  const only = dayKinds.find((kind) => kind === text) ?? null;
  if (text !== undefined && only === null) throw new Error(`--only is "${text}": give one of ${dayKinds.join(", ")}.`);
  return {
    people: Number(words.find((word) => /^\d+$/u.test(word)) ?? PEOPLE),
    only,
    // What is worked out is about the mix.
    hasPaper: only === null && !words.includes("--no-paper"),
    minutes: number("minutes") ?? MINUTES,
    corePrice: number("core-price"),
  };
}
