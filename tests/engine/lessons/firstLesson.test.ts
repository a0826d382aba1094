import { materialOf } from "../../support/languages";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { judgeExercise, TRIES_BEFORE_EASING } from "../../../src/engine/lessons/courseProgress";
import { courses } from "../../../src/engine/lessons/courses";
import { makeExerciseText } from "../../../src/engine/lessons/makeExerciseText";
import { measureRun } from "../../../src/engine/metrics/measureRun";
import { createRandom } from "../../../src/engine/random";

/** A child of ten: a key a second, 8 of 100 wrong; a wrong one is noticed and followed by the right one. */
const CHILD = { strokesPerMinute: 60, missRate: 0.08 };
/** Reading a result and going on. */
const PAUSE_MS = 8_000;

function typeAsChild(text: string, random: () => number): readonly Keystroke[] {
  const gapMs = 60_000 / CHILD.strokesPerMinute;
  const keys = [...text].flatMap((key) => (random() < CHILD.missRate ? ["x", key] : [key]));
  return keys.map((key, at) => ({ time: at * gapMs, kind: "insert", text: key }));
}

/** How long the child takes for the first lesson with keys, in ms, with the tries it needs. */
function takesMs(course: (typeof courses)[number], seed: number): number {
  const random = createRandom(seed);
  const lesson = course.lessons[1]!;
  let sum = 0;
  for (const exercise of lesson.exercises) {
    if (exercise.kind !== "strokes") throw new Error(`${exercise.id} is not typed`);
    for (let tries = 0; ; tries += 1) {
      const text = makeExerciseText(course, lesson, exercise, materialOf.nl, seed + tries)!;
      const keystrokes = typeAsChild(text, random);
      const durationMs = keystrokes.at(-1)!.time;
      sum += durationMs + PAUSE_MS;
      const run = measureRun({ rules: lesson.rules, text, keystrokes, durationMs });
      if (judgeExercise(exercise, run, tries >= TRIES_BEFORE_EASING) === "PASSED") break;
    }
  }
  return sum;
}

test.each([...courses])("a child of ten passes the first lesson for $id in five minutes", (course) => {
  const minutes = Array.from({ length: 200 }, (_none, seed) => takesMs(course, seed) / 60_000).sort((a, b) => a - b);
  expect(minutes[100]).toBeLessThan(4);
  // Nine in ten children; a child with more slips than that repeats an exercise once more.
  expect(minutes[180]).toBeLessThanOrEqual(5);
});
