import { findExercise } from "../../engine/lessons/courses";
import { judgeExercise, type ExerciseVerdict } from "../../engine/lessons/courseProgress";
import { decodeLog } from "../../engine/log/logCodec";
import { measureRun } from "../../engine/metrics/measureRun";
import type { ResultRow } from "../database/schema";

/**
 * How an exercise of a course went, judged again from its log; null for any other run, and for an exercise that no
 * course has any more.
 */
export function judgeResult({ exerciseId, prompt, log, durationMs }: ResultRow): ExerciseVerdict | null {
  const found = exerciseId === null ? null : findExercise(exerciseId);
  if (!found || (found.exercise.kind !== "strokes" && found.exercise.kind !== "minutes")) return null;
  const decoded = decodeLog(log);
  if (!decoded.ok) return null;
  return judgeExercise(
    found.exercise,
    measureRun({ rules: found.lesson.rules, text: prompt, keystrokes: decoded.keystrokes, durationMs }),
  );
}
