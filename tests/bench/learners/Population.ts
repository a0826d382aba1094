/**
 * How simulated people learn to type. Medians and exponents; "spread" is the standard deviation of a logarithm.
 *
 * The model knows nothing of any way to practise. Its assumptions:
 * - Power law of practice (A. Newell and P. Rosenbloom, 1981), for each key and for each pair of keys by itself: what
 * can be learnt of
 * time and of misses falls as (1 + presses ÷ prior)^−exponent. A pair stands for the movement between two keys (Dhakal
 * et al., 2018:
 *   pairs predict speed).
 * - At first about one key a second (Gentner), and the best that most people reach.
 * - Forgetting: presses of a key or pair that was not used for d days count d^−forgetting of themselves.
 * - Who hurries misses more: a person's pace multiplies time, and divides misses by its `tradeOff`th power.
 * - People differ, and for each person keys and pairs do; a key that is slow is mostly also missed (`alike`).
 * - Each press varies; a miss is corrected at once, which costs two more presses.
 * The figures without a source are assumptions. A median person needs some 150 runs of 250 characters: about six hours
 * of typing.
 */
export type Population = {
  /** Time of a press at the very start, in ms. */
  readonly startMs: number;
  /** Time that no practice takes away, in ms. */
  readonly floorMs: number;
  /** Share of presses that miss at the start, and that no practice takes away. */
  readonly startMisses: number;
  readonly floorMisses: number;
  /** Share of what can be learnt that belongs to the key; the rest belongs to the pair. */
  readonly keyPart: number;
  /** Presses after which learning slows down. */
  readonly prior: number;
  readonly timeExponent: number;
  readonly missExponent: number;
  readonly forgetting: number;
  readonly tradeOff: number;
  readonly personSpread: number;
  readonly keySpread: number;
  readonly alike: number;
  readonly pressSpread: number;
  /** Runs on each of five days a week. */
  readonly runsPerDay: number;
};

export const ordinary: Population = {
  startMs: 1000,
  floorMs: 120,
  startMisses: 0.1,
  floorMisses: 0.008,
  keyPart: 0.65,
  prior: 3,
  timeExponent: 0.28,
  missExponent: 0.37,
  forgetting: 0.05,
  tradeOff: 2,
  personSpread: 0.08,
  keySpread: 0.4,
  alike: 0.7,
  pressSpread: 0.3,
  runsPerDay: 8,
};

/** The same people with other constants, one group at a time. With these and {@link ordinary} practice was tuned. */
export const variations: Readonly<Record<string, Population>> = {
  "keys only, no pairs": { ...ordinary, keyPart: 1 },
  "mostly pairs": { ...ordinary, keyPart: 0.35, prior: 2 },
  "keys all alike": { ...ordinary, keySpread: 0 },
  "misses apart from time": { ...ordinary, alike: 0 },
  "steeper learning": { ...ordinary, prior: 8, timeExponent: 0.38, missExponent: 0.48 },
  "three times the forgetting": { ...ordinary, forgetting: 0.15, timeExponent: 0.29, missExponent: 0.39 },
  "two runs a day": { ...ordinary, runsPerDay: 2 },
  "quick learners": { ...ordinary, startMs: 700, timeExponent: 0.45, missExponent: 0.6 },
  "keys more unlike": { ...ordinary, startMs: 700, timeExponent: 0.34, missExponent: 0.5, keySpread: 0.6 },
  "hasty learners": { ...ordinary, startMs: 600, startMisses: 0.16, keyPart: 0.5, missExponent: 0.6, alike: 0.3 },
};

/** Four others, on whom nothing was tuned. */
export const untuned: Readonly<Record<string, Population>> = {
  "child who begins": {
    ...ordinary,
    startMs: 1400,
    floorMs: 150,
    startMisses: 0.12,
    floorMisses: 0.006,
    keyPart: 0.75,
    prior: 4,
    timeExponent: 0.36,
    missExponent: 0.47,
    forgetting: 0.1,
    personSpread: 0.1,
    keySpread: 0.35,
    alike: 0.5,
    pressSpread: 0.4,
    runsPerDay: 6,
  },
  "adult with two fingers": {
    ...ordinary,
    startMs: 520,
    floorMs: 150,
    startMisses: 0.08,
    floorMisses: 0.006,
    keyPart: 0.4,
    prior: 12,
    timeExponent: 0.3,
    missExponent: 0.5,
    keySpread: 0.25,
    alike: 0.8,
    runsPerDay: 10,
  },
  "fast and careless": {
    ...ordinary,
    startMs: 420,
    floorMs: 100,
    startMisses: 0.2,
    floorMisses: 0.006,
    keyPart: 0.5,
    prior: 5,
    timeExponent: 0.3,
    missExponent: 0.6,
    keySpread: 0.5,
    alike: 0.2,
    runsPerDay: 12,
  },
  "new keyboard layout": {
    ...ordinary,
    startMs: 700,
    floorMs: 100,
    startMisses: 0.12,
    keyPart: 0.55,
    prior: 6,
    timeExponent: 0.36,
    missExponent: 0.6,
    keySpread: 0.7,
    alike: 0.85,
    runsPerDay: 10,
  },
};

/** Children who begin a course, three lessons a day, and can become careful enough for 99 %. */
export const pupil: Population = {
  ...ordinary,
  startMs: 1400,
  floorMs: 150,
  floorMisses: 0.003,
  keyPart: 0.75,
  prior: 4,
  timeExponent: 0.36,
  missExponent: 0.5,
  forgetting: 0.1,
  personSpread: 0.1,
  pressSpread: 0.4,
  runsPerDay: 3,
};
