import { GraphQLError, type ExecutionResult } from "graphql";
import type { ErrorCode } from "../../contract/errorCodes";
import { errorCatalogue } from "../../contract/errorCatalogue";
import type { IncomingMessage } from "node:http";
import { randomBytes } from "node:crypto";

/**
 * Waits for something, but not too long. What takes longer goes on by itself.
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

  /**
   * @param detail what is wrong and how to mend it, for who writes the client; the catalogue's sentence when left out.
   */
  constructor(status: number, code: ErrorCode, detail?: string) {
    super(detail ?? errorCatalogue[code].message["en-US"]);
    this.status = status;
    this.code = code;
  }

  /** As both doors tell of it: one error for each thing that is wrong. */
  toErrors(): readonly GraphQLError[] {
    return [new GraphQLError(this.message, { extensions: { code: this.code } })];
  }

  /** The response body of GraphQL over HTTP for a request that did not run. */
  toBody(): string {
    return JSON.stringify({ errors: this.toErrors() });
  }
}

/** A request that broke the server's own way of answering. The client learns only under which id the log tells more. */
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

/** A request that has not failed but is not done either: the same one may be sent again after `retryAfterSeconds`. */
export class ServiceUnavailableError extends RequestFailure {
  readonly retryAfterSeconds = 1;

  constructor() {
    super(503, "TIMED_OUT");
  }
}

/**
 * The id under which a failure of this request is found: the one of the page's trace when it sent a well-formed one,
 * else a new one. 32 hex digits.
 */
export function traceIdOf({ headers }: IncomingMessage): string {
  const header = headers["sentry-trace"];
  return (typeof header === "string" ? sentryTrace.exec(header)?.[1] : undefined) ?? newTraceId();
}

/** An id of no page's trace: 32 hex digits. */
export function newTraceId(): string {
  return randomBytes(16).toString("hex");
}

/** How long an answer may take, in ms (SPEC section 9). */
export const ANSWER_MS = 5_000;

/**
 * What the client may know of the errors of an execution. Ours carry a code and pass; what graphql itself says about
 * variables is a bad request; anything else becomes INTERNAL with a trace id, and goes to the log in full.
 * @param fail writes an error to the log and gives its trace id.
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
