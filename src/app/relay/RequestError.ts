import type { ErrorCode } from "../../contract/errorCodes";
import { captureError } from "../platform/errorReporting/errorReporting";

type Context = {
  readonly operationName: string;
  readonly status?: number;
  readonly traceId?: string | undefined;
  readonly cause?: unknown;
};

/** A request without data: the code of the error catalogue, the operation, and the trace to look for in the logs. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly operationName: string;
  readonly status: number | undefined;
  readonly traceId: string | undefined;

  constructor(
    readonly code: ErrorCode,
    context: Context,
  ) {
    super(`${context.operationName}: ${code}`, { cause: context.cause });
    this.operationName = context.operationName;
    this.status = context.status;
    this.traceId = context.traceId;
  }
}

/** Logs operation, code and trace id. Never variables or tokens, which contain what people typed. */
export function logRequestError(error: RequestError): void {
  const trace = error.traceId === undefined ? "" : ` (trace ${error.traceId})`;
  console.error(`GraphQL ${error.message}${trace}`);
}

/** The error of a request that did not reach the server; logged. */
export function toNetworkError(operationName: string, traceId: string | undefined, cause: unknown): RequestError {
  const error = new RequestError(navigator.onLine ? "NETWORK" : "OFFLINE", { operationName, traceId, cause });
  logRequestError(error);
  return error;
}

/** For error boundaries: captures the error for a report, and logs it unless the network layer has done so. */
export function reportRenderError(error: unknown): void {
  captureError(error);
  if (!(error instanceof RequestError)) console.error(error);
}
