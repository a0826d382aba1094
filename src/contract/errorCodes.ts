/**
 * How a screen reacts to a code. `screen`: whether it shows the message beside the field, as a notice, or instead of
 * the page. `retry`: whether the same request can succeed later.
 */
export type ErrorReaction = { readonly screen: "field" | "notice" | "page"; readonly retry: boolean };

const field: ErrorReaction = { screen: "field", retry: false };
const notice: ErrorReaction = { screen: "notice", retry: false };
const passingNotice: ErrorReaction = { screen: "notice", retry: true };
const page: ErrorReaction = { screen: "page", retry: false };
const passingPage: ErrorReaction = { screen: "page", retry: true };

/** All codes of refusals and failures, and how a screen reacts. Each language has their messages (errorMessages.ts). */
export const errorReactions = {
  ACCOUNT_LOCKED: notice,
  ACCOUNT_NEEDED: notice,
  ACCOUNT_NOT_LINKED: notice,
  ADMIN_LINK_EXPIRED: page,
  ADMIN_LINK_UNKNOWN: page,
  ADMIN_LINK_USED: page,
  ALREADY_A_MEMBER: notice,
  ALREADY_LINKED: notice,
  ASSIGNMENT_NOT_FOUND: notice,
  ATTEMPT_OVER: notice,
  ATTEMPT_RUNNING: notice,
  BACKUP_RUNNING: notice,
  BAD_CURSOR: notice,
  BAD_REQUEST: notice,
  BAD_UPLOAD: notice,
  COACH_LINK_UNKNOWN: page,
  DAILY_ATTEMPT_USED: notice,
  DOCUMENT_UNKNOWN: page,
  DUE_BEFORE_OPENING: field,
  DUPLICATE_NAME: field,
  EDIT_CONFLICT: notice,
  EMPTY_RUN: notice,
  EXAM_NORM_CHANGED: page,
  EXAM_NORM_UNKNOWN: page,
  EXTENSION_TOO_EARLY: field,
  EXTERNAL_ACCOUNT_TAKEN: notice,
  FILE_CUT_OFF: field,
  FILE_TOO_HARD: field,
  GROUP_ARCHIVED: notice,
  GROUP_FULL: notice,
  HASH_MISMATCH: page,
  IDEMPOTENCY_KEY_REUSED: notice,
  IMPOSSIBLE_TIMING: notice,
  INTERNAL: passingPage,
  INVALID_EMAIL: field,
  JOIN_CODE_UNKNOWN: field,
  KICKED: page,
  LAST_ADMIN: notice,
  LAST_OWNER: notice,
  LESSON_NOT_FOUND: notice,
  LEVELS_NOT_RISING: field,
  LOG_FULL: notice,
  MALFORMED_LOG: notice,
  MEMBERS_ALREADY_MADE: notice,
  MIXED_SEPARATORS: field,
  NAME_MISMATCH: field,
  NETWORK: passingNotice,
  NORM_NOT_IN_GROUP: field,
  NOT_ALLOWED: page,
  NOT_AN_EXPORT: field,
  NOT_AN_IMAGE: field,
  NOT_A_COACH: page,
  NOT_A_MEMBER: page,
  NOT_A_RACER: notice,
  NOT_A_ROSTER: field,
  NOT_A_TEXT_FILE: field,
  NOT_FOUND: page,
  NOT_IN_GROUP: notice,
  NOT_MADE_HERE: notice,
  NOT_SIGNED_IN: page,
  NOT_THE_HOST: notice,
  NOT_THE_NEXT_ATTEMPT: notice,
  NO_ATTEMPT_LEFT: notice,
  NO_ATTEMPT_MADE: notice,
  NO_ATTEMPT_RUNNING: notice,
  NO_DUE_DATE: field,
  OFFLINE: passingNotice,
  ONLY_WAY_IN: notice,
  OTHER_DEVICE: notice,
  OTHER_HEAT: notice,
  OUT_OF_RANGE: field,
  OWN_ACCOUNT: notice,
  PASSKEY_UNCONFIRMED: notice,
  PASSWORD_TOO_COMMON: field,
  PAYLOAD_TOO_LARGE: notice,
  PERSISTED_QUERY_NOT_FOUND: page,
  QUERY_NOT_ALLOWED: page,
  PRIVATE_RACE_ONLY: field,
  RACE_EMPTY: notice,
  RACE_FULL: notice,
  RACE_NOT_FOUND: page,
  RACE_NOT_OVER: notice,
  RACE_NOT_RUNNING: notice,
  RACE_OVER: notice,
  RACE_STARTED: notice,
  RACE_STOPPED: notice,
  RATE_LIMITED: passingNotice,
  REQUIRED: field,
  ROSTER_CHANGED: notice,
  SEQUENCE_GAP: passingNotice,
  SESSION_EXPIRED: passingNotice,
  SIGN_IN_AWAY: notice,
  SIGN_IN_CANCELLED: notice,
  SIGN_IN_OVER: notice,
  SIGN_IN_UNCONFIRMED: notice,
  SWITCHED_OFF: notice,
  TEXT_NOT_FOUND: notice,
  TEXT_NOT_IN_GROUP: field,
  TIMED_OUT: passingNotice,
  TOO_COMPLEX: page,
  TOO_FEW_RACERS: notice,
  TOO_LONG: field,
  TOO_MANY_ANNOUNCEMENTS: notice,
  TOO_MANY_ASSIGNMENTS: notice,
  TOO_MANY_COACH_LINKS: notice,
  TOO_MANY_EXAM_NORMS: notice,
  TOO_MANY_GROUPS: notice,
  TOO_MANY_GROUPS_TOGETHER: notice,
  TOO_MANY_PASSKEYS: notice,
  TOO_MANY_ROWS: notice,
  TOO_MANY_RUNS: notice,
  TOO_MANY_RUNS_AS_GUEST: notice,
  TOO_MANY_SENTENCES: notice,
  TOO_MANY_TASKS: field,
  TOO_MANY_TEXTS: notice,
  TOO_MANY_TEXTS_TOGETHER: notice,
  TOO_MANY_WALL_LINKS: notice,
  TOO_SHORT: field,
  UNFINISHED_RUN: notice,
  UNSUITABLE_NAME: field,
  USERNAME_TAKEN: field,
  USERNAME_UNKNOWN: field,
  WRONG_ASSIGNMENT_STATE: notice,
  WRONG_CHARACTERS: field,
  WRONG_CREDENTIALS: notice,
  WRONG_ENCODING: field,
  WRONG_PASSWORD: field,
  WRONG_STATE: notice,
} as const satisfies Readonly<Record<string, ErrorReaction>>;

/** The schema's `ErrorCode`. */
export type ErrorCode = keyof typeof errorReactions;

export const errorCodes = Object.keys(errorReactions) as readonly ErrorCode[];

/** Whether a value is a known code; a newer server may send others. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorReactions, value);
}

/**
 * Whether a failure may be gone by itself at the next try; after others, there is no point in sending the same again.
 * SESSION_EXPIRED needs somebody to sign in, SEQUENCE_GAP another batch.
 */
export function mayPass(code: ErrorCode): boolean {
  return errorReactions[code].retry && code !== "SESSION_EXPIRED" && code !== "SEQUENCE_GAP";
}

/** The code of a thrown value; INTERNAL for unexpected errors. */
export function readErrorCode(error: unknown): ErrorCode {
  if (typeof error !== "object" || error === null || !("code" in error)) return "INTERNAL";
  return isErrorCode(error.code) ? error.code : "INTERNAL";
}
