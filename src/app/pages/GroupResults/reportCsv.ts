import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { courseLayouts, findCourse } from "../../../engine/lessons/courses";
import { roundDown } from "../../../engine/metrics/rates";
import { toLocalDays } from "../../platform/dates/localTime";
import type { CsvValue } from "../../platform/csv";
import { layoutNames } from "../../typing/keyboard/layouts";
import { nameOfLevel, nameOfNorm } from "../../features/exam/examNames";
import type { ReportRow } from "./useReport";

const DAY_MS = 86_400_000;

type Translate = (message: MessageDescriptor) => string;

type Column = { readonly head: MessageDescriptor; readonly cell: (row: ReportRow, t: Translate) => CsvValue };

const columns: readonly Column[] = [
  { head: msg`Name`, cell: ({ name }) => name },
  { head: msg`Username`, cell: ({ username }) => username },
  { head: msg`Minutes`, cell: ({ minutes }) => Math.round(minutes * 10) / 10 },
  { head: msg`Runs`, cell: ({ runs }) => runs },
  { head: msg`Days`, cell: ({ days }) => days },
  { head: msg`Last practiced`, cell: ({ last }) => (last === null ? null : isoDay(last)) },
  { head: msg`Speed (wpm)`, cell: ({ wpm }) => tenths(wpm) },
  { head: msg`Previous speed (wpm)`, cell: ({ wpmBefore }) => tenths(wpmBefore) },
  { head: msg`Accuracy (%)`, cell: ({ accuracy }) => tenths(accuracy) },
  { head: msg`Previous accuracy (%)`, cell: ({ accuracyBefore }) => tenths(accuracyBefore) },
  { head: msg`Course`, cell: ({ course }, t) => (course === null ? null : nameOfCourse(course.id, t)) },
  { head: msg`Steps passed`, cell: ({ course }) => course?.stepsPassed ?? null },
  { head: msg`Total steps`, cell: ({ course }) => course?.steps ?? null },
  {
    head: msg`Exams passed`,
    cell: ({ exams }, t) =>
      exams.map(({ norm, level }) => `${t(nameOfNorm(norm))}: ${t(nameOfLevel(level))}`).join(", "),
  },
  { head: msg`Runs to review`, cell: ({ openFlags }) => openFlags },
];

/** A report as rows of a file: the same data as the table, by name, one row at a time. */
export function* reportCsv(rows: readonly ReportRow[], t: Translate): Generator<readonly CsvValue[]> {
  yield columns.map(({ head }) => t(head));
  for (const row of rows) yield columns.map(({ cell }) => cell(row, t));
}

/** The date of an instant in the host's time zone, in the format that spreadsheets in every language recognize. */
export function isoDay(instant: string | number): string {
  const [moment = 0] = toLocalDays([+new Date(instant)]);
  return new Date(Math.floor(moment) * DAY_MS).toISOString().slice(0, 10);
}

/** Rounded as in the table. */
function tenths(figure: number | null): number | null {
  return figure === null ? null : roundDown(figure, 1);
}

function nameOfCourse(courseId: string, t: Translate): string {
  const course = findCourse(courseId);
  return course === null ? courseId : t(layoutNames[courseLayouts[course.id]]);
}
