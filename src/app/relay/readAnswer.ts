import type { GraphQLResponse } from "relay-runtime";
import type { ErrorCode } from "../../contract/errorCodes";
import { isErrorCode } from "../../contract/isErrorCode";
import { isRecord } from "./isRecord";
import { reportError } from "./reportError";
import { RequestError } from "./RequestError";

type Answer = { readonly operationName: string; readonly status: number; readonly text: string };

/**
 * Makes of an HTTP answer what Relay takes, or throws a RequestError. A status of 300 or above is a failure whatever the body says; errors beside data
 * go to Relay with it, which throws where a failed field is read. Every error is reported here, once.
 */
export function readAnswer({ operationName, status, text }: Answer): GraphQLResponse {
  const body = parse(text);
  const errors = readErrors(body["errors"]);
  const failures = errors.map(({ code, traceId }) => new RequestError(code, { operationName, status, ...(traceId === undefined ? {} : { traceId }) }));
  for (const failure of failures) reportError(failure);

  const data = body["data"];
  if (status < 300 && isRecord(data)) return errors.length === 0 ? { data } : { data, errors: errors.map(({ payload }) => payload) };

  const [first] = failures;
  if (first !== undefined) throw first;
  const bare = new RequestError(codeOfStatus(status), { operationName, status });
  reportError(bare);
  throw bare;
}

type ReadError = { readonly code: ErrorCode; readonly traceId: string | undefined; readonly payload: { message: string; path?: (string | number)[] } };

function readErrors(errors: unknown): readonly ReadError[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isRecord).map((error) => {
    const extensions = isRecord(error["extensions"]) ? error["extensions"] : {};
    const path = Array.isArray(error["path"]) ? error["path"].filter((step) => typeof step === "string" || typeof step === "number") : undefined;
    return {
      code: isErrorCode(extensions["code"]) ? extensions["code"] : "INTERNAL",
      traceId: typeof extensions["traceId"] === "string" ? extensions["traceId"] : undefined,
      payload: { message: String(error["message"] ?? ""), ...(path === undefined ? {} : { path }) },
    };
  });
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 413) return "PAYLOAD_TOO_LARGE";
  if (status === 429) return "RATE_LIMITED";
  // What a proxy says while the server behind it restarts.
  if (status >= 502 && status <= 504) return "NETWORK";
  return "INTERNAL";
}

function parse(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}
