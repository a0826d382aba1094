import { limits } from "../../../src/contract/limits";
import type { ImportedFile } from "../../../src/server/imports/importedFile";
import { readImport } from "../../../src/server/imports/readImport";
import { keybrLessons, keybrResult, monkeytypeCsv, monkeytypeRuns, timeOfRun } from "../../support/importFiles";

const now = Date.UTC(2026, 10, 20);
const at = timeOfRun(0);
const read = (file: string | Buffer) => readImport(typeof file === "string" ? Buffer.from(file) : file, now);
const readOk = (file: string | Buffer): ImportedFile => {
  const outcome = read(file);
  if ("refused" in outcome) throw new Error(outcome.refused);
  return outcome;
};
const runsOf = (file: string | Buffer) => readOk(file).batches.flatMap((batch) => JSON.parse(batch));
const one = (row: object) => readOk(monkeytypeCsv([{ timestamp: at, ...row }]));

const run = {
  typedAt: at,
  mode: "TIME",
  modeAmount: 30,
  language: "en",
  durationMs: 30_000,
  wpm: 84.37,
  accuracy: 96.51,
};

test.each([",", "|", ";", "\t"])("Monkeytype's results with %j between their columns", (separator) => {
  const file = monkeytypeCsv([{ timestamp: at, charStats: "211" }], separator);
  for (const written of [file, `\ufeff${file}`, file.replaceAll("\n", "\r\n"), `${file}\n\n`])
    expect(runsOf(written)).toEqual([run]);
  expect(runsOf(Buffer.from(`\ufeff${file}`, "utf16le"))).toEqual([run]);
});

test("the file of years ago, with commas inside its cells", () => {
  expect(runsOf(monkeytypeCsv([{ timestamp: at, charStats: "211,3,1,0", tags: "a,b" }], "|"))).toEqual([run]);
});

test("quoted cells, and columns in another order", () => {
  expect(runsOf(monkeytypeCsv([{ timestamp: at, charStats: '"211,3,1,0"', tags: '"the ""best"", yet"' }]))).toEqual([
    run,
  ]);
  const head = `"timestamp","language","testDuration","mode2","mode","acc","wpm"`;
  const turned = `${head}\n${at},dutch_1k,12.5,10,words,100,90`;
  expect(runsOf(turned)).toEqual([
    { ...run, mode: "WORDS", modeAmount: 10, language: "nl", durationMs: 12_500, wpm: 90, accuracy: 100 },
  ]);
});

test.each([
  [
    { mode: "quote", mode2: 1234 },
    { mode: "TEXT", modeAmount: null },
  ],
  [
    { mode: "zen", mode2: "zen" },
    { mode: "CUSTOM", modeAmount: null },
  ],
  [
    { mode: "custom", mode2: "custom" },
    { mode: "CUSTOM", modeAmount: null },
  ],
  [{ language: "german_10k" }, { language: "de" }],
  [{ language: "french" }, { language: "fr" }],
  [{ language: "code_python" }, { language: null }],
  [{ language: "constructor" }, { language: null }],
  [{ language: "" }, { language: "en" }],
])("%j becomes %j", (row, changes) => {
  expect(runsOf(monkeytypeCsv([{ timestamp: at, ...row }]))).toEqual([{ ...run, ...changes }]);
});

