import { reportError } from "./reportError";
import { RequestError } from "./RequestError";

/** The error of a request that found no server; reported. */
export function unreached(operationName: string, traceId: string | undefined, cause: unknown): RequestError {
  const error = new RequestError(navigator.onLine ? "NETWORK" : "OFFLINE", { operationName, traceId, cause });
  reportError(error);
  return error;
}
