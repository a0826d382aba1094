import { dayNumber } from "../../contract/dates";
import type { CertificateRow } from "../database/schema";
import type { Services } from "../services";
import { selectCertificatesByMember } from "./certificatesByMember";
import { courseStanding, type CourseStanding } from "./CourseStanding";
import { selectPassedByMember } from "./passedByMember";
import { reportDays, type ReportDays, type ReportPeriod } from "./ReportPeriod";
import { selectReportMembers, type ReportedMember } from "./reportMembers";
import { selectRunFigures, type RunFigures } from "./runFigures";

export type MemberReport = ReportedMember &
  RunFigures & { readonly course: CourseStanding | null; readonly certificates: readonly CertificateRow[] };

export type GroupReport = {
  readonly period: ReportPeriod;
  readonly days: ReportDays;
  readonly today: number;
  readonly members: readonly MemberReport[];
};

const nothing: RunFigures = {
  runs: 0,
  durationMs: 0,
  days: 0,
  wpm: null,
  accuracy: null,
  wpmBefore: null,
  accuracyBefore: null,
};

/** What each member of a group did: four queries at once, however many there are and however much they typed. */
export async function groupReport(
  { database, now, timeZone }: Services,
  groupId: string,
  period: ReportPeriod,
): Promise<GroupReport> {
  const today = dayNumber(now(), timeZone);
  const days = reportDays(period, today);
  const [members, figures, passed, certificates] = await Promise.all([
    selectReportMembers(database, groupId),
    selectRunFigures(database, groupId, days, timeZone),
    selectPassedByMember(database, groupId),
    selectCertificatesByMember(database, groupId),
  ]);
  return {
    period,
    days,
    today,
    members: members.map((reported) => {
      const { userId } = reported.member;
      return {
        ...reported,
        ...(figures.get(userId) ?? nothing),
        course: courseStanding(passed.get(userId) ?? []),
        certificates: certificates.get(userId) ?? [],
      };
    }),
  };
}
