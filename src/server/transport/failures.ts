import { GraphQLError, type ExecutionResult } from "graphql";
import type { ErrorCode } from "../../contract/errorCodes";
import { errorMessages } from "../../contract/languages/en/errorMessages";
import type { IncomingMessage } from "node:http";
import { randomBytes } from "node:crypto";

/**
 * Waits for a promise, but only for a limited time. A slower one continues in the background.
 * @throws ServiceUnavailableError after five seconds.
 */
export function withinTime<Value>(slow: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ServiceUnavailableError()), ANSWER_MS);
    slow.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Goes on with a value: at once where it is there, without a promise; else when it comes. */
export function mapMaybePromise<Value, Outcome>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Outcome | Promise<Outcome>,
): Outcome | Promise<Outcome> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/** A request that is refused before anything of it runs: an HTTP status and a code of the catalogue. */
export class RequestFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode;

  /** @param detail what is wrong and how to fix it, for the client's developer; by default the message of the code. */
  constructor(status: number, code: ErrorCode, detail?: string) {
    super(detail ?? errorMessages[code]);
    this.status = status;
    this.code = code;
  }

  /** The GraphQL errors, for HTTP and websocket: one for each fault. */
  toErrors(): readonly GraphQLError[] {
    return [new GraphQLError(this.message, { extensions: { code: this.code } })];
  }

  /** The response body for a request that did not run, as in GraphQL over HTTP. */
  toBody(): string {
    return JSON.stringify({ errors: this.toErrors() });
  }
}

/**
 * A request that failed unexpectedly while the server handled it. The client only gets the id of the failure in the
 * log.
 */
export class UnexpectedFailure extends RequestFailure {
  readonly #traceId: string;

  constructor(traceId: string) {
    super(500, "INTERNAL");
    this.#traceId = traceId;
  }

  override toErrors(): readonly GraphQLError[] {
    return [new GraphQLError(this.message, { extensions: { code: this.code, traceId: this.#traceId } })];
  }
}

/** A request that could not be completed and can be sent again after `retryAfterSeconds`. */
export class ServiceUnavailableError extends RequestFailure {
  readonly retryAfterSeconds = 1;

  constructor() {
    super(503, "TIMED_OUT");
  }
}

/**
 * The id of this request's failures in the log: that of the page's trace if it sent a valid one, otherwise a new one.
 * 32 hex digits.
 */
export function traceIdOf({ headers }: IncomingMessage): string {
  const header = headers["sentry-trace"];
  return (typeof header === "string" ? sentryTrace.exec(header)?.[1] : undefined) ?? newTraceId();
}

/** A new id that belongs to no page's trace: 32 hex digits. */
export function newTraceId(): string {
  return randomBytes(16).toString("hex");
}

/** Maximum time for a response, in ms. */
export const ANSWER_MS = 5_000;

/**
 * Replaces the errors of an execution with what the client may see. Our own errors have a code and are unchanged;
 * graphql's errors about variables become a bad request; all others become INTERNAL with a trace id and are logged in
 * full.
 * @param fail logs an error and returns its trace id.
 */
export function maskErrors(result: ExecutionResult, fail: (error: GraphQLError) => string): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => {
    if (error.extensions?.["code"]) return error;
    if (!error.originalError || error.originalError instanceof GraphQLError)
      return withCode(error, error.message, "BAD_REQUEST");
    return withCode(error, "Something went wrong on the server.", "INTERNAL", { traceId: fail(error) });
  });
  return { ...result, errors };
}

function withCode(error: GraphQLError, message: string, code: ErrorCode, more?: { traceId: string }): GraphQLError {
  return new GraphQLError(message, { path: error.path ?? null, extensions: { code, ...more } });
}

export const sentryTrace = /^([0-9a-f]{32})-[0-9a-f]{16}(?:-[01])?$/u;

/**
 * The error RATE_LIMITED for a field whose type has no payload for it. `extensions.retryAfterSeconds` is how long to
 * wait.
 * @param retryAfterSeconds whole seconds, at least 1.
 * @param text the message, by default that of the code.
 */
export function rateLimitedError(retryAfterSeconds: number, text: string = errorMessages.RATE_LIMITED): GraphQLError {
  return new GraphQLError(text, { extensions: { code: "RATE_LIMITED", retryAfterSeconds } });
}
