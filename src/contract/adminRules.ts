import { array, date, object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

/**
 * What the audit log records: every act of an admin, and what coaches delete for good. A value never changes its
 * meaning, because the log keeps it for two years.
 */
export const auditActions = [
  "ADMIN_CLAIMED",
  "ADMIN_APPOINTED",
  "ADMIN_REMOVED",
  "USER_RENAMED",
  "USER_LOCKED",
  "USER_UNLOCKED",
  "USER_SIGNED_OUT",
  "USER_ERASED",
  "USER_BROUGHT_BACK",
  "USER_MERGED",
  "PASSWORD_RENEWED",
  "CONSENT_RECORDED",
  "CONSENT_WITHDRAWN",
  "DATA_EXPORTED",
  "GROUP_ROLE_CHANGED",
  "COACH_LINK_CREATED",
  "PASSKEY_ADDED",
  "PASSKEY_REMOVED",
  "ROSTER_IMPORTED",
  "GROUP_ARCHIVED",
  "GROUP_RESTORED",
  "GROUP_DELETED",
  "GROUP_CHANGED",
  "REPORT_UPHELD",
  "REPORT_DISMISSED",
  "RESULT_ACCEPTED",
  "RESULT_REJECTED",
  "EXAM_ACCEPTED",
  "EXAM_REJECTED",
  "TEXT_PUBLISHED",
  "TEXT_SENT_BACK",
  "TEXT_ARCHIVED",
  "TEXT_RESTORED",
  "SENTENCE_REMOVED",
  "NORM_CREATED",
  "NORM_CHANGED",
  "NORM_ARCHIVED",
  "NORM_RESTORED",
  "FEATURE_PAUSED",
  "FEATURE_RESUMED",
  "ANNOUNCEMENT_PUBLISHED",
  "ANNOUNCEMENT_CHANGED",
  "ANNOUNCEMENT_REMOVED",
  "BACKUP_STARTED",
] as const;

/** The schema's `AuditAction`. */
export type AuditAction = (typeof auditActions)[number];

/**
 * The mutations that change a group, in the order of their names: what an admin does with them in a group of others is
 * `GROUP_CHANGED`. Mutations that write an entry of their own are not among them.
 */
export const groupOperations = [
  "addMembers",
  "archiveOwnExamNorm",
  "cancelRace",
  "changeAssignment",
  "changeForMember",
  "changeGrading",
  "changeGroup",
  "changeOwnExamNorm",
  "closeAssignment",
  "copyAssignment",
  "createAssignment",
  "createGroupRace",
  "createOwnExamNorm",
  "createWallLink",
  "deleteAssignment",
  "deleteTournament",
  "endTournament",
  "eraseRemovedMember",
  "kickRacer",
  "makePlan",
  "moveMembers",
  "openAssignment",
  "openLesson",
  "rematch",
  "removeCoachLink",
  "removeMembers",
  "removeWallLink",
  "renewJoinCode",
  "restoreOwnExamNorm",
  "saveSeating",
  "saveText",
  "setAssignmentWeight",
  "setClassGoal",
  "setExtraTime",
  "setGrade",
  "setJoining",
  "setRacerTeam",
  "shareText",
  "startFinal",
  "startHeats",
  "startRace",
  "startTournament",
] as const;

export type GroupOperation = (typeof groupOperations)[number];

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

/** An announcement of the admins: in one language or several, for a time. Messages of failures are error codes. */
export const announcementRules = object({
  texts: array(
    object({
      language: string().required(code("REQUIRED")),
      text: string()
        .trim()
        .transform((text: string) => text.normalize("NFC").replace(/\s+/gu, " "))
        .required(code("REQUIRED"))
        .max(limits.announcement, code("TOO_LONG"))
        .matches(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, code("WRONG_CHARACTERS")),
    }),
  )
    .required(code("REQUIRED"))
    .min(1, code("REQUIRED")),
  startsAt: date().required(code("REQUIRED")),
  endsAt: date()
    .required(code("REQUIRED"))
    .when("startsAt", ([startsAt]: readonly Date[], rule) =>
      rule.test("later", code("OUT_OF_RANGE"), (endsAt) => startsAt === undefined || endsAt > startsAt),
    ),
});
