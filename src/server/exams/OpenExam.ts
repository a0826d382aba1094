import type { ExamState } from "../../engine/exams/ExamState";
import type { ExamRow } from "../database/schema";

/** An exam at one moment: its row, and its log folded. */
export type OpenExam = {
  readonly row: ExamRow;
  readonly state: ExamState;
  /** Place of the last event that is folded into it. */
  readonly place: number;
};
