import type { ErrorCode } from "../contract/errorCodes";

/** An expected failure: a rule said no and nothing changed. */
export class DomainError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    this.code = code;
  }
}

/** One field of the input that breaks a rule; `path` as in `displayName`. */
export type Issue = { readonly path: string; readonly code: ErrorCode };

/** The input breaks the rules of src/contract, field by field. */
export class InvalidInput extends DomainError {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super("BAD_REQUEST");
    this.issues = issues;
  }
}

/** Too often. */
export class RateLimited extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("RATE_LIMITED");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A batch of keystrokes came before the one that is expected. */
export class SequenceGap extends DomainError {
  readonly expected: number;

  constructor(expected: number) {
    super("SEQUENCE_GAP");
    this.expected = expected;
  }
}