test.each([
  [{ wpm: "NaN" }, "wpm", "NOT_A_NUMBER"],
  [{ wpm: "Infinity" }, "wpm", "NOT_A_NUMBER"],
  [{ wpm: "0x50" }, "wpm", "NOT_A_NUMBER"],
  [{ wpm: "1e999" }, "wpm", "NOT_A_NUMBER"],
  [{ wpm: "" }, "wpm", "MISSING"],
  [{ wpm: 401 }, "wpm", "OUT_OF_RANGE"],
  [{ wpm: -1 }, "wpm", "OUT_OF_RANGE"],
  [{ acc: 100.5 }, "acc", "OUT_OF_RANGE"],
  [{ testDuration: 0 }, "testDuration", "OUT_OF_RANGE"],
  [{ mode: "race" }, "mode", "UNKNOWN_VALUE"],
  [{ mode: "x".repeat(200) }, "mode", "UNKNOWN_VALUE"],
  [{ mode2: "thirty" }, "mode2", "NOT_A_NUMBER"],
  [{ timestamp: 0 }, "timestamp", "OUT_OF_RANGE"],
  [{ timestamp: Date.UTC(1970, 0, 2) }, "timestamp", "OUT_OF_RANGE"],
  [{ timestamp: now + 2 * 86_400_000 }, "timestamp", "IN_THE_FUTURE"],
  [{ timestamp: "2024-01-01" }, "timestamp", "NOT_A_NUMBER"],
  [{ tags: "a,b" }, "timestamp", "UNKNOWN_VALUE"],
  [{ tags: '"a' }, "tags", "UNKNOWN_VALUE"],
  [{ tags: '"a"b' }, "tags", "UNKNOWN_VALUE"],
])("the run with %j is skipped, with its line and field", (row, field, kind) => {
  expect(one(row)).toMatchObject({ runs: 0, skipped: 1, issues: [{ line: 2, field, kind }], firstAt: null });
});

test("a row that ends early names the column it lacks", () => {
  const file = monkeytypeCsv([{ timestamp: at }]);
  const cut = file.slice(0, file.lastIndexOf(",normal"));
  expect(readOk(cut)).toMatchObject({ skipped: 1, issues: [{ line: 2, field: "difficulty", kind: "MISSING" }] });
});

test("the same run twice is one; the rest of a file is kept beside what is wrong", () => {
  const file = monkeytypeCsv([
    { timestamp: at + 2 },
    { timestamp: at },
    { timestamp: at },
    { timestamp: at + 1, wpm: "NaN" },
  ]);
  expect(readOk(file)).toMatchObject({
    source: "MONKEYTYPE",
    runs: 2,
    repeated: 1,
    skipped: 1,
    issues: [{ line: 5, field: "wpm", kind: "NOT_A_NUMBER" }],
    firstAt: at,
    lastAt: at + 2,
  });
});

test("at most twenty issues are named", () => {
  const { skipped, issues } = readOk(monkeytypeCsv(Array.from({ length: 500 }, () => ({ timestamp: 0 }))));
  expect([skipped, issues.length, issues.at(-1)?.line]).toEqual([500, 20, 21]);
});

const lesson = {
  typedAt: Date.UTC(2023, 4, 6, 7, 8, 9, 123),
  mode: "ADAPTIVE",
  modeAmount: null,
  language: null,
  durationMs: 30_000,
  wpm: 60,
  accuracy: 96,
};

test("keybr's lessons, whether a time is written out or a number", () => {
  expect(runsOf(JSON.stringify([keybrResult()]))).toEqual([lesson]);
  expect(runsOf(`\ufeff${JSON.stringify([keybrResult({ timeStamp: lesson.typedAt })], null, 2)}\n`)).toEqual([lesson]);
  expect(runsOf(JSON.stringify([keybrResult({ layout: '"}]{[\\', textType: "\\\\" })]))).toEqual([lesson]);
});

test.each([
  [{ timeStamp: "yesterday" }, "timeStamp", "NOT_A_NUMBER"],
  [{ timeStamp: null }, "timeStamp", "MISSING"],
  [{ timeStamp: "1970-01-01T00:00:00.000Z" }, "timeStamp", "OUT_OF_RANGE"],
  [{ timeStamp: "2031-01-01T00:00:00.000Z" }, "timeStamp", "IN_THE_FUTURE"],
  [{ timeStamp: "2023-13-41T00:00:00.000Z" }, "timeStamp", "NOT_A_NUMBER"],
  [{ length: 0 }, "length", "OUT_OF_RANGE"],
  [{ length: "150" }, "length", "NOT_A_NUMBER"],
  [{ length: [150] }, "length", "NOT_A_NUMBER"],
  [{ time: undefined }, "time", "MISSING"],
  [{ time: 1 }, "speed", "OUT_OF_RANGE"],
  [{ errors: 151 }, "errors", "OUT_OF_RANGE"],
  [{ errors: -1 }, "errors", "OUT_OF_RANGE"],
])("the lesson with %j is skipped, with its number and field", (changes, field, kind) => {
  expect(readOk(JSON.stringify([keybrResult(), keybrResult(changes)]))).toMatchObject({
    source: "KEYBR",
    runs: 1,
    skipped: 1,
    issues: [{ line: 2, field, kind }],
  });
});

