import { PREFLIGHT_HEADER } from "../../contract/wire";
import type { Door } from "./Door";
import type { FoundFile } from "./findFiles";
import { isJson } from "./isJson";
import { multipartBody } from "./multipartBody";
import { SILENCE_MS } from "./silence";
import { tellUploadProgress } from "./uploadProgress";

/**
 * The multipart door, for requests with these files. It speaks XMLHttpRequest because fetch cannot tell how much has
 * left. Whoever watches hears a
 * part that only grows: a request that is sent again is not progress until it is further than the one before.
 */
export function postFiles(files: readonly FoundFile[]): Door {
  let furthest = -1;
  return ({ url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let silence = setTimeout(() => request.abort(), SILENCE_MS);
      const fail = () => reject(new TypeError("The request broke off"));
      request.open("POST", url);
      for (const [name, value] of Object.entries({ [PREFLIGHT_HEADER]: "1", ...headers }))
        request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        clearTimeout(silence);
        silence = setTimeout(() => request.abort(), SILENCE_MS);
        if (!lengthComputable || loaded / total <= furthest) return;
        furthest = loaded / total;
        tellUploadProgress(
          files.map(({ file }) => file),
          furthest,
        );
      });
      for (const end of ["error", "abort"]) request.addEventListener(end, fail);
      request.addEventListener("loadend", () => clearTimeout(silence));
      request.addEventListener("load", () => {
        // It follows redirects without asking: an answer from elsewhere is none.
        const status = request.responseURL === url ? request.status : 0;
        resolve({
          status,
          text: isJson(request.getResponseHeader("Content-Type")) ? request.responseText : "",
          retryAfter: request.getResponseHeader("Retry-After"),
        });
      });
      signal.addEventListener("abort", () => request.abort());
      request.send(multipartBody(body, files));
    });
}
