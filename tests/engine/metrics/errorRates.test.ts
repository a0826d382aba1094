import { measureErrorRates, editDistance } from "../../../src/engine/metrics/errorRates";
import { measureRun } from "../../../src/engine/metrics/measureRun";
import { keystrokesOf } from "../support/expectStory";

const fox = "the quick brown fox";

/** Worked examples after Soukoreff and MacKenzie 2003. `<` is Backspace. */
const examples = [
  {
    asked: fox,
    stream: fox,
    left: fox,
    right: 19,
    notFixed: 0,
    fixed: 0,
    keys: 0,
    rates: { msd: 0, kspc: 1, total: 0, uncorrected: 0, corrected: 0 },
  },
  {
    asked: fox,
    stream: "th quixck brp<own fox",
    left: "th quixck brown fox",
    right: 17,
    notFixed: 2,
    fixed: 1,
    keys: 1,
    rates: { msd: 10.5263, kspc: 1.1053, total: 15, uncorrected: 10, corrected: 5 },
  },
  {
    asked: fox,
    stream: "teh<<he quick brown fox",
    left: fox,
    right: 19,
    notFixed: 0,
    fixed: 2,
    keys: 2,
    rates: { msd: 0, kspc: 1.2105, total: 9.5238, uncorrected: 0, corrected: 9.5238 },
  },
  {
    asked: "de kat zit op de mat",
    stream: "de kat zit op de mta",
    left: "de kat zit op de mta",
    right: 18,
    notFixed: 2,
    fixed: 0,
    keys: 0,
    rates: { msd: 10, kspc: 1, total: 10, uncorrected: 10, corrected: 0 },
  },
  {
    asked: "quickly",
    stream: "qucehkly",
    left: "qucehkly",
    right: 5,
    notFixed: 3,
    fixed: 0,
    keys: 0,
    rates: { msd: 37.5, kspc: 1, total: 37.5, uncorrected: 37.5, corrected: 0 },
  },
  {
    asked: "abcd",
    stream: "acbd",
    left: "acbd",
    right: 2,
    notFixed: 2,
    fixed: 0,
    keys: 0,
    rates: { msd: 50, kspc: 1, total: 50, uncorrected: 50, corrected: 0 },
  },
];

describe.each(examples)("“$stream” for “$asked”", ({ asked, stream, left, right, notFixed, fixed, keys, rates }) => {
  it("has the counts C, INF, IF and F of the paper", () => {
    const distance = editDistance([...asked], [...left]);
    expect(distance).toBe(notFixed);
    expect(Math.max(asked.length, left.length) - distance).toBe(right);
  });

  it("gives the rates from the counts", () => {
    expectRates(
      measureErrorRates({ presented: [...asked], transcribed: [...left], fixedCharacters: fixed, fixKeys: keys }),
      rates,
    );
  });

  it("gives the rates from the keystrokes", () => {
    const run = measureRun({ rules: "free", text: asked, keystrokes: keystrokesOf(stream), durationMs: 10_000 });
    expectRates(run.errorRates, rates);
  });
});

function expectRates(actual: Readonly<Record<string, number>>, expected: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(expected))
    expect([name, actual[name]?.toFixed(4)]).toEqual([name, value.toFixed(4)]);
}

function msdOf(stream: string): number {
  return measureRun({ rules: "free", text: "the fox", keystrokes: keystrokesOf(stream), durationMs: 2000 }).errorRates
    .msd;
}

describe("beyond the paper", () => {
  it("delete word is one key that corrects all characters it deletes, with the space before them", () => {
    // "the qux" loses 3 at once; after "teh ", delete word deletes the space and the word: 4.
    const word = measureRun({
      rules: "free",
      text: fox,
      keystrokes: keystrokesOf("the qux«quick"),
      durationMs: 2000,
    }).errorRates;
    expect(word.kspc).toBeCloseTo((9 + 3 + 1) / 9, 10);
    expect(word.corrected).toBeCloseTo((3 * 100) / 12, 10);
    const reopened = measureRun({
      rules: "free",
      text: fox,
      keystrokes: keystrokesOf("teh «the "),
      durationMs: 2000,
    }).errorRates;
    expect(reopened.kspc).toBeCloseTo((4 + 4 + 1) / 4, 10);
    expect(reopened.uncorrected).toBe(0);
  });

  it("with stop on error a refused press is a corrected error, without a key of its own", () => {
    const run = measureRun({
      rules: "stopOnError",
      text: "abcd",
      keystrokes: keystrokesOf("axbcyzd"),
      durationMs: 1000,
    });
    expect(run.errorRates.corrected).toBeCloseTo(300 / 7, 10);
    expect(run.errorRates.total).toBe(run.errorRates.corrected);
    expect(run.errorRates.kspc).toBe(7 / 4);
    expect(run.errorRates.msd).toBe(0);
  });

  it("a last word given up is compared whole; one cut off by the clock, as far as it was typed", () => {
    expect(msdOf("the f ")).toBeCloseTo(200 / 7, 10);
    expect(msdOf("the f")).toBe(0);
  });

  it("without typing all are zero", () => {
    expect(measureErrorRates({ presented: [], transcribed: [], fixedCharacters: 0, fixKeys: 3 })).toEqual({
      msd: 0,
      kspc: 0,
      total: 0,
      corrected: 0,
      uncorrected: 0,
    });
  });
});