const lessons = keybrLessons(5);
test.each([
  ["nothing", "REQUIRED", ""],
  ["white space", "REQUIRED", " \n\t"],
  ["only a heading", "REQUIRED", monkeytypeCsv([])],
  ["an empty list", "REQUIRED", "[]"],
  ["a list of names", "NOT_AN_EXPORT", "Emma\nNoor\n"],
  ["another table", "NOT_AN_EXPORT", "wpm,acc\n80,97"],
  ["a heading with another separator", "NOT_AN_EXPORT", monkeytypeCsv([{ timestamp: at }], ":")],
  ["an object", "NOT_AN_EXPORT", `{"results": ${lessons}}`],
  ["a list of numbers", "NOT_AN_EXPORT", "[1, 2]"],
  ["a list of texts", "NOT_AN_EXPORT", '["a", "b"]'],
  ["a list of lists", "NOT_AN_EXPORT", "[[1], [2]]"],
  ["a list of other things", "NOT_AN_EXPORT", '[{"wpm": 80}]'],
  ["something after the list", "FILE_CUT_OFF", `${lessons} true`],
  ["something between two results", "NOT_AN_EXPORT", lessons.replace("},{", "} 5 {")],
  ["NaN in JSON", "NOT_AN_EXPORT", lessons.replace('"time":30000', '"time":NaN')],
  ["a list that ends early", "FILE_CUT_OFF", lessons.slice(0, -1)],
  ["a result that ends early", "FILE_CUT_OFF", lessons.slice(0, -100)],
  ["a text that ends early", "FILE_CUT_OFF", lessons.slice(0, lessons.lastIndexOf("generated") + 3)],
  ["200,000 empty lines", "TOO_MANY_RUNS", monkeytypeCsv([]) + "\n".repeat(2 * limits.importedRuns + 1)],
  ["brackets without a list", "NOT_AN_EXPORT", "[{}}]"],
  ["a line without an end", "TOO_LONG", `${monkeytypeCsv([{ timestamp: at }])}\n${"x".repeat(10_000)}`],
  ["a deep list", "FILE_CUT_OFF", "[".repeat(100_000)],
  ["a deep list that ends", "NOT_AN_EXPORT", "[".repeat(100_000) + "]".repeat(100_000)],
  ["a picture", "NOT_A_TEXT_FILE", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])],
  ["letters of another alphabet's bytes", "WRONG_ENCODING", Buffer.from([0xef, 0xf0, 0xe8, 0xe2])],
])("%s is refused: %s", (_name, code, file) => {
  expect(read(file)).toEqual({ refused: code });
});

test("100,000 runs are read, and one more is refused", () => {
  const rows = (count: number) =>
    `wpm|acc|mode|mode2|testDuration|language|timestamp\n${Array.from(
      { length: count },
      (_, n) => `80|97|time|30|30|dutch|${at + n}`,
    ).join("\n")}`;
  const { runs, batches } = readOk(rows(limits.importedRuns));
  expect([runs, batches.length]).toEqual([limits.importedRuns, 50]);
  expect(read(rows(limits.importedRuns + 1))).toEqual({ refused: "TOO_MANY_RUNS" });
});

test("files as large as they may be are read or refused, whatever is in them", () => {
  const largest = (of: (count: number) => string, count: number) =>
    Buffer.from(of(count)).subarray(0, limits.importBytes);
  const lessonsFile = largest(keybrLessons, 25_000);
  expect(lessonsFile.length).toBe(limits.importBytes);
  expect(readImport(lessonsFile, now)).toEqual({ refused: "FILE_CUT_OFF" });
  expect(readOk(monkeytypeRuns(40_000)).runs).toBeGreaterThan(1_000);
  for (const filler of [" ", "\n", ",", '"', "{", "[", "\\", '"\\'])
    expect(readImport(Buffer.from(`[{"timeStamp":1}${filler.repeat(2_000_000)}x`), now)).toHaveProperty("refused");
}, 60_000);
