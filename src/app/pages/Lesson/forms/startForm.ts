import type { ExerciseForm, TypedExercise } from "../../../../engine/lessons/Course";
import { easedRule } from "../../../../engine/lessons/courseProgress";
import { evenPace, type Pace, recordedPace } from "../../../../engine/lessons/pace";
import { readGame, readGhost } from "./formRecords";

/** What a run of a form begins with. It stays the same until the run is over. */
export type FormStart = {
  /** The speed that passes the exercise, in keystrokes per minute. */
  readonly strokesPerMinute: number;
  /** The pace beside which the user types. */
  readonly pace: Pace;
  /** Whether that is the pace of an earlier run of the user. */
  readonly isOwnPace: boolean;
  /** Level of a game, from 1. */
  readonly level: number;
  /** The best score so far on this level; null if there is none. */
  readonly best: number | null;
};

/** Speeds of the levels of each game, as a multiple of the speed that passes. */
export const gameLevels = {
  duel: [1, 1.25, 1.5],
  fallingWords: [0.8, 1, 1.2, 1.4, 1.6],
} as const satisfies Partial<Record<ExerciseForm, readonly number[]>>;

export function startForm(exercise: TypedExercise, isEased: boolean): FormStart {
  const { form, pass } = exercise;
  const { strokesPerMinute } = isEased ? easedRule(pass) : pass;
  const start = { strokesPerMinute, isOwnPace: false, level: 1, best: null };
  if (form === "ghost") {
    const times = readGhost(exercise);
    return times === null
      ? { ...start, pace: evenPace(strokesPerMinute) }
      : { ...start, pace: recordedPace(times), isOwnPace: true };
  }
  if (form !== "duel" && form !== "fallingWords") return { ...start, pace: evenPace(strokesPerMinute) };
  const levels = gameLevels[form];
  const { level, bests } = readGame(exercise, levels.length);
  return {
    ...start,
    level,
    best: bests[level] ?? null,
    pace: evenPace(strokesPerMinute * (levels[level - 1] ?? 1)),
  };
}
