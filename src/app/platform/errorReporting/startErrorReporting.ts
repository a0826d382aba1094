import { readPageConfig } from "../readPageConfig";
import { whenIdle } from "../whenIdle";
import { loadSentry } from "./loadSentry";
import { noteError } from "./noteError";

/**
 * Reports errors and traces where the host says so; where it says nothing, nothing is loaded and nothing is sent.
 * Called once, before the page begins.
 */
export function startErrorReporting(): void {
  const { sentryDsn } = readPageConfig();
  if (sentryDsn === undefined) return;
  addEventListener("error", ({ error, message }) => noteError(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => noteError(reason));
  whenIdle(() => void loadSentry(sentryDsn).catch(() => undefined));
}
