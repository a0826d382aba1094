import type { ExamEvent, ExamState } from "../../engine/exams/ExamState";
import { foldExam, startExam } from "../../engine/exams/foldExam";

export type FoldedExam = { readonly state: ExamState; readonly place: number };
export type EventRow = { readonly place: number; readonly event: unknown };

/** A log further folded by its next rows, in order; null while there is nothing. */
export function foldRows(folded: FoldedExam | null, rows: readonly EventRow[]): FoldedExam | null {
  return rows.reduce((before: FoldedExam | null, { place, event: kept }) => {
    const event = readEvent(kept);
    if (before !== null) return { state: foldExam(before.state, event), place };
    return event.kind === "created" ? { state: startExam(event), place } : null;
  }, folded);
}

/** What is kept was written by {@link decideExam}; folding passes over what does not fit. */
function readEvent(event: unknown): ExamEvent {
  if (!isEvent(event)) throw new Error("An exam's log holds something that is no event.");
  return event;
}

function isEvent(value: unknown): value is ExamEvent {
  return typeof value === "object" && value !== null && "kind" in value && "at" in value;
}
