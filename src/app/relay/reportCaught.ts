import { noteError } from "../platform/errorReporting/noteError";
import { RequestError } from "./RequestError";

/**
 * For what an error boundary caught: tells the console, unless the network layer has told it already, and notes it for
 * a report.
 */
export function reportCaught(error: unknown): void {
  noteError(error);
  if (!(error instanceof RequestError)) console.error(error);
}
