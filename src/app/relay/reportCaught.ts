import { RequestError } from "./RequestError";

/** For what an error boundary caught: tells the console, unless the network layer has told it already. */
export function reportCaught(error: unknown): void {
  if (!(error instanceof RequestError)) console.error(error);
}
