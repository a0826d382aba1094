import type { MessageDescriptor } from "@lingui/core";
import { graphql, readInlineData } from "relay-runtime";
import type { reportCsv_member$data, reportCsv_member$key } from "../../../../__generated__/reportCsv_member.graphql";
import { msg } from "@lingui/core/macro";
import { courseLayouts, findCourse } from "../../../engine/lessons/courses";
import { roundDown } from "../../../engine/metrics/rates";
import { toLocalDays } from "../../platform/dates/localTime";
import type { Speed } from "../../typing/figures/useSpeed";
import type { CsvValue } from "../../platform/csv";
import { layoutNames } from "../../typing/keyboard/layouts";
import { nameOfLevel, nameOfNorm } from "../../features/exam/examWords";

const DAY_MS = 86_400_000;

type Translate = (message: MessageDescriptor) => string;

type Column = {
  readonly head: MessageDescriptor;
  readonly cell: (report: reportCsv_member$data, t: Translate) => CsvValue;
};

const columnsFor = ({ unit, shown }: Speed): readonly Column[] => [
  { head: msg`Name`, cell: ({ member }) => member.user.displayName },
  { head: msg`Username`, cell: ({ member }) => member.user.username ?? "" },
  { head: msg`Minutes`, cell: ({ durationMs }) => Math.round(durationMs / 6_000) / 10 },
  { head: msg`Runs`, cell: ({ runs }) => runs },
  { head: msg`Days`, cell: ({ days }) => days },
  {
    head: msg`Last practiced`,
    cell: ({ lastPractisedAt }) => (lastPractisedAt == null ? null : isoDay(lastPractisedAt)),
  },
  { head: msg`Speed (${unit})`, cell: ({ wpm }) => (wpm == null ? null : shown(wpm)) },
  { head: msg`Previous speed (${unit})`, cell: ({ wpmBefore }) => (wpmBefore == null ? null : shown(wpmBefore)) },
  { head: msg`Accuracy (%)`, cell: ({ accuracy }) => tenths(accuracy) },
  { head: msg`Previous accuracy (%)`, cell: ({ accuracyBefore }) => tenths(accuracyBefore) },
  { head: msg`Course`, cell: ({ course }, t) => (course ? nameOfCourse(course.courseId, t) : null) },
  { head: msg`Lessons passed`, cell: ({ course }) => course?.lessonsPassed ?? null },
  { head: msg`Total lessons`, cell: ({ course }) => course?.lessons ?? null },
  {
    head: msg`Exams passed`,
    cell: ({ certificates }, t) =>
      certificates
        .map(
          ({ norm, level, levelLabel }) =>
            `${nameOfNorm(t, norm.name, norm.title)}: ${nameOfLevel(t, level, levelLabel)}`,
        )
        .join(", "),
  },
  { head: msg`Runs to review`, cell: ({ openFlags }) => openFlags },
];

/** A report as rows of a file: the same data as the table, by name, one row at a time. */
export function* reportCsv(
  memberRefs: readonly reportCsv_member$key[],
  t: Translate,
  speed: Speed,
): Generator<readonly CsvValue[]> {
  const columns = columnsFor(speed);
  yield columns.map(({ head }) => t(head));
  for (const memberRef of memberRefs) {
    const report = readInlineData(
      graphql`
        fragment reportCsv_member on MemberReport @inline @throwOnFieldError {
          member {
            user {
              displayName
              username
            }
          }
          durationMs
          runs
          days
          lastPractisedAt
          wpm
          wpmBefore
          accuracy
          accuracyBefore
          course {
            courseId
            lessons
            lessonsPassed
          }
          certificates {
            level
            levelLabel
            norm {
              name
              title
            }
          }
          openFlags
        }
      `,
      memberRef,
    );
    yield columns.map(({ cell }) => cell(report, t));
  }
}

/** The date of an instant in the host's time zone, in the format that spreadsheets in every language recognize. */
export function isoDay(instant: string | number): string {
  const [moment = 0] = toLocalDays([+new Date(instant)]);
  return new Date(Math.floor(moment) * DAY_MS).toISOString().slice(0, 10);
}

/** Rounded as in the table. */
function tenths(figure: number | null | undefined): number | null {
  return figure == null ? null : roundDown(figure, 1);
}

function nameOfCourse(courseId: string, t: Translate): string {
  const course = findCourse(courseId);
  return course === null ? courseId : t(layoutNames[courseLayouts[course.id]]);
}
