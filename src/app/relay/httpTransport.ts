import type { RequestParameters, Variables } from "relay-runtime";
import type { PersistedQueryExtension } from "../../contract/wire";
import { toNetworkError } from "./RequestError";
import type { PersistedQueryMode } from "./runtimeConfig";

/** A server that has sent nothing for this long, in ms, counts as unreachable, over HTTP and websocket. */
export const CONNECTION_TIMEOUT_MS = 30_000;

/** One HTTP request. The signal is aborted when the response is no longer needed. */
type TransportRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: DocumentRequest;
  readonly signal: AbortSignal;
};

/** `text` is empty when the body is not JSON; status 0 is a redirect, which is not followed. */
export type TransportResponse = { readonly status: number; readonly text: string; readonly retryAfter: string | null };

/** Sends one request over HTTP, once. Rejects when no complete response arrives. */
export type HttpTransport = (request: TransportRequest) => Promise<TransportResponse>;

/** JSON, or multipart if there is a file among the variables. The code of the latter loads when it is first needed. */
export async function selectTransport(operationName: string, variables: Variables): Promise<HttpTransport> {
  const files = findFiles(variables, "variables");
  if (files.length === 0) return postJson;
  const { createMultipartTransport } = await import("./multipartTransport").catch((cause: unknown) => {
    throw toNetworkError(operationName, undefined, cause);
  });
  return createMultipartTransport(files);
}

/** A POST of JSON. A redirect is a response like any other. */
export const postJson: HttpTransport = async ({ url, headers, body, signal }) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timeout = setTimeout(abort, CONNECTION_TIMEOUT_MS);
  signal.addEventListener("abort", abort);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: controller.signal,
    });
    const text = await response.text();
    return {
      status: response.status,
      text: isJson(response.headers.get("Content-Type")) ? text : "",
      retryAfter: response.headers.get("Retry-After"),
    };
  } finally {
    clearTimeout(timeout);
  }
};

/** Whether a response with this media type is from the server; captive portals and proxies send HTML. */
export function isJson(mediaType: string | null): boolean {
  return /json/u.test(mediaType ?? "");
}

/** A file and its path, as the multipart specification writes it: `variables.files.0`. */
export type FoundFile = { readonly path: string; readonly file: Blob };

/** Every File and Blob in a value, at any depth, in JSON's order. */
function findFiles(value: unknown, path: string): readonly FoundFile[] {
  if (value instanceof Blob) return [{ path, file: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => findFiles(child, `${path}.${name}`));
}

/** The body of an operation over HTTP or websocket: its document, by persisted id or text or both, and its variables. */
export type DocumentRequest = {
  readonly operationName: string;
  readonly variables: Variables;
  readonly query?: string;
  readonly extensions?: PersistedQueryExtension;
};

/**
 * By id, unless the mode is `off`; with the text, where it is given. Throws for a document that the compiler did not
 * persist: the server would refuse it.
 */
export function toDocumentRequest(
  { name, id }: RequestParameters,
  variables: Variables,
  mode: PersistedQueryMode,
  query: string | undefined,
): DocumentRequest {
  if (id === null) throw new Error(`${name} has no persisted id: run relay-compiler`);
  return {
    operationName: name,
    variables,
    ...(query !== undefined && { query }),
    ...(mode !== "off" && { extensions: { persistedQuery: { version: 1, sha256Hash: id } } }),
  };
}

/** The text of a document. The chunk of texts is fetched only in the modes `apq` and `off`. */
export async function loadDocumentText(id: string | null): Promise<string> {
  const { documentTexts } = await import("./documentTexts");
  const text = documentTexts[id ?? ""];
  if (text === undefined) throw new Error(`There is no text of the document ${id}`);
  return text;
}
