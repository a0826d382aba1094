import type { ErrorCode } from "../../contract/errorCodes";
import { isErrorCode } from "../../contract/readErrorCode";
import { captureError } from "../platform/errorReporting/errorReporting";
import type { GraphQLResponse } from "relay-runtime";
import { setNewVersionAvailable } from "./connectionState";

type Context = {
  readonly operationName: string;
  readonly status?: number;
  readonly traceId?: string | undefined;
  readonly cause?: unknown;
};

/** A request without data: the code of the error catalog, the operation, and the trace to look for in the logs. */
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
function logRequestError(error: RequestError): void {
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

/** A response as it arrived, and the trace of its request in case the server sends none. */
type RawResponse = {
  readonly operationName: string;
  readonly status: number;
  readonly text: string;
  readonly traceId?: string | undefined;
};

/** Data for Relay, errors, or both. Without data there is at least one error. */
export type OperationResult = { readonly response: GraphQLResponse | null; readonly errors: readonly RequestError[] };

/**
 * The last step of every operation over HTTP or websocket: logs its errors, and returns its data or throws its first
 * error.
 */
export function resolveResponse({ response, errors }: OperationResult): GraphQLResponse {
  for (const error of errors) {
    logRequestError(error);
    if (error.code === "DOCUMENT_UNKNOWN") setNewVersionAvailable();
  }
  if (response === null) throw errors[0];
  return response;
}

/**
 * Reads a GraphQL response. A status outside 200 to 299 is an error whatever the body contains; errors beside data are
 * passed to Relay with it, which throws when a failed field is read.
 */
export function readResponse({ operationName, status, text, traceId }: RawResponse): OperationResult {
  const { data, errors: list } = parse(text);
  const payloads = Array.isArray(list) ? list.filter(isRecord) : [];
  const errors = payloads.map((error) => {
    const extensions = isRecord(error["extensions"]) ? error["extensions"] : {};
    const serverTraceId = extensions["traceId"];
    return new RequestError(toErrorCode(error["message"], extensions["code"]), {
      operationName,
      status,
      traceId: typeof serverTraceId === "string" ? serverTraceId : traceId,
    });
  });
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && isRecord(data))
    return { response: errors.length === 0 ? { data } : { data, errors: payloads.map(toPayloadError) }, errors };
  if (errors.length > 0) return { response: null, errors };
  return { response: null, errors: [new RequestError(codeOfStatus(status), { operationName, status, traceId })] };
}

/**
 * Includes other servers' names for an unknown document. A newer server may have codes that this page does not know.
 */
function toErrorCode(message: unknown, code: unknown): ErrorCode {
  if (code === "PERSISTED_QUERY_NOT_FOUND" || message === "PersistedQueryNotFound") return "DOCUMENT_UNKNOWN";
  return isErrorCode(code) ? code : "INTERNAL";
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 413) return "PAYLOAD_TOO_LARGE";
  if (status === 429) return "RATE_LIMITED";
  // Sent by a proxy while the server behind it restarts.
  if (status >= 502 && status <= 504) return "NETWORK";
  return "INTERNAL";
}

function toPayloadError({ message, path }: Record<string, unknown>) {
  const steps = Array.isArray(path)
    ? path.filter((step) => typeof step === "string" || typeof step === "number")
    : undefined;
  return { message: String(message ?? ""), ...(steps !== undefined && { path: steps }) };
}

function parse(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
