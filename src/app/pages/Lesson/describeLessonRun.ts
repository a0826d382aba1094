import type { Course, Exercise } from "../../../engine/lessons/Course";
import { encodeLog } from "../../../engine/log/logCodec";
import type { Language } from "../../../engine/practice/PracticeMode";
import { randomUuid } from "../../relay/randomId";
import type { KeptRun } from "../Practice/saving/KeptRun";
import type { ExerciseRun } from "./startExercise";

const layouts = { "us-intl": "US_INTERNATIONAL", us: "US", "be-azerty": "BELGIAN" } as const;

/** All that is kept and sent of a finished exercise, with a new id. Call it once a run. */
export function describeLessonRun(
  { run, seed }: ExerciseRun,
  { id }: Course,
  exercise: Exercise,
  language: Language,
): KeptRun {
  const now = performance.now();
  return {
    runId: randomUuid(),
    mode: "LESSON",
    modeAmount: null,
    language: language === "nl" ? "NL" : "EN",
    seed,
    textId: null,
    exerciseId: exercise.id,
    layout: layouts[id],
    log: encodeLog(run.keystrokes),
    startedAtMs: Math.round(Date.now() - (now - (run.zero ?? now))),
  };
}
