import { PREFLIGHT_HEADER } from "../../contract/protocol";
import { CONNECTION_TIMEOUT_MS, type DocumentRequest, type HttpTransport, isJson } from "./httpTransport";

/** A file and its path, as the multipart specification writes it: `variables.files.0`. */
export type FoundFile = { readonly path: string; readonly file: Blob };

/** Called with the fraction of the upload that has been sent, from 0 to 1. */
export type ProgressListener = (part: number) => void;

const progressListeners = new WeakMap<Blob, ProgressListener>();

/** Call it before the mutation with this file among its variables, because Relay cannot pass a listener. */
export function subscribeToUploadProgress(file: Blob, listener: ProgressListener): void {
  progressListeners.set(file, listener);
}

/**
 * A transport for requests with these files. It uses XMLHttpRequest because fetch reports no upload progress. Reported
 * progress only grows: a retry reports none until it is further than the attempt before.
 */
export function createMultipartTransport(files: readonly FoundFile[]): HttpTransport {
  let furthest = -1;
  return ({ url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      let timeout = setTimeout(abort, CONNECTION_TIMEOUT_MS);
      request.open("POST", url);
      for (const [name, value] of Object.entries({ [PREFLIGHT_HEADER]: "1", ...headers }))
        request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        clearTimeout(timeout);
        timeout = setTimeout(abort, CONNECTION_TIMEOUT_MS);
        if (!lengthComputable || loaded / total <= furthest) return;
        furthest = loaded / total;
        for (const { file } of files) progressListeners.get(file)?.(furthest);
      });
      for (const type of ["error", "abort"])
        request.addEventListener(type, () => reject(new TypeError("The request broke off")));
      request.addEventListener("loadend", () => clearTimeout(timeout));
      request.addEventListener("load", () => {
        // XMLHttpRequest always follows redirects: a response from another address does not count.
        const status = request.responseURL === url ? request.status : 0;
        resolve({
          status,
          text: isJson(request.getResponseHeader("Content-Type")) ? request.responseText : "",
          retryAfter: request.getResponseHeader("Retry-After"),
        });
      });
      signal.addEventListener("abort", abort);
      request.send(toFormData(body, files));
    });
}

/**
 * The body by the GraphQL multipart request specification: `operations` (files replaced by null), then `map`, then the
 * files, in this order, so that a server can begin before the files have arrived.
 */
function toFormData(request: DocumentRequest, files: readonly FoundFile[]): FormData {
  const body = new FormData();
  body.append(
    "operations",
    JSON.stringify(request, (_, value: unknown) => (value instanceof Blob ? null : value)),
  );
  body.append("map", JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [String(index), [path]]))));
  for (const [index, { file }] of files.entries()) body.append(String(index), file);
  return body;
}
