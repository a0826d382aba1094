import { findExercise } from "../../engine/lessons/courses";
import type { TypingRules } from "../../engine/typing/Typing";
import type { ResultRow } from "../database/schema";

/** The rules by which a result's log is replayed. */
export function rulesOf({ mode, raceCode, exerciseId }: ResultRow): TypingRules {
  if (mode === "RACE" || raceCode !== null) return "stopOnError";
  return (exerciseId === null ? null : findExercise(exerciseId))?.lesson.rules ?? "free";
}
