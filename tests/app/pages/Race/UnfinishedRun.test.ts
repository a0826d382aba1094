import { cutRun } from "../../../../src/app/pages/Race/UnfinishedRun";
import { measureRun } from "../../../../src/engine/metrics/measureRun";
import type { Keystroke } from "../../../../src/engine/log/Keystroke";

const text = "The fox naps.";
const keys = (typed: readonly string[], from = 2_000): Keystroke[] =>
  typed.map((letters, at) => ({ kind: "insert", text: letters, time: from + at * 100 }));

test("a run ends at the last character that was typed, and begins with its first key", () => {
  const cut = cutRun(text, 0, keys([..."Thxe fo", "z"]));
  expect(cut).toMatchObject({ prompt: "The fo", firstAt: 2_000, isThrough: false });
  expect(cut?.keystrokes.map(({ time }) => time)).toEqual([0, 100, 200, 300, 400, 500, 600]);
  const { accuracy, characters } = measureRun({
    rules: "stopOnError",
    text: cut!.prompt,
    keystrokes: cut!.keystrokes,
    durationMs: 600,
  });
  expect(accuracy).toBeCloseTo((100 * 6) / 7);
  expect(characters.correct).toBe(6);
});

test("a space at its end or beginning is left out", () => {
  expect(cutRun(text, 0, keys([..."The "]))).toMatchObject({ prompt: "The", keystrokes: { length: 3 } });
  expect(cutRun(text, 3, keys([..." fox"]))).toMatchObject({
    prompt: "fox",
    firstAt: 2_100,
    keystrokes: { length: 3 },
  });
});

test("words that a phone inserts at once are kept as they came", () => {
  expect(cutRun(text, 0, keys(["The ", "fox "]))).toMatchObject({ prompt: "The fox", keystrokes: { length: 2 } });
  expect(cutRun(text, 0, keys(["The fox naps."]))).toMatchObject({ prompt: text, isThrough: true });
});

test("nothing typed is no run", () => {
  expect(cutRun(text, 0, [])).toBeNull();
  expect(cutRun(text, 0, keys(["x"]))).toBeNull();
  expect(cutRun(text, 3, keys([" "]))).toBeNull();
});
