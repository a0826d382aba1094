import { isErrorCode } from "../../contract/errorCodes";
import { isRecord } from "./isRecord";
import { RequestError } from "./RequestError";
import { retry } from "./retry";
import { readRuntimeConfig } from "./runtimeConfig";
import { SILENCE_MS } from "./silence";
import { traceHeaders } from "./traceHeaders";

const NAME = "download";

/**
 * Downloads the file at an address of `createExportAddress`, with the retries of every other request and the trace
 * headers of this page. A file that breaks off is
 * asked for again, whole. Rejects with a RequestError, written to the console already, when it does not come.
 */
export async function fetchExport(address: string): Promise<Blob> {
  const { href } = new URL(address, readRuntimeConfig().graphqlUrl);
  let traceId: string | undefined;
  const attempt = async () => {
    const headers = traceHeaders(href);
    traceId = headers["sentry-trace"]?.split("-")[0];
    const request = new AbortController();
    const silence = setTimeout(() => request.abort(), SILENCE_MS);
    try {
      const response = await fetch(href, { headers, cache: "no-store", redirect: "manual", signal: request.signal });
      return { status: response.status, retryAfter: response.headers.get("Retry-After"), body: await response.blob() };
    } finally {
      clearTimeout(silence);
    }
  };
  try {
    const { status, body } = await retry(attempt, {}, new AbortController().signal);
    if (status >= 200 && status < 300) return body;
    throw new RequestError(await readCode(status, body), { operationName: NAME, status, traceId });
  } catch (cause) {
    const code = navigator.onLine ? "NETWORK" : "OFFLINE";
    const error =
      cause instanceof RequestError ? cause : new RequestError(code, { operationName: NAME, traceId, cause });
    // Never the address: anyone who has it can download the same file.
    console.error(`File ${error.message}${traceId === undefined ? "" : ` (trace ${traceId})`}`);
    throw error;
  }
}

async function readCode(status: number, body: Blob) {
  const said: unknown = await body
    .text()
    .then(JSON.parse)
    .catch(() => null);
  const code = isRecord(said) ? said["code"] : null;
  if (isErrorCode(code)) return code;
  return status >= 502 && status <= 504 ? "NETWORK" : status === 429 ? "RATE_LIMITED" : "INTERNAL";
}
