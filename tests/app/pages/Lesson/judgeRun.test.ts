import { i18nOf } from "../../../../src/app/platform/locale/i18n";
import { judgeRun, outcomeWords } from "../../../../src/app/pages/Lesson/lessonText";
import type { EndReason } from "../../../../src/app/typing/TypingRun";

import type { TypedExercise } from "../../../../src/engine/lessons/Course";
import { measureRun } from "../../../../src/engine/metrics/measureRun";
import { typeText } from "../../../support/typeText";

const text = "fj fj";
const exercise: TypedExercise = {
  id: "x.1",
  kind: "strokes",
  content: "keys",
  form: "plain",
  strokes: 5,
  pass: { accuracy: 97, strokesPerMinute: 40 },
};

function judge(typed: string, gapMs: number, reason: EndReason) {
  const keystrokes = typeText(typed, 0, gapMs);
  const durationMs = keystrokes.at(-1)!.time;
  return judgeRun(exercise, { reason }, measureRun({ rules: "free", text, keystrokes, durationMs }));
}

test.each([
  [text, 1875, "finished", "PASSED"],
  [text, 1876, "finished", "SLOW"],
  ["fj fk", 100, "finished", "INACCURATE"],
  // Wrong and slow: accuracy comes first.
  ["fj fk", 9000, "finished", "INACCURATE"],
  ["f fj", 100, "finished", "TOO_SHORT"],
  ["fj", 100, "idle", "IDLE"],
  ["fj", 100, "limit", "TOO_LONG"],
] as const)("%s typed one key per %i ms, %s: %s", (typed, gapMs, reason, outcome) => {
  expect(judge(typed, gapMs, reason)).toBe(outcome);
  // Every verdict has a message.
  if (outcome !== "PASSED") expect(i18nOf("en-US")._(outcomeWords[outcome])).toMatch(/\.$/u);
});
