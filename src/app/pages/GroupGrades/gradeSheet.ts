import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { gradeSheet_book$key } from "../../../../__generated__/gradeSheet_book.graphql";
import { averageGrade, type GradeScale, toGrade } from "../../../engine/grades/gradeScale";
import type { CsvValue } from "../../platform/csv";
import { toLocalDays } from "../../platform/dates/localTime";

const DAY_MS = 86_400_000;

/** A value of a spreadsheet. A date is the midnight of its day in UTC. */
export type SheetValue = string | number | Date | null;

type Translate = (message: MessageDescriptor) => string;

const read = (bookRef: gradeSheet_book$key) =>
  readInlineData(
    graphql`
      fragment gradeSheet_book on GradeBook @inline @throwOnFieldError {
        assignments {
          title
          weight
          opensAt
          dueAt
        }
        rows {
          member {
            user {
              displayName
              username
            }
          }
          grades {
            percent
            isExcused
            extendedUntil
            comment
          }
        }
      }
    `,
    bookRef,
  );

/** The rows above the members: the titles, the dates and the weights of the assignments. */
export const HEAD_ROWS = 3;

/** The columns before the assignments: name, username and average. */
export const HEAD_COLUMNS = 3;

/** A grade book as rows of a spreadsheet. Grades of a scale of numbers are numbers. */
export function gradeRows(
  bookRef: gradeSheet_book$key,
  scale: GradeScale,
  t: Translate,
): readonly (readonly SheetValue[])[] {
  const { assignments, rows } = read(bookRef);
  const excused = t(msg`excused`);
  return [
    [t(msg`Name`), t(msg`Username`), t(msg`Average`), ...assignments.map(({ title }) => title)],
    [t(msg`Due date`), null, null, ...assignments.map(({ dueAt, opensAt }) => dayOf(dueAt ?? opensAt))],
    [t(msg`Weight`), null, null, ...assignments.map(({ weight }) => weight)],
    ...rows.map(({ member, grades }) => {
      const counted = grades.flatMap((grade, column) =>
        grade?.percent == null ? [] : [{ percent: grade.percent, weight: assignments[column]?.weight ?? 1 }],
      );
      const average = averageGrade(scale, counted);
      return [
        member.user.displayName,
        member.user.username ?? null,
        average === null ? null : toGrade(scale, average),
        ...grades.map((grade) => {
          if (grade == null) return null;
          return grade.isExcused ? excused : grade.percent == null ? null : toGrade(scale, grade.percent);
        }),
      ];
    }),
  ];
}

/**
 * The same rows with what a file of one sheet has besides: for each assignment that has any, a column with the days
 * until which members have more time, and one with the comments.
 */
export function rowsOfOneSheet(
  bookRef: gradeSheet_book$key,
  scale: GradeScale,
  t: Translate,
): readonly (readonly SheetValue[])[] {
  const { assignments, rows } = read(bookRef);
  const columns = assignments.flatMap(({ title }, column) => {
    const cells = rows.map(({ grades }) => grades[column]);
    const of = (name: string, values: readonly SheetValue[]) =>
      values.every((value) => value === null) ? [] : [[`${name}: ${title}`, null, null, ...values]];
    return [
      ...of(
        t(msg`Extended until`),
        cells.map((grade) => (grade?.extendedUntil == null ? null : dayOf(grade.extendedUntil))),
      ),
      ...of(
        t(msg`Comment`),
        cells.map((grade) => grade?.comment || null),
      ),
    ];
  });
  return gradeRows(bookRef, scale, t).map((row, at) => [...row, ...columns.map((column) => column[at] ?? null)]);
}

/** The comments of a grade book, one per row. */
export function commentRows(bookRef: gradeSheet_book$key, t: Translate): readonly (readonly SheetValue[])[] {
  const { assignments, rows } = read(bookRef);
  return [
    [t(msg`Name`), t(msg`Assignment`), t(msg`Comment`)],
    ...rows.flatMap(({ member, grades }) =>
      grades.flatMap((grade, column) =>
        grade == null || grade.comment === ""
          ? []
          : [[member.user.displayName, assignments[column]?.title ?? "", grade.comment]],
      ),
    ),
  ];
}

/** The day of an instant, in the host's time zone. */
export function dayOf(instant: string | number): Date {
  const [moment = 0] = toLocalDays([+new Date(instant)]);
  return new Date(Math.floor(moment) * DAY_MS);
}

/** A day in the format that spreadsheets in every language recognize. */
export function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** A value in a CSV file. */
export function toCsvValue(value: SheetValue): CsvValue {
  return value instanceof Date ? isoDay(value) : value;
}
