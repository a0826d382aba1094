import { captureError } from "../platform/errorReporting/errorReporting";
import { RequestError } from "./RequestError";

/**
 * For what an error boundary caught: tells the console, unless the network layer has told it already, and notes it for
 * a report.
 */
export function reportCaught(error: unknown): void {
  captureError(error);
  if (!(error instanceof RequestError)) console.error(error);
}
