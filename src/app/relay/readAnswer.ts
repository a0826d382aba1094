import type { GraphQLResponse } from "relay-runtime";
import { type ErrorCode, isErrorCode } from "../../contract/errorCodes";
import { isRecord } from "./isRecord";
import { RequestError } from "./RequestError";

/** An answer as it came, of which operation, and the trace it belongs to if it names none. */
type Raw = {
  readonly operationName: string;
  readonly status: number;
  readonly text: string;
  readonly traceId?: string | undefined;
};

/** What an answer means: data for Relay, what went wrong, or both. Without data there is at least one failure. */
export type Answer = { readonly response: GraphQLResponse | null; readonly failures: readonly RequestError[] };

/**
 * Reads a GraphQL answer. A status outside 200 to 299 is a failure whatever the body says; errors beside data go to
 * Relay with it, which throws where a
 * failed field is read.
 */
export function readAnswer({ operationName, status, text, traceId }: Raw): Answer {
  const { data, errors: listed } = parse(text);
  const errors = Array.isArray(listed) ? listed.filter(isRecord) : [];
  const failures = errors.map((error) => {
    const extensions = isRecord(error["extensions"]) ? error["extensions"] : {};
    const own = extensions["traceId"];
    return new RequestError(codeOf(error["message"], extensions["code"]), {
      operationName,
      status,
      traceId: typeof own === "string" ? own : traceId,
    });
  });
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && isRecord(data))
    return { response: failures.length === 0 ? { data } : { data, errors: errors.map(payload) }, failures };
  return {
    response: null,
    failures:
      failures.length === 0 ? [new RequestError(codeOfStatus(status), { operationName, status, traceId })] : failures,
  };
}

/** What other servers call an unknown document. A newer server may have codes that this page does not know. */
function codeOf(message: unknown, code: unknown): ErrorCode {
  if (code === "PERSISTED_QUERY_NOT_FOUND" || message === "PersistedQueryNotFound") return "DOCUMENT_UNKNOWN";
  return isErrorCode(code) ? code : "INTERNAL";
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 413) return "PAYLOAD_TOO_LARGE";
  if (status === 429) return "RATE_LIMITED";
  // What a proxy says while the server behind it restarts.
  if (status >= 502 && status <= 504) return "NETWORK";
  return "INTERNAL";
}

function payload({ message, path }: Record<string, unknown>) {
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
