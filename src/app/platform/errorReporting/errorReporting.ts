import { readPageConfig } from "../readPageConfig";
import { whenIdle } from "../whenIdle";

/** Reports uncaught errors if the host configured Sentry; otherwise nothing is loaded or sent. Called once. */
export function startErrorReporting(): void {
  const { sentryDsn } = readPageConfig();
  if (sentryDsn === undefined) return;
  addEventListener("error", ({ error, message }) => captureError(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => captureError(reason));
  whenIdle(() => void loadSentry(sentryDsn).catch(() => undefined));
}

/** Errors from before Sentry has loaded. */
const early: unknown[] = [];
let report = (error: unknown): void => {
  if (early.length < 10) early.push(error);
};

/** Reports an unexpected error, or queues it until Sentry has loaded. */
export function captureError(error: unknown): void {
  report(error);
}

/** Sends the queued errors, and every later one, to `next`. */
export function reportErrorsTo(next: (error: unknown) => void): void {
  report = next;
  for (const error of early.splice(0)) next(error);
}

let started: Promise<void> | undefined;

/** Loads and starts Sentry once. Rejects when its chunk cannot be fetched; the page works without it. */
export function loadSentry(dsn: string): Promise<void> {
  return (started ??= import("./sentry").then(({ startSentry }) => {
    const capture = startSentry(dsn);
    if (capture !== null) reportErrorsTo(capture);
  }));
}

/** Whether a chunk failed to load: no network, or a newer build. Browsers give no code, only different messages. */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload CSS/iu.test(error.message)
  );
}
