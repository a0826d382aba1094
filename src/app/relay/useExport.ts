import { useState } from "react";
import { graphql } from "react-relay";
import type { useExportMutation } from "../../../__generated__/useExportMutation.graphql";
import type { ErrorCode } from "../../contract/errorCodes";
import { isErrorCode, readErrorCode } from "../../contract/readErrorCode";
import { saveBlob } from "../platform/saveFile";
import { CONNECTION_TIMEOUT_MS } from "./httpTransport";
import { traceHeaders } from "../platform/traceHeaders";
import { retry } from "./retry";
import { RequestError, isRecord } from "./RequestError";
import { readRuntimeConfig } from "./runtimeConfig";
import { useResultMutation } from "./useResultMutation";

/**
 * Saves all data of one person as a file.
 * @returns `save`, which takes the global id of a group member (null: the viewer) and a file name; whether a download
 * is in flight; and the error of the last one.
 */
export function useExport() {
  const [createAddress] = useResultMutation<useExportMutation, string>(
    graphql`
      mutation useExportMutation($memberId: ID) {
        createExportAddress(memberId: $memberId) {
          __typename
          ... on ExportAddress {
            address
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ address }) => address,
  );
  const [isInFlight, setInFlight] = useState(false);
  const [error, setError] = useState<ErrorCode | null>(null);
  const save = async (memberId: string | null, fileName: string): Promise<void> => {
    if (isInFlight) return;
    setInFlight(true);
    setError(null);
    try {
      const result = await createAddress({ memberId });
      if (result.ok) saveBlob(await fetchExport(result.data), fileName);
      else setError(result.error);
    } catch (failure) {
      setError(readErrorCode(failure));
    } finally {
      setInFlight(false);
    }
  };
  return [save, isInFlight, error] as const;
}

/**
 * Downloads the file at an address from `createExportAddress`, with the retries and trace headers of every other
 * request. An incomplete download starts again. Rejects with a RequestError that is already logged.
 */
export async function fetchExport(address: string): Promise<Blob> {
  const { href } = new URL(address, readRuntimeConfig().graphqlUrl);
  const operationName = "download";
  let traceId: string | undefined;
  const attempt = async () => {
    const headers = traceHeaders(href);
    traceId = headers["sentry-trace"]?.split("-")[0];
    const controller = new AbortController();
    const timeout = setTimeout(() => controller.abort(), CONNECTION_TIMEOUT_MS);
    try {
      const response = await fetch(href, { headers, cache: "no-store", redirect: "manual", signal: controller.signal });
      return { status: response.status, retryAfter: response.headers.get("Retry-After"), body: await response.blob() };
    } finally {
      clearTimeout(timeout);
    }
  };
  try {
    const { status, body } = await retry(attempt, {}, new AbortController().signal);
    if (status >= 200 && status < 300) return body;
    throw new RequestError(await readCode(status, body), { operationName, status, traceId });
  } catch (cause) {
    const code = navigator.onLine ? "NETWORK" : "OFFLINE";
    const error = cause instanceof RequestError ? cause : new RequestError(code, { operationName, traceId, cause });
    // Never the address: anyone who has it can download the same file.
    console.error(`File ${error.message}${traceId === undefined ? "" : ` (trace ${traceId})`}`);
    throw error;
  }
}

async function readCode(status: number, body: Blob): Promise<ErrorCode> {
  const json: unknown = await body
    .text()
    .then(JSON.parse)
    .catch(() => null);
  const code = isRecord(json) ? json["code"] : null;
  if (isErrorCode(code)) return code;
  return status >= 502 && status <= 504 ? "NETWORK" : status === 429 ? "RATE_LIMITED" : "INTERNAL";
}
