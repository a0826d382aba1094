import { startTransition, useMemo } from "react";
import { graphql, useRefetchableFragment } from "react-relay";
import type { useReport_group$key } from "../../../../__generated__/useReport_group.graphql";
import type { useReportRefetchQuery } from "../../../../__generated__/useReportRefetchQuery.graphql";

/**
 * The server's report of a group, with a row per member, and a function to fetch it again. Its weeks are null for
 * viewers who may not see it.
 */
export function useReport(groupRef: useReport_group$key) {
  const [{ report }, refetch] = useRefetchableFragment<useReportRefetchQuery, useReport_group$key>(
    graphql`
      fragment useReport_group on Group
      @throwOnFieldError
      @refetchable(queryName: "useReportRefetchQuery")
      @argumentDefinitions(period: { type: "ReportPeriod!" }) {
        report(period: $period) {
          fromWeek
          toWeek
          members {
            member {
              id
              user {
                displayName
                username
              }
            }
            runs
            durationMs
            days
            lastPractisedAt
            wpm
            accuracy
            wpmBefore
            accuracyBefore
            course {
              courseId
              lessons
              lessonsPassed
              exercisesPassed
            }
            certificates {
              code
              level
              norm {
                name
              }
            }
            openFlags
          }
        }
      }
    `,
    groupRef,
  );
  const rows = useMemo(
    (): readonly ReportRow[] =>
      (report?.members ?? []).map(
        ({
          member,
          runs,
          durationMs,
          days,
          lastPractisedAt,
          wpm,
          accuracy,
          wpmBefore,
          accuracyBefore,
          course,
          certificates,
          openFlags,
        }) => ({
          id: member.id,
          name: member.user.displayName,
          username: member.user.username ?? "",
          runs,
          minutes: durationMs / 60_000,
          days,
          last: lastPractisedAt ?? null,
          wpm: wpm ?? null,
          accuracy: accuracy ?? null,
          wpmBefore: wpmBefore ?? null,
          accuracyBefore: accuracyBefore ?? null,
          course: course
            ? {
                id: course.courseId,
                steps: course.lessons,
                stepsPassed: course.lessonsPassed,
                exercisesPassed: course.exercisesPassed,
              }
            : null,
          exams: certificates.map(({ code, level, norm }) => ({ code, level, norm: norm.name })),
          openFlags,
        }),
      ),
    [report],
  );
  const weeks = report ? { from: report.fromWeek ?? null, to: report.toWeek } : null;
  return { weeks, rows, refresh: () => startTransition(() => void refetch({}, { fetchPolicy: "store-and-network" })) };
}

/** What a member did in the period of a report. */
export type ReportRow = {
  /** Id of the group member. */
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly runs: number;
  readonly minutes: number;
  readonly days: number;
  /** When the last run began, in any period. */
  readonly last: string | null;
  readonly wpm: number | null;
  readonly accuracy: number | null;
  readonly wpmBefore: number | null;
  readonly accuracyBefore: number | null;
  readonly course: {
    readonly id: string;
    readonly steps: number;
    readonly stepsPassed: number;
    readonly exercisesPassed: number;
  } | null;
  readonly exams: readonly { readonly code: string; readonly norm: string; readonly level: string }[];
  readonly openFlags: number;
};
