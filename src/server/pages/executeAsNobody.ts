import { randomBytes } from "node:crypto";
import type { ExecuteFor } from "../../contract/page";
import type { Services } from "../services";
import type { Documents } from "../transport/Documents";
import { maskErrors } from "../transport/maskErrors";

/**
 * Runs queries for pages in this process, as somebody without an account at an address. `onError` is told of unforeseen
 * failures.
 */
export function executeAsNobody(
  documents: Documents,
  services: Services,
  onError: (traceId: string, error: Error) => void,
): ExecuteFor {
  const fail = (error: Error): string => {
    const traceId = randomBytes(16).toString("hex");
    onError(traceId, error);
    return traceId;
  };
  return async (id, variables, address) => {
    const { operation, compiled } = documents.find({ id, text: null, operationName: null });
    if (operation.operation !== "query") throw new Error(`Document ${id} is no query: a page does not run it.`);
    return maskErrors(
      await compiled.query(undefined, { viewer: null, address, services, exchange: null }, variables),
      fail,
    );
  };
}
