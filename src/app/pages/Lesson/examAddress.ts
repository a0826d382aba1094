import type { Exercise } from "../../../engine/lessons/Course";

/** Where an exam of a course is taken. */
export function examAddress({ id, norm }: Extract<Exercise, { kind: "exam" }>): string {
  return `/exam/${norm}?exercise=${encodeURIComponent(id)}`;
}
