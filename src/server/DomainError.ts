import type { ErrorCode } from "../contract/errorCodes";

/** An expected failure: a rule refused the request, and nothing changed. */
export class DomainError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    this.code = code;
  }
}

/** A field of the input that breaks a rule; `path` is for example `displayName`. */
export type Issue = { readonly path: string; readonly code: ErrorCode };

/** The input breaks the rules in src/contract, field by field. */
export class InvalidInput extends DomainError {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super("BAD_REQUEST");
    this.issues = issues;
  }
}

/** Too many requests. */
export class RateLimited extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("RATE_LIMITED");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A batch of keystrokes arrived before the expected one. */
export class SequenceGap extends DomainError {
  readonly expected: number;

  constructor(expected: number) {
    super("SEQUENCE_GAP");
    this.expected = expected;
  }
}
