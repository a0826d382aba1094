import { setConnectionState } from "./connectionState";
import { reportError } from "./reportError";
import { RequestError } from "./RequestError";

/** The error of a request that found no server; reported, and told to the connection badge. */
export function unreached(operationName: string, cause: unknown): RequestError {
  const error = new RequestError(navigator.onLine ? "NETWORK" : "OFFLINE", { operationName, cause });
  setConnectionState("offline");
  reportError(error);
  return error;
}
