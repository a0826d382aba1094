/** Files as Monkeytype and keybr write them. */
const columns = [
  "_id",
  "isPb",
  "wpm",
  "acc",
  "rawWpm",
  "consistency",
  "charStats",
  "mode",
  "mode2",
  "quoteLength",
  "restartCount",
  "testDuration",
  "afkDuration",
  "incompleteTestSeconds",
  "punctuation",
  "numbers",
  "language",
  "funbox",
  "difficulty",
  "lazyMode",
  "blindMode",
  "bailedOut",
  "tags",
  "timestamp",
] as const;

export type MonkeytypeRow = Partial<Record<(typeof columns)[number], string | number>>;

const usual: MonkeytypeRow = {
  _id: "6560a1b2c3d4e5f6a7b8c9d0",
  isPb: "false",
  wpm: 84.37,
  acc: 96.51,
  rawWpm: 86.8,
  consistency: 78.2,
  charStats: "211;3;1;0",
  mode: "time",
  mode2: 30,
  quoteLength: -1,
  restartCount: 0,
  testDuration: 30,
  afkDuration: 0,
  incompleteTestSeconds: 0,
  punctuation: "false",
  numbers: "false",
  language: "english",
  funbox: "none",
  difficulty: "normal",
  lazyMode: "false",
  blindMode: "false",
  bailedOut: "false",
  tags: "",
};

/** A results.csv; each row differs from a usual one in what is given. */
export function monkeytypeCsv(rows: readonly MonkeytypeRow[], separator = ","): string {
  const lines = rows.map((row) => columns.map((column) => ({ ...usual, ...row })[column] ?? "").join(separator));
  return [columns.join(separator), ...lines].join("\n");
}

/** The time of a run, in ms since 1970: one each four hours from 2024 on. */
export const timeOfRun = (run: number): number => Date.UTC(2024, 0, 1, 8) + run * 4 * 3_600_000;

/** So many runs as Monkeytype writes them. */
export const monkeytypeRuns = (count: number, from = 0): string =>
  monkeytypeCsv(
    Array.from({ length: count }, (_, at) => ({ timestamp: timeOfRun(from + at), wpm: 60 + ((from + at) % 30) })),
  );

export type KeybrResult = Readonly<Record<string, unknown>>;

export function keybrResult(changes: KeybrResult = {}): KeybrResult {
  const histogram = [..."etaoin"].map((letter, at) => ({
    codePoint: letter.codePointAt(0),
    hitCount: 20 + at,
    missCount: at % 3,
    timeToType: 180 + at,
  }));
  return {
    layout: "en-us",
    textType: "generated",
    timeStamp: "2023-05-06T07:08:09.123Z",
    length: 150,
    time: 30_000,
    errors: 6,
    speed: 300,
    histogram,
    ...changes,
  };
}

/** So many lessons as keybr writes them. */
export const keybrLessons = (count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => keybrResult({ timeStamp: new Date(timeOfRun(at)).toISOString() })),
  );
