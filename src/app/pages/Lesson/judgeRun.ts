import type { TypedExercise } from "../../../engine/lessons/Course";
import { judgeExercise } from "../../../engine/lessons/courseProgress";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";
import type { RunEnd } from "../../typing/TypingRun";
import type { Outcome } from "./Outcome";

/** What came of a run that is over, by the same rule as the server's. */
export function judgeRun(exercise: TypedExercise, { reason }: RunEnd, metrics: RunMetrics): Outcome {
  if (reason === "idle" || reason === "left") return "IDLE";
  if (reason === "limit") return "TOO_LONG";
  return judgeExercise(exercise, metrics);
}
