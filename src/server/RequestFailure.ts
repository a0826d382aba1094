import type { GraphQLError } from "graphql";
import type { ErrorCode } from "../contract/errorCodes";
import { errorMessages } from "../contract/languages/en/errorMessages";
import { codedError } from "./graphql/codedError";

/** A request that is refused before anything of it runs: an HTTP status and a code of the catalog. */
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
    return [codedError(this.code, this.message)];
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
    return [codedError(this.code, this.message, { traceId: this.#traceId })];
  }
}

/** A request that could not be completed and can be sent again after `retryAfterSeconds`. */
export class ServiceUnavailableError extends RequestFailure {
  readonly retryAfterSeconds = 1;

  constructor() {
    super(503, "TIMED_OUT");
  }
}

/** Maximum time for a response, in ms. */
export const ANSWER_MS = 5_000;

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
