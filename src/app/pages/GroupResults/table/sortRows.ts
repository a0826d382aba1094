import { compareNames } from "../../../../contract/names";
import type { ReportRow } from "../ReportRow";

export type RowColumn =
  | "name"
  | "minutes"
  | "runs"
  | "days"
  | "last"
  | "wpm"
  | "change"
  | "accuracy"
  | "steps"
  | "exams"
  | "flags";

export type RowOrder = { readonly by: RowColumn; readonly isDown: boolean };

type Value = string | number | null;

const values: Readonly<Record<RowColumn, (row: ReportRow) => Value>> = {
  name: ({ name }) => name,
  minutes: ({ minutes }) => minutes,
  runs: ({ runs }) => runs,
  days: ({ days }) => days,
  last: ({ last }) => last,
  wpm: ({ wpm }) => wpm,
  change: ({ wpm, wpmBefore }) => (wpm === null || wpmBefore === null ? null : wpm - wpmBefore),
  accuracy: ({ accuracy }) => accuracy,
  steps: ({ course }) => course?.exercisesPassed ?? null,
  exams: ({ exams }) => exams.length,
  flags: ({ openFlags }) => openFlags,
};

/**
 * The rows by a column; equal ones by name. Who has nothing there stands last, however it is sorted.
 * @param isIdleFirst puts who did not practise in the time before all others.
 */
export function sortRows(
  rows: readonly ReportRow[],
  { by, isDown }: RowOrder,
  isIdleFirst: boolean,
): readonly ReportRow[] {
  const valueOf = values[by];
  return rows.toSorted((one, other) => {
    if (isIdleFirst && (one.runs === 0) !== (other.runs === 0)) return one.runs === 0 ? -1 : 1;
    const [a, b] = [valueOf(one), valueOf(other)];
    if ((a === null) !== (b === null)) return a === null ? 1 : -1;
    const order = compare(a, b);
    return order === 0 ? compareNames(one.name, other.name) : isDown ? -order : order;
  });
}

function compare(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return compareNames(String(a ?? ""), String(b ?? ""));
}
