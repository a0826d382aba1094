import type { ErrorCode } from "./errorCodes";

/**
 * What a screen does about a code. screen: it is said beside the field it is about, as a notice where the person is working, or instead of the page.
 * retry: whether doing the same again can help.
 */
export type ErrorReaction = { readonly screen: "field" | "notice" | "page"; readonly retry: boolean };

const field: ErrorReaction = { screen: "field", retry: false };
const notice: ErrorReaction = { screen: "notice", retry: false };
const passingNotice: ErrorReaction = { screen: "notice", retry: true };
const page: ErrorReaction = { screen: "page", retry: false };
const passingPage: ErrorReaction = { screen: "page", retry: true };

/** Every code's reaction. */
export const errorReactions: Readonly<Record<ErrorCode, ErrorReaction>> = {
  ALREADY_A_MEMBER: notice,
  ATTEMPT_OVER: notice,
  ATTEMPT_RUNNING: notice,
  BAD_CURSOR: notice,
  BAD_REQUEST: notice,
  BAD_UPLOAD: notice,
  DOCUMENT_UNKNOWN: page,
  EMPTY_RUN: notice,
  EXAM_NORM_CHANGED: page,
  EXAM_NORM_UNKNOWN: page,
  HASH_MISMATCH: page,
  IDEMPOTENCY_KEY_REUSED: notice,
  IMPOSSIBLE_TIMING: notice,
  INTERNAL: passingPage,
  INVALID_EMAIL: field,
  KICKED: page,
  LESSON_NOT_FOUND: notice,
  LOG_FULL: notice,
  MALFORMED_LOG: notice,
  NETWORK: passingNotice,
  NOT_ALLOWED: page,
  NOT_AN_IMAGE: field,
  NOT_A_MEMBER: page,
  NOT_A_RACER: notice,
  NOT_FOUND: page,
  NOT_SIGNED_IN: page,
  NOT_THE_HOST: notice,
  NOT_THE_NEXT_ATTEMPT: notice,
  NO_ATTEMPT_LEFT: notice,
  NO_ATTEMPT_MADE: notice,
  NO_ATTEMPT_RUNNING: notice,
  OFFLINE: passingNotice,
  OTHER_DEVICE: notice,
  PAYLOAD_TOO_LARGE: notice,
  PERSISTED_QUERY_NOT_FOUND: page,
  QUERY_NOT_ALLOWED: page,
  RACE_FULL: notice,
  RACE_NOT_FOUND: page,
  RACE_NOT_OVER: notice,
  RACE_NOT_RUNNING: notice,
  RACE_OVER: notice,
  RACE_STARTED: notice,
  RATE_LIMITED: passingNotice,
  REQUIRED: field,
  SEQUENCE_GAP: passingNotice,
  SESSION_EXPIRED: passingNotice,
  TEXT_NOT_FOUND: notice,
  TIMED_OUT: passingNotice,
  TOO_COMPLEX: page,
  TOO_FEW_RACERS: notice,
  TOO_LONG: field,
  TOO_MANY_TEXTS: notice,
  TOO_SHORT: field,
  UNFINISHED_RUN: notice,
  UNSUITABLE_NAME: field,
  USERNAME_TAKEN: field,
  WRONG_CHARACTERS: field,
  WRONG_CREDENTIALS: notice,
  WRONG_PASSWORD: field,
};
