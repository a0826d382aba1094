import type { GraphQLResponse } from "relay-runtime";
import { tellNewVersion } from "./newVersion";
import type { Answer } from "./readAnswer";
import { reportError } from "./reportError";

/**
 * The end of every answer at either door: its failures are reported, once each; what it brought is given to Relay, or
 * its first failure thrown.
 */
export function settle({ response, failures }: Answer): GraphQLResponse {
  for (const failure of failures) {
    reportError(failure);
    if (failure.code === "DOCUMENT_UNKNOWN") tellNewVersion();
  }
  if (response === null) throw failures[0];
  return response;
}
