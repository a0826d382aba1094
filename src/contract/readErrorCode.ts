import type { ErrorCode } from "./errorCodes";

// Apart from the list of all codes, which the first load of a page does not need.

const codeForm = /^[A-Z][A-Z_]+$/u;

/**
 * Whether a value has the form of a code. A newer server may send others than these, which then have a general message;
 * so pages need not load the list of all.
 */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && codeForm.test(value);
}

const retryable: ReadonlySet<ErrorCode> = new Set([
  "INTERNAL",
  "NETWORK",
  "OFFLINE",
  "RATE_LIMITED",
  "SEQUENCE_GAP",
  "SESSION_EXPIRED",
  "TIMED_OUT",
]);

/** Whether the same request can succeed later, perhaps after somebody did something. */
export function isRetryable(code: ErrorCode): boolean {
  return retryable.has(code);
}

/**
 * Whether a failure may be gone by itself at the next try; after others, there is no point in sending the same again.
 * SESSION_EXPIRED needs somebody to sign in, SEQUENCE_GAP another batch.
 */
export function mayPass(code: ErrorCode): boolean {
  return isRetryable(code) && code !== "SESSION_EXPIRED" && code !== "SEQUENCE_GAP";
}

/** The code of a thrown value; INTERNAL for unexpected errors. */
export function readErrorCode(error: unknown): ErrorCode {
  if (typeof error !== "object" || error === null || !("code" in error)) return "INTERNAL";
  return isErrorCode(error.code) ? error.code : "INTERNAL";
}
