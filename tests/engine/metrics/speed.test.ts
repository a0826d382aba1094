import { measureRun } from "../../../src/engine/metrics/measureRun";
import { netWordsPerMinute, perMinute, percent, wordsPerMinute } from "../../../src/engine/metrics/rates";
import { keystrokesOf } from "../support/expectStory";

/** Worked examples. */
describe("speed", () => {
  it("A1: 250 right characters in a minute are 250 cpm, 50 wpm, 100 %", () => {
    const text = `${"abcd ".repeat(49)}abcde`;
    const run = measureRun({ rules: "stopOnError", text, keystrokes: keystrokesOf(text, 240), durationMs: 60_000 });
    expect(run.wpm).toBe(50);
    expect(run.raw).toBe(50);
    expect(run.strokesPerMinute).toBe(250);
    expect(run.accuracy).toBe(100);
  });

  it("A2: 1500 strokes in five minutes with 10 errors left are gross 60, net 58", () => {
    expect(wordsPerMinute(1500, 300_000)).toBe(60);
    expect(netWordsPerMinute(1500, 10, 300_000)).toBe(58);
  });

  it("A3: 312 characters in 78 s are 240 cpm, 48 wpm", () => {
    expect(perMinute(312, 78_000)).toBe(240);
    expect(wordsPerMinute(312, 78_000)).toBe(48);
  });

  it("A4: no time and no keys give 0 everywhere", () => {
    for (const keystrokes of [[], keystrokesOf("a")]) {
      for (const rules of ["free", "stopOnError"] as const) {
        const run = measureRun({ rules, text: "the quick", keystrokes, durationMs: 0 });
        expect(run).toMatchObject({
          durationMs: 0,
          wpm: 0,
          raw: 0,
          strokesPerMinute: 0,
          accuracy: 0,
          consistency: 0,
          seconds: [],
        });
      }
    }
    expect(netWordsPerMinute(100, 0, 0)).toBe(0);
    expect(percent(0, 0)).toBe(0);
  });

  it("A5: net speed is never below 0", () => {
    expect(wordsPerMinute(60, 60_000)).toBe(12);
    expect(netWordsPerMinute(60, 20, 60_000)).toBe(0);
  });

  it("counts all inserting presses as strokes, also corrected ones", () => {
    const run = measureRun({
      rules: "free",
      text: "the quick",
      keystrokes: keystrokesOf("thr<e q"),
      durationMs: 60_000,
    });
    expect(run.strokesPerMinute).toBe(6);
    expect(run.presses).toBe(6);
    expect(run.rightPresses).toBe(5);
    expect(run.accuracy).toBeCloseTo(83.3333, 4);
    expect(run.wpm).toBe(1);
  });
});

/** A timed run of 15 s with Monkeytype's counts. */
describe("characters of the final text", () => {
  it.each([
    {
      text: "the quick brown",
      typed: "the quick brown",
      correct: 15,
      incorrect: 0,
      extra: 0,
      missed: 0,
      wpm: 12,
      raw: 12,
    },
    {
      text: "the quick brown",
      typed: "the quikc bro",
      correct: 10,
      incorrect: 2,
      extra: 1,
      missed: 0,
      wpm: 5.6,
      raw: 10.4,
    },
    {
      text: "the quick brown fox",
      typed: "the quickk brown fox",
      correct: 18,
      incorrect: 0,
      extra: 2,
      missed: 0,
      wpm: 10.4,
      raw: 16,
    },
    {
      text: "the quick brown",
      typed: "the qui brown",
      correct: 12,
      incorrect: 0,
      extra: 1,
      missed: 2,
      wpm: 7.2,
      raw: 10.4,
    },
    // Our differences: corrected letters do not count, and the current word counts while it is right so far, and misses
    // nothing.
    { text: "the quick brown", typed: "thx<e qu", correct: 6, incorrect: 0, extra: 0, missed: 0, wpm: 4.8, raw: 4.8 },
    { text: "the quick brown", typed: "the qx", correct: 5, incorrect: 1, extra: 0, missed: 0, wpm: 3.2, raw: 4.8 },
    { text: "the fox", typed: "the f ", correct: 5, incorrect: 0, extra: 0, missed: 2, wpm: 3.2, raw: 4 },
    { text: "the fox", typed: "", correct: 0, incorrect: 0, extra: 0, missed: 0, wpm: 0, raw: 0 },
  ])("“$typed” for “$text”", ({ text, typed, wpm, raw, ...characters }) => {
    const run = measureRun({ rules: "free", text, keystrokes: keystrokesOf(typed), durationMs: 15_000 });
    expect(run.characters).toEqual(characters);
    expect(run.wpm).toBeCloseTo(wpm, 4);
    expect(run.raw).toBeCloseTo(raw, 4);
  });
});

/** Composed characters count as one right press each. */
describe("composition", () => {
  it.each(["'", "é", "ë", "à", "ñ", "€", "ç", "e\u0301"])("%j is one right press", (text) => {
    const composed = text.normalize("NFC");
    const run = measureRun({
      rules: "free",
      text: `${composed} x`,
      keystrokes: [{ time: 0, kind: "insert", text }],
      durationMs: 1000,
    });
    expect(run).toMatchObject({ presses: 1, rightPresses: 1, accuracy: 100 });
  });

  it("'s, which a single key inserts on Windows, is two", () => {
    const keystrokes = [{ time: 0, kind: "insert", text: "'s" }] as const;
    expect(measureRun({ rules: "free", text: "’s avonds", keystrokes, durationMs: 1000 })).toMatchObject({
      presses: 2,
      rightPresses: 2,
    });
  });
});
