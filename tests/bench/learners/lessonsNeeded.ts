import { addRun } from "../../../src/engine/adaptive/addRun";
import { type AdaptiveState, defaultGoal, emptyAdaptiveState } from "../../../src/engine/adaptive/AdaptiveState";
import { judgeExercise, TRIES_BEFORE_EASING } from "../../../src/engine/lessons/courseProgress";
import type { Exercise, Lesson } from "../../../src/engine/lessons/Course";
import { hardestKeys } from "../../../src/engine/lessons/keyRecords";
import { openKeys, type ExerciseMaterial } from "../../../src/engine/lessons/lessonKeys";
import { makeExerciseText } from "../../../src/engine/lessons/makeExerciseText";
import type { CourseWay } from "./CourseWay";
import { Learner } from "./Learner";
import { isReached, type LearningGoal } from "./LearningGoal";
import type { Population } from "./Population";

/** Who is not there after so many lessons counts as having needed them. */
export const MOST_LESSONS = 300;

/** After so many tries an exercise is left. */
const MOST_TRIES = 5;

export type Taken = { readonly lessons: number; readonly strokes: number };

/** What a person takes from nothing to a goal: lessons, the same one again not counted, and all strokes of them. */
export function lessonsNeeded(
  { course, letters, after }: CourseWay,
  material: ExerciseMaterial,
  population: Population,
  goal: LearningGoal,
  seed: number,
): Taken {
  const learner = new Learner(population, seed);
  let state = emptyAdaptiveState;
  let strokes = 0;
  for (let taken = 0; taken < MOST_LESSONS; taken += 1) {
    const days = Math.floor(taken / population.runsPerDay);
    const day = Math.floor(days / 5) * 7 + (days % 5);
    learner.startDay(day);
    const lesson = letters[taken] ?? after[(taken - letters.length) % after.length];
    for (const exercise of lesson?.exercises ?? []) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        if (lesson === undefined) break;
        const focus = focusOf(lesson, state, openKeys(course, lesson));
        const made = makeExerciseText(course, lesson, exercise, material, seed * 1e5 + taken * 10 + tries, focus);
        const text = lettersOf(made ?? "");
        const log = learner.type(text, day);
        const durationMs = log.at(-1)?.time ?? 0;
        const mark = { endedAt: state.runs, id: String(state.runs) };
        state = addRun(state, { ...mark, rules: "free", text, keystrokes: log, durationMs, day }, defaultGoal);
        const presses = log.filter(({ kind }) => kind === "insert").length;
        strokes += presses;
        if (passes(exercise, text.length, presses, durationMs, tries >= TRIES_BEFORE_EASING)) break;
      }
    }
    if (isReached(goal, learner)) return { lessons: taken + 1, strokes };
  }
  return { lessons: MOST_LESSONS, strokes };
}

/** The people know letters alone. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z'éèëïöüê]+/gu, " ")
    .trim();
}

function focusOf({ kind }: Lesson, { keys }: AdaptiveState, open: ReadonlySet<string>): readonly string[] {
  return kind === "review"
    ? hardestKeys(
        Object.entries(keys).map(([key, stat]) => ({ key, ...stat })),
        open,
      )
    : [];
}

/** Each miss is one press more than the text has characters. */
function passes(exercise: Exercise, length: number, presses: number, durationMs: number, isEased: boolean): boolean {
  if (exercise.kind !== "strokes") return true;
  const run = { presses, rightPresses: length, pileUp: 0, durationMs };
  return judgeExercise({ ...exercise, strokes: length }, run, isEased) === "PASSED";
}
