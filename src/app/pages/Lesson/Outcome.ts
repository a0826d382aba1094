import type { ExerciseVerdict } from "../../../engine/lessons/courseProgress";

/** What came of an exercise: its verdict, or that nobody typed on, or that it grew longer than a run may be. */
export type Outcome = ExerciseVerdict | "IDLE" | "TOO_LONG";
