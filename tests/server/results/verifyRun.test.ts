import fc from "fast-check";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { decodeLog, encodeLog } from "../../../src/engine/log/logCodec";
import { measureRun } from "../../../src/engine/metrics/measureRun";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { wordsNeeded, type PracticeMode } from "../../../src/engine/practice/PracticeMode";
import { words as english } from "../../../src/contract/languages/en/words";
import { DomainError } from "../../../src/server/DomainError";
import { verifyRun } from "../../../src/server/results/verifyRun";
import { typeText } from "../../support/typeText";

const time = { kind: "time", seconds: 15 } as const;
const text = makeWordText(english, wordsNeeded(time)!, 7);
const firstWords = (count: number) => text.split(" ").slice(0, count).join(" ");
const verify = (keystrokes: readonly Keystroke[], mode: PracticeMode = time, of = text) => {
  const run = verifyRun(
    { rules: "free", text: of, limitMs: mode.kind === "time" ? mode.seconds * 1000 : null },
    keystrokes,
  );
  return run instanceof DomainError ? run.code : run;
};
const at = (keystrokes: readonly Keystroke[], mode?: PracticeMode, of?: string) => {
  const run = verify(keystrokes, mode, of);
  if (typeof run === "string") throw new Error(run);
  return run;
};

describe("what is kept of a timed run", () => {
  test("the words that were begun, and one more; the whole time", () => {
    const run = at(typeText(firstWords(3), 0, 100));
    expect(run.text).toBe(firstWords(4));
    expect(run.durationMs).toBe(15_000);
  });

  test("a word that is given up counts as reached, also when it is reopened", () => {
    const back = [
      ...typeText("x ", 0, 10),
      ...Array.from({ length: 2 }, (): Keystroke => ({ time: 100, kind: "deleteWord" })),
    ];
    expect(at(back).text).toBe(firstWords(3));
  });

  test("who types all words has finished with the last of them", () => {
    const whole = typeText(text, 0, 20);
    const run = at(whole);
    expect([run.text, run.durationMs]).toEqual([text, whole.at(-1)!.time]);
  });

  test("a key at the very end counts, one after it is impossible", () => {
    expect(at([...typeText("a", 0, 0), { time: 15_000, kind: "insert", text: "b" }]).durationMs).toBe(15_000);
    expect(verify([...typeText("a", 0, 0), { time: 15_001, kind: "insert", text: "b" }])).toBe("IMPOSSIBLE_TIMING");
  });

  // Keys that are often right, so that runs get somewhere.
  const keys = fc.array(
    fc.record({
      gap: fc.nat(120),
      key: fc.oneof(
        { weight: 12, arbitrary: fc.constant("right") },
        ...["space", "x", "deleteGrapheme", "deleteWord", "words"].map((kind) => ({
          weight: 1,
          arbitrary: fc.constant(kind),
        })),
      ),
    }),
    { maxLength: 300 },
  );

  const press = (entries: readonly { gap: number; key: string }[]): Keystroke[] => {
    let now = 0;
    let position = 0;
    return entries.flatMap(({ gap, key }, index): Keystroke[] => {
      now = index === 0 ? 0 : Math.min(15_000, now + gap);
      if (key === "deleteGrapheme" || key === "deleteWord") return [{ time: now, kind: key }];
      if (key === "space" || key === "x") return [{ time: now, kind: "insert", text: key === "x" ? "x" : " " }];
      const length = key === "words" ? 12 : 1;
      const inserted = text.slice(position, position + length);
      position += length;
      return inserted === "" ? [] : [{ time: now, kind: "insert", text: inserted }];
    });
  };

  test("gives the same figures, to the last digit, as the whole text, also after encoding", () => {
    let measured = 0;
    fc.assert(
      fc.property(keys, (entries) => {
        const keystrokes = press(entries);
        const run = verifyRun({ rules: "free", text, limitMs: 15_000 }, keystrokes);
        if (run instanceof DomainError) return;
        measured += 1;
        const log = decodeLog(encodeLog(keystrokes));
        if (!log.ok) throw new Error(log.fault);
        expect(
          measureRun({ rules: "free", text: run.text, keystrokes: log.keystrokes, durationMs: run.durationMs }),
        ).toEqual(measureRun({ rules: "free", text, keystrokes, durationMs: run.durationMs }));
      }),
      { numRuns: 300 },
    );
    expect(measured).toBeGreaterThan(200);
  });
});

describe("words and texts", () => {
  const words = { kind: "words", count: 10 } as const;
  const ten = makeWordText(english, 10, 3);

  test("end with the last key, and are kept whole", () => {
    const keystrokes = typeText(ten, 0, 50);
    expect(at(keystrokes, words, ten)).toMatchObject({ text: ten, durationMs: keystrokes.at(-1)!.time });
  });

  test("keys after the end change nothing", () => {
    const keystrokes = typeText(ten, 0, 50);
    const late = [...keystrokes, { time: 99_000, kind: "insert", text: "x" } as const];
    expect(measureRun(at(late, words, ten))).toEqual(measureRun(at(keystrokes, words, ten)));
  });

  test("that are not through are refused", () => {
    expect(verify(typeText(ten, 0, 50).slice(0, -1), words, ten)).toBe("UNFINISHED_RUN");
    expect(verify(typeText("A text", 0, 50), { kind: "text" }, "A text of six words.")).toBe("UNFINISHED_RUN");
  });

  test("a text in another alphabet is typed by its graphemes", () => {
    const greek = "Ένα café, 👩‍👩‍👧 één.";
    expect(at(typeText(greek, 0, 10), { kind: "text" }, greek).text).toBe(greek);
  });
});

test("a run without keys, or without one that counts, is empty", () => {
  expect(verify([])).toBe("EMPTY_RUN");
  expect(
    verify([
      { time: 0, kind: "deleteGrapheme" },
      { time: 5, kind: "insert", text: " " },
    ]),
  ).toBe("EMPTY_RUN");
});

test("a log whose first key is not at zero is malformed", () => {
  expect(verify(typeText("a", 1, 0))).toBe("MALFORMED_LOG");
});
