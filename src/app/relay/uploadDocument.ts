import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from "relay-runtime";
import { PREFLIGHT_HEADER } from "../../contract/wire";
import { authorization } from "./authorization";
import { setConnectionState } from "./connectionState";
import type { FoundFile } from "./findFiles";
import { multipartBody } from "./multipartBody";
import { readAnswer } from "./readAnswer";
import { RequestError } from "./RequestError";
import { expireToken, getToken } from "./sessionToken";
import { unreached } from "./unreached";
import { tellUploadProgress } from "./uploadProgress";

type Upload = {
  readonly url: string;
  readonly params: RequestParameters;
  readonly variables: Variables;
  readonly files: readonly FoundFile[];
};

/** The multipart door. It speaks XMLHttpRequest because fetch cannot tell how much has left. Given up when nobody waits any more. */
export function uploadDocument({ url, params, variables, files }: Upload): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const token = getToken();
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.setRequestHeader(PREFLIGHT_HEADER, "1");
    for (const [name, value] of Object.entries(authorization(token))) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) tellUploadProgress(files.map(({ file }) => file), event.loaded / event.total);
    });
    request.addEventListener("error", () => sink.error(unreached(params.name, undefined)));
    request.addEventListener("load", () => {
      setConnectionState("online");
      try {
        sink.next(readAnswer({ operationName: params.name, status: request.status, text: request.responseText }));
        sink.complete();
      } catch (error) {
        if (token !== null && error instanceof RequestError && error.code === "SESSION_EXPIRED") expireToken(token);
        sink.error(error instanceof Error ? error : new Error(String(error)));
      }
    });
    request.send(multipartBody(params, variables, files));
    return () => request.abort();
  });
}
