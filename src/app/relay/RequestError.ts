import type { ErrorCode } from "../../contract/errorCodes";

type Facts = {
  readonly operationName: string;
  readonly status?: number;
  readonly traceId?: string | undefined;
  readonly cause?: unknown;
};

/**
 * A request that brought no data: why (as a code of the error catalogue), of which operation, and where the server
 * wrote it down.
 */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly operationName: string;
  readonly status: number | undefined;
  readonly traceId: string | undefined;

  constructor(
    readonly code: ErrorCode,
    facts: Facts,
  ) {
    super(`${facts.operationName}: ${code}`, { cause: facts.cause });
    this.operationName = facts.operationName;
    this.status = facts.status;
    this.traceId = facts.traceId;
  }
}
