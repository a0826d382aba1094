import { type ErrorCode, errorCodes } from "../contract/errorCodes";
import { errorMessages } from "../contract/languages/en/errorMessages";
import { ValidationError, type Schema } from "yup";

/** An expected failure: a rule refused the request, and nothing changed. */
export class DomainError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    this.code = code;
  }
}

/** A refusal where no payload can say it, as in a field with a list. GraphQL answers with an error of this code. */
export class ThrownDomainError extends Error {
  readonly code: ErrorCode;

  /** @param message for the client's developer; by default that of the code. */
  constructor(code: ErrorCode, message: string = errorMessages[code]) {
    super(message);
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

const codes: ReadonlyMap<string, ErrorCode> = new Map(errorCodes.map((code) => [code, code]));

/** The input as cleaned by the rules in src/contract, or what is wrong with it: the first broken rule of each field. */
export async function validate<Clean>(rules: Schema<Clean>, input: unknown): Promise<Clean | InvalidInput> {
  try {
    return await rules.validate(input, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) return new InvalidInput(issuesOf(error));
    throw error;
  }
}

function issuesOf(error: ValidationError): readonly Issue[] {
  const failures = error.inner.length > 0 ? error.inner : [error];
  const issues = new Map<string, Issue>();
  for (const { path = "", message } of failures) {
    if (!issues.has(path)) issues.set(path, { path, code: codes.get(message) ?? "BAD_REQUEST" });
  }
  return [...issues.values()];
}
